import { addMonths, civil, dayNumber, mondayOf } from "../calendar.ts";
import { dayToldBefore } from "../day-told.ts";
import { anyNumber, cardinal, endsAt, type Line, type Recogniser, token, word, wordSet } from "../line.ts";
import { type Days, type Found, noFields } from "../mention.ts";
import { resolveDay } from "../resolve.ts";
import { months } from "../vocabulary.ts";
import { readDuration } from "./duration.ts";
import { readMonth } from "./month.ts";
import { type Period, steps } from "./period-terms.ts";
import { readYear } from "./year.ts";

/** 'next week', 'this weekend', 'the week after next', 'in March', 'the next two weeks' */
export const period: Recogniser = {
  starts: [
    ...steps.keys(),
    ...months.keys(),
    ..."week weekend weekends in during all throughout that".split(" "),
    anyNumber,
  ],
  read(line, at) {
    const found = readPeriod(line, at, false);
    return found && asFound(found, found.to);
  },
};

export const asFound = ({ first, last, point, assumed, sure, past }: Days, to: number): Found => ({
  meaning: { kind: "days", days: { first, last, point, assumed, sure, past } },
  to,
});

/** A stretch that starts there; `inside` another phrase ('end of …') a bare unit or year will do. */
export function readPeriod(line: Line, at: number, inside: boolean): Period | null {
  const here = word(line, at);
  const year = here === "in" ? comingYear(line, at + 1) : null;
  if (year) return year;
  if (months.has(here) || here === "in" || here === "during")
    return readMonth(line, here === "in" || here === "during" ? at + 1 : at, inside || !months.has(here));
  if (token(line, at).digits === 4 && inside) return wholeYear(line, at);
  if (here === "all" || here === "throughout") {
    const next = word(line, at + 1);
    return ["week", "weekend", "month"].includes(next) ? unitNow(line, next, 0, at + 2) : null;
  }
  return (
    thatWeek(line, at) ??
    weekOf(line, at) ??
    weekAfter(line, at) ??
    stepped(line, at) ??
    alone(line, at, inside)
  );
}

/** 'Not that week', of the day that was spoken of before. */
function thatWeek(line: Line, at: number): Period | null {
  const { previous, today } = line.context;
  const week = wholly.has(word(line, at + 1)) ? at + 2 : at + 1;
  const isWeek = word(line, at) === "that" && word(line, week) === "week";
  if (!isWeek || previous === null || previous < today) return null;
  return unitNow(line, "week", weeksBetween(today, previous), week + 1);
}
const wholly = wordSet("whole entire same");

const weeksBetween = (from: number, to: number): number => Math.round((mondayOf(to) - mondayOf(from)) / 7);

/** 'this week', 'next month', 'the next two weeks', 'the coming weekend', 'next March' */
function stepped(line: Line, at: number): Period | null {
  const step = steps.get(word(line, at));
  if (step === undefined) return upcoming(line, at);
  let next = at + 1;
  if (["coming", "upcoming", "past", "following", "next"].includes(word(line, next))) next++;
  if (months.has(word(line, next))) return readMonth(line, next, true, step);
  if (word(line, next) === "week" && word(line, next + 1) === "end")
    return unitNow(line, "weekend", step, next + 2);
  const isFromToday =
    ["over", "within", "in", "during"].includes(word(line, at - 2)) && word(line, at - 1) === "the";
  if (word(line, at) === "next" && word(line, next) === "week" && isFromToday)
    return ahead(line, 0, 7, 1, next + 1);
  const isFollowing = word(line, at) === "following" && word(line, next) === "week";
  const found = unitNow(line, word(line, next), isFollowing ? step + weeksAhead(line) : step, next + 1);
  if (found) {
    const past = word(line, next - 1) === "past" && step === 0;
    return past ? unitNow(line, word(line, next), -1, next + 1) : found;
  }
  // 'this week or next'
  const named = word(line, at - 2);
  if (
    step === 1 &&
    word(line, at - 1) === "or" &&
    line.last?.to === at - 1 &&
    ["week", "weekend", "month"].includes(named)
  )
    return unitNow(line, named, 1, at + 1);
  const length = step === 0 ? null : readDuration(line, next);
  if (length === null || length.minutes > 0) return null;
  return ahead(line, length.months, length.days, step, length.to);
}

/** 'two upcoming weeks' */
function upcoming(line: Line, at: number): Period | null {
  if (cardinal(line, at) < 1 || !["upcoming", "coming"].includes(word(line, at + 1))) return null;
  const length = readDuration(line, at);
  return length && length.minutes === 0 ? ahead(line, length.months, length.days, 1, length.to) : null;
}

/** A stretch from today on; the day at its end stands for it. */
function ahead(line: Line, monthCount: number, days: number, step: number, to: number): Period {
  const { today } = line.context;
  const point = addMonths(today, step * monthCount) + step * days;
  const [first, last] = step > 0 ? [today, point] : [point, today];
  return { first, last, point, assumed: [], sure: true, past: step < 0, unit: "day", to };
}

/** This, the next or the last such unit. */
export function unitNow(line: Line, unit: string, step: number, to: number): Period | null {
  const { today } = line.context;
  const span = (name: Period["unit"], first: number, last: number): Period => ({
    first: step === 0 ? Math.min(Math.max(first, today), last) : first,
    last,
    point: first,
    assumed: [],
    sure: true,
    past: step < 0,
    unit: name,
    to,
  });
  const { year, month } = civil(today);
  if (unit === "week" || unit === "weeks" || unit === "wk") {
    const monday = mondayOf(today) + 7 * step;
    const week = span("week", monday, monday + 6);
    // On a Sunday, the week people speak of is about to begin.
    return step === 0 && today === monday + 6 ? { ...week, last: today + 6, sure: false } : week;
  }
  if (unit === "weekend" || unit === "weekends") return weekend(line, step, span);
  if (unit === "month") {
    const first = addMonths(dayNumber(year, month, 1), step);
    return span("month", first, addMonths(first, 1) - 1);
  }
  if (unit === "quarter" || unit === "qtr") {
    const first = addMonths(dayNumber(year, month - ((month - 1) % 3), 1), 3 * step);
    return span("quarter", first, addMonths(first, 3) - 1);
  }
  if (unit === "year" || unit === "yr")
    return span("year", dayNumber(year + step, 1, 1), dayNumber(year + step, 12, 31));
  if (unit === "fortnight" && step >= 0) return { ...span("day", today, today + 14), point: today + 14 };
  return null;
}

/** 'next weekend', like 'next Friday', is the one of next week; unsure while this week's lies ahead. */
function weekend(line: Line, step: number, span: (n: "weekend", a: number, b: number) => Period): Period {
  const saturday = mondayOf(line.context.today) + 5 + 7 * step;
  const found = span("weekend", saturday, saturday + 1);
  return step === 1
    ? { ...found, assumed: ["the weekend of next week, not of this week"], sure: false }
    : found;
}

/** 'the week after next', 'the week after' */
function weekAfter(line: Line, at: number): Period | null {
  const unit = word(line, at);
  if (unit !== "week" && unit !== "weekend" && unit !== "month") return null;
  if (word(line, at + 1) === "from" && word(line, at + 2) === "now") return null;
  if (word(line, at + 1) === "before") return weekBefore(line, at);
  if (word(line, at + 1) !== "after" || token(line, at + 1).stop > 0) return null;
  if (word(line, at + 2) === "next")
    return unitNow(line, unit, 2, word(line, at + 3) === unit ? at + 4 : at + 3);
  if (word(line, at + 2) === "that") return unitNow(line, unit, 1 + weeksAhead(line), at + 3);
  const open = endsAt(line, at + 2) || opens.has(word(line, at + 2));
  return open ? unitNow(line, unit, 1 + weeksAhead(line), at + 2) : null;
}

/** Behind 'the week after' these leave it open after what. */
const opens = wordSet("if at is would then please only instead same on maybe would could can would");

/** 'The week before', of a day that was told, that was offered, or on which a visit stands. */
function weekBefore(line: Line, at: number): Period | null {
  const { today } = line.context;
  const told = dayToldBefore(line, at);
  const to = word(line, at + 2) === "that" ? at + 3 : at + 2;
  const isOpen = endsAt(line, to) || opens.has(word(line, to));
  if (!told || !isOpen || word(line, at) !== "week") return null;
  const weeks = weeksBetween(today, told.point) - 1;
  return weeks < 0 ? null : unitNow(line, "week", weeks, to);
}

/** 'Friday, or the week after that', 'not Monday, the week after', and the week after a day that was spoken of before: from the week of that day. */
function weeksAhead(line: Line): number {
  const told = dayToldBefore(line, 0);
  return told ? Math.max(0, weeksBetween(line.context.today, told.point)) : 0;
}

/** 'the week of October 7th', 'the week beginning Monday the 3rd', 'week commencing 3/8' */
function weekOf(line: Line, at: number): Period | null {
  if (
    word(line, at) !== "week" ||
    !["of", "beginning", "commencing", "starting", "from"].includes(word(line, at + 1))
  )
    return null;
  const start = word(line, at + 2) === "the" || word(line, at + 2) === "on" ? at + 3 : at + 2;
  const found = line.readAt(start);
  if (!found) return null;
  const days =
    found.meaning.kind === "date"
      ? resolveDay(found.meaning.fields, line.context)
      : found.meaning.kind === "days"
        ? found.meaning.days
        : null;
  if (!days || word(line, at + 1) === "from") return null;
  const monday = mondayOf(days.point);
  return {
    ...days,
    first: Math.max(monday, line.context.today),
    last: monday + 6,
    point: monday,
    unit: "week",
    to: found.to,
  };
}

/** 'the weekend', 'on weekends', 'a weekday', and inside 'end of the month' the bare unit. */
function alone(line: Line, at: number, inside: boolean): Period | null {
  const here = word(line, at);
  if (here === "weekend" || here === "weekends") return unitNow(line, "weekend", 0, at + 1);
  if (here === "week" && word(line, at + 1) === "end") return unitNow(line, "weekend", 0, at + 2);
  if (!inside || !["week", "month", "year"].includes(here)) return null;
  return unitNow(line, here, 0, at + 1);
}

/** How many years ahead somebody speaks of a visit. */
const mostYearsAhead = 5;

/** 'in 2027', 'in twenty twenty seven'; a year that is over or runs is no wish ('I had it done in 2024'). */
function comingYear(line: Line, at: number): Period | null {
  const said = readYear(line, at, false);
  if (!said) return null;
  const { year } = civil(line.context.today);
  return said.year > year && said.year <= year + mostYearsAhead
    ? unitNow(line, "year", said.year - year, said.to)
    : null;
}

function wholeYear(line: Line, at: number): Period | null {
  const year = token(line, at).num;
  if (year < 1900 || year > 2100) return null;
  const days = resolveDay({ ...noFields, year }, line.context);
  return days && { ...days, unit: "year", to: at + 1 };
}
