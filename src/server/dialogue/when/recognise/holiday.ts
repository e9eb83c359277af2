import {
  addMonths,
  civil,
  dayNumber,
  easterSunday,
  nthWeekday,
  numberOf,
  weekdayOfNumber,
} from "../calendar.ts";
import { follows, type Line, phraseAt, phrases, type Recogniser, token, word } from "../line.ts";
import { type Found, oneDay } from "../mention.ts";
import { daysOffAround } from "../working-days.ts";
import { readDuration } from "./duration.ts";
import { readYear } from "./year.ts";

type Rule = (year: number) => number | null;

const fixed =
  (month: number, day: number): Rule =>
  (year) =>
    dayNumber(year, month, day);
const easter =
  (shift: number): Rule =>
  (year) =>
    easterSunday(year) + shift;
const nth =
  (n: number, weekday: number, month: number, shift = 0): Rule =>
  (year) => {
    const day = nthWeekday(year, month, weekday, n);
    return day === null ? null : day + shift;
  };
/** The first such weekday on or after the day. */
const onOrAfter =
  (month: number, day: number, weekday: number): Rule =>
  (year) => {
    const from = dayNumber(year, month, day);
    return from + ((weekday - ((((from + 4) % 7) + 7) % 7) + 7) % 7);
  };

/**
 * Public holidays and days that Australians name; without apostrophes. Where states differ, the note says which was taken.
 * Sources: fairwork.gov.au, public holidays 2024–2027; state acts.
 */
const holidays: readonly (readonly [names: string, rule: Rule, note?: string])[] = [
  ["christmas eve|xmas eve", fixed(12, 24)],
  ["christmas day|xmas day|christmas|xmas", fixed(12, 25)],
  ["boxing day|st stephens day", fixed(12, 26)],
  ["new years eve|new year eve|nye|hogmanay", fixed(12, 31)],
  ["new years day|new year day|new years|new year", fixed(1, 1)],
  ["australia day|invasion day", fixed(1, 26)],
  ["anzac day", fixed(4, 25)],
  ["good friday", easter(-2)],
  ["easter saturday|holy saturday", easter(-1)],
  ["easter sunday|easter day|easter", easter(0)],
  ["easter monday", easter(1)],
  ["easter tuesday", easter(2), "Tasmania"],
  ["palm sunday", easter(-7)],
  ["maundy thursday|holy thursday|covenant thu|covenant thursday|thu of mysteries", easter(-3)],
  ["ash wednesday", easter(-46)],
  ["shrove tuesday|pancake day|pancake tuesday|mardi gras", easter(-47)],
  ["ascension day|ascension thursday", easter(39)],
  ["pentecost|whit sunday|white sunday", easter(49)],
  ["whit monday|pentecost monday|monday of the holy spirit", easter(50)],
  ["trinity sunday", easter(56)],
  ["corpus christi", easter(60)],
  ["kings birthday|queens birthday|the kings birthday", nth(2, 1, 6), "not Queensland or Western Australia"],
  ["labour day|labor day", nth(1, 1, 10), "New South Wales, South Australia and the ACT"],
  ["eight hours day", nth(2, 1, 3), "Tasmania"],
  ["melbourne cup day|melbourne cup|cup day", nth(1, 2, 11)],
  ["afl grand final day|grand final day", nth(-1, 6, 9)],
  ["canberra day", nth(2, 1, 3)],
  ["western australia day|wa day", nth(1, 1, 6)],
  ["reconciliation day", onOrAfter(5, 27, 1)],
  ["picnic day", nth(1, 1, 8)],
  ["ekka day|ekka wednesday|royal queensland show day|show day", onOrAfter(8, 10, 3)],
  ["harmony day", fixed(3, 21)],
  ["mothers day|mother day|mothering sunday", nth(2, 0, 5)],
  ["fathers day|father day", nth(1, 0, 9)],
  ["valentines day|valentine day|valentines", fixed(2, 14)],
  ["st patricks day|saint patricks day|saint paddys day|st paddys day|paddys day", fixed(3, 17)],
  ["april fools day|april fools|april fool day", fixed(4, 1)],
  ["international womens day|womens day", fixed(3, 8)],
  ["may day", fixed(5, 1)],
  ["star wars day", fixed(5, 4)],
  ["halloween|hallowe en", fixed(10, 31)],
  ["all saints day", fixed(11, 1)],
  ["guy fawkes night|bonfire night", fixed(11, 5)],
  ["remembrance day|armistice day", fixed(11, 11)],
  ["st andrews day", fixed(11, 30)],
  ["st georges day|saint georges day", fixed(4, 23)],
  ["earth day", fixed(4, 22)],
  ["black friday", nth(4, 4, 11, 1)],
  ["cyber monday", nth(4, 4, 11, 4)],
  ["thanksgiving day|thanksgiving", nth(4, 4, 11), "the American one"],
  ["independence day", fixed(7, 4), "the American one"],
  ["memorial day", nth(-1, 1, 5), "the American one"],
  ["veterans day|veteran day", fixed(11, 11)],
  ["canada day", fixed(7, 1)],
  ["waitangi day", fixed(2, 6)],
];

type Entry = { words: string[]; rule: Rule; note: string | null };
const entries: readonly Entry[] = holidays.flatMap(([names, rule, note]) =>
  names.split("|").map((name) => ({ words: name.split(" "), rule, note: note ?? null })),
);
const byFirst = new Map<string, Entry[]>();
for (const entry of entries.toSorted((a, b) => b.words.length - a.words.length)) {
  const first = entry.words[0] ?? "";
  byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
}

/** Whether the words begin with a holiday, so that 'for Christmas Day' books a day and nobody of that name. */
export const beginsWithHoliday = (words: readonly string[]): boolean =>
  (byFirst.get(words[0] ?? "") ?? []).some((entry) => entry.words.every((each, k) => words[k] === each));

/** 'Merry Christmas' is no day to come in. */
const wishesWell: ReadonlySet<string> = new Set(["happy", "merry"]);
const leads = new Set(["next", "this", "last", "coming", "previous", "following"]);

/** 'Christmas Eve', 'Good Friday', 'next Anzac Day', 'Easter 2027', 'Mother's Day next year' */
export const holiday: Recogniser = {
  starts: [...byFirst.keys(), ...leads],
  read(line, at) {
    const lead = leads.has(word(line, at)) ? word(line, at) : "";
    const start = lead === "" ? at : at + 1;
    const hit = byFirst.get(word(line, start))?.find(({ words }) => follows(line, start, ...words));
    if (!hit || wishesWell.has(word(line, at - 1))) return null;
    const to = start + hit.words.length;
    const found = withYear(line, asKept(line, hit), lead, to);
    return found && withWeekend(line, found);
  },
};

/** 'The Easter long weekend': all its days off. */
function withWeekend(line: Line, found: Found): Found {
  const said = phraseAt(line, found.to, weekends);
  if (said === 0 || found.meaning.kind !== "days") return found;
  const { days } = found.meaning;
  return {
    meaning: { kind: "days", days: { ...days, ...daysOffAround(days.point, line.context) } },
    to: found.to + said,
  };
}
const weekends = phrases("long weekend|weekend|holiday weekend|public holiday weekend");

/** Where the states differ, the day is the one that the clinic keeps. */
function asKept(line: Line, hit: Entry): Entry {
  if (hit.note === null) return hit;
  const kept = line.context.closedDays.find(({ name, isHoliday }) => isHoliday && isNamed(name, hit.words));
  if (!kept) return hit;
  const day = numberOf(kept.from);
  const { month, day: date } = civil(day);
  return { ...hit, rule: nth(Math.ceil(date / 7), weekdayOfNumber(day), month), note: null };
}

const isNamed = (name: string, words: readonly string[]): boolean =>
  name.toLowerCase().replaceAll(/['’]/g, "").replace("queens", "kings") ===
  words.join(" ").replace("labor", "labour").replace("queens", "kings").replace("the ", "");

function withYear(line: Line, hit: Entry, lead: string, at: number): Found | null {
  const { today } = line.context;
  const { year } = civil(today);
  const assumed = hit.note === null ? [] : [hit.note];
  const made = (point: number | null, to: number): Found | null =>
    point === null ? null : { meaning: oneDay(point, { assumed, sure: hit.note === null, past: false }), to };
  const said = readYear(line, at, false);
  if (said) return made(hit.rule(said.year), said.to);
  const which = yearStep(line, at);
  if (which) return made(hit.rule(year + which.step), which.to);
  const coming = hit.rule(year);
  const isAhead = coming !== null && coming >= today;
  if (lead === "last" || lead === "previous") {
    const point = coming !== null && coming < today ? coming : hit.rule(year - 1);
    return point === null ? null : { meaning: oneDay(point, { past: true }), to: at };
  }
  const next = isAhead ? coming : hit.rule(year + 1);
  const length = word(line, at) === "in" && token(line, at).stop === 0 ? readDuration(line, at + 1) : null;
  if (next !== null && length && length.months > 0 && length.months % 12 === 0)
    return made(hit.rule(civil(addMonths(today, length.months)).year), length.to);
  return made(next, at);
}

/** 'next year', 'of this year', 'last year' */
function yearStep(line: Line, at: number): { step: number; to: number } | null {
  const start = word(line, at) === "of" ? at + 1 : at;
  const step = { this: 0, next: 1, last: -1 }[word(line, start)];
  return step !== undefined && word(line, start + 1) === "year" ? { step, to: start + 2 } : null;
}
