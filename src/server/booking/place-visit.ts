import type { AppointmentId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { runConcurrently } from "#server/db/run-concurrently.ts";
import { Rollback } from "./attempt.ts";
import type { OpeningCalendar } from "./availability.ts";
import { changeRefusal } from "./rules.ts";
import type { AppointmentRow, ChairsAndHeldTimes, Looker, Place, PlaceWish } from "./store.ts";
import * as store from "./store.ts";
import { absenceOn, occupiedBy, overlaps, type VisitNeeds, worksAt } from "./visit-needs.ts";

/** A visit that looks for its place: where it would lie, and what it takes. */
export interface UnplacedVisit {
  /** Clinic-local. */
  date: string;
  /** Without its buffers. */
  time: Interval;
  needs: VisitNeeds;
  calendar: OpeningCalendar;
}

/** For who puts many visits into the book at once: nobody books on these days until the transaction is over. */
export async function lockDays(queries: ClinicQueries, dates: readonly string[]): Promise<void> {
  // In order: two that do this cannot wait for each other.
  for (const date of dates.toSorted()) await store.lockDay(queries, date);
}

/** The clinic's chairs, and when they and its practitioners are taken between two instants, whoever holds a time meanwhile. */
export async function findChairsAndTakenTimes(
  queries: ClinicQueries,
  during: Interval,
): Promise<ChairsAndHeldTimes> {
  const look = { ...during, now: endOfTime, callId: null };
  return (await store.findChairsAndHeldTimes(queries, [look]))[0] as ChairsAndHeldTimes;
}

/** Every hold has run out by then. */
const endOfTime = Date.UTC(9999, 0);

type Taker = Looker & Pick<PlaceWish, "moving" | "rather">;

/** What the clinic's rules leave of a wish at that time: who is at work, and which chairs are closed. */
export function placeWishFor({ date, time, needs, calendar }: UnplacedVisit, taker: Taker): PlaceWish {
  const { timeZone, chairClosures = [] } = calendar;
  const isShut = (closure: (typeof chairClosures)[number]) =>
    overlaps(absenceOn(closure, date, timeZone), time);
  return {
    ...{ ...taker, occupied: occupiedBy(time, needs), weekday: weekdayOf(date), chairId: needs.chairId },
    practitioners: needs.practitioners?.filter((one) => worksAt(one, date, time, timeZone)) ?? null,
    closedChairIds: chairClosures.filter(isShut).map(({ chairId }) => chairId),
  };
}

/**
 * A place that is free for the whole visit, inside the caller's transaction; leaves the transaction when there is none. A
 * call keeps off what other calls hold; staff do not.
 */
export async function takePlace(
  queries: ClinicQueries,
  seeking: UnplacedVisit,
  taker: Taker,
): Promise<Place> {
  // Sent together and carried out one after the other: who waits for the day waits for no wire.
  const [, place] = await runConcurrently(
    store.lockDay(queries, seeking.date),
    store.findFreePlace(queries, placeWishFor(seeking, taker)),
  );
  if (place === null) throw new Rollback("slot_taken");
  return place;
}

/** The visit, kept from everybody else until the transaction is over; leaves it when the visit is not to be changed. */
export async function takeVisit(queries: ClinicQueries, id: AppointmentId): Promise<AppointmentRow> {
  const found = await store.lockAppointment(queries, id);
  const reason = found === null ? "not_found" : changeRefusal(found);
  if (found === null || reason !== null) throw new Rollback(reason ?? "not_found");
  return found;
}
