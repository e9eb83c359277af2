/** The states and mainland territories, each with public holidays of its own. */
export const australianStates = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"] as const;
export type AustralianState = (typeof australianStates)[number];

export const longestClosureDays = 366;
/** Of those that are not over. */
export const mostClosures = 200;
export const mostChairs = 20;
