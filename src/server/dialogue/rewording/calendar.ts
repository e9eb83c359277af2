import { numberAt, ordinalAt } from "./numerals.ts";

/** A day as far as it was said; what was not said is null. */
export interface SaidDay {
  relative: string | null;
  /** 0 = Sunday. */
  weekday: number | null;
  day: number | null;
  /** 1 to 12. */
  month: number | null;
  length: number;
}

const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const months = "january february march april may june july august september october november december".split(
  " ",
);
const relatives = new Set(["today", "tomorrow", "tonight", "yesterday"]);

/** `tomorrow, Tuesday 11 August`, `Tuesday the eleventh`, `11 August`, `August 11th`, `the 3rd`, `Mondays`. */
export function dayAt(words: readonly string[], start: number): SaidDay | null {
  let at = start;
  const word = words[at] ?? "";
  const relative = relatives.has(word) ? word : null;
  if (relative) {
    at += 1;
    if (words[at] === "," && weekdayOf(words[at + 1]) !== null) at += 1;
  }
  const weekday = weekdayOf(words[at]);
  if (weekday !== null) at += 1;
  const date = dateAt(words, weekday !== null && words[at] === "," ? at + 1 : at, weekday !== null);
  if (date) at = date.end;
  if (relative === null && weekday === null && date === null) return null;
  return { relative, weekday, day: date?.day ?? null, month: date?.month ?? null, length: at - start };
}

const weekdayOf = (word: string | undefined): number | null => {
  const index = weekdays.indexOf((word ?? "").replace(/days$/, "day"));
  return index < 0 ? null : index;
};
const monthOf = (word: string | undefined): number | null => {
  const index = months.indexOf(word ?? "");
  return index < 0 ? null : index + 1;
};

function dateAt(words: readonly string[], at: number, afterWeekday: boolean) {
  return dayFirst(words, at, afterWeekday) ?? monthFirst(words, at);
}

/** `11 August`, `the 11th of August`, `the third`; after a weekday also a bare number. */
function dayFirst(words: readonly string[], start: number, afterWeekday: boolean) {
  const at = words[start] === "the" ? start + 1 : start;
  const ordinal = ordinalAt(words, at);
  const number = ordinal ?? numberAt(words, at);
  if (!number || number.value < 1 || number.value > 31) return null;
  const afterDay = at + number.length;
  const monthAt = words[afterDay] === "of" ? afterDay + 1 : afterDay;
  const month = monthOf(words[monthAt]);
  if (month !== null) return { day: number.value, month, end: monthAt + 1 };
  // 'Tuesday ten thirty' is a time; 'Tuesday the tenth' is a day.
  return ordinal && (afterWeekday || words[start] === "the")
    ? { day: number.value, month: null, end: afterDay }
    : null;
}

/** `August 11`, `August the eleventh`; 'may' without a number is no month. */
function monthFirst(words: readonly string[], start: number) {
  const month = monthOf(words[start]);
  if (month === null) return null;
  const at = words[start + 1] === "the" ? start + 2 : start + 1;
  const number = ordinalAt(words, at) ?? numberAt(words, at);
  if (!number || number.value < 1 || number.value > 31) return null;
  return { day: number.value, month, end: at + number.length };
}
