import type { FreeTime } from "#contract/errors.ts";
import { addDays, minutesOf, mondayOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import type { Shift } from "../../hear/acts/acts.ts";
import { type DaySpan, isDayOf, type Reading, type TimeWish } from "../../readings.ts";
import type { Matter, When } from "../ledger.ts";
import { hasWhen } from "../when-wish.ts";

/**
 * When they would come: what was said by itself, or away from where a visit stands or a time was offered. Null = nothing was said
 * of it yet.
 */
export function wishOf(matter: Matter): When | null {
  const { kind, when, shift, visit, asksFree } = matter;
  const stands = kind === "move" ? visit : null;
  const from = matter.shiftFrom ?? stands;
  const isOnItsDay = !hasWhen(when) || when.reading.days.length > 0;
  if (stands && shift?.isForward && from === stands && !hasWhen(when))
    return readAs(when, { days: [{ from: addDays(stands.date, -farthestBack), to: stands.date }] });
  if (shift && from && when.reading.times.length === 0 && (isOnItsDay || shift.minutes !== null))
    return shiftedWish(when, shift, from);
  // 'Bring it forward, as soon as you can', 'earlier, in the morning': on any day until then.
  if (stands && isOpenEarlier(matter) && when.reading.days.length === 0)
    return readAs(when, { days: [{ from: addDays(stands.date, -farthestBack), to: stands.date }] });
  // 'Move my ten o'clock to two' stays on its day.
  const isOff = when.reading.excludedDays.some(({ value }) => isDayOf(value, stands?.date ?? ""));
  if (stands && !isOff && when.reading.days.length === 0 && when.reading.times.length > 0)
    return readAs(when, { days: [{ from: stands.date, to: stands.date }] });
  return hasWhen(when) || (asksFree && stands === null) ? when : null;
}

/** Days: as far ahead as a caller can book. */
const farthestBack = 120;

/** To come sooner than the visit that stands, by how much was not said. */
export const isOpenEarlier = ({ kind, shift, shiftFrom }: Matter): boolean =>
  kind === "move" && shift?.direction === "earlier" && shift.minutes === null && !shiftFrom;

/** Who asks to come sooner is offered nothing that is later. */
export const isSooner = (matter: Matter): ((slot: FreeTime) => boolean) => {
  const { visit } = matter;
  if (!visit || !isOpenEarlier(matter)) return () => true;
  return ({ date, time }) => date < visit.date || (date === visit.date && time < visit.time);
};

interface From {
  date: string;
  time: string;
  toDate?: string;
}

/** 'The same time', 'an hour later', 'a bit earlier': on the days that were said with it, else on its own. */
function shiftedWish(when: When, shift: Shift, from: From): When | null {
  const hasDays = when.reading.days.length > 0;
  if (shift.isOfDays) return readAs(when, { days: [restOfWeek(shift, from)] });
  if (shift.minutes === 0) {
    const same: TimeWish = { kind: "exact", time: from.time };
    return hasDays ? readAs(when, { times: [same] }) : hasWhen(when) ? when : null;
  }
  const { date, time } = shifted(shift, from);
  const own = { from: date, to: shift.minutes === null ? (from.toDate ?? date) : date };
  const not: readonly TimeWish[] = shift.minutes === null ? [{ kind: "exact", time: from.time }] : [];
  return readAs(when, { ...(hasDays ? {} : { days: [own] }), times: [time], not });
}

/** The days of the week before or after those that were offered; after its last one, the week that follows. */
function restOfWeek({ direction }: Shift, { date, toDate = date }: From): DaySpan {
  const monday = mondayOf(date);
  if (direction === "earlier")
    return { from: date > monday ? monday : addDays(monday, -7), to: addDays(date, -1) };
  const sunday = addDays(monday, 6);
  const next = addDays(toDate < sunday || date === sunday ? toDate : date, 1);
  return { from: next, to: addDays(mondayOf(next), 6) };
}

function readAs(
  { reading, ...when }: When,
  {
    days,
    times,
    not = [],
  }: { days?: readonly DaySpan[]; times?: readonly TimeWish[]; not?: readonly TimeWish[] },
): When {
  const asRead = <Value>(value: Value): Reading<Value> => ({
    ...{ value, heard: when.heard, assumed: ["from where it stands"], certainty: "sure" as const },
    span: [0, when.heard.length],
  });
  return {
    ...when,
    reading: {
      ...reading,
      ...(days && { days: days.map(asRead) }),
      ...(times && { times: times.map(asRead) }),
      excludedTimes: [...reading.excludedTimes, ...not.map(asRead)],
    },
  };
}

const dayMinutes = 24 * 60;

/** So much away from where it stands, or anything before or after it on its day. */
function shifted({ minutes, direction }: Shift, { date, time }: From): { date: string; time: TimeWish } {
  const isLater = direction === "later";
  const at = minutesOf(time);
  if (minutes === null) {
    const part: TimeWish = isLater
      ? { kind: "part", from: time, to: "24:00", label: "later that day" }
      : { kind: "part", from: "00:00", to: time, label: "earlier that day" };
    return { date, time: part };
  }
  const moved = at + (isLater ? minutes : -minutes);
  const days = Math.floor(moved / dayMinutes);
  return {
    date: addDays(date, days),
    time: { kind: "exact", time: timeOfMinutes(moved - days * dayMinutes) },
  };
}
