import { hourWords } from "#kernel/number-words.ts";
import { monthNames, spokenDate, weekdayNames } from "#kernel/spoken-dates.ts";
import { addDays, weekdayOf } from "#kernel/zoned-time.ts";

/**
 * Days and times as assistants say them, in figures or in words, read without regard to who says them: `Tuesday 11 August`,
 * `Thursday the 13th (of August)`, `tomorrow`; `2:30 pm`, `half past two`, `nine till five`, `midday`.
 */

/** `HH:MM` with its place in the text. */
export interface SaidTime {
  time: string;
  index: number;
}
/** Clinic-local date with its place in the text. */
export interface SaidDay {
  date: string;
  index: number;
}

const hour = `(?:${hourWords.join("|")})`;
const minutes: Readonly<Record<string, number>> = {
  ...{ five: 5, ten: 10, quarter: 15, "a quarter": 15, twenty: 20, "twenty-five": 25, half: 30 },
};
const part = "(?: in the (morning|afternoon|evening)| at (night))?";
const inFigures = /\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b/gi;
const pastOrTo = new RegExp(`\\b(${Object.keys(minutes).join("|")}) (past|to) (${hour})\\b${part}`, "gi");
const onTheHour = new RegExp(
  `(?<!(?:past|to) )\\b(${hour})(?: o'clock${part}| in the (morning|afternoon|evening)| at (night))`,
  "gi",
);
const fromTo = new RegExp(`\\b(${hour}) (?:till|until|to) (${hour})\\b(?! (?:past|to))`, "gi");
const byName = /\b(midday|noon|midnight)\b/gi;

const at = (hourOf: number, minute: number): string =>
  `${String(hourOf).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

/** Without a word of it, one to eight are in the afternoon, and nine to eleven in the morning. */
const firstMorningHour = 9;
function in24(name: string, half: string | undefined): number {
  const plain = hourWords.indexOf(name.toLowerCase());
  const isLate = half === undefined ? plain < firstMorningHour : half.toLowerCase() !== "morning";
  return plain + (isLate ? 12 : 0);
}

/** In the order said. */
export function timesSaid(text: string): readonly SaidTime[] {
  const found = [
    ...[...text.matchAll(inFigures)].map(({ 1: digits = "0", 2: minute = "0", 3: half = "a", index }) => ({
      time: at((Number(digits) % 12) + (half.toLowerCase() === "p" ? 12 : 0), Number(minute)),
      index,
    })),
    ...[...text.matchAll(pastOrTo)].map(
      ({ 1: count = "", 2: way = "past", 3: name = "", 4: half, 5: night, index }) => {
        const minute = minutes[count.toLowerCase()] ?? 0;
        const named = in24(name, half ?? night);
        const [from, minuteOf] = way === "past" ? [named, minute] : [named - 1, 60 - minute];
        return { time: at(from, minuteOf), index };
      },
    ),
    ...[...text.matchAll(onTheHour)].map(({ 1: name = "", 2: half, 3: night, 4: alone, 5: late, index }) => ({
      time: at(in24(name, half ?? night ?? alone ?? late), 0),
      index,
    })),
    ...[...text.matchAll(fromTo)].flatMap(({ 1: from = "", 2: to = "", index }) => [
      { time: at(in24(from, undefined), 0), index },
      { time: at(in24(to, undefined), 0), index: index + 1 },
    ]),
    ...[...text.matchAll(byName)].map(({ 0: name, index }) => ({
      time: name.toLowerCase() === "midnight" ? "00:00" : "12:00",
      index,
    })),
  ];
  return found.toSorted((a, b) => a.index - b.index);
}

/** A day that does not exist, or whose weekday is another, is open to nobody. */
const noSuchDay = "0001-01-07";
/** How far ahead assistants book. */
const daysKnown = 230;

const weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const inFull = new RegExp(`\\b(${weekday} \\d{1,2} [A-Z][a-z]+)\\b`, "g");
const asSpoken = new RegExp(
  `\\b(${weekday}) the (\\d{1,2})(?:st|nd|rd|th)(?: of (${monthNames.join("|")}))?`,
  "g",
);
const relative = /\b(today|tomorrow)\b/gi;

/** In the order said; `today` is clinic-local. */
export function daysSaid(text: string, today: string): readonly SaidDay[] {
  const near = Array.from({ length: daysKnown }, (_, i) => addDays(today, i - 30));
  const first = (fits: (date: string) => boolean): string =>
    near.slice(30).find(fits) ?? near.slice(0, 30).findLast(fits) ?? noSuchDay;
  const found = [
    ...[...text.matchAll(inFull)].map(({ 0: said, index }) => ({
      date: first((date) => spokenDate(date) === said),
      index,
    })),
    ...[...text.matchAll(asSpoken)].map(({ 1: name, 2: day, 3: month, index }) => ({
      date: first(
        (date) =>
          Number(date.slice(8)) === Number(day) &&
          weekdayNames[weekdayOf(date)] === name &&
          (month === undefined || monthNames[Number(date.slice(5, 7)) - 1] === month),
      ),
      index,
    })),
    ...[...text.matchAll(relative)].map(({ 0: said, index }) => ({
      date: said.toLowerCase() === "today" ? today : addDays(today, 1),
      index,
    })),
  ];
  return found.toSorted((a, b) => a.index - b.index);
}
