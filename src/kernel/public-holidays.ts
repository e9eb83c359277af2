import { type AustralianState, australianStates } from "#contract/clinic/opening-options.ts";
import { addDays, weekdayOf } from "./zoned-time.ts";

/**
 * Public holidays of the Australian states and territories, computed from their laws' rules for any year.
 *
 * Sources: fairwork.gov.au, "List of public holidays" (2025–2027); Public Holidays Act 2010 (NSW) with the Anzac Day
 * Order of 2026; Holidays Act 1983 (Qld), schedule 1; Public Holidays Act 2023 (SA); Public Holidays Act 1993 (Vic);
 * Public and Bank Holidays Act 1972 (WA); Holidays Act 1958 (ACT); Public Holidays Act 1981 (NT);
 * Statutory Holidays Act 2000 (Tas), worksafe.tas.gov.au.
 *
 * Two days follow a rule of thumb, since they are gazetted a year or two ahead: Victoria's Friday before the AFL Grand
 * Final (the last Saturday in September) and Western Australia's King's Birthday (the last Monday in September).
 */
export interface PublicHoliday {
  /** The same in every year and state; a substitute or additional day has its own, ending in `-extra`. */
  id: string;
  name: string;
  date: string;
  /** A holiday of the evening only begins then, `HH:MM`; null = all day. */
  fromTime: string | null;
  /** Kept only in part of the state: counts where the clinic says that its area keeps it. */
  isLocal: boolean;
}

type Rule = (year: number) => string;
interface Kind {
  id: string;
  name: string;
  on: Rule;
  states: readonly AustralianState[];
  /** What a weekend does to it. */
  weekend?: "moves" | "adds";
  fromTime?: string;
  isLocal?: boolean;
}

const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
const fixed =
  (month: number, day: number): Rule =>
  (year) =>
    iso(year, month, day);

/** The first such weekday (0 = Sunday) on or after the day. */
const onOrAfter =
  (month: number, day: number, weekday: number): Rule =>
  (year) => {
    const from = iso(year, month, day);
    return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  };
const nth = (n: number, weekday: number, month: number): Rule => onOrAfter(month, 1 + 7 * (n - 1), weekday);
const lastInSeptember =
  (weekday: number): Rule =>
  (year) =>
    onOrAfter(9, 24, weekday)(year);
const shifted =
  (rule: Rule, days: number): Rule =>
  (year) =>
    addDays(rule(year), days);

/** Western Easter Sunday: the anonymous Gregorian computus. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const moon = Math.floor((century - correction + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const leap = 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4);
  const sunday = (32 + leap - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * late + 114;
  return iso(year, Math.floor(days / 31), (days % 31) + 1);
}

const all = australianStates;
const except = (...states: AustralianState[]) => all.filter((state) => !states.includes(state));
const monday = 1;
const tuesday = 2;
const friday = 5;
const saturday = 6;

const kinds: readonly Kind[] = [
  { id: "new-year", name: "New Year's Day", on: fixed(1, 1), states: except("TAS"), weekend: "adds" },
  { id: "new-year", name: "New Year's Day", on: fixed(1, 1), states: ["TAS"], weekend: "moves" },
  { id: "australia-day", name: "Australia Day", on: fixed(1, 26), states: all, weekend: "moves" },
  {
    id: "hobart-regatta",
    name: "Royal Hobart Regatta",
    on: nth(2, monday, 2),
    states: ["TAS"],
    isLocal: true,
  },
  { id: "labour-day", name: "Labour Day", on: nth(1, monday, 3), states: ["WA"] },
  { id: "labour-day", name: "Labour Day", on: nth(2, monday, 3), states: ["VIC"] },
  { id: "labour-day", name: "Eight Hours Day", on: nth(2, monday, 3), states: ["TAS"] },
  { id: "adelaide-cup", name: "Adelaide Cup Day", on: nth(2, monday, 3), states: ["SA"] },
  { id: "canberra-day", name: "Canberra Day", on: nth(2, monday, 3), states: ["ACT"] },
  { id: "good-friday", name: "Good Friday", on: shifted(easterSunday, -2), states: all },
  {
    ...{ id: "easter-saturday", name: "Easter Saturday" },
    ...{ on: shifted(easterSunday, -1), states: except("TAS", "WA") },
  },
  { id: "easter-sunday", name: "Easter Sunday", on: easterSunday, states: except("TAS") },
  { id: "easter-monday", name: "Easter Monday", on: shifted(easterSunday, 1), states: all },
  { id: "anzac-day", name: "Anzac Day", on: fixed(4, 25), states: all },
  { id: "labour-day", name: "Labour Day", on: nth(1, monday, 5), states: ["QLD"] },
  { id: "labour-day", name: "May Day", on: nth(1, monday, 5), states: ["NT"] },
  { id: "reconciliation-day", name: "Reconciliation Day", on: onOrAfter(5, 27, monday), states: ["ACT"] },
  { id: "wa-day", name: "Western Australia Day", on: nth(1, monday, 6), states: ["WA"] },
  { id: "kings-birthday", name: "King's Birthday", on: nth(2, monday, 6), states: except("QLD", "WA") },
  {
    id: "alice-springs-show",
    name: "Alice Springs Show Day",
    on: nth(1, friday, 7),
    states: ["NT"],
    isLocal: true,
  },
  {
    ...{ id: "tennant-creek-show", name: "Tennant Creek Show Day" },
    ...{ on: shifted(nth(1, friday, 7), 7), states: ["NT"], isLocal: true },
  },
  {
    ...{ id: "katherine-show", name: "Katherine Show Day" },
    ...{ on: shifted(nth(1, friday, 7), 14), states: ["NT"], isLocal: true },
  },
  {
    ...{ id: "darwin-show", name: "Darwin Show Day" },
    ...{ on: shifted(nth(1, friday, 7), 21), states: ["NT"], isLocal: true },
  },
  { id: "picnic-day", name: "Picnic Day", on: nth(1, monday, 8), states: ["NT"] },
  {
    // The Wednesday of the show that opens on the first Friday from 5 August on.
    ...{ id: "ekka", name: "Royal Queensland Show", on: shifted(onOrAfter(8, 5, friday), 5) },
    ...{ states: ["QLD"], isLocal: true },
  },
  { id: "kings-birthday", name: "King's Birthday", on: lastInSeptember(monday), states: ["WA"] },
  {
    ...{ id: "afl-grand-final", name: "Friday before the AFL Grand Final" },
    ...{ on: shifted(lastInSeptember(saturday), -1), states: ["VIC"] },
  },
  { id: "kings-birthday", name: "King's Birthday", on: nth(1, monday, 10), states: ["QLD"] },
  { id: "labour-day", name: "Labour Day", on: nth(1, monday, 10), states: ["ACT", "NSW", "SA"] },
  { id: "recreation-day", name: "Recreation Day", on: nth(1, monday, 11), states: ["TAS"], isLocal: true },
  { id: "melbourne-cup", name: "Melbourne Cup Day", on: nth(1, tuesday, 11), states: ["VIC"], isLocal: true },
  { id: "christmas-eve", name: "Christmas Eve", on: fixed(12, 24), states: ["NT", "SA"], fromTime: "19:00" },
  { id: "christmas-eve", name: "Christmas Eve", on: fixed(12, 24), states: ["QLD"], fromTime: "18:00" },
  { id: "christmas-day", name: "Christmas Day", on: fixed(12, 25), states: all, weekend: "adds" },
  { id: "boxing-day", name: "Boxing Day", on: fixed(12, 26), states: except("SA", "TAS"), weekend: "adds" },
  { id: "boxing-day", name: "Boxing Day", on: fixed(12, 26), states: ["TAS"], weekend: "moves" },
  { id: "boxing-day", name: "Proclamation Day", on: fixed(12, 26), states: ["SA"], weekend: "adds" },
  { id: "new-years-eve", name: "New Year's Eve", on: fixed(12, 31), states: ["NT", "SA"], fromTime: "19:00" },
];

/** States in which an Anzac Day on that weekday brings a holiday on the Monday after it. */
const anzacMonday: Readonly<Record<number, readonly AustralianState[]>> = {
  0: ["ACT", "NT", "QLD", "WA"],
  6: ["ACT", "WA"],
};
/** Declared for New South Wales for these years only: Public Holidays Amendment (Anzac Day) Order 2026. */
const anzacMondayInNsw: readonly number[] = [2026, 2027];

function anzacExtra(year: number, state: AustralianState): PublicHoliday[] {
  const date = iso(year, 4, 25);
  const weekday = weekdayOf(date);
  const isWeekend = weekday === 0 || weekday === saturday;
  const isDeclared =
    state === "NSW" ? anzacMondayInNsw.includes(year) : anzacMonday[weekday]?.includes(state);
  if (!isWeekend || !isDeclared) return [];
  const name = "Additional holiday for Anzac Day";
  const extra = addDays(date, weekday === 0 ? 1 : 2);
  return [{ id: "anzac-day-extra", name, date: extra, fromTime: null, isLocal: false }];
}

/** Christmas on a weekend gives the 27th, Boxing Day the 28th; everything else the Monday after. */
function extraDay(kind: Kind, date: string): string {
  if (kind.id === "christmas-day") return addDays(date, 2);
  if (kind.id === "boxing-day") return addDays(date, 2);
  return addDays(date, weekdayOf(date) === 0 ? 1 : 2);
}

function daysOf(kind: Kind, year: number): PublicHoliday[] {
  const { id, name, fromTime = null, isLocal = false } = kind;
  const day = { id, name, date: kind.on(year), fromTime, isLocal };
  const isOnWeekend = weekdayOf(day.date) % 6 === 0;
  if (!isOnWeekend || kind.weekend === undefined) return [day];
  const extra = { ...day, date: extraDay(kind, day.date) };
  return kind.weekend === "moves"
    ? [extra]
    : [day, { ...extra, id: `${id}-extra`, name: `Additional holiday for ${name}` }];
}

const known = new Map<string, readonly PublicHoliday[]>();

/** The public holidays of a state in a year, in the order of the calendar; local ones are among them. */
export function publicHolidays(state: AustralianState, year: number): readonly PublicHoliday[] {
  const key = `${state} ${year}`;
  const remembered = known.get(key);
  if (remembered) return remembered;
  const found = [
    ...kinds.filter(({ states }) => states.includes(state)).flatMap((kind) => daysOf(kind, year)),
    ...anzacExtra(year, state),
  ].toSorted((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
  known.set(key, found);
  return found;
}

/** Kept everywhere: on the same day of the year in every state, whatever each makes of a weekend. */
function isNationwide({ id, on }: Kind, year: number): boolean {
  const alike = kinds.filter((kind) => kind.id === id && kind.on(year) === on(year));
  return all.every((state) => alike.some(({ states }) => states.includes(state)));
}

const knownNational = new Map<number, ReadonlySet<string>>();

/** The days that they lie on, and those that stand in for them on a weekend. */
function nationalDays(year: number): ReadonlySet<string> {
  const remembered = knownNational.get(year);
  if (remembered) return remembered;
  const found = new Set(
    kinds
      .filter((kind) => isNationwide(kind, year))
      .flatMap((kind) => [kind.on(year), ...daysOf(kind, year).map(({ date }) => date)]),
  );
  knownNational.set(year, found);
  return found;
}

/**
 * Whether the day (`YYYY-MM-DD`) is a public holiday everywhere in Australia, as the Telemarketing and Research Calls
 * Industry Standard 2017 counts them.
 */
export const isNationalHoliday = (date: string): boolean => nationalDays(Number(date.slice(0, 4))).has(date);

/** The local holidays that some area of the state keeps. */
export const localHolidays = (state: AustralianState): { id: string; name: string }[] =>
  kinds
    .filter(({ states, isLocal }) => isLocal && states.includes(state))
    .map(({ id, name }) => ({ id, name }));
