import type { AppointmentsQuery } from "#contract/booking/appointments.ts";
import type { Clock } from "#kernel/clock.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { OpeningCalendar } from "./availability.ts";
import * as store from "./store.ts";

interface ListingDependencies {
  database: Database;
  clock: Clock;
  calendarOf: (scope: ClinicScope) => Promise<Pick<OpeningCalendar, "timeZone">>;
}

/** The clinic's appointments in the order of the clock: all of them, or those that are asked for. */
export async function listAppointments(
  deps: ListingDependencies,
  scope: ClinicScope,
  wish: AppointmentsQuery = {},
): Promise<store.AppointmentRow[]> {
  return store.listAppointments(deps.database.within(scope), await spanOf(deps, scope, wish));
}

/** What is asked for, as instants. */
export async function spanOf(
  { clock, calendarOf }: ListingDependencies,
  scope: ClinicScope,
  { from, to, pastDays, id }: AppointmentsQuery,
): Promise<store.AppointmentSpan> {
  if (from === undefined && to === undefined && pastDays === undefined) return { id };
  const { timeZone } = await calendarOf(scope);
  const first = pastDays === undefined ? from : addDays(toLocal(clock.now(), timeZone).date, -pastDays);
  return {
    id,
    start: first === undefined ? undefined : toInstant(first, "00:00", timeZone),
    end: to === undefined ? undefined : toInstant(addDays(to, 1), "00:00", timeZone),
  };
}

export const isIn =
  ({ start, end, id }: store.AppointmentSpan) =>
  (row: { id: string; startsAt: number }): boolean =>
    (start === undefined || row.startsAt >= start) &&
    (end === undefined || row.startsAt < end) &&
    (id === undefined || row.id === id);
