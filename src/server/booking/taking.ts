import type { AppointmentId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { Rollback } from "./attempt.ts";
import type { Looker } from "./store.ts";
import * as store from "./store.ts";

/**
 * A chair that is free for the whole time on that clinic-local day, inside the caller's transaction; leaves the
 * transaction when there is none. A call keeps off what other calls hold; staff do not.
 */
export async function takeChair(
  queries: ClinicQueries,
  date: string,
  time: Interval,
  taker: Looker & { moving?: AppointmentId },
): Promise<string> {
  await store.lockDay(queries, date);
  const wish = { ...time, weekday: weekdayOf(date), moving: taker.moving, callId: taker.callId };
  const chairId = await store.findFreeChair(queries, { ...wish, now: taker.now });
  if (chairId === null) throw new Rollback("slot_taken");
  return chairId;
}
