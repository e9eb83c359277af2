import type { FreeTime } from "#contract/errors.ts";
import { addDays, isWeekend, minutesOf, mondayOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import type { DaySpan, TimeWish, Understanding } from "#server/dialogue/understanding.ts";
import { hasWhen } from "./reading.ts";
import { shiftIn } from "./shifts.ts";
import { type Detail, type LiveState, noWish, type WhenWish } from "./state.ts";
import { todayOf } from "./today.ts";
import { fits } from "./wishes.ts";

/** 'A bit later', 'in between those', 'have you got anything else': wished for by what was offered. */

/** The other times that are wished for; null where none are. What was ruled out stays ruled out. */
export function otherTimes(
  times: readonly FreeTime[],
  state: LiveState,
  heard: Understanding,
): WhenWish | null {
  const [first] = times;
  const last = times.at(-1);
  if (!first || !last) return null;
  const wish = wishFor(
    { times, first, last, dates: [...new Set(times.map(({ date }) => date))] },
    state,
    heard,
  );
  return wish && { ...wish, notDays: [...state.draft.when.notDays, ...wish.notDays] };
}

interface Offered {
  times: readonly FreeTime[];
  first: FreeTime;
  last: FreeTime;
  dates: readonly string[];
}

function wishFor(offered: Offered, state: LiveState, { text }: Understanding): WhenWish | null {
  const { first, last, dates } = offered;
  if (otherDay.test(text) || tooSoon.test(text))
    return onDays([{ from: addDays(last.date, 1), to: addDays(last.date, 14) }], text);
  const moved = shiftIn(text);
  if (moved && moved.days !== 0 && dates.length > 1) return shiftedAll(offered, moved.days, text);
  if (between.test(text)) return inBetween(offered, text) ?? somethingElse(offered, state, text);
  if (whatElse.test(text)) return somethingElse(offered, state, text);
  if (oneAfter.test(text) || tooEarly.test(text) || /\blater\b/i.test(text))
    return hoursOn(dates, afterAll(offered), text);
  const today = todayOf(state);
  if (tooFar.test(text))
    return first.date > today ? onDays([{ from: today, to: addDays(first.date, -1) }], text) : null;
  if (!/\b(?:earlier|sooner)\b/i.test(text) && !tooLate.test(text)) return null;
  if (first.date === today || first.time > opening(state, first.date))
    return hoursOn([first.date], { from: "00:00", to: first.time }, text);
  return onDays([{ from: today, to: addDays(first.date, -1) }], text);
}

/** 'What else have you got', 'anything else', 'have you got any others' */
const whatElse = new RegExp(
  [
    /\bwhat else (?:have|do|did|is|you|'?s|can|could|would|would'?ve)\b/,
    /\bwhat else\W*$/,
    /\b(?:any|some)(?:thing|where| time)? else\b/,
    /\b(?:any|got|have|are there|is there|the) (?:more|other|others|another)(?: (?:times?|options?|ones?|slots?|spots?|choices|openings?|appointments?))?(?: (?:available|free|at all|there|please|then|that day))*\W*$/,
    /^\W*more (?:times|options|ones|slots|choices)\b/,
    /\bother (?:times|options|ones|slots|spots|choices|openings)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);
const otherDay = /\b(?:another|different|other) days?\b/i;
/** 'Any others' leaves no choice to us. */
export const asksForMore = ({ text }: Understanding): boolean => whatElse.test(text) || otherDay.test(text);
const between =
  /\b(?:in[ -]?between|between (?:those|them|the (?:two|three)|these)|(?:in|somewhere in) the middle of (?:those|them))\b/i;
const oneAfter =
  /\b(?:the )?(?:(?:next|following) (?:one|slot|time|spot|free one)(?: along)?|(?:one|slot|time|spot) after(?: (?:that|it|those|them))?)\W*(?:(?:please|thanks|then|maybe|instead)\W*)*$/i;

/** 'They're all too early', 'a bit late for me' */
const tooEarly = /\b(?:too|so|(?:a )?bit|(?:a )?little|rather|pretty|very) early\b/i;
const tooLate = /\b(?:too|so|(?:a )?bit|(?:a )?little|rather|pretty|very) late\b/i;
/** 'That's too soon', and 'that's ages away': other days are wished for. */
const tooSoon = /\b(?:too|so|(?:a )?bit|(?:a )?little|rather|pretty|very) soon\b/i;
const tooFar =
  /(?<!\bhow )\b(?:too|so|(?:a )?bit|(?:a )?little|rather|pretty|very|that|quite a) (?:far|long) (?:away|off|out|to wait|a wait)\b|\bages (?:away|off)\b|\b(?:long|ages) (?:time )?to wait\b|\bwait (?:that|so) long\b|\b(?:long|big) wait\b/i;
const notThatWeek =
  /\bnot (?:that|this) (?:whole )?week\b|\b(?:can['’]?t|cannot|won['’]?t|away|not (?:here|free|around)) (?:do |make |at all )?(?:that|this) (?:whole )?week\b/i;
const afterWeekOf = (date: string): DaySpan => ({
  from: addDays(mondayOf(date), 7),
  to: addDays(mondayOf(date), 20),
});

/** 'Same time the week after', of times on several days. */
function shiftedAll({ times, first, dates }: Offered, days: number, text: string): WhenWish {
  const wish = onDays(
    dates.map((date) => oneDay(addDays(date, days))),
    text,
  );
  const isOneTime = times.every(({ time }) => time === first.time);
  return isOneTime ? { ...wish, times: [detail({ kind: "exact", time: first.time }, text)] } : wish;
}

const afterAll = ({ times }: Offered) => {
  const latest =
    times
      .map(({ time }) => time)
      .sort()
      .at(-1) ?? "";
  return { from: timeOfMinutes(minutesOf(latest) + 1), to: "24:00" };
};

/** Between the first and the last of a day, or on the days between. */
function inBetween({ times, first, last, dates }: Offered, text: string): WhenWish | null {
  const from = addDays(first.date, 1);
  const to = addDays(last.date, -1);
  if (dates.length === 2 && from <= to) return onDays([{ from, to }], text);
  if (dates.length > 1) return null;
  const taken = times.map(({ time }): TimeWish => ({ kind: "exact", time }));
  const hours = times.map(({ time }) => time).sort();
  return { ...hoursOn(dates, { from: hours[0] ?? "", to: hours.at(-1) ?? "" }, text), notTimes: taken };
}

/** Of one day other hours; of several the other half of the day, and then other days. What was offered before is not offered again. */
function somethingElse(
  { times, first, dates }: Offered,
  { draft: { when } }: LiveState,
  text: string,
): WhenWish {
  const wasWished = when.days.length > 0 && times.every((each) => fits(when, each));
  const days = wasWished ? when.days : onDays(dates.map(oneDay), text).days;
  const wish: WhenWish = { ...noWish, days, heard: text.trim() };
  const offered = times.map(({ time }): TimeWish => ({ kind: "exact", time }));
  if (dates.length === 1)
    return { ...wish, times: when.times.filter(isPart), notTimes: [...when.notTimes, ...offered] };
  const isHalf = times.every(({ time }) => time < "12:00" === first.time < "12:00");
  if (isHalf && when.times.length === 0 && !when.notTimes.some(({ kind }) => kind === "part")) {
    const half = first.time < "12:00" ? { from: "00:00", to: "12:00" } : { from: "12:00", to: "24:00" };
    return { ...wish, notTimes: [{ kind: "part", ...half, label: "as offered" }] };
  }
  return { ...wish, times: when.times, notDays: dates.map(oneDay) };
}

const isPart = ({ value }: Detail<TimeWish>): boolean => value.kind === "part";
const oneDay = (date: string): DaySpan => ({ from: date, to: date });

const onDays = (days: readonly DaySpan[], text: string): WhenWish => ({
  ...noWish,
  days: days.map((value) => detail(value, text)),
  heard: text.trim(),
});
const hoursOn = (dates: readonly string[], hours: { from: string; to: string }, text: string): WhenWish => ({
  ...onDays(dates.map(oneDay), text),
  times: [detail({ kind: "part", ...hours, label: "as asked" }, text)],
});
const detail = <Value>(value: Value, words: string): Detail<Value> => ({
  value,
  heard: words.trim(),
  assumed: [],
  unsure: false,
});

/** 'That's too early', 'a bit far away', of a time that is settled. */
export const suitsBadly = (text: string): boolean =>
  tooEarly.test(text) || tooLate.test(text) || tooSoon.test(text) || tooFar.test(text);

/** Before the first time of a day only the days before it are earlier. */
const opening = ({ facts: { businessHours } }: LiveState, date: string): string =>
  (isWeekend(date) ? businessHours.weekends : businessHours.weekdays).start;

/** 'The day after', while several days are offered, lies beyond the last of them, and 'the day before' ahead of the first. */
export function dayBesideAll(offered: readonly FreeTime[], { text, when }: Understanding): WhenWish | null {
  const [first] = offered;
  const last = offered.at(-1);
  if (!first || !last) return null;
  if (notThatWeek.test(text)) return onDays([afterWeekOf(last.date)], text);
  if (first.date === last.date) return null;
  const isAfter = dayAfter.test(text);
  if (!isAfter && !dayBefore.test(text)) return null;
  const date = isAfter ? addDays(last.date, 1) : addDays(first.date, -1);
  // 'The day after then, say two'
  const times = when.times.map(({ value }) => detail(value, text));
  return { ...onDays([oneDay(date)], text), times };
}
const dayAfter =
  /\b(?:the|or|on) (?:day after(?: (?:that|those|them))?|(?:next|following) day)(?=\W*$| (?:then|please|instead|maybe)\b)/i;
const dayBefore =
  /\b(?:the|or|on) (?:day before(?: (?:that|those|them))?|previous day)(?=\W*$| (?:then|please|instead|maybe)\b)/i;

/** 'Monday but later', 'the first one but later': the other hours of that day. */
export function laterOnThatDay(times: readonly FreeTime[], heard: Understanding): WhenWish | null {
  const way = butOther.exec(heard.text)?.[1]?.toLowerCase();
  const [day, otherDay] = heard.when.days;
  if (way === undefined || !day || otherDay || heard.when.times.length > 0 || !hasWhen(heard)) return null;
  const onDay = times.filter(({ date }) => day.value.from <= date && date <= day.value.to);
  const [first] = onDay;
  const last = onDay.at(-1);
  if (!first || !last) return null;
  const hours =
    way === "later"
      ? { from: timeOfMinutes(minutesOf(last.time) + 1), to: "24:00" }
      : { from: "00:00", to: first.time };
  return hoursOn([first.date], hours, heard.text);
}
export const butOther =
  /\b(?:but|only|just|bit|little|somewhat|any) (?:(?:a|much|bit|little|at all|something|anything|make it) )*(later|earlier)\b/i;
