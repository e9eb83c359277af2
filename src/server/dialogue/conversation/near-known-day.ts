import { addDays, daysBetween, weekdayOf } from "#kernel/zoned-time.ts";
import { isDayOf, type Understanding } from "#server/dialogue/understanding.ts";
import type { LiveState, NextStep, WhenWish } from "./state.ts";
import { fits } from "./wishes.ts";

/** 'Make it Friday' and 'the Tuesday one' mean the day of the week spoken of, not the next on the calendar. */
export function nearKnownDay({ draft, step, justBooked }: LiveState, heard: Understanding): Understanding {
  const [day, other] = heard.when.days;
  if (other) return withinWeekOffered(step, draft.when.days, heard);
  if (day?.assumed.some((each) => each.startsWith("counted from"))) return heard;
  if (!day || day.value.from !== day.value.to || !bareWeekday.test(day.heard)) return heard;
  const offered = step.kind === "offering" ? step.times.map((each) => each.date) : [];
  const same = offered.find((date) => weekdayOf(date) === weekdayOf(day.value.from));
  const known =
    draft.slot?.date ?? (step.kind === "anything_else" && heard.isCorrection ? justBooked?.date : undefined);
  const wished = known ?? dayOffered(step, draft.when, heard);
  const date =
    same ?? (wished ? sameWeek(day.value.from, wished) : withinSpan(draft.when.days, day.value.from));
  // Whoever asks for a change does not mean the day that is settled already, unless it is the time that changes.
  const isOther = heard.isCorrection && date === known && heard.when.times.length === 0;
  if (date === null || date === day.value.from || isOther) return heard;
  return { ...heard, when: { ...heard.when, days: [{ ...day, value: { from: date, to: date } }] } };
}

/** 'Wednesday', of the times on one day in January that was wished for: of that week. */
function dayOffered(step: NextStep, wish: WhenWish, { text, when }: Understanding): string | null {
  const [first, ...others] = step.kind === "offering" ? step.times : [];
  if (!first || wish.days.length === 0 || when.soonest || hastens.test(text)) return null;
  const isWished = [first, ...others].every((each) => each.date === first.date && fits(wish, each));
  return isWished ? first.date : null;
}
const hastens = /\b(?:sooner|earlier|before|this|next|coming)\b/i;

/** 'Tuesday, or failing that Thursday', of times in one week to come: of that week. */
function withinWeekOffered(step: NextStep, known: WhenWish["days"], heard: Understanding): Understanding {
  if (step.kind !== "offering") return heard;
  const days = heard.when.days.map((day) => {
    const { from, to } = day.value;
    const date = from === to && bareWeekday.test(day.heard) ? withinSpan(known, from) : null;
    return date === null ? day : { ...day, value: { from: date, to: date } };
  });
  return { ...heard, when: { ...heard.when, days } };
}

/** 'Not the Tuesday' turns down the Tuesday that is offered, not the next on the calendar. */
export function withOfferedRuledOut({ step }: LiveState, heard: Understanding): Understanding {
  if (step.kind !== "offering" || heard.when.excludedDays.length === 0) return heard;
  const excludedDays = heard.when.excludedDays.map((day) => {
    const { from, to } = day.value;
    const same = step.times.find(({ date }) => weekdayOf(date) === weekdayOf(from));
    if (!same || from !== to || !bareWeekday.test(day.heard)) return day;
    return { ...day, value: { from: same.date, to: same.date } };
  });
  return { ...heard, when: { ...heard.when, excludedDays } };
}

/** The day moved by whole weeks as near as it gets to the day known, never back. */
const sameWeek = (date: string, known: string): string =>
  addDays(date, 7 * Math.max(0, Math.round(daysBetween(date, known) / 7)));

/** 'Anything on Thursday' after 'some time next week' is the Thursday of that week. */
function withinSpan(days: WhenWish["days"], date: string): string | null {
  const spans = days.map(({ value }) => value).filter(({ from, to }) => from < to);
  const [span] = spans;
  if (!span || spans.length > 1 || isDayOf(span, date)) return null;
  const moved = addDays(span.from, (weekdayOf(date) - weekdayOf(span.from) + 7) % 7);
  return moved <= span.to ? moved : null;
}

const bareWeekday = /^(?:on |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:['’]s)?$/i;
