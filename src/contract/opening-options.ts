/** The states and mainland territories, each with public holidays of its own. */
export const australianStates = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"] as const;
export type AustralianState = (typeof australianStates)[number];
