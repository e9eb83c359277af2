/** When on a day somebody on the waitlist could come; midday divides it. */
export const partsOfDay = ["any", "morning", "afternoon"] as const;
export type PartOfDay = (typeof partsOfDay)[number];
