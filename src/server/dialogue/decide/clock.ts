import { isClosedDate } from "#kernel/closed-times.ts";
import { isWeekend, toLocal } from "#kernel/zoned-time.ts";
import type { LiveLedger } from "./turn.ts";

/** What the clinic's calendar and clock show at the call's last event. */
type AtAnHour = Pick<LiveLedger, "now" | "facts">;
export const todayOf = ({ now, facts }: AtAnHour): string => toLocal(now, facts.timeZone).date;
export const clockOf = ({ now, facts }: AtAnHour): string => toLocal(now, facts.timeZone).time;

/** Outside its hours, and on days and hours for which it is closed, nobody picks up at the clinic. */
export function isClosedNow(ledger: AtAnHour): boolean {
  const [today, clock] = [todayOf(ledger), clockOf(ledger)];
  const { businessHours, specialDays = [] } = ledger.facts;
  const { start, end } = isWeekend(today) ? businessHours.weekends : businessHours.weekdays;
  const isWithin = start !== "" && start <= clock && clock < end;
  const isClosed = specialDays.some(
    (each) =>
      !each.isOpen &&
      isClosedDate(each, today) &&
      (each.fromTime ?? "") <= clock &&
      (each.toTime === null || clock < each.toTime),
  );
  return !isWithin || isClosed;
}
