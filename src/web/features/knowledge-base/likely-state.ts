import type { KnowledgeBase } from "#contract/clinic.ts";
import type { AustralianState } from "#contract/opening-options.ts";

const byName: Record<string, AustralianState> = {
  "australian capital territory": "ACT",
  "new south wales": "NSW",
  "northern territory": "NT",
  queensland: "QLD",
  "south australia": "SA",
  tasmania: "TAS",
  victoria: "VIC",
  "western australia": "WA",
  ...{ act: "ACT", nsw: "NSW", nt: "NT", qld: "QLD", sa: "SA", tas: "TAS", vic: "VIC", wa: "WA" },
};
/** At the end, with a postcode and the country or without: `Victoria Street, Perth` is not in Victoria. */
const nameAtEnd = new RegExp(
  `(?<!\\w)(${Object.keys(byName).join("|")})[\\s.,]*(?:\\d{4})?[\\s,]*(?:australia)?[\\s.]*$`,
  "i",
);
const postcodeAtEnd = /(?<!\d)(\d{4})[\s,]*(?:australia)?[\s.]*$/i;

/** Postcodes of street addresses (Australia Post); those of the ACT lie among those of New South Wales. */
const postcodes: readonly [from: number, to: number, state: AustralianState][] = [
  [800, 899, "NT"],
  [2600, 2618, "ACT"],
  [2900, 2920, "ACT"],
  [2000, 2999, "NSW"],
  [3000, 3999, "VIC"],
  [4000, 4999, "QLD"],
  [5000, 5799, "SA"],
  [6000, 6797, "WA"],
  [7000, 7799, "TAS"],
];

const byZone: Record<string, AustralianState> = {
  "Australia/Adelaide": "SA",
  "Australia/Brisbane": "QLD",
  "Australia/Broken_Hill": "NSW",
  "Australia/Darwin": "NT",
  "Australia/Hobart": "TAS",
  "Australia/Lord_Howe": "NSW",
  "Australia/Melbourne": "VIC",
  "Australia/Perth": "WA",
  "Australia/Sydney": "NSW",
};

function stateOfPostcode(address: string): AustralianState | null {
  const number = Number(postcodeAtEnd.exec(address)?.[1] ?? Number.NaN);
  return postcodes.find(([from, to]) => from <= number && number <= to)?.[2] ?? null;
}

/** Where the clinic seems to be, to be offered and never taken for granted; null outside Australia. */
export function likelyState({
  address,
  timeZone,
}: Pick<KnowledgeBase, "address" | "timeZone">): AustralianState | null {
  if (!timeZone.startsWith("Australia/")) return null;
  const named = nameAtEnd.exec(address)?.[1]?.toLowerCase() ?? "";
  return byName[named] ?? stateOfPostcode(address) ?? byZone[timeZone] ?? null;
}
