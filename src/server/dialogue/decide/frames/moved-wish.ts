import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import type { DaySpan, Reading, TimeWish } from "../../understanding.ts";
import type { FoundVisit, Matter, When } from "../ledger.ts";
import { hasWhen } from "../when-wish.ts";

/** Where a visit is to go: what was said is meant from where it stands. Null = nothing was said of it yet. */
export function movedWish({ when, shift }: Matter, visit: FoundVisit): When | null {
  const heard = when.heard;
  const reading = <Value>(value: Value): Reading<Value> => ({
    ...{ value, heard, assumed: ["from where the visit stands"], certainty: "sure" as const },
    span: [0, heard.length],
  });
  const ownDay: Reading<DaySpan> = reading({ from: visit.date, to: visit.date });
  if (shift && !hasWhen(when)) {
    const time = reading(shiftedTime(shift, visit.time));
    return { heard, reading: { ...when.reading, days: [ownDay], times: [time] } };
  }
  if (!hasWhen(when)) return null;
  const { days, times } = when.reading;
  // 'Move my ten o'clock to two' stays on its day.
  if (days.length === 0 && times.length > 0) return { heard, reading: { ...when.reading, days: [ownDay] } };
  return when;
}

/** `minutes` away, or anything before or after it on its day. */
function shiftedTime(shift: NonNullable<Matter["shift"]>, time: string): TimeWish {
  const at = minutesOf(time);
  const { minutes, direction } = shift;
  const isLater = direction === "later";
  if (minutes !== null) return { kind: "exact", time: timeOfMinutes(at + (isLater ? minutes : -minutes)) };
  return isLater
    ? { kind: "part", from: timeOfMinutes(at + 1), to: "24:00", label: "later that day" }
    : { kind: "part", from: "00:00", to: time, label: "earlier that day" };
}
