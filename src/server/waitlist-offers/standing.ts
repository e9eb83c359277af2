import { type Interval, subtract } from "#kernel/intervals.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { type OpeningCalendar, openPiecesOn } from "#server/booking/availability.ts";
import type { TimeOnChair } from "#server/booking/port.ts";
import { absenceOn, visitMs } from "#server/booking/visit-needs.ts";
import { findEntry } from "#server/booking/waitlist/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import * as store from "./store.ts";

/** A time that came free; `appointmentId`: the visit that left it, null = one of the practice system. */
type LeftTime = TimeOnChair & Pick<store.FreedRow, "appointmentId">;

/** What of a time is not to be had any more: somebody has the chair, it is closed, or who the visit was with is away. */
export async function lostOf(
  queries: ClinicQueries,
  { start, end, chairId, appointmentId }: LeftTime,
  calendar: OpeningCalendar,
): Promise<Interval[]> {
  const [taken, practitionerId] = await Promise.all([
    store.listTaken(queries, chairId, { start, end }),
    appointmentId === null ? null : store.findPractitionerOf(queries, appointmentId),
  ]);
  const { date } = toLocal(start, calendar.timeZone);
  const closures = calendar.chairClosures?.filter((each) => each.chairId === chairId) ?? [];
  const leave = calendar.practitioners?.find(({ id }) => id === practitionerId)?.absences ?? [];
  const away = [...closures, ...leave].flatMap((each) => absenceOn(each, date, calendar.timeZone) ?? []);
  return [...taken, ...away].filter((each) => each.start < end && start < each.end);
}

/** Whether a freed time, or the beginning of it that somebody would get, cannot be had as it stands in the book. */
export async function isGone(
  queries: ClinicQueries,
  freed: store.FreedRow,
  calendar: OpeningCalendar,
  lengthMs: number = freed.endsAt - freed.startsAt,
): Promise<boolean> {
  const { chairId, appointmentId, startsAt: start } = freed;
  const time = { start, end: Math.min(freed.endsAt, start + lengthMs) };
  if (subtract([time], openPiecesOn(freed.localDate, calendar)).length > 0) return true;
  return (await lostOf(queries, { ...time, chairId, appointmentId }, calendar)).length > 0;
}

/** Whether what somebody is asked about cannot be had any more: of a long time they would get the beginning. */
export async function isGoneFor(
  queries: ClinicQueries,
  freed: store.FreedRow,
  { entryId }: Pick<store.OfferRow, "entryId">,
  calendar: OpeningCalendar,
): Promise<boolean> {
  const entry = await findEntry(queries, entryId);
  const lengthMs = entry
    ? ((entry.appointmentId && (await store.findLengthOf(queries, entry.appointmentId))) ??
      visitMs(calendar, entry.appointmentType))
    : undefined;
  return isGone(queries, freed, calendar, lengthMs || undefined);
}
