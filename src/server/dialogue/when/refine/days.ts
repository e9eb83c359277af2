import { monthNames } from "#kernel/spoken-dates.ts";
import { civil } from "../calendar.ts";
import { type Line, token, word } from "../line.ts";
import type { DayFields, Days } from "../mention.ts";
import type { QualifiedDay, QualifiedMention } from "../qualified-mention.ts";
import { resolveDay } from "../resolve.ts";
import { isMore, weekdayAlone } from "./weekdays/weekdays-alone.ts";
import { spreadWeekdays } from "./weekdays/weekdays-of-stretch.ts";

const links = new Set(["to", "till", "until", "til", "untill", "through", "-", "thru"]);
const skipped = new Set(["the", "on", "this"]);
/** 'after the 14th' is looked for over so many days. */
const openDays = 14;

/** Every day said, worked out; ranges made of two days are one. `bounds` are those that tell an end of all the others. */
export function resolveDays(
  line: Line,
  said: readonly QualifiedMention[],
): { days: QualifiedDay[]; bounds: QualifiedDay[] } {
  const days: QualifiedDay[] = [];
  for (let k = 0; k < said.length; k++) {
    const one = said[k];
    if (!one) continue;
    const range = rangeWith(line, said, k) ?? spanWith(line, said, k);
    if (range) {
      days.push(range.day);
      k = range.last;
      continue;
    }
    const found = daysOf(line, one);
    if (!found) continue;
    const bound = found.past ? undefined : boundOf(one);
    const weekday = bound ? undefined : weekdayAlone(line, said, one);
    days.push({
      from: one.from,
      to: one.to,
      days: bounded(line, one, found),
      role: one.role,
      birth: one.birth,
      ...(bound && { bound }),
      ...(weekday && { weekday }),
      ...(weekday && isMore(line, said, one) && { isMore: true }),
    });
  }
  const all = spreadWeekdays(line, said, days);
  const bounds = all.filter(({ bound, role }) => bound !== undefined && role === "wanted");
  return { days: withoutWider(line, all), bounds };
}

const boundOf = ({ bound }: QualifiedMention): QualifiedDay["bound"] =>
  bound === "none" ? undefined : bound === "before" || bound === "until" ? "to" : "from";

/** 'After the new year, second week of January': the narrower says it; 'or' would offer both. */
function withoutWider(line: Line, days: readonly QualifiedDay[]): QualifiedDay[] {
  return days.filter(
    (wide) =>
      wide.role !== "wanted" ||
      !days.some(
        (other) =>
          other !== wide &&
          other.role === "wanted" &&
          isInside(other.days, wide.days) &&
          !isOffered(line, wide, other),
      ),
  );
}

/** Nobody names a longer stretch and a single day of it as two wishes. */
const isInside = (a: Days, b: Days): boolean =>
  !a.past &&
  b.last - b.first > 2 &&
  b.first <= a.first &&
  a.last <= b.last &&
  a.last - a.first < b.last - b.first;

function isOffered(line: Line, a: QualifiedDay, b: QualifiedDay): boolean {
  const [from, to] = a.from < b.from ? [a.to, b.from] : [b.to, a.from];
  for (let k = from; k < to; k++) if (["or", "if", "else", "otherwise"].includes(word(line, k))) return true;
  return to - from > 5;
}

function daysOf(line: Line, { meaning }: QualifiedMention): Days | null {
  const { context } = line;
  if (meaning.kind === "date") return resolveDay(meaning.fields, context);
  if (meaning.kind === "days") return meaning.days;
  if (meaning.kind === "dates") return fromTo(line, meaning.from, meaning.to);
  if (meaning.kind === "part" && meaning.day !== null) return single(meaning.day, meaning.past);
  if (meaning.kind === "moment") return single(meaning.day, meaning.past);
  return null;
}

const single = (point: number, past: boolean): Days => ({
  first: point,
  last: point,
  point,
  assumed: [],
  sure: true,
  past,
});

function fromTo(line: Line, from: DayFields, to: DayFields): Days | null {
  const first = resolveDay(from, line.context);
  if (!first) return null;
  const last = resolveDay(to, { ...line.context, today: first.point });
  return last && { ...first, last: Math.max(last.point, first.point) };
}

/** 'Thursday to Friday', 'between the 3rd and the 6th of January', 'from Monday until Wednesday' */
function rangeWith(
  line: Line,
  said: readonly QualifiedMention[],
  k: number,
): { day: QualifiedDay; last: number } | null {
  const a = said[k];
  const b = said[k + 1];
  if (!a || !b || a.role !== b.role || !(b.endsAbsence || isLinked(line, a, b))) return null;
  const first = daysOf(line, withYearOf(a, b));
  if (!first || a.meaning.kind === "moment" || (b.meaning.kind !== "date" && b.meaning.kind !== "days"))
    return null;
  const end =
    b.meaning.kind === "date"
      ? resolveDay(b.meaning.fields, { ...line.context, today: first.point })
      : b.meaning.days;
  if (!end || end.last < first.first) return null;
  const days: Days = {
    ...nearEnd(a, first, end),
    last: b.endsAbsence ? end.first - 1 : end.last,
    assumed: [...first.assumed, ...end.assumed],
    sure: first.sure && end.sure,
  };
  return { day: { from: a.from, to: b.to, days, role: a.role, birth: a.birth }, last: k + 1 };
}

/** 'after the 7th but before Christmas', 'before Friday and after Tuesday': the two ends of one span. */
function spanWith(
  line: Line,
  said: readonly QualifiedMention[],
  k: number,
): { day: QualifiedDay; last: number } | null {
  const a = said[k];
  const b = said[k + 1];
  if (!a || !b || a.role !== b.role || !isBoundTogether(line, a, b)) return null;
  const [lower, upper] = isLowerEnd(a) ? [a, b] : [b, a];
  const start = daysOf(line, lower);
  if (!isLowerEnd(lower) || isLowerEnd(upper) || upper.bound === "none" || !start || start.past) return null;
  const end =
    upper.meaning.kind === "date"
      ? resolveDay(upper.meaning.fields, { ...line.context, today: start.point })
      : daysOf(line, upper);
  if (!end) return null;
  const first = lower.bound === "after" ? start.last + 1 : start.first;
  const last = upper.bound === "before" ? end.first - 1 : end.last;
  if (last < first) return null;
  const days: Days = {
    ...start,
    first,
    last,
    assumed: [...start.assumed, ...end.assumed],
    sure: start.sure && end.sure,
  };
  return { day: { from: a.from, to: b.to, days, role: a.role, birth: a.birth, bound: "both" }, last: k + 1 };
}

/** 'Between the 27th and New Year' begins in December, whatever month it is. */
function nearEnd(a: QualifiedMention, first: Days, end: Days): Days {
  const isDayOnly =
    a.meaning.kind === "date" && a.meaning.fields.month === null && a.meaning.fields.day !== null;
  if (!isDayOnly || a.meaning.kind !== "date" || end.first - first.first <= longestMonth) return first;
  for (let point = end.first - 1; point > first.first; point--)
    if (civil(point).day === a.meaning.fields.day)
      return {
        ...first,
        first: point,
        last: point,
        point,
        assumed: [monthNames[civil(point).month - 1] ?? ""],
      };
  return first;
}
const longestMonth = 31;

const isLowerEnd = ({ bound }: QualifiedMention) => bound === "after" || bound === "from";
/** So few words stand between two ends of one span: 'but has to be before'. */
const mostBetween = 7;

/** 'after the 7th or before the 3rd' are two wishes. */
function isBoundTogether(line: Line, a: QualifiedMention, b: QualifiedMention): boolean {
  if (b.from - a.to > mostBetween) return false;
  for (let k = a.to; k < b.from; k++) if (word(line, k) === "or" || token(line, k).stop === 2) return false;
  return true;
}

/** 'August 10 to November 12, 2013': the year stands behind the second day only. */
function withYearOf(a: QualifiedMention, b: QualifiedMention): QualifiedMention {
  if (a.meaning.kind !== "date" || b.meaning.kind !== "date" || b.meaning.fields.year === null) return a;
  const { fields } = a.meaning;
  if (fields.month === null || fields.year !== null) return a;
  return { ...a, meaning: { kind: "date", fields: { ...fields, year: b.meaning.fields.year } } };
}

function isLinked(line: Line, a: QualifiedMention, b: QualifiedMention): boolean {
  let end = b.from;
  while (end > a.to && skipped.has(word(line, end - 1))) end--;
  if (end - a.to !== 1 || token(line, a.to).stop === 2) return false;
  const link = word(line, a.to);
  return links.has(link) || (link === "and" && isBetween(line, a));
}

function isBetween(line: Line, a: QualifiedMention): boolean {
  for (let k = a.from - 1; k >= Math.max(0, a.from - 3); k--) if (word(line, k) === "between") return true;
  return false;
}

function bounded(line: Line, one: QualifiedMention, days: Days): Days {
  const { today } = line.context;
  if (days.past) return days;
  if (one.bound === "before")
    return days.first > today ? { ...days, first: today, last: days.first - 1 } : days;
  if (one.bound === "until") return days.last >= today ? { ...days, first: today } : days;
  const open = "within two weeks of it";
  if (one.bound === "after")
    return { ...days, first: days.last + 1, last: days.last + openDays, assumed: [...days.assumed, open] };
  if (one.bound === "from" && days.first === days.last)
    return { ...days, last: days.first + openDays - 1, assumed: [...days.assumed, open] };
  return days;
}
