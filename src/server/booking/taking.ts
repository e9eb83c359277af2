import type { AppointmentId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { together } from "#server/db/together.ts";
import { Rollback } from "./attempt.ts";
import { changeRefusal } from "./rules.ts";
import type { AppointmentRow, ChairWish, Looker } from "./store.ts";
import * as store from "./store.ts";

/**
 * A chair that is free for the whole time on that clinic-local day, inside the caller's transaction; leaves the
 * transaction when there is none. A call keeps off what other calls hold; staff do not.
 */
export async function takeChair(
  queries: ClinicQueries,
  date: string,
  time: Interval,
  taker: Looker & Pick<ChairWish, "moving" | "rather">,
): Promise<string> {
  // Sent together and carried out one after the other: who waits for the day waits for no wire.
  const [, chairId] = await together(
    store.lockDay(queries, date),
    store.findFreeChair(queries, { ...time, ...taker, weekday: weekdayOf(date) }),
  );
  if (chairId === null) throw new Rollback("slot_taken");
  return chairId;
}

/** The visit, kept from everybody else until the transaction is over; leaves it when the visit is not to be changed. */
export async function takeVisit(queries: ClinicQueries, id: AppointmentId): Promise<AppointmentRow> {
  const found = await store.lockAppointment(queries, id);
  const reason = found === null ? "not_found" : changeRefusal(found);
  if (found === null || reason !== null) throw new Rollback(reason ?? "not_found");
  return found;
}
