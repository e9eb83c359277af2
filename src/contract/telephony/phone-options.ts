/** What 'Add Phone Number' offers, in the specification's order. Plain data. */
export const phoneCountries = [
  "Australia",
  "New Zealand",
  "United States",
  "Canada",
  "United Kingdom",
] as const;
export const defaultPhoneCountry = "Australia";
export const phoneStates = ["nsw", "vic", "qld", "wa", "sa", "tas", "act", "nt"] as const;
export const phoneProviders = [
  "telstra",
  "optus",
  "vodafone",
  "tpg",
  "aussie-broadband",
  "iinet",
  "other",
] as const;
export const phoneLines = ["1", "2", "3", "4", "5", "6+"] as const;

export const numberStatuses = ["Waiting to be connected", "In progress", "Connected"] as const;
export type NumberStatus = (typeof numberStatuses)[number];
/** How long after adding a number its simulated line takes its next step. */
export const numberStepsMs = { inProgress: 2_000, connected: 5_000 } as const;

/** How a code reaches the number that is to be proven. */
export const numberCodeWays = ["call", "text"] as const;
export type NumberCodeWay = (typeof numberCodeWays)[number];
