/** What is kept for a time that the clinic chooses. Visits and patients are the record itself and are not among them. */
export const retentionKinds = ["recordings", "calls", "messages", "tasks", "logs"] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Days that something may be kept, from three months to seven years. */
export const retentionDays = [90, 180, 365, 730, 2_556] as const;
