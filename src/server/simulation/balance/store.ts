import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { appointment, appointmentMove } from "#server/db/schema/booking.ts";
import { call } from "#server/db/schema/calls.ts";
import { message } from "#server/db/schema/messaging.ts";
import { pmsWrite } from "#server/db/schema/pms.ts";
import { job } from "#server/db/schema/queue.ts";
import { logEntry, task } from "#server/db/schema/system.ts";
import type { Books } from "./books.ts";

/** Every row of a clinic that the balance is struck over: for a simulated week, not for a clinic of years. */
export async function readBooks(
  queries: ClinicQueries,
  { readAt, timeZone }: Pick<Books, "readAt" | "timeZone">,
): Promise<Books> {
  return {
    ...{ readAt, timeZone },
    visits: await queries.find(appointment),
    moves: await queries.find(appointmentMove),
    messages: await queries.find(message),
    calls: await queries.find(call),
    log: await queries.find(logEntry),
    tasks: await queries.find(task),
    writes: await queries.find(pmsWrite),
    jobs: await queries.find(job),
  };
}
