import {
  anyNumber,
  anyOrdinal,
  endsAt,
  isWholeAnswer,
  type Line,
  phraseAt,
  phrases,
  type Recogniser,
  token,
  word,
  wordSet,
} from "../line.ts";
import { type Found, noFields, oneDay } from "../mention.ts";
import { dayInMonth } from "../resolve.ts";
import { weekdays } from "../vocabulary.ts";
import { isDayBeforeHour, readClock } from "./clocks/clock-core.ts";

const thisMonth = phrases("of this month|this month|of the month|of the current month|of current month");
const nextMonth = phrases(
  "of next month|next month|of the following month|of the next month|of the coming month",
);
const lastMonth = phrases(
  "of last month|last month|of the previous month|of previous month|of the last month",
);

/** Nouns that make an ordinal count something else: 'the 2nd floor', 'my first visit', 'a second opinion'. */
const counted = wordSet(
  "floor street st avenue ave road rd time times one ones visit appointment appointments opinion birthday grade year years week weeks half quarter option person place thing choice name child kid tooth molar session round available slot class party anniversary century day most best free opening possible level row line step part go attempt filling check checkup cleaning molars ever power language hand aid of is for i im was and then",
);
const before = wordSet(
  "the on for by until till from to after before is or and around about next this between",
);
const afterSmall = wordSet(
  "at in on around round about its if or and to please would works is sounds morning afternoon arvo evening except bar unless apart suits that thats then of not no actually instead sorry but because so i we can could",
);

/** 'the 14th', 'the twenty third', '9th of this month', 'on the 24', a lone '14th' */
export const dayOfMonth: Recogniser = {
  starts: [anyNumber, anyOrdinal],
  read(line, at) {
    const t = token(line, at);
    if (t.num < 1 || t.num > 31 || t.digits > 2) return null;
    const named = withMonth(line, at, t.num);
    if (named) return named;
    if (t.ordinal ? !isDay(line, at) : !isPlainDay(line, at)) return null;
    const mayBeOffer = t.ordinal && t.digits === 0 && t.num <= 5;
    return { meaning: { kind: "date", fields: { ...noFields, day: t.num, mayBeOffer } }, to: at + 1 };
  },
};

function withMonth(line: Line, at: number, day: number): Found | null {
  const next = word(line, at + 1) === "day" ? at + 2 : at + 1;
  if (!token(line, at).ordinal && word(line, next) !== "of") return null;
  for (const [months, list] of [
    [0, thisMonth],
    [1, nextMonth],
    [-1, lastMonth],
  ] as const) {
    const taken = phraseAt(line, next, list);
    if (taken === 0) continue;
    const point = dayInMonth(day, months, line.context);
    if (point === null) return { meaning: { kind: "nothing" }, to: next + taken };
    return { meaning: oneDay(point, { past: months < 0 }), to: next + taken };
  }
  return null;
}

/** '14th' is a day unless it counts something; 'third' only after words such as 'the' or 'on the'. */
function isDay(line: Line, at: number): boolean {
  const t = token(line, at);
  const after = token(line, at + 1);
  const open = endsAt(line, at + 1);
  if (isOfWeekday(line, at) || isBeforeClock(line, at)) return true;
  if (t.digits > 0 && ["available", "free", "open", "possible"].includes(after.word)) return true;
  if (
    !open &&
    counted.has(after.word) &&
    !(
      after.word === "is" ||
      after.word === "and" ||
      after.word === "for" ||
      isOnThe(line, at) ||
      isRoughly(line, at + 1)
    )
  )
    return after.word === "of" ? false : after.word === "i" || after.word === "im" || after.word === "then";
  if (t.digits > 0) return !["-", "/"].includes(after.word) || after.gap;
  if (isWholeAnswer(line, at, at + 1)) return true;
  const introduced = before.has(word(line, at - 1));
  if (t.num > mostOrdinals) return introduced || open;
  return (
    introduced &&
    (open ||
      afterSmall.has(after.word) ||
      (t.num > mostCounted && said.has(after.word)) ||
      isOnThe(line, at) ||
      isBesideDay(line, at + 1))
  );
}

/** 'Not the tenth, the Thursday after': another day begins behind it. */
const isBesideDay = (line: Line, at: number): boolean =>
  word(line, at) === "the" && (weekdays.has(word(line, at + 1)) || stretches.has(word(line, at + 1)));
const stretches = wordSet("day week weekend one next following same");

/** 'The eighth round nine'; the second round is none. */
const isRoughly = (line: Line, at: number): boolean =>
  word(line, at) === "round" && token(line, at + 1).num > 0;

/** 'On the fourth for a clean', 'until the eighth with the kids': that of which there are several is no place in time. */
const isOnThe = (line: Line, at: number): boolean =>
  word(line, at - 1) === "the" && onDays.has(word(line, at - 2)) && goesOnOf.has(word(line, at + 1));
const onDays = wordSet("on till until til from by before after since is its thats");
const goesOnOf = wordSet(
  "for with the is and i was im my when while as after before from till until just only though either they he she you ill ive were its thanks cheers mate love like well",
);

/** 'After the eighteenth for a clean': so many of anything are hardly told in a row. */
const mostOrdinals = 12;

/** 'Thursday the seventeenth' is that date, whatever follows; 'Thursday the second one' counts what was offered. */
function isOfWeekday(line: Line, at: number): boolean {
  const name = word(line, at - 1) === "the" ? at - 2 : at - 1;
  if (token(line, at).stop === 2 || !weekdays.has(word(line, name))) return false;
  return token(line, at).num > mostCounted || !counted.has(word(line, at + 1));
}
const said = wordSet("dear love mate darl thanks ta cheers");
/** Nobody is offered more things to count. */
const mostCounted = 5;

/** 'the seventeenth one o'clock', 'the eleventh ten thirty': no ordinal counts a time of the day. */
function isBeforeClock(line: Line, at: number): boolean {
  const isCount = token(line, at).num <= mostCounted && word(line, at + 1) === "one";
  if (isCount || !before.has(word(line, at - 1))) return false;
  const clock = readClock(line, at + 1);
  return clock !== null && (!clock.clock.bare || (clock.clock.minute > 0 && clock.to - at > 2));
}

/** 'thursday 17 please one o'clock': beyond twelve a number beside a weekday is no hour, unless minutes follow it. */
function isPlainDayOfWeekday(line: Line, at: number): boolean {
  const { num, stop } = token(line, at);
  if (stop === 2 || !weekdays.has(word(line, at - 1))) return false;
  if (isDayBeforeHour(line, at)) return true;
  if (num <= lastHour) return false;
  if (endsAt(line, at + 1) || afterSmall.has(word(line, at + 1))) return true;
  const clock = readClock(line, at + 1);
  return clock !== null && !clock.clock.bare;
}
const lastHour = 12;

/** 'the 24', 'on the 24 at four' */
function isPlainDay(line: Line, at: number): boolean {
  const { expecting } = line.context;
  if (expecting === "day" && isWholeAnswer(line, at, at + 1)) return true;
  if (isPlainDayOfWeekday(line, at)) return true;
  if (word(line, at - 1) !== "the" || token(line, at).digits === 0) return false;
  if (isWholeAnswer(line, at, at + 1) || isDayBeforeHour(line, at)) return true;
  const introduced = ["on", "for", "until", "from", "to", "by"].includes(word(line, at - 2));
  return (
    introduced &&
    (endsAt(line, at + 1) || ["at", "in", "around", "if", "or", "to", "until"].includes(word(line, at + 1)))
  );
}
