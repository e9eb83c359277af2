import { addDays, minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import type { Shift } from "../../hear/acts.ts";
import type { DaySpan, Reading, TimeWish } from "../../readings.ts";
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
  if (shift && from && when.reading.times.length === 0) return shiftedWish(when, shift, from);
  // 'Move my ten o'clock to two' stays on its day.
  if (stands && when.reading.days.length === 0 && when.reading.times.length > 0)
    return readAs(when, { days: [{ from: stands.date, to: stands.date }] });
  return hasWhen(when) || (asksFree && stands === null) ? when : null;
}

interface From {
  date: string;
  time: string;
  toDate?: string;
}

/** 'The same time', 'an hour later', 'a bit earlier': on the days that were said with it, else on its own. */
function shiftedWish(when: When, shift: Shift, from: From): When | null {
  const hasDays = when.reading.days.length > 0;
  if (shift.minutes === 0) {
    const same: TimeWish = { kind: "exact", time: from.time };
    return hasDays ? readAs(when, { times: [same] }) : hasWhen(when) ? when : null;
  }
  const { date, time } = shifted(shift, from);
  const own = { from: date, to: shift.minutes === null ? (from.toDate ?? date) : date };
  const not: readonly TimeWish[] = shift.minutes === null ? [{ kind: "exact", time: from.time }] : [];
  return readAs(when, { ...(hasDays ? {} : { days: [own] }), times: [time], not });
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
