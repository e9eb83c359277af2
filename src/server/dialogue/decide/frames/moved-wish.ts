import { addDays, minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
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
  const keepsTime = shift?.minutes === 0;
  if (shift && !keepsTime && !hasWhen(when)) {
    const { date, time } = shifted(shift, visit);
    const days = [reading({ from: date, to: date })];
    return { heard, reading: { ...when.reading, days, times: [reading(time)] } };
  }
  if (!hasWhen(when)) return null;
  const { days, times } = when.reading;
  // 'Move my ten o'clock to two' stays on its day.
  if (days.length === 0 && times.length > 0) return { heard, reading: { ...when.reading, days: [ownDay] } };
  const ownTime = reading<TimeWish>({ kind: "exact", time: visit.time });
  return keepsTime && times.length === 0 ? { heard, reading: { ...when.reading, times: [ownTime] } } : when;
}

const dayMinutes = 24 * 60;

/** So much away from where it stands, or anything before or after it on its day. */
function shifted(
  { minutes, direction }: NonNullable<Matter["shift"]>,
  { date, time }: Pick<FoundVisit, "date" | "time">,
): { date: string; time: TimeWish } {
  const isLater = direction === "later";
  const at = minutesOf(time);
  if (minutes === null) {
    const part: TimeWish = isLater
      ? { kind: "part", from: timeOfMinutes(at + 1), to: "24:00", label: "later that day" }
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
