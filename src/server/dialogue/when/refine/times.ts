import { twelveHour } from "#kernel/spoken-dates.ts";
import { timeOfMinutes } from "#kernel/zoned-time.ts";
import { type Line, word } from "../line.ts";
import type { Clock, Part, PartName } from "../mention.ts";
import { type Hours, hoursOn } from "../parse-context.ts";
import { isDayLike, type QualifiedMention, type QualifiedTime } from "../qualified-mention.ts";
import { partOfList } from "./hours-in-a-list.ts";

const noon = 12 * 60;
const endOfDay = 24 * 60 - 1;

interface Face {
  minute: number;
  assumed: readonly string[];
  sure: boolean;
}

/** Every time said, on the 24-hour clock. A part of the day that belongs to a clock time is no time of its own. */
export function resolveTimes(
  line: Line,
  said: readonly QualifiedMention[],
  day: number | null,
): QualifiedTime[] {
  const hours = hoursOn(line.context, day);
  const used = new Set<QualifiedMention>();
  const times: QualifiedTime[] = [];
  const hintAt = (k: number): QualifiedMention | null => {
    const one = said[k];
    return one && takesPart(one) ? nearestPart(line, said, k) : null;
  };
  const hintOf = (one: QualifiedMention) => partName(hintAt(said.indexOf(one)));
  for (const [k, one] of said.entries()) {
    const hint = hintAt(k);
    if (hint) used.add(hint);
    const alone = timeOf(one, partName(hint), hours);
    const listed = partOfList(line, said, { k, hintOf, hours });
    const time = listed ? otherThan(alone, timeOf(one, listed, hours)) : alone;
    if (time) times.push(time);
  }
  for (const one of said)
    if (
      one.meaning.kind === "part" &&
      !used.has(one) &&
      !times.some((time) => isNamedIn(line, said, one, time))
    )
      times.push(partTime(one, ofThatDay(one.meaning.part, hours)));
  // 'After three, I knock off at four': what only explains is joined to nothing.
  const wished = times.filter(({ from }) => !isToldAt(said, from));
  const inOrder = (wished.length > 0 ? wished : times).toSorted((a, b) => a.from - b.from);
  return joinBounds(
    line,
    withinPart(line, inOrder).filter(
      (time, _, all) => !isWiderTwin(line, time, all) && !isContrast(line, time, all),
    ),
  );
}

/** What is the same by itself stays as sure as it was. */
const otherThan = (alone: QualifiedTime | null, listed: QualifiedTime | null): QualifiedTime | null =>
  listed && listed.point !== alone?.point ? listed : alone;

/** 'Any afternoon after school, so half past three': the hour is one of the afternoon, and no other wish. */
function isNamedIn(
  line: Line,
  said: readonly QualifiedMention[],
  one: QualifiedMention,
  { point, ...time }: QualifiedTime,
): boolean {
  if (one.meaning.kind !== "part" || point === null || time.role !== one.role) return false;
  const { from, to } = one.meaning.part;
  const [start, end] = one.from < time.from ? [one.to, time.from] : [time.to, one.from];
  return (
    from <= point &&
    point < to &&
    end - start <= (isToldAt(said, time.from) && one.from < time.from ? 1 : farthestPart) &&
    !isDivided(line, start, end) &&
    !said.some((other) => isDayLike(other) && start <= other.from && other.to <= end)
  );
}
const farthestPart = 8;
const isToldAt = (said: readonly QualifiedMention[], at: number): boolean =>
  said.some(({ from, story }) => from === at && story);

/** 'In the morning, but the bus doesn't come till ten' ends at noon, and 'the afternoon, but before four' begins at noon. */
function withinPart(line: Line, times: readonly QualifiedTime[]): readonly QualifiedTime[] {
  const part = times.find(({ wish, point }) => wish.kind === "part" && point === null);
  const bound = times.find(
    ({ wish, point, role }) => isOpenEnded(wish) && point !== null && role === part?.role,
  );
  if (part?.wish.kind !== "part" || bound?.wish.kind !== "part") return times;
  const [a, b] = part.from < bound.from ? [part, bound] : [bound, part];
  const [from, to] = [Math.max(part.wish.from, bound.wish.from), Math.min(part.wish.to, bound.wish.to)];
  const between = line.tokens.slice(a.to, b.from).map((each) => each.word);
  const isOne = part.wish.to === noon || between.includes("but");
  if (!isOne || between.includes("or") || from >= to) return times;
  const wish = {
    ...({ kind: "part", from, to, label: rangeLabel(from, to), isBound: true } as const),
    ...(bound.wish.isEnd && { isEnd: true as const }),
  };
  return times.filter((time) => time !== part).map((time) => (time === bound ? { ...bound, wish } : time));
}

const isOpenEnded = (wish: QualifiedTime["wish"]): boolean =>
  wish.kind === "part" && (wish.from === 0) !== (wish.to === endOfDay);

const slack = 60;
/**
 * 'Before ten, not after four', 'before noon, not before five': what the hours before it hold already bounds nothing more, and what none of
 * them lies in takes nothing from them: it tells which of the two was meant.
 */
function isContrast(line: Line, { from, wish, role }: QualifiedTime, all: readonly QualifiedTime[]): boolean {
  if (wish.kind !== "part" || !wish.isBound || role !== "wanted") return false;
  const isDenied = word(line, from - 2) === "not" || word(line, from - 1) === "not";
  return (
    isDenied &&
    all.some(
      (other) =>
        other.role === "wanted" &&
        other.to < from &&
        from - other.to <= farthestContrast &&
        (other.wish.kind === "exact"
          ? wish.from <= other.wish.minute && other.wish.minute <= wish.to
          : (wish.from <= other.wish.from && other.wish.to <= wish.to) ||
            other.wish.to <= wish.from ||
            wish.to <= other.wish.from),
    )
  );
}
const farthestContrast = 6;

/** 'first thing tomorrow morning': the morning adds nothing. */
function isWiderTwin(line: Line, { from, wish }: QualifiedTime, all: readonly QualifiedTime[]): boolean {
  if (wish.kind !== "part") return false;
  return all.some((other) => {
    if (other.wish.kind !== "part" || other.from === from) return false;
    // 'The arvo, after school' begins within the afternoon, and may end a little behind it.
    const isInside =
      other.wish.from >= wish.from &&
      other.wish.from < wish.to &&
      other.wish.to <= wish.to + slack &&
      other.wish.to - other.wish.from < wish.to - wish.from;
    const [a, b] = other.from < from ? [other.from, from] : [from, other.from];
    return isInside && b - a <= 4 && !isDivided(line, a, b);
  });
}

/** 'after three but before five' is one stretch. */
function joinBounds(line: Line, times: readonly QualifiedTime[]): QualifiedTime[] {
  const joined: QualifiedTime[] = [];
  for (const time of times) {
    const last = joined.at(-1);
    const isApart = !last || last.role !== time.role || hasOr(line, last.to, time.from);
    const both = last ? (narrower(line, last, time) ?? (isApart ? null : between(last, time))) : null;
    if (both) joined[joined.length - 1] = both;
    else joined.push(time);
  }
  return joined;
}

/** 'I can't answer before ten, ring me after two': within both limits is within the narrower of them. */
function narrower(line: Line, a: QualifiedTime, b: QualifiedTime): QualifiedTime | null {
  if (a.wish.kind !== "part" || b.wish.kind !== "part" || a.role !== b.role) return null;
  const areBounds = [a, b].every(({ wish, point }) => isOpenEnded(wish) && point !== null);
  const isSameEnd = areBounds && (a.wish.from === 0) === (b.wish.from === 0);
  if (!isSameEnd || line.tokens.slice(a.to, b.from).some((each) => each.word === "or")) return null;
  return a.wish.to - a.wish.from < b.wish.to - b.wish.from ? { ...a, to: b.to } : b;
}

function hasOr(line: Line, from: number, to: number): boolean {
  for (let k = from; k < to; k++) if (word(line, k) === "or") return true;
  return to - from > 4;
}

function between(a: QualifiedTime, b: QualifiedTime): QualifiedTime | null {
  if (a.wish.kind !== "part" || b.wish.kind !== "part" || a.point === null || b.point === null) return null;
  const [after, before] = a.wish.to === endOfDay ? [a, b] : [b, a];
  if (after.wish.kind !== "part" || before.wish.kind !== "part") return null;
  if (after.wish.to !== endOfDay || before.wish.from !== 0 || after.wish.from >= before.wish.to) return null;
  const label = rangeLabel(after.wish.from, before.wish.to);
  return {
    ...a,
    to: b.to,
    wish: {
      ...{ kind: "part", from: after.wish.from, to: before.wish.to, label, isBound: true },
      ...(before.wish.isEnd && { isEnd: true }),
    },
    assumed: [...a.assumed, ...b.assumed],
    sure: a.sure && b.sure,
  };
}

const rangeLabel = (from: number, to: number) =>
  `${twelveHour(timeOfMinutes(from))} to ${twelveHour(timeOfMinutes(to))}`;

const takesPart = ({ meaning }: QualifiedMention) =>
  meaning.kind === "clocks" || (meaning.kind === "clock" && meaning.clock.part === null);

function timeOf(one: QualifiedMention, hint: PartName | null, hours: Hours): QualifiedTime | null {
  const { meaning } = one;
  if (meaning.kind === "clock") return clockTime(one, meaning.clock, hint, hours);
  if (meaning.kind === "clocks") return rangeTime(one, meaning.from, meaning.to, hint, hours);
  return meaning.kind === "moment" ? exact(one, { minute: meaning.minute, assumed: [], sure: true }) : null;
}

const partName = (said: QualifiedMention | null): PartName | null =>
  said?.meaning.kind === "part" ? said.meaning.part.name : null;

/** The part of the day that a clock time belongs to: the nearest one not divided from it by 'or' or a correction. */
function nearestPart(line: Line, said: readonly QualifiedMention[], k: number): QualifiedMention | null {
  const clock = said[k];
  let best: QualifiedMention | null = null;
  let distance = 8;
  for (const one of said) {
    // 'It fell out last night, any time after two': what is over says nothing of the wish.
    if (one.meaning.kind !== "part" || one.meaning.past || one.story) continue;
    if (one.role !== clock?.role || !clock) continue;
    const [a, b] = one.from < clock.from ? [one, clock] : [clock, one];
    const gap = b.from - a.to;
    if (gap >= distance || isDivided(line, a.to, b.from)) continue;
    // 'In the morning because my bus is at nine': the morning is wished for, the nine is told.
    if (clock.story && one === a && gap > 1) continue;
    best = one;
    distance = gap;
  }
  return best;
}

function isDivided(line: Line, from: number, to: number): boolean {
  for (let k = from; k < to; k++)
    if (["or", "but", "except", "otherwise"].includes(word(line, k))) return true;
  return false;
}

const literal = (clock: Clock) => clock.hour * 60 + clock.minute;

/** Hours that say by themselves which half of the day they mean. */
const isPlain = ({ hour }: Clock) => hour >= 13 || hour === 0;

function byHalf(clock: Clock, half: "am" | "pm"): number {
  if (clock.hour > 12) return literal(clock);
  return (clock.hour % 12) * 60 + clock.minute + (half === "pm" ? noon : 0);
}

function halfOf(clock: Clock, part: PartName): "am" | "pm" {
  const { hour } = clock;
  if (part === "morning") return hour === 12 ? "pm" : "am";
  if (part === "night") return hour === 12 || hour <= 5 ? "am" : "pm";
  if (part === "lunchtime") return hour === 11 || hour === 10 ? "am" : "pm";
  if (part === "evening") return hour === 12 ? "am" : "pm";
  return "pm";
}

function faceOf(clock: Clock, hint: PartName | null, hours: Hours): Face {
  if (clock.half !== null) return { minute: byHalf(clock, clock.half), assumed: [], sure: true };
  const part = clock.part ?? hint;
  if (isPlain(clock)) return { minute: literal(clock), assumed: [], sure: true };
  if (part !== null) return { minute: byHalf(clock, halfOf(clock, part)), assumed: [], sure: true };
  return byOpeningHours(clock, hours);
}

/** '3' is 15:00 where the clinic is closed at 3 am. */
function byOpeningHours(clock: Clock, hours: Hours): Face {
  const am = byHalf(clock, "am");
  const pm = byHalf(clock, "pm");
  const gap = (t: number) => (t < hours.opens ? hours.opens - t : t > hours.closes ? t - hours.closes : 0);
  const minute = gap(am) < gap(pm) || (gap(am) === gap(pm) && am >= 7 * 60) ? am : pm;
  if (minute === noon) return { minute, assumed: ["noon"], sure: true };
  const other = minute === am ? pm : am;
  const half = minute < noon ? "morning" : "afternoon";
  const closed = gap(other) > 0 && gap(minute) === 0;
  const why = closed
    ? `, because the clinic is closed at ${twelveHour(timeOfMinutes(other)).replace(":00", "")}`
    : "";
  return { minute, assumed: [`${half}${why}`], sure: false };
}

function clockTime(one: QualifiedMention, clock: Clock, hint: PartName | null, hours: Hours): QualifiedTime {
  const face = faceOf(clock, hint, hours);
  return exact(one, clock.rough ? { ...face, assumed: [...face.assumed, "about that time"] } : face);
}

function exact(one: QualifiedMention, { minute, assumed, sure }: Face): QualifiedTime {
  const base = { from: one.from, to: one.to, point: minute, assumed, sure, role: one.role };
  const label = twelveHour(timeOfMinutes(minute));
  if (one.bound === "after" || one.bound === "from")
    return {
      ...base,
      wish: { kind: "part", from: minute, to: endOfDay, label: `after ${label}`, isBound: true },
    };
  if (one.bound === "before" || one.bound === "until")
    return {
      ...base,
      wish: {
        ...{ kind: "part", from: 0, to: minute, label: `before ${label}`, isBound: true },
        ...(one.isEnd && { isEnd: true }),
      },
    };
  return { ...base, wish: { kind: "exact", minute } };
}

/** On a Saturday the end of the day is another one. */
function ofThatDay(part: Part, { opens, closes }: Hours): Part {
  if (part.label === "first thing") return { ...part, from: opens, to: opens + (part.to - part.from) };
  if (part.label === "end of the day") return { ...part, from: closes - (part.to - part.from), to: closes };
  return part;
}

function partTime(one: QualifiedMention, part: { from: number; to: number; label: string }): QualifiedTime {
  return {
    from: one.from,
    to: one.to,
    point: null,
    wish: { kind: "part", from: part.from, to: part.to, label: part.label },
    assumed: [],
    sure: true,
    role: one.role,
  };
}

/** '9–11 am', '11 to 1 pm', '8 am to 1', 'between two and four' */
function rangeTime(
  one: QualifiedMention,
  from: Clock,
  to: Clock,
  hint: PartName | null,
  hours: Hours,
): QualifiedTime {
  const isFixed = (clock: Clock) => clock.half !== null || clock.part !== null || isPlain(clock);
  let start = faceOf(from, hint, hours);
  let end = faceOf(to, hint, hours);
  if (!isFixed(from) && isFixed(to)) {
    const pm = byHalf(from, "pm");
    const am = byHalf(from, "am");
    start = { minute: pm < end.minute ? pm : am, assumed: [], sure: true };
  } else if (!isFixed(to)) {
    const am = byHalf(to, "am");
    end = { minute: am > start.minute ? am : byHalf(to, "pm"), assumed: start.assumed, sure: start.sure };
  }
  const label = rangeLabel(start.minute, end.minute);
  return {
    from: one.from,
    to: one.to,
    point: start.minute,
    wish: { kind: "part", from: start.minute, to: end.minute, label },
    assumed: start.assumed,
    sure: start.sure,
    role: one.role,
  };
}
