import { addDays, mondayOf, toInstant, toLocal } from "#kernel/zoned-time.ts";

export interface SnoozeTime {
  label: string;
  /** Epoch milliseconds. */
  until: number;
}

const hour = 3_600_000;
const morning = "08:00";

/** Until when something can be put off, at the clinic's hours; the day begins at eight. */
export function snoozeTimes(now: number, timeZone: string): SnoozeTime[] {
  const { date } = toLocal(now, timeZone);
  const at = (day: string, time: string) => toInstant(day, time, timeZone);
  const tomorrow = addDays(date, 1);
  const nextMonday = addDays(mondayOf(date), 7);
  return [
    { label: "For an hour", until: now + hour },
    { label: "For three hours", until: now + 3 * hour },
    { label: "This afternoon", until: at(date, "13:00") },
    { label: "Tomorrow morning", until: at(tomorrow, morning) },
    { label: "Monday morning", until: nextMonday === tomorrow ? 0 : at(nextMonday, morning) },
    { label: "In two weeks", until: at(addDays(date, 14), morning) },
  ].filter(({ until }) => until > now);
}
