import { mondayOf, weekdayOfNumber } from "../calendar.ts";
import { dayOfLine, dayToldBefore } from "../day-told.ts";
import {
  endsAt,
  follows,
  isWholeAnswer,
  type Line,
  phraseAt,
  phrases,
  type Recogniser,
  token,
  word,
  wordSet,
} from "../line.ts";
import { type DayFields, type Found, noFields, oneDay } from "../mention.ts";
import { resolveDay } from "../resolve.ts";
import { isRuledOut } from "../ruled-out.ts";
import { riskyWeekdays, weekdays } from "../vocabulary.ts";
import { readDuration } from "./duration.ts";
import { readAnchor } from "./offset.ts";

const determiners = new Map<string, DayFields["which"]>([
  ["this", "this"],
  ["coming", "nearest"],
  ["upcoming", "nearest"],
  ["next", "next"],
  ["following", "next"],
  ["last", "last"],
  ["past", "last"],
  ["previous", "last"],
]);

/** 'this coming', 'this past', 'next coming': the last word decides. */
const second = new Set(["coming", "upcoming", "past", "next"]);

const weekShift: ReadonlyMap<string, number> = new Map([
  ["this", 0],
  ["next", 1],
  ["following", 1],
  ["coming", 1],
  ["last", -1],
  ["past", -1],
  ["previous", -1],
]);

/** Words before 'sun', 'sat', 'wed', 'mon' that make it a day. */
const dayIntroducers = wordSet(
  "on this next coming by until till from for or and to before after but except any",
);
/** What follows 'we'd', however it is written. */
const afterWeWould = wordSet(
  "like love both all need want be prefer rather have better also really just come go take appreciate much even probably still only",
);
const gone = phrases("just gone|gone|just past|just passed");
const sameWeek = phrases("that week|that same week|the same week|same week");
const weekAfter = phrases("week after|week after that|following week");

export const weekday: Recogniser = {
  starts: [...weekdays.keys(), ...determiners.keys(), "that"],
  read(line, at) {
    if (word(line, at) === "that") return thatWeekday(line, at);
    const which = determiners.get(word(line, at));
    if (which === undefined) return bareWeekday(line, at);
    const inWeek = weekThenDay(line, at);
    if (inWeek) return inWeek;
    const chained = which === "this" && second.has(word(line, at + 1));
    const name = at + (chained ? 2 : 1);
    const found = weekdays.get(word(line, name));
    if (found === undefined || token(line, name).stop === 2) return null;
    const meant = chained ? (determiners.get(word(line, at + 1)) ?? which) : which;
    const instead = meant === "next" ? nextAfterRuledOut(line, at, found) : null;
    if (instead !== null) return { meaning: oneDay(instead), to: name + 1 };
    return withSuffix(line, name + 1, found, meant);
  },
};

/** 'Not that Tuesday', of the Tuesday that was spoken of; 'make that Tuesday' may be another. */
function thatWeekday(line: Line, at: number): Found | null {
  const { previous } = line.context;
  const name = weekdays.get(word(line, at + 1));
  if (previous === null || name !== weekdayOfNumber(previous) || making.has(word(line, at - 1))) return null;
  return { meaning: oneDay(previous), to: at + 2 };
}
const making = wordSet("make change do move is was");

/** 'Not tomorrow, the next Saturday': the first such day behind the one that is ruled out. */
function nextAfterRuledOut(line: Line, at: number, name: number): number | null {
  const told = line.lastDay;
  const days = told && isRuledOut(line, told, at) ? dayOfLine(line) : null;
  if (!days || days.first !== days.last || days.point < line.context.today) return null;
  const isThe = word(line, at - 1) === "the" || word(line, at) === "following";
  if (!isThe && weekdayOfNumber(days.point) !== name) return null;
  return days.point + ((name - weekdayOfNumber(days.point) + 7) % 7 || 7);
}

function bareWeekday(line: Line, at: number): Found | null {
  const name = word(line, at);
  const found = weekdays.get(name);
  if (found === undefined) return null;
  if (riskyWeekdays.has(name) && !isSurelyDay(line, at)) return null;
  return withSuffix(line, at + 1, found, "nearest");
}

/** 'sun', 'sat', 'wed' and 'mon' count with a word for days before them or a number after them. */
function isSurelyDay(line: Line, at: number): boolean {
  const after = token(line, at + 1);
  if (word(line, at) === "wed" && afterWeWould.has(after.word)) return false;
  return (
    dayIntroducers.has(word(line, at - 1)) ||
    after.num >= 0 ||
    (word(line, at + 1) === "at" && token(line, at + 2).num >= 0) ||
    (isPlainWeekday(word(line, at - 1)) && token(line, at).stop < 2) ||
    isPlainWeekday(["or", "and", "to"].includes(after.word) ? word(line, at + 2) : after.word) ||
    (word(line, at + 1) === "the" && token(line, at + 2).num >= 0) ||
    ["morning", "afternoon", "evening", "arvo"].includes(after.word) ||
    /^weeks?$/.test(word(line, at + 2)) ||
    (at + 1 === line.tokens.length && isWholeAnswer(line, at, at + 1)) ||
    (after.stop === 1 && token(line, at + 1).num === -1 && line.readAt(at + 1) !== null)
  );
}

const isPlainWeekday = (name: string): boolean => weekdays.has(name) && !riskyWeekdays.has(name);

/** 'next week Tuesday', 'this week on Monday', 'last week's Sunday', 'previous week - Monday' */
function weekThenDay(line: Line, at: number): Found | null {
  const shift = weekShift.get(word(line, at));
  if (shift === undefined || !(word(line, at + 1) === "week" || word(line, at + 1) === "weeks")) return null;
  let next = at + 2;
  if (["on", "-", "the"].includes(word(line, next))) next++;
  const found = weekdays.get(word(line, next));
  if (found === undefined || token(line, next).stop === 2) return null;
  return { meaning: dayOfWeek(line, found, shift), to: next + 1 };
}

function dayOfWeek(line: Line, name: number, shift: number) {
  const { today } = line.context;
  const point = mondayOf(today) + 7 * shift + ((name + 6) % 7);
  return oneDay(point, { past: shift < 0 && point < today });
}

/** A weekday named, and what may follow it. */
interface Named {
  line: Line;
  /** First token after the name. */
  at: number;
  name: number;
  which: DayFields["which"];
}

const asFields = ({ name, which }: Pick<Named, "name" | "which">, to: number): Found => ({
  meaning: { kind: "date", fields: { ...noFields, weekday: name, which } },
  to,
});

const suffixes: readonly ((named: Named) => Found | null)[] = [
  justGone,
  ofSameWeek,
  ofSomeWeek,
  afterNext,
  weekLater,
  inSomeWeeks,
  besideDay,
];

function withSuffix(line: Line, at: number, name: number, which: DayFields["which"]): Found {
  const named: Named = { line, at, name, which };
  if (token(line, at).stop === 2) return asFields(named, at);
  for (const suffix of suffixes) {
    const found = suffix(named);
    if (found) return found;
  }
  return asFields(named, word(line, at) === "coming" && which === "nearest" ? at + 1 : at);
}

const nearestOf = ({ line, name }: Named) =>
  resolveDay({ ...noFields, weekday: name }, line.context)?.point ?? line.context.today;

/** 'The Friday that week', 'Tuesday of the same week': of the day that was spoken of before. */
function ofSameWeek({ line, at, name }: Named): Found | null {
  const { previous } = line.context;
  const next = ["of", "in"].includes(word(line, at)) ? at + 1 : at;
  const taken = phraseAt(line, next, sameWeek);
  if (previous === null || taken === 0) return null;
  return { meaning: oneDay(mondayOf(previous) + ((name + 6) % 7)), to: next + taken };
}

/** 'Tuesday of next week', 'Sunday, this week', 'Tuesday the week after' */
function ofSomeWeek({ line, at, name }: Named): Found | null {
  if (isTurnedDown(line, at - 1) && isOtherWeek(line, at)) return null;
  const next = ["of", "in", "from", "-"].includes(word(line, at)) ? at + 1 : at;
  const shift = weekShift.get(word(line, next));
  if (shift !== undefined && /^weeks?$/.test(word(line, next + 1)))
    return { meaning: dayOfWeek(line, name, shift), to: next + 2 };
  const taken = word(line, next) === "the" ? phraseAt(line, next + 1, weekAfter) : 0;
  if (taken === 0) return null;
  // Of the week after the day that is spoken of, if any is.
  const told = dayToldBefore(line, next);
  const weeks = told ? Math.max(0, (mondayOf(told.point) - mondayOf(line.context.today)) / 7) : 0;
  return { meaning: dayOfWeek(line, name, 1 + weeks), to: next + 1 + taken };
}

/** 'Not Friday', 'can't do this Friday', 'not Monday or Friday'; `at` is the weekday. */
export function isTurnedDown(line: Line, at: number): boolean {
  const isListed = ["or", "and", "nor"].includes(word(line, at - 1)) && weekdays.has(word(line, at - 2));
  if (isListed) return isTurnedDown(line, at - 2);
  const before = ["this", "on", "the"].includes(word(line, at - 1)) ? at - 2 : at - 1;
  const isDoing = ["do", "make"].includes(word(line, before));
  return ["not", "no", "cant", "cannot"].includes(word(line, isDoing ? before - 1 : before));
}

/** '…, next week', '… the following week': behind a day that is turned down, what is wanted instead. */
export const isOtherWeek = (line: Line, at: number): boolean =>
  token(line, at).stop === 1 || (word(line, at) === "the" && phraseAt(line, at + 1, weekAfter) > 0);

/** 'Thursday just gone' */
function justGone({ line, at, name }: Named): Found | null {
  const taken = phraseAt(line, at, gone);
  return taken > 0 ? asFields({ name, which: "last" }, at + taken) : null;
}

function afterNext({ line, at, name }: Named): Found | null {
  return follows(line, at, "after", "next") ? asFields({ name, which: "after_next" }, at + 2) : null;
}

/**
 * 'Tuesday week' is a week after Tuesday, 'Tuesday fortnight' two. Said on a Tuesday it counts from today, which is
 * how Australians mean it; those few who count from the coming one are asked.
 */
function weekLater(named: Named): Found | null {
  const unit = word(named.line, named.at);
  if (named.which === "last" || (unit !== "week" && unit !== "fortnight")) return null;
  const { today } = named.line.context;
  const isToday = weekdayOfNumber(today) === named.name && named.which === "nearest";
  const base = isToday ? today : nearestOf(named);
  const doubt = isToday ? { assumed: [`a ${unit} from today`], sure: false } : {};
  return { meaning: oneDay(base + (unit === "week" ? 7 : 14), doubt), to: named.at + 1 };
}

/** 'Thursday in two weeks' */
function inSomeWeeks(named: Named): Found | null {
  const { line, at } = named;
  const length = word(line, at) === "in" ? readDuration(line, at + 1) : null;
  if (!length || length.months > 0 || length.minutes > 0 || length.days % 7 !== 0) return null;
  return { meaning: oneDay(nearestOf(named) + length.days), to: length.to };
}

/** 'the Monday after Easter', 'the Friday before the 20th', 'Good Friday, or the Thursday before' */
function besideDay({ line, at, name }: Named): Found | null {
  const side = word(line, at);
  if (side === "following" && !isSide(line, at)) return null;
  if (side !== "after" && side !== "before" && side !== "following") return null;
  const days = isSide(line, at) ? dayToldBefore(line, at + 1) : readAnchor(line, at + 1);
  if (!days) return null;
  const base = side !== "before" ? days.last + 1 : days.first - 7;
  return { meaning: oneDay(base + ((name - weekdayOfNumber(base) + 7) % 7)), to: days.to };
}

/** 'Or the Thursday before', with nothing behind it: before the day that was told. */
const isSide = (line: Line, at: number): boolean =>
  word(line, at - 2) === "the" &&
  (line.lastDay !== null || line.context.previous !== null) &&
  (endsAt(line, at + 1) || closesSide.has(word(line, at + 1)));
const closesSide = wordSet(
  "if or and would is works please thanks at then instead does do can could so but i we because cause cos",
);
