import { addMonths, mondayOf, weekdayOfNumber } from "../calendar.ts";
import { type DayTold, dayMeant } from "../day-told.ts";
import {
  anyNumber,
  cardinal,
  follows,
  isWholeAnswer,
  type Line,
  phraseAt,
  phrases,
  type Recogniser,
  token,
  word,
} from "../line.ts";
import { type Found, oneDay } from "../mention.ts";
import { resolveDay } from "../resolve.ts";
import { weekdays } from "../vocabulary.ts";
import { type Duration, readDuration } from "./duration.ts";

const leadIns = new Set(["in", "within", "inside"]);
const countedTimes = new Set(["time", "times", "twice", "once"]);
const roughly = new Set([
  "about",
  "around",
  "roughly",
  "approximately",
  "another",
  "the",
  "next",
  "say",
  "maybe",
]);
const back = phrases("ago|back|earlier|before now|before today|before that");
const ahead = phrases(
  "from now|from right now|from today|from this day|away from now|after today|hence|later|out|away|time|from here",
);

/** 'in two weeks', 'a week from Tuesday', 'two days after the 14th', '3 weeks ago', 'in half an hour' */
export const offset: Recogniser = {
  starts: [
    anyNumber,
    "a",
    "an",
    "couple",
    "few",
    "half",
    "week",
    "fortnight",
    "day",
    "in",
    "within",
    "inside",
    "give",
    "+",
  ],
  read(line, at) {
    return afterLeadIn(line, at) ?? weekdaysFromNow(line, at) ?? relative(line, at) ?? unitAlone(line, at);
  },
};

function afterLeadIn(line: Line, at: number): Found | null {
  const lead = word(line, at);
  // 'The second time in a month' tells how often.
  if (leadIns.has(lead) && countedTimes.has(word(line, at - 1))) return null;
  if (lead === "+") {
    const length = readDuration(line, at + 1);
    return length && (onward(line, length, at) ?? move(line, length, 1, length.to));
  }
  if (lead === "give") {
    const length = word(line, at + 1) === "it" ? readDuration(line, at + 2) : null;
    return length && move(line, length, 1, length.to);
  }
  return leadIns.has(lead) ? afterIn(line, at, lead) : null;
}

/** 'in about two weeks' time', 'within ten days', 'in 2 days from the 14th' */
function afterIn(line: Line, at: number, lead: string): Found | null {
  let from = at + 1;
  while (roughly.has(word(line, from)) && from < at + 3) from++;
  if (word(line, from) === "a" && idleMoments.has(word(line, from + 1)))
    return { meaning: { kind: "nothing" }, to: from + 2 };
  const length = readDuration(line, from);
  if (!length) return lead === "in" ? minutesOnly(line, from) : null;
  if (lead === "in" && length.minutes > 0 && isDoneWithin(line, at))
    return { meaning: { kind: "nothing" }, to: length.to };
  if (isCount(length) && isAnchored(line, length.to) && !follows(line, length.to, "from", "now"))
    return anchored(line, length, length.to);
  const isNext = word(line, from - 1) === "next" && isCount(length);
  const to = length.to + phraseAt(line, length.to, inTails);
  if (isNext) return span(line, length, to);
  return lead !== "in" && isCount(length) ? span(line, length, to) : move(line, length, 1, to);
}

/** 'Will he do it in half an hour', 'is it done in an hour' ask how long it takes. */
const isDoneWithin = (line: Line, at: number): boolean =>
  ["done", "finished", "over"].includes(word(line, at - 1)) ||
  (["do", "finish", "doing"].includes(word(line, at - 2)) &&
    ["it", "that", "this", "them", "all"].includes(word(line, at - 1)));

const inTails = phrases("or so time|or so|time from now|time|from now");

/** 'in a second', 'in a moment' only ask for patience. */
const idleMoments = new Set(["second", "sec", "moment", "tick", "jiffy", "bit"]);

/** 'next Tuesday + 10 days' counts from the day said before it. */
function onward(line: Line, length: Duration, at: number): Found | null {
  const meaning = line.last?.to === at && isCount(length) ? line.last.meaning : null;
  const base =
    meaning?.kind === "days"
      ? meaning.days
      : meaning?.kind === "date"
        ? resolveDay(meaning.fields, line.context)
        : null;
  return base && { meaning: oneDay(shifted(base.point, length, 1)), to: length.to };
}

/** 'in 15' is a quarter of an hour; 'in 2014' and 'in 5 people' are not. */
function minutesOnly(line: Line, at: number): Found | null {
  const n = cardinal(line, at);
  if (n < 5 || n > 90 || n % 5 !== 0 || !isWholeAnswer(line, at, at + 1)) return null;
  return move(line, { months: 0, days: 0, minutes: n, grain: "minute", to: at + 1 }, 1, at + 1);
}

function relative(line: Line, at: number): Found | null {
  const length = readDuration(line, at);
  if (!length) return null;
  return (
    besideToldDay(line, length) ??
    agoOrAhead(line, length) ??
    fromDay(line, at, length) ??
    (isAnswer(line, at, length) ? move(line, length, 1, length.to) : null)
  );
}

/** 'Good Friday, or two days before that' */
const besideToldDay = (line: Line, length: Duration): Found | null =>
  isCount(length) && line.lastDay && isAnchored(line, length.to) && dayMeant(line, length.to + 1)
    ? anchored(line, length, length.to)
    : null;

/** 'two weeks ago', 'three days before', 'ten days from now' */
function agoOrAhead(line: Line, length: Duration): Found | null {
  const past = phraseAt(line, length.to, back);
  if (past > 0) return move(line, length, -1, length.to + past);
  if (word(line, length.to) === "before" && length.to + 1 >= line.tokens.length)
    return move(line, length, -1, length.to + 1);
  const future = phraseAt(line, length.to, ahead);
  return future > 0 && token(line, length.to).stop < 2 ? move(line, length, 1, length.to + future) : null;
}

/** 'For 4 days from the 2nd' is how long, and begins on the 2nd; 'for two weeks from tomorrow' is when. */
function fromDay(line: Line, at: number, length: Duration): Found | null {
  const found =
    isAnchored(line, length.to) && !isHowLong(line, at, length) ? anchored(line, length, length.to) : null;
  if (found) return found;
  return length.days % 7 === 0 && isCount(length) ? weekOnDay(line, length, length.to) : null;
}

/** 'Two weeks', said to the question when. */
const isAnswer = (line: Line, at: number, length: Duration): boolean =>
  isWholeAnswer(line, at, length.to) &&
  !(length.grain === "day" && length.days === 1) &&
  isTold(length) &&
  word(line, length.to - 1) !== "h";

/** 'half an hour' can answer 'when?'; minutes are how long, seconds a manner of speaking. */
const isTold = ({ grain, minutes }: Duration) => minutes === 0 || grain === "hour";

const isCount = (length: Duration) => length.minutes === 0;

const isAnchored = (line: Line, at: number) =>
  token(line, at).stop === 0 && ["from", "after", "before", "following"].includes(word(line, at));

const isHowLong = (line: Line, at: number, { days, to }: Duration): boolean =>
  word(line, at - 1) === "for" && !(days >= 7 && isNearby(line, to + 1));
const isNearby = (line: Line, at: number): boolean =>
  ["today", "tomorrow"].includes(word(line, at)) || weekdays.has(word(line, at));

/** 'two days after next Friday', 'the day before Christmas Eve' */
function anchored(line: Line, length: Duration, at: number): Found | null {
  const anchor = readAnchor(line, at + 1);
  if (!anchor) return null;
  const sign = word(line, at) === "before" ? -1 : 1;
  // A day before or after a stretch is no day of it: 'the day after the Easter long weekend'.
  const edge = sign < 0 ? anchor.first : anchor.last;
  const from = length.grain === "day" ? edge : anchor.point;
  return { meaning: oneDay(shifted(from, length, sign)), to: anchor.to };
}

/** 'The day before my flight on the twelfth': where its day is told; where none is, nothing is read there. */
function dayOfThing(line: Line, at: number): number {
  if (!owners.has(word(line, at))) return line.tokens.length;
  let k = at + 2;
  while (k < at + farthestDay && !ofThing.has(word(line, k))) k++;
  while (ofThing.has(word(line, k))) k++;
  return k;
}
const owners: ReadonlySet<string> = new Set(["my", "our", "his", "her", "their"]);
const ofThing: ReadonlySet<string> = new Set("on is its thats which the that".split(" "));
const farthestDay = 5;

/** The day that others are counted from. */
export function readAnchor(line: Line, at: number): DayTold | null {
  const start = word(line, at) === "the" ? at + 1 : at;
  const found = line.readAt(start) ?? line.readAt(dayOfThing(line, at));
  if (!found) return dayMeant(line, at);
  if (found.meaning.kind === "days") return { ...found.meaning.days, to: found.to };
  if (found.meaning.kind !== "date") return null;
  const days = resolveDay(found.meaning.fields, line.context);
  return days && { ...days, to: found.to };
}

/** 'a week on Tuesday', 'a fortnight today', 'a week tomorrow', 'week on Monday' */
function weekOnDay(line: Line, length: Duration, at: number): Found | null {
  const start = word(line, at) === "on" || word(line, at) === "this" ? at + 1 : at;
  const name = word(line, start);
  if (token(line, start).stop > 0) return null;
  if (name !== "today" && name !== "tomorrow" && !weekdays.has(name)) return null;
  const anchor = readAnchor(line, start);
  return anchor && { meaning: oneDay(anchor.point + length.days), to: anchor.to };
}

/** 'week from Friday', 'fortnight on Monday', 'day after Christmas': the 'a' was swallowed. */
function unitAlone(line: Line, at: number): Found | null {
  const unit = word(line, at);
  if (unit !== "week" && unit !== "fortnight" && unit !== "day") return null;
  const days = unit === "day" ? 1 : unit === "week" ? 7 : 14;
  const length: Duration = { months: 0, days, minutes: 0, grain: unit, to: at + 1 };
  if (unit === "day" && ["any", "every", "some"].includes(word(line, at - 1))) return null;
  // 'The week after that' is that whole week.
  if (isAnchored(line, at + 1) && (unit === "day" || !dayMeant(line, at + 2)))
    return anchored(line, length, at + 1);
  if (unit === "day" || ["this", "next", "last", "that", "the"].includes(word(line, at - 1))) return null;
  return weekOnDay(line, length, at + 1);
}

/** 'two Sundays from now', 'two Fridays ago' */
function weekdaysFromNow(line: Line, at: number): Found | null {
  const n = cardinal(line, at);
  const name = weekdays.get(word(line, at + 1));
  if (n < 1 || n > 52 || name === undefined) return null;
  const gap = (name - weekdayOfNumber(line.context.today) + 7) % 7 || 7;
  if (word(line, at + 2) === "ago")
    return { meaning: oneDay(line.context.today + (gap % 7) - 7 * n, { past: true }), to: at + 3 };
  if (!follows(line, at + 2, "from", "now") && !follows(line, at + 2, "from", "today")) return null;
  return { meaning: oneDay(line.context.today + gap + 7 * (n - 1)), to: at + 4 };
}

function shifted(point: number, length: Duration, sign: number): number {
  const moved = length.months === 0 ? point : addMonths(point, sign * length.months);
  return moved + sign * length.days;
}

function move(line: Line, length: Duration, sign: 1 | -1, to: number): Found {
  const { today, minutes } = line.context;
  const day = shifted(today, length, sign);
  if (length.minutes === 0) return { meaning: wholeDay(line, length, day, sign), to };
  const total = minutes + sign * length.minutes;
  const carried = Math.floor(total / 1440);
  const minute = Math.floor(total - carried * 1440);
  return {
    meaning: { kind: "moment", day: day + carried, minute, past: sign < 0 },
    to,
  };
}

/** 'in two weeks' said to a clinic means that day or thereabouts: the day counts, and it is worth asking. */
function wholeDay(line: Line, length: Duration, point: number, sign: 1 | -1) {
  const rough = sign > 0 && (length.months > 0 || length.days >= 7);
  if (!rough) return oneDay(point, { past: sign < 0 });
  const last = length.months > 0 ? mondayOf(point) + 6 : point;
  return oneDay(point, {
    first: length.months > 0 ? Math.max(line.context.today, mondayOf(point)) : point,
    last,
    assumed: length.months > 0 ? ["that week"] : ["to the day"],
    sure: false,
  });
}

/** 'within ten days': any day until then; the last one stands for it. */
function span(line: Line, length: Duration, to: number): Found {
  const point = shifted(line.context.today, length, 1);
  return { meaning: oneDay(point, { first: line.context.today, last: point }), to };
}
