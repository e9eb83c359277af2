import type { Analytics } from "#contract/system/analytics.ts";
import type { Clock } from "#kernel/clock.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { everyWeek, sumLeads, weeksUntil } from "./rules.ts";
import * as store from "./store.ts";

export interface AnalyticsDependencies {
  database: Database;
  clock: Clock;
}

/** What the clinic's calls and appointments say about the last weeks, the present one included. */
export async function findAnalytics(
  { database, clock }: AnalyticsDependencies,
  scope: ClinicScope,
  weekCount: number,
): Promise<Analytics> {
  const queries = database.within(scope);
  const { timeZone } = await findClinicProfile(queries);
  const toDate = toLocal(clock.now(), timeZone).date;
  const weeks = weeksUntil(toDate, weekCount);
  const fromDate = weeks[0] ?? toDate;
  const period = {
    start: toInstant(fromDate, "00:00", timeZone),
    end: toInstant(addDays(toDate, 1), "00:00", timeZone),
    timeZone,
  };
  const [callsByHour, bookings, cancellations, outcomes, leads, success] = await Promise.all([
    store.countCallsByHour(queries, period),
    store.countBookings(queries, period),
    store.countCancellations(queries, period),
    store.countOutcomes(queries, period),
    store.countLeadDays(queries, period),
    store.countSuccess(queries, period),
  ]);
  return {
    ...{ fromDate, toDate, callsByHour, outcomes },
    bookings: everyWeek(weeks, bookings, { byAssistant: 0, byStaff: 0, online: 0 }),
    cancellations: everyWeek(weeks, cancellations, { cancelled: 0 }),
    leadTimes: sumLeads(leads),
    success: everyWeek(weeks, success, { ended: 0, successful: 0 }),
  };
}
