const table = (rows: readonly (readonly [number, string])[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(([value, words]) => words.split(" ").map((word) => [word, value] as const)));

/** 0 = Sunday. Plurals and possessives are the same day: 'Mondays are best'. Misspelled ones are mended before: weekday-spellings.ts. */
export const weekdays = table([
  [0, "sunday sundays sun"],
  [1, "monday mondays mon"],
  [2, "tuesday tuesdays tue tues"],
  [3, "wednesday wednesdays wed weds"],
  [4, "thursday thursdays thu thur thurs"],
  [5, "friday fridays fri"],
  [6, "saturday saturdays sat"],
]);

/** Short forms that are ordinary English words or names as well. */
export const riskyWeekdays: ReadonlySet<string> = new Set(["sun", "sat", "wed", "mon"]);

export const months = table([
  [1, "january jan januarys"],
  [2, "february feb febuary"],
  [3, "march mar"],
  [4, "april apr"],
  [5, "may"],
  [6, "june jun"],
  [7, "july jul"],
  [8, "august aug"],
  [9, "september sep sept"],
  [10, "october oct"],
  [11, "november nov"],
  [12, "december decembers dec"],
]);

export type Unit = "second" | "minute" | "hour" | "day" | "week" | "fortnight" | "month" | "quarter" | "year";

const unitWords: readonly (readonly [Unit, string])[] = [
  ["second", "second seconds sec secs"],
  ["minute", "minute minutes min mins"],
  ["hour", "hour hours hr hrs"],
  ["day", "day days"],
  ["week", "week weeks wk wks"],
  ["fortnight", "fortnight fortnights"],
  ["month", "month months"],
  ["quarter", "quarter quarters"],
  ["year", "year years yr yrs"],
];
export const units: ReadonlyMap<string, Unit> = new Map(
  unitWords.flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit] as const)),
);
/** Only when glued to the digits: '2h', '3w', '5d'. */
export const gluedUnits: ReadonlyMap<string, Unit> = new Map([
  ["s", "second"],
  ["m", "minute"],
  ["h", "hour"],
  ["d", "day"],
  ["w", "week"],
  ["mo", "month"],
  ["y", "year"],
]);
