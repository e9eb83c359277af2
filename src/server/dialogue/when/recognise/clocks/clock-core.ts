import { weekdayOfNumber } from "../../calendar.ts";
import { cardinal, type Line, phraseAt, phrases, token, word } from "../../line.ts";
import type { Clock, PartName } from "../../mention.ts";
import { dayInMonth } from "../../resolve.ts";
import { weekdays } from "../../vocabulary.ts";

export interface ReadClock {
  clock: Clock;
  to: number;
}

const partWords: ReadonlyMap<string, PartName> = new Map([
  ["morning", "morning"],
  ["mornings", "morning"],
  ["afternoon", "afternoon"],
  ["afternoons", "afternoon"],
  ["arvo", "afternoon"],
  ["evening", "evening"],
  ["evenings", "evening"],
  ["night", "night"],
]);
const beforePart = phrases("in the|in|of the|during the|on the|of a|in early|in late|at the");
const theHalf = phrases("in the am|the am");
const theOtherHalf = phrases("in the pm|the pm");
const clockWords = phrases("oclock|o clock|oclocks|of clock|a clock|hundred hours");
const noon = new Set(["noon", "midday"]);

const base = (hour: number, minute: number): Clock => ({
  hour,
  minute,
  half: null,
  part: null,
  rough: false,
  bare: false,
});

/** A clock time of any shape, with what belongs to it: '3', '3:30 pm', 'two thirty', '15h30', 'nine o'clock in the morning', 'noon'. */
export function readClock(line: Line, at: number): ReadClock | null {
  if (isSomeDay(line, at)) return null;
  const core = readFace(line, at);
  return core && withSuffix(line, core);
}

/** 'One morning next week', 'one of the afternoons', 'one day': whichever, and no hour; 'at one morning' and 'Thursday one arvo' tell one. */
function isSomeDay(line: Line, at: number): boolean {
  const before = word(line, at - 1);
  if (word(line, at) !== "one" || token(line, at + 1).stop > 0) return false;
  if (beforeHour.has(before) || weekdays.has(before) || before === "tomorrow") return false;
  return counted.has(word(line, at + 1 + phraseAt(line, at + 1, ofThose)));
}
const counted: ReadonlySet<string> = new Set([...partWords.keys(), "day", "days", "arvos", "nights"]);
const ofThose = phrases("of the|of these|of those|of your|weekday|week day");

function readFace(line: Line, at: number): ReadClock | null {
  const t = token(line, at);
  if (noon.has(t.word)) return { clock: { ...base(12, 0), half: "pm" }, to: at + 1 };
  if (t.word === "midnight") return { clock: { ...base(0, 0), half: "am" }, to: at + 1 };
  if (t.num < 0 || t.ordinal) return null;
  if (t.digits >= 3) return t.digits <= 4 ? packed(line, at) : null;
  if (t.num > 24) return null;
  return withMinutes(line, at, t.num) ?? { clock: { ...base(t.num, 0), bare: true }, to: at + 1 };
}

/** '330', '1030', '1715': valid as a clock, and in need of a word for times beside it. */
function packed(line: Line, at: number): ReadClock | null {
  const { num, digits } = token(line, at);
  const hour = Math.floor(num / 100);
  const minute = num % 100;
  if (hour > 23 || minute > 59 || (digits === 3 && hour === 0)) return null;
  const military = digits === 4 && word(line, at + 1) === "hours";
  return { clock: { ...base(hour, minute), bare: !military }, to: military ? at + 2 : at + 1 };
}

function withMinutes(line: Line, at: number, hour: number): ReadClock | null {
  const sign = token(line, at + 1);
  const next = token(line, at + 2);
  const typed = token(line, at).digits > 0;
  if (typed && sign.word === ":" && next.digits === 2 && next.num < 60)
    return seconds(line, hour, next.num, at + 3);
  if (typed && sign.word === "." && next.digits === 2 && next.num < 60 && !next.gap)
    return { clock: { ...base(hour, next.num), bare: true }, to: at + 3 };
  if (typed && sign.word === "h" && !sign.gap) {
    if (next.digits === 2 && !next.gap && next.num < 60) return { clock: base(hour, next.num), to: at + 3 };
    return { clock: base(hour, 0), to: at + 2 };
  }
  if (typed && (sign.word === "hr" || sign.word === "hrs") && !sign.gap && hour > 12)
    return { clock: base(hour, 0), to: at + 2 };
  return spokenMinutes(line, at, hour);
}

function seconds(line: Line, hour: number, minute: number, at: number): ReadClock {
  const glued = word(line, at) === ":" && token(line, at + 1).digits === 2;
  return { clock: base(hour, minute), to: glued ? at + 2 : at };
}

/** '2 30', 'two thirty', 'nine oh five', 'twelve zero three' */
function spokenMinutes(line: Line, at: number, hour: number): ReadClock | null {
  const next = token(line, at + 1);
  if (next.stop > 0 || next.ordinal) return null;
  return ohMinutes(line, at, hour) ?? pairOfNumbers(line, at, hour);
}

/** 'nine oh five' */
function ohMinutes(line: Line, at: number, hour: number): ReadClock | null {
  const oh = token(line, at + 1);
  const isOh = oh.word === "oh" || oh.word === "o" || (oh.num === 0 && oh.digits < 2);
  const unit = cardinal(line, at + 2);
  if (!isOh || unit < 1 || unit > 9 || token(line, at + 2).digits > 1) return null;
  return { clock: { ...base(hour, unit), bare: true }, to: at + 3 };
}

/** '2 30', 'two thirty', 'ten-thirty', 'two 30' */
function pairOfNumbers(line: Line, at: number, hour: number): ReadClock | null {
  const isHyphened = word(line, at + 1) === "-" && !token(line, at + 1).gap;
  const minutes = token(line, isHyphened ? at + 2 : at + 1);
  const hourIsWord = token(line, at).digits === 0;
  if (minutes.ordinal || minutes.num < 0 || minutes.num >= 60) return null;
  const isTyped = minutes.digits === 2 && minutes.gap && !isHyphened;
  const isWord = minutes.digits === 0 && minutes.num >= 10 && hourIsWord;
  if (!isWord && !isTyped) return null;
  if (hourIsWord && (hour < 1 || minutes.num < 10)) return null;
  if (isTyped && isDayBeforeHour(line, at)) return null;
  return { clock: { ...base(hour, minutes.num), bare: true }, to: isHyphened ? at + 3 : at + 2 };
}

/**
 * 'friday 21 10am': beyond twelve the first number is the day beside any 'am', and below it where that weekday does fall on
 * it soon and the 'am' is written onto the second.
 */
export function isDayBeforeHour(line: Line, at: number): boolean {
  const [day, hour, half] = [token(line, at), token(line, at + 1), token(line, at + 2)];
  if (half.word !== "am" && half.word !== "pm") return false;
  if (hour.num < 1 || hour.num > 12 || day.num < 1 || day.num > 31) return false;
  if (day.num > 12) return true;
  const weekday = weekdays.get(word(line, at - 1));
  return weekday !== undefined && !half.gap && fallsSoonOn(line, weekday, day.num);
}

/** This month or the next. */
const fallsSoonOn = ({ context }: Line, weekday: number, day: number): boolean =>
  [0, 1].some((months) => {
    const point = dayInMonth(day, months, context);
    return point !== null && point >= context.today && weekdayOfNumber(point) === weekday;
  });

/** What may follow the figures: ish, o'clock, am, in the morning, sharp. */
function withSuffix(line: Line, core: ReadClock): ReadClock {
  let { to } = core;
  const clock = { ...core.clock };
  if (word(line, to) === "-" && word(line, to + 1) === "ish") to++;
  if (word(line, to) === "ish") {
    clock.rough = true;
    clock.bare = false;
    to++;
  }
  const oclock = phraseAt(line, to, clockWords);
  if (oclock > 0) {
    clock.bare = false;
    to += oclock;
    if (word(line, to) === "ish") to++;
  }
  to = readHalf(line, to, clock);
  to = readPart(line, to, clock);
  if (clock.half === null && clock.part !== null) to = readHalf(line, to, clock);
  if (noon.has(word(line, to)) && clock.hour === 12) {
    clock.half = "pm";
    clock.bare = false;
    to++;
  }
  if (word(line, to) === "sharp" || word(line, to) === "ish") to++;
  if (word(line, to) === "minutes" && clock.minute > 0) to++;
  return { clock, to };
}

function readHalf(line: Line, at: number, clock: Clock): number {
  const t = token(line, at);
  if (t.stop === 2) return at;
  const set = (half: "am" | "pm", to: number) => {
    clock.half = half;
    clock.bare = false;
    return to;
  };
  const next = token(line, at + 1);
  if (next.digits > 0 && !next.gap) return at;
  if (t.word === "am" || t.word === "pm") return set(t.word, at + 1);
  const typed = token(line, at - 1).digits > 0 && !t.gap;
  if (typed && t.word === "ampm") return set("am", at + 1);
  if (typed && (t.word === "a" || t.word === "p")) return set(t.word === "a" ? "am" : "pm", at + 1);
  const morning = phraseAt(line, at, theHalf);
  if (morning > 0) return set("am", at + morning);
  const afternoon = phraseAt(line, at, theOtherHalf);
  return afternoon > 0 ? set("pm", at + afternoon) : at;
}

function readPart(line: Line, at: number, clock: Clock): number {
  if (token(line, at).stop === 2) return at;
  const lead = phraseAt(line, at, beforePart);
  if (word(line, at) === "at" && word(line, at + 1) === "night") return setPart(clock, "night", at + 2);
  const part = partWords.get(word(line, at + lead));
  if (part === "night" && lead === 0 && clock.bare && !beforeHour.has(word(line, at - 2))) return at;
  if (part === undefined || token(line, at + lead).stop > (lead === 0 ? 0 : 1)) return at;
  return setPart(clock, part, at + lead + 1);
}

/** 'at 3 night' is a time, 'for 3 night' a stay. */
const beforeHour = new Set(["at", "after", "before", "around", "about", "past", "to", "by", "until"]);

function setPart(clock: Clock, part: PartName, to: number): number {
  clock.part = part;
  clock.bare = false;
  return to;
}
