import { civil, dayNumber, mondayOf } from "../calendar.ts";
import { type Line, type Recogniser, word } from "../line.ts";
import type { Days, Found } from "../mention.ts";
import { resolveDay } from "../resolve.ts";
import { asFound, readPeriod, unitNow } from "./period.ts";
import type { Period } from "./period-terms.ts";

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

/** 'early next week', 'end of the month', 'mid October', 'the rest of the week' */
export const partOfPeriod: Recogniser = {
  starts: [...edges.keys(), ...namedEdges.keys()],
  read(line, at) {
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
  if (word(line, at) === "back" && word(line, next) !== "end") return null;
  if (word(line, at) === "back") next++;
  if (word(line, next) === "half") next++;
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
  ].includes(word(line, at));
  if (word(line, next) === "the" && named) next++;
  const whole = readPeriod(line, next, true) ?? (next > at + 1 || named ? dayInside(line, next) : null);
  if (!whole || (whole.unit === "day" && edge !== "late" && edge !== "end")) return null;
  if (edge === "rest")
    return asFound(
      { ...whole, first: Math.max(whole.first, line.scene.today), point: line.scene.today },
      whole.to,
    );
  const sooner = beside(line, at, whole);
  if (sooner) return asFound(sooner, whole.to);
  return asFound(partOf(whole, edge, whole.past ? 0 : line.scene.today), whole.to);
}

/** Fewer days than these are hardly 'later in the week'. */
const fewestDays = 2;
/** 'Earlier in the week' leaves so many days after today, however late in the week it is said. */
const soonDays = 2;

/** 'Later in the week' begins tomorrow, 'earlier in the week' is never today alone: said of the week that runs. */
function beside(line: Line, at: number, whole: Period): Days | null {
  const { today } = line.scene;
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
    const days = resolveDay(found.meaning.fields, line.scene);
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
