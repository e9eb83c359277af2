export type AustralianState = "ACT" | "NSW" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA";

/** Where somebody seems to be. */
export interface Place {
  /** A postal address, as people write it. */
  address: string;
  /** IANA name. */
  timeZone: string;
}

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

/** The clocks of each, the one of most people first. */
const zonesOf: Record<AustralianState, readonly [string, ...string[]]> = {
  ACT: ["Australia/Sydney"],
  NSW: ["Australia/Sydney", "Australia/Broken_Hill", "Australia/Lord_Howe"],
  NT: ["Australia/Darwin"],
  QLD: ["Australia/Brisbane", "Australia/Lindeman"],
  SA: ["Australia/Adelaide"],
  TAS: ["Australia/Hobart"],
  VIC: ["Australia/Melbourne"],
  WA: ["Australia/Perth", "Australia/Eucla"],
};
/** Sydney's clock is told of New South Wales; what is at the edge of a state says nothing. */
const byZone: Record<string, AustralianState> = {
  ...Object.fromEntries(
    Object.entries(zonesOf).flatMap(([state, [zone]]) => (state === "ACT" ? [] : [[zone, state]])),
  ),
  "Australia/Broken_Hill": "NSW",
  "Australia/Lord_Howe": "NSW",
};

function stateOfPostcode(address: string): AustralianState | null {
  const number = Number(postcodeAtEnd.exec(address)?.[1] ?? Number.NaN);
  return postcodes.find(([from, to]) => from <= number && number <= to)?.[2] ?? null;
}

function stateOfAddress(address: string): AustralianState | null {
  const named = nameAtEnd.exec(address)?.[1]?.toLowerCase() ?? "";
  return byName[named] ?? stateOfPostcode(address);
}

/** The state, to be offered and never taken for granted; null outside Australia. */
export function likelyState({ address, timeZone }: Place): AustralianState | null {
  if (!timeZone.startsWith("Australia/")) return null;
  return stateOfAddress(address) ?? byZone[timeZone] ?? null;
}

/** The clock of the address, where it is another one than the place goes by; null = as it is, or not to be told. */
export function zoneByAddress({ address, timeZone }: Place): string | null {
  const state = timeZone.startsWith("Australia/") ? stateOfAddress(address) : null;
  if (state === null || zonesOf[state].includes(timeZone)) return null;
  return zonesOf[state][0];
}
