import { civil, dayNumber, mondayOf } from "../../calendar.ts";
import { type Line, type Recogniser, word } from "../../line.ts";
import type { Days, Found } from "../../mention.ts";
import { resolveDay } from "../../resolve.ts";
import { asFound, readPeriod, unitNow } from "../period.ts";
import type { Period } from "../period-terms.ts";
import { wholeMeant } from "../told-period.ts";

type Edge = "early" | "mid" | "late" | "end";

const edges: ReadonlyMap<string, Edge | "rest"> = new Map([
  ["early", "early"],
  ["earlier", "early"],
  ["start", "early"],
  ["beginning", "early"],
  ["mid", "mid"],
  ["middle", "mid"],
  ["late", "late"],
  ["later", "late"],
  ["end", "end"],
  ["back", "end"],
  ["tail", "end"],
  ["latter", "late"],
  ["front", "early"],
  ["first", "early"],
  ["second", "late"],
  ["rest", "rest"],
  ["remainder", "rest"],
]);
const namedEdges: ReadonlyMap<string, readonly [string, Edge]> = new Map([
  ["eom", ["month", "end"]],
  ["eoy", ["year", "end"]],
  ["eow", ["week", "end"]],
  ["bom", ["month", "early"]],
  ["boy", ["year", "early"]],
]);

/** 'The back end of', 'the latter half of', 'the second half of': such a word alone says nothing of a week. */
const needs: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["back", new Set(["end", "half"])],
  ["tail", new Set(["end"])],
  ["front", new Set(["end", "half"])],
  ["latter", new Set(["end", "half", "part"])],
  ["first", new Set(["half", "part"])],
  ["second", new Set(["half", "part"])],
]);

/** 'early next week', 'end of the month', 'mid October', 'the rest of the week', 'midweek' */
export const partOfPeriod: Recogniser = {
  starts: [...edges.keys(), ...namedEdges.keys(), "midweek"],
  read(line, at) {
    if (word(line, at) === "midweek") return midweek(line, at + 1);
    if (word(line, at) === "mid" && word(line, at + 1) === "week") return midweek(line, at + 2);
    const edge = edges.get(word(line, at));
    if (edge !== undefined) return readEdge(line, at, edge);
    const [unit, part] = namedEdges.get(word(line, at)) ?? [];
    if (unit === undefined || part === undefined || word(line, at - 1) !== "the") return null;
    const whole = unitNow(line, unit, 0, at + 1);
    return whole && asFound(partOf(whole, part, 0), at + 1);
  },
};

function readEdge(line: Line, at: number, edge: Edge | "rest"): Found | null {
  let next = at + 1;
  const needed = needs.get(word(line, at));
  if (needed && !needed.has(word(line, next))) return null;
  if (needed || ["half", "part"].includes(word(line, next))) next++;
  while (["of", "in", "on", "around", "about"].includes(word(line, next)) && next < at + 4) next++;
  const named = [
    "end",
    "start",
    "beginning",
    "middle",
    "rest",
    "mid",
    "late",
    "early",
    "later",
    "earlier",
    ...needs.keys(),
  ].includes(word(line, at));
  if (word(line, next) === "the" && named) next++;
  const found = readPeriod(line, next, true) ?? (next > at + 1 || named ? dayInside(line, next) : null);
  const whole = wholeMeant(line, at, found, next);
  if (!whole || (whole.unit === "day" && edge !== "late" && edge !== "end")) return null;
  if (edge === "rest")
    return asFound(
      { ...whole, first: Math.max(whole.first, line.context.today), point: line.context.today },
      whole.to,
    );
  const sooner = beside(line, at, whole);
  if (sooner) return asFound(sooner, whole.to);
  const part = partOf(whole, edge, whole.past ? 0 : line.context.today);
  return asFound(isOver(line, whole, part) ? partOf(following(line, whole), edge, 0) : part, whole.to);
}

/** 'Midweek', 'midweek next week' */
function midweek(line: Line, at: number): Found | null {
  const named = readPeriod(line, at, false);
  const whole = named?.unit === "week" ? named : unitNow(line, "week", 0, at);
  if (!whole) return null;
  const part = partOf(whole, "mid", line.context.today);
  return asFound(
    named === null && isPast(line, part) ? partOf(following(line, whole), "mid", 0) : part,
    whole.to,
  );
}

/** 'Early in the week' said on a Wednesday, 'the start of the month' said on the 11th: the next one is meant, unless it is this one by name. */
const isOver = (line: Line, { unit, to, past }: Period, part: Days): boolean =>
  !past &&
  (unit === "week" || unit === "month") &&
  word(line, to - 1) === unit &&
  word(line, to - 2) === "the" &&
  isPast(line, part);
const isPast = (line: Line, { point, last }: Days): boolean =>
  point < line.context.today && last <= line.context.today;
const following = (line: Line, whole: Period): Period => unitNow(line, whole.unit, 1, whole.to) ?? whole;

/** Fewer days than these are hardly 'later in the week'. */
const fewestDays = 2;
/** 'Earlier in the week' leaves so many days after today, however late in the week it is said. */
const soonDays = 2;

/** 'Later in the week' begins tomorrow, 'earlier in the week' is never today alone: said of the week that runs. */
function beside(line: Line, at: number, whole: Period): Days | null {
  const { today } = line.context;
  const edge = word(line, at);
  if (whole.unit !== "week" || whole.first > today || whole.past) return null;
  if (edge !== "later" && edge !== "earlier") return null;
  const isLater = edge === "later";
  const { point } = partOf(whole, isLater ? "late" : "early", today);
  const isOver = whole.last - today < fewestDays;
  const last = isLater
    ? whole.last + (isOver ? 7 : 0)
    : Math.max(mondayOf(whole.first) + 1, today + soonDays);
  const assumed = [...whole.assumed, "which days that is"];
  return { ...whole, first: isLater ? today + 1 : today, last, point, assumed, sure: false };
}

/** 'end of tomorrow' is that day. */
function dayInside(line: Line, at: number): Period | null {
  if (!["today", "tomorrow", "this", "next"].includes(word(line, at))) return null;
  const found = line.readAt(at);
  if (found?.meaning.kind === "date") {
    const days = resolveDay(found.meaning.fields, line.context);
    return days && { ...days, unit: "day", to: found.to };
  }
  return found?.meaning.kind === "days" && found.meaning.days.first === found.meaning.days.last
    ? { ...found.meaning.days, unit: "day", to: found.to }
    : null;
}

/**
 * Thirds of a month (1–10, 11–20, 21–end); of a week Monday–Tuesday, Wednesday–Thursday, and from Thursday
 * ('late') or Friday ('end') on. People draw these lines differently: always unsure.
 */
function partOf(whole: Period, edge: Edge, notBefore: number): Days {
  if (whole.unit === "day") return whole;
  const [from, to] = boundsOf(whole, edge);
  const first = Math.max(from, notBefore);
  return {
    ...whole,
    first,
    last: Math.max(first, to),
    point: from,
    assumed: [...whole.assumed, "which days that is"],
    sure: false,
  };
}

function boundsOf({ first, last, unit }: Period, edge: Edge): readonly [number, number] {
  if (unit === "week") {
    const monday = mondayOf(first);
    return {
      early: [monday, monday + 1] as const,
      mid: [monday + 2, monday + 3] as const,
      late: [monday + 3, monday + 6] as const,
      end: [monday + 4, monday + 6] as const,
    }[edge];
  }
  if (unit === "month") {
    const start = dayNumber(civil(first).year, civil(first).month, 1);
    const end = [start + 20, last] as const;
    return { early: [start, start + 9] as const, mid: [start + 10, start + 19] as const, late: end, end }[
      edge
    ];
  }
  const third = Math.floor((last - first + 1) / 3);
  if (edge === "early") return [first, first + third - 1];
  if (edge === "mid") return [first + third, first + 2 * third - 1];
  return unit === "year" ? [dayNumber(civil(last).year, 9, 1), last] : [last - third + 1, last];
}
