import { timeOfMinutes } from "#kernel/zoned-time.ts";
import type { DayBounds, DaySpan, Reading, TimeWish, WhenContext, WhenReading } from "../readings.ts";
import { isoOf } from "./calendar.ts";
import { type Understood, understandWhen } from "./engine.ts";
import { type Line, token, wordsBetween } from "./line.ts";
import { type ParseContext, parseContextOf } from "./parse-context.ts";
import type { QualifiedDay, QualifiedTime } from "./qualified-mention.ts";

/** A date so many days back, with its year, is somebody's birthday or history. */
const forgottenAfterDays = 300;

/**
 * What a caller says about when, for a clinic. `expecting` tells what was just asked, so that a lone '3' or
 * 'the 24' is read as the answer; a lone hour counts as a time unless a day was asked for.
 * Never throws; the same words and context always give the same reading.
 */
export function readWhen(
  text: string,
  context: WhenContext,
  expecting: "day" | "time" | null = null,
): WhenReading {
  const parseContext = parseContextOf(context, expecting ?? "time");
  const understood = understandWhen(text, parseContext);
  const { line } = understood;
  const days = understood.days.filter(
    (day) => isWish(day, parseContext) && !isNow(understood, day) && !isStory(understood, day),
  );
  const bounds = understood.bounds.filter(
    (day) => isWish(day, parseContext) && !isNow(understood, day) && !isStory(understood, day),
  );
  const told = days.filter(isWanted);
  const bounded = withinBounds(line, told, bounds);
  const wanted = (bounded ?? told).map((day) => dayReading(line, day));
  const hasTimes = understood.times.some(isWanted);
  const isAnyDay = wanted.length === 0 && (days.some(isExcluded) || (hasTimes && saysAnyDay.test(text)));
  const times = understood.times.filter((time) => !isNow(understood, time) && !isPastTime(understood, time));
  return {
    days: distinct(isAnyDay ? anyDay(text, parseContext) : wanted),
    times: distinct(times.filter(isWanted).map((time) => timeReading(line, time))),
    excludedDays: days.filter(isExcluded).map((day) => dayReading(line, day)),
    excludedTimes: times.filter(isExcluded).map((time) => timeReading(line, time)),
    soonest: soonestIn(understood),
    ...((bounded || told.every(({ bound }) => bound)) &&
      bounds.length > 0 && { bounds: bounds.map((day) => boundsReading(line, day)) }),
  };
}

/**
 * 'Away till the twenty-first, and only Tuesdays': the days told beside a bound, within it, with a weekday as late as the bound has it.
 * Null = a day that is told by its date lies elsewhere, and is another wish.
 */
function withinBounds(
  line: Line,
  told: readonly QualifiedDay[],
  bounds: readonly QualifiedDay[],
): readonly QualifiedDay[] | null {
  const named = told.filter(({ bound }) => bound === undefined);
  if (bounds.length === 0 || named.length === 0) return null;
  const first = Math.max(...bounds.map(({ bound, days }) => (bound === "to" ? 0 : days.first)));
  const last = Math.min(...bounds.map(({ bound, days }) => (bound === "from" ? Infinity : days.last)));
  const isIn = ({ days }: QualifiedDay): boolean => days.last >= first && days.first <= last;
  const isChoice = named.some((day) =>
    bounds.some((bound) => wordsBetween(line, day.to, bound.from).includes("or")),
  );
  const moved = named.map((day) => {
    const weeks = day.weekday ? Math.max(0, Math.ceil((first - day.days.first) / 7)) : 0;
    const [from, to] = [day.days.first + 7 * weeks, day.days.last + 7 * weeks];
    return weeks === 0 ? day : { ...day, days: { ...day.days, first: from, last: to, point: from } };
  });
  return isChoice || !moved.every(isIn) ? null : moved;
}

function boundsReading(line: Line, { from, to, days, bound }: QualifiedDay): Reading<DayBounds> {
  const value: DayBounds = {
    ...(bound !== "to" && { from: isoOf(days.first) }),
    ...(bound !== "from" && { to: isoOf(days.last) }),
  };
  return reading(line, { from, to }, value, days.assumed, days.sure);
}

const anyDayBut =
  /\b(?:(?:any|every)\s?(?:other )?(?:day|time|weekday|morning|afternoon|arvo|evening|night)|whenever|(?<!as )anything)\b/i;
/** 'Any day after three', 'any evening' leaves the day to the clinic; 'are you open any evening' asks. */
const saysAnyDay =
  /^(?!.*\bopen\b).*\b(?:any (?:other )?(?:(?:week|working )?day|morning|afternoon|arvo|evening|night)|(?:which|what)ever day)\b(?! now\b)/is;
/** 'Any day' is looked for over so many days. */
const anyDays = 14;

/** 'Any day except Tuesday' is a wish for all the other days. */
function anyDay(text: string, { today }: ParseContext): Reading<DaySpan>[] {
  const found = anyDayBut.exec(text);
  if (!found) return [];
  return [
    {
      value: { from: isoOf(today), to: isoOf(today + anyDays - 1) },
      heard: found[0],
      span: [found.index, found.index + found[0].length],
      assumed: ["within two weeks"],
      certainty: "unsure",
    },
  ];
}

/** 'today, this arvo' names one day twice and offers no choice; the surer reading of the two stays. */
function distinct<Value>(readings: readonly Reading<Value>[]): Reading<Value>[] {
  const kept = new Map<string, Reading<Value>>();
  for (const reading of readings) {
    const key = JSON.stringify(reading.value);
    const known = kept.get(key);
    if (!known || (known.certainty === "unsure" && reading.certainty === "sure")) kept.set(key, reading);
  }
  return [...kept.values()];
}

const isWanted = ({ role }: { role: string }) => role === "wanted";
const isExcluded = ({ role }: { role: string }) => role === "excluded";

const isWish = ({ days, birth }: QualifiedDay, { today }: ParseContext): boolean =>
  !birth && !days.past && days.last > today - forgottenAfterDays;

/** 'now' is no clock time to a clinic but the wish to come as soon as can be. */
function isNow({ line, said }: Understood, at: { from: number; to: number }): boolean {
  return said.some(
    ({ meaning, from, to }) =>
      from === at.from &&
      to === at.to &&
      meaning.kind === "moment" &&
      meaning.day === line.context.today &&
      meaning.minute === line.context.minutes,
  );
}

function isPastTime({ said }: Understood, at: { from: number }): boolean {
  return (
    said.some(({ meaning, from }) => from === at.from && "past" in meaning && meaning.past) ||
    isStory({ said }, at)
  );
}

function isStory({ said }: Pick<Understood, "said">, at: { from: number }): boolean {
  return said.some(({ story, from }) => from === at.from && story);
}

function soonestIn(understood: Understood): Reading<true> | null {
  const { line, said } = understood;
  const found = said.find((one) => one.meaning.kind === "soonest" || isNow(understood, one));
  return found?.role === "wanted" ? reading(line, found, true, [], true) : null;
}

function dayReading(line: Line, { from, to, days, weekday, isMore }: QualifiedDay): Reading<DaySpan> {
  return reading(
    line,
    { from, to },
    {
      ...{ from: isoOf(days.first), to: isoOf(days.last) },
      ...(weekday && { weekday }),
      ...(isMore && { isMore }),
    },
    days.assumed,
    days.sure,
  );
}

function timeReading(line: Line, { from, to, wish, assumed, sure }: QualifiedTime): Reading<TimeWish> {
  const value: TimeWish =
    wish.kind === "exact"
      ? { kind: "exact", time: timeOfMinutes(wish.minute) }
      : {
          ...{ kind: "part", from: timeOfMinutes(wish.from), to: timeOfMinutes(wish.to), label: wish.label },
          ...(wish.isBound && { isBound: true }),
          ...(wish.isEnd && { isEnd: true }),
        };
  return reading(line, { from, to }, value, assumed, sure);
}

function reading<Value>(
  line: Line,
  { from, to }: { from: number; to: number },
  value: Value,
  assumed: readonly string[],
  sure: boolean,
): Reading<Value> {
  const span = [token(line, from).start, token(line, to - 1).end] as const;
  return {
    value,
    heard: line.text.slice(span[0], span[1]),
    span,
    assumed,
    certainty: sure ? "sure" : "unsure",
  };
}
