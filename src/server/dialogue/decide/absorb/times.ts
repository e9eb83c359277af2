import type { FreeTime } from "#contract/errors.ts";
import { isWeekend } from "#kernel/zoned-time.ts";
import type { Act, ActKind, Shift } from "../../hear/acts/acts.ts";
import type { PromptKind } from "../../hear/acts/labels.ts";
import { type DaySpan, noWhen, type Reading, type TimeWish, type WhenReading } from "../../readings.ts";
import { frames } from "../frames/every-frame.ts";
import { isOpenEarlier } from "../frames/moved-wish.ts";
import type { Matter, Prompt, When } from "../ledger.ts";
import { daysNamed, keepingLimits, limitShifted, minutesOfVisit } from "../time-limit.ts";
import { dayOf, fitting, isThen, joinWhen, noWhenYet } from "../when-wish.ts";
import { type Absorbing, type ActOf, ledgerOf, said } from "./absorbing.ts";

/** Times and visits that are named for a matter: when they would come, and which visit is meant. */

/** Another wish: what was chosen for the one before is let go. */
export const freed = {
  ...{ slot: null, isHeld: false, isAgreed: false, isRefused: false },
  ...{ offered: [], lookedFor: null },
} as const;

/** What a day, a time or a shift changes of the matter; null = it takes none. */
export function whenTold(
  absorbing: Absorbing,
  act: ActOf<"when"> | ActOf<"shift">,
  matter: Matter,
): Partial<Matter> | null {
  const { takes } = frames[matter.kind];
  if (act.kind === "shift") return takes.includes("when") ? shiftTold(absorbing, act.shift, matter) : null;
  if (isInPassing(absorbing, act) && !tellsLimit(act)) return null;
  // Once it is settled which visit it is, another day is where it is to go.
  const isOther = matter.visit !== null && !isThen(matter.visit, joinWhen(noWhenYet, act.when));
  const isOfVisit = !takes.includes("when") || (act.role === "visit" && !isOther);
  if (takes.includes("visit") && isOfVisit) {
    const when = joinWhen(matter.visitMeant.when ?? noWhenYet, act.when);
    // 'I have work on Wednesday', on which it is: it is moved off that day.
    const excludedDays = [...matter.when.reading.excludedDays, ...act.when.excludedDays];
    const isOff = matter.kind === "move" && act.when.excludedDays.length > 0;
    return {
      visitMeant: { ...matter.visitMeant, when },
      ...(isOff && { when: { ...matter.when, reading: { ...matter.when.reading, excludedDays } } }),
    };
  }
  if (matter.kind === "callback") return { ringWhen: act.words };
  if (!takes.includes("when")) return null;
  // 'Half past four', of the day that was chosen.
  const day = matter.slot?.date ?? dayInstead(absorbing, matter);
  const isOfDay = day !== null && act.when.days.length === 0 && !said(absorbing, "any", "other");
  const before = isOfDay ? keepingLimits(dayOf(day), matter.when) : matter.when;
  // 'Earlier, and mornings are better' is still before the visit.
  const isStillEarlier = isOpenEarlier(matter) && act.when.days.length === 0 && !act.when.times.some(isClock);
  const isOver = matter.shift?.minutes !== 0 && !said(absorbing, "shift") && !isStillEarlier;
  const told = withoutDayThere(absorbing, matter, act.when);
  const when = joinWhen(before, atTheSameTime(absorbing, matter, told));
  if (isLimit(act.when) && !said(absorbing, "no", "correct", "other") && isFitting(absorbing, matter, when))
    return { when: joinWhen(matter.when, told) };
  return {
    when,
    ...(isOver && { shift: null }),
    ...(matter.declined && { declined: matter.declined.filter((slot) => !isNamed(act.when, when, slot)) }),
    ...freed,
  };
}

/** 'Eleven', once the nearest day was offered for one on which nothing is free, is of the day that was offered. */
function dayInstead(absorbing: Absorbing, { when }: Matter): string | null {
  const { asked } = ledgerOf(absorbing);
  const dates = asked?.ask === "offer" ? [...new Set(asked.times.map(({ date }) => date))] : [];
  const [only, ...others] = dates;
  const isWished = when.reading.days.some(
    ({ value }) => value.from <= (only ?? "") && (only ?? "") <= value.to,
  );
  return only !== undefined && others.length === 0 && when.reading.days.length > 0 && !isWished ? only : null;
}

/**
 * 'Not today, I work till five, is tomorrow open', 'the fourteenth is what I have, next week': beside another day, the one that was
 * offered or on which the visit stands is no wish, nor are the hours that it is closed.
 */
function withoutDayThere(absorbing: Absorbing, { kind, visit }: Matter, when: WhenReading): WhenReading {
  const { asked, facts } = ledgerOf(absorbing);
  const dates =
    asked?.ask === "offer"
      ? asked.times.map(({ date }) => date)
      : asked?.ask === "take_slot"
        ? [asked.slot.date]
        : [];
  const isDeclined = said(absorbing, "no", "other", "correct", "tell") && new Set(dates).size === 1;
  const there = [...(isDeclined ? dates : []), ...(kind === "move" && visit ? [visit.date] : [])];
  const isThere = ({ value }: Reading<DaySpan>) => value.from === value.to && there.includes(value.from);
  const days = when.days.filter((day) => !isThere(day));
  const [out] = when.days.filter(isThere);
  if (!out || days.length === 0) return when;
  const { weekdays, weekends } = facts.businessHours;
  const { end } = isWeekend(out.value.from) ? weekends : weekdays;
  const times = when.times.filter(({ value }) => value.kind === "exact" || value.from < end);
  return { ...when, days, times, excludedDays: [...when.excludedDays, out] };
}

const isClock = ({ value }: Reading<TimeWish>): boolean => value.kind === "exact";

/** Asked for by the clock after all. */
const isNamed = (told: WhenReading, when: When, slot: FreeTime): boolean =>
  told.times.some(isClock) && isThen(slot, when);

/** 'Half an hour later', 'Friday but a bit earlier': than what was offered or read back, else than where the visit stands. */
function shiftTold(absorbing: Absorbing, shift: Shift, matter: Matter): Partial<Matter> | null {
  const told = absorbing.heard.acts.flatMap((act) =>
    act.kind === "when" && act.role === "wish" ? [act.when] : [],
  );
  // 'Put it back to Thursday at three' says where to.
  if (told.some(({ times }) => times.length > 0)) return shift.minutes === 0 ? { shift } : null;
  // 'The same time' moves nothing by itself.
  if (shift.minutes === 0) return { shift };
  const { asked } = ledgerOf(absorbing);
  // 'The same time a week later' is told of the visit, whatever was offered since.
  const isOfVisit = matter.visit !== null && (shift.minutes ?? 0) >= dayMinutes;
  const from = isOfVisit ? null : (shiftFrom(asked, shift) ?? matter.slot);
  const isOfDays = from === null || asked?.ask === "offer" || told.some(({ days }) => days.length > 0);
  const { days, excludedDays } = matter.when.reading;
  const reading = { ...noWhen, excludedDays, ...(isOfDays && { days }) };
  const limit = limitShifted(matter.when.limit, shift.direction, from?.time);
  const when = { reading, heard: absorbing.heard.text, ...(limit && { limit }) };
  return { ...{ shift, shiftFrom: from, when }, ...freed };
}

const dayMinutes = 24 * 60;

type From = NonNullable<Matter["shiftFrom"]>;

/** Of several that were offered, later than any and earlier than any. */
function shiftFrom(asked: Prompt | null, { direction }: Shift): From | null {
  switch (asked?.ask) {
    case "take_slot":
      return asked.slot;
    case "agree_book":
      return { date: asked.booking.date, time: asked.booking.time };
    case "agree_move":
      return asked.to;
    case "offer": {
      const times = asked.times.map(({ time }) => time).toSorted();
      const dates = asked.times.map(({ date }) => date).toSorted();
      const time = direction === "later" ? times.at(-1) : times[0];
      const [date, toDate] = [dates[0], dates.at(-1)];
      return time && date && toDate ? { date, time, toDate } : null;
    }
    default:
      return null;
  }
}

/** 'Can I give him more tonight', 'he had some this morning': a time that comes up in a question or a story is no wish. */
function isInPassing({ heard, turn }: Absorbing, { clause }: Act): boolean {
  // Where a day or a time was asked for, one that is told with its reason is the answer.
  const isAsked = asksWhen.has(turn.ledger.asked?.kind ?? "open");
  const isQuestion = heard.acts.some((act) => act.clause === clause && act.kind === "ask");
  if (isAsked && !isQuestion) return false;
  const beside = heard.acts.filter((act) => act.clause === clause && act.kind !== "when");
  if (beside.some(({ kind }) => meansIt.includes(kind))) return false;
  return beside.some(
    (act) =>
      (act.kind === "ask" && act.topic !== "availability" && act.topic !== "emergencies") ||
      (act.kind === "tell" && act.certainty >= surelyTold),
  );
}
const asksWhen: ReadonlySet<PromptKind> = new Set(["when", "offer", "one_offer"]);
/** So sure that something is told, and not said by the way. */
export const surelyTold = 0.5;

/** From or until when they can come, and on which days they cannot, is told by the way, and holds all the same. */
const tellsLimit = ({ when, role }: ActOf<"when">): boolean =>
  (role === "wish" && when.excludedDays.length + (when.bounds ?? []).length > 0) ||
  (when.days.length === 0 && when.times.some(isBound));

const isBound = ({ value }: Reading<TimeWish>): boolean => value.kind === "part" && value.isBound === true;

/** Nothing is wished for, but what cannot be: the time that was chosen stays where it is none of that. */
const isLimit = ({ bounds = [], ...when }: WhenReading): boolean =>
  daysNamed({ ...when, bounds }).length === 0 &&
  when.soonest === null &&
  when.times.length + when.excludedDays.length + bounds.length > 0 &&
  when.times.every(isBound);

const isFitting = (absorbing: Absorbing, matter: Matter, when: When): boolean =>
  matter.slot !== null &&
  fitting(when, [matter.slot], minutesOfVisit(ledgerOf(absorbing), matter)).length > 0;

const meansIt: readonly ActKind[] = ["want", "give", "choose", "other", "correct", "pick", "no", "shift"];

/** 'Make it Thursday, same time': the time that was chosen before. */
function atTheSameTime({ heard }: Absorbing, { slot }: Matter, when: WhenReading): WhenReading {
  const isSame = heard.acts.some((act) => act.kind === "shift" && act.shift.minutes === 0);
  if (!isSame || slot === null || when.times.length > 0) return when;
  const time = { kind: "exact" as const, time: slot.time };
  return {
    ...when,
    times: [{ value: time, heard: "", span: [0, 0], assumed: ["the same time"], certainty: "sure" }],
  };
}
