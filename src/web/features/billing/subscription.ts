/** What the page shows of the subscription by default: the specification's own values. */
export const companyName = "Dental practice";
export const companyLocations = [
  "Netherlands",
  "United States",
  "Canada",
  "United Kingdom",
  "Australia",
] as const;
export const companyLocation: (typeof companyLocations)[number] = "Australia";

/** Why nothing is due: no provider takes payments for this server. */
export const nothingIsDue = "This server runs without a billing provider: nothing is due.";
