/** Names for people of what a phone number's row holds as short words. */
const states: Record<string, { short: string; long: string }> = {
  nsw: { short: "NSW", long: "New South Wales" },
  vic: { short: "VIC", long: "Victoria" },
  qld: { short: "QLD", long: "Queensland" },
  wa: { short: "WA", long: "Western Australia" },
  sa: { short: "SA", long: "South Australia" },
  tas: { short: "TAS", long: "Tasmania" },
  act: { short: "ACT", long: "Australian Capital Territory" },
  nt: { short: "NT", long: "Northern Territory" },
};
const providers: Record<string, string> = {
  telstra: "Telstra",
  optus: "Optus",
  vodafone: "Vodafone",
  tpg: "TPG",
  "aussie-broadband": "Aussie Broadband",
  iinet: "iiNet",
  other: "Other",
};

export const stateShort = (state: string): string => states[state]?.short ?? state;
export const stateLong = (state: string): string => states[state]?.long ?? state;
export const providerLabel = (provider: string): string => providers[provider] ?? provider;
