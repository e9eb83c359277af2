import { addDays } from "#kernel/zoned-time.ts";
import { useClosedDays } from "../calendar/closed-days.ts";
import { useClinicHours } from "../clinic-hours.ts";
import { lastClosing } from "./list-filters.ts";

/** The last moment at which the clinic closed, in epoch milliseconds; null while nobody knows. */
export function useLastClosing(date: string, time: string, timeZone: string): number | null {
  const hours = useClinicHours();
  const closedFor = useClosedDays(addDays(date, -14), date);
  return lastClosing(hours, (day) => closedFor(day) !== "", { date, time, timeZone });
}
