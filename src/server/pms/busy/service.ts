import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Failed } from "../port.ts";
import { type ReachedPractice, reach } from "../practice.ts";
import { findConnection } from "../store.ts";
import { keepNews, type WriteDependencies } from "../writes/service.ts";
import { leftFree, newsOf, seat, takenThere, without } from "./rules.ts";
import * as store from "./store.ts";

export type BusyOutcome = { ok: true; blocked: number; freed: number } | Failed;

const day = 86_400_000;
/** As far ahead as a practice books check-ups. */
const daysAhead = 100;

/**
 * Blocks here what was booked over there, and hears what became there of our own bookings. Nothing of the practice's
 * patients comes over: a taken time is a time.
 */
export async function readBusy(
  { database, clock, bookWatch }: Pick<WriteDependencies, "database" | "clock" | "bookWatch">,
  scope: ClinicScope,
  { system, practice }: ReachedPractice,
): Promise<BusyOutcome> {
  const now = clock.now();
  const window = { start: now - day, end: now + daysAhead * day };
  const read = await system.sync(practice, window);
  if (!read.ok) return read;
  const { timeZone } = await findClinicProfile(database.within(scope));
  const { before, times, news } = await database.transaction(scope, async (tx) => {
    const own = await store.findOwnWrites(tx, window);
    const taken = takenThere(read.appointments, own);
    const [chairs, held] = [await store.findChairs(tx), await store.findHeldChairs(tx, window)];
    const seated = seat(taken, chairs, held, timeZone);
    const there = new Map(read.appointments.map((one) => [one.remoteId, one]));
    const heard = own.flatMap((write) => {
      const remote = write.remoteId === null ? undefined : there.get(write.remoteId);
      const one = remote && newsOf(write, remote);
      return one ? [{ appointmentId: write.appointmentId, news: one, version: remote.version }] : [];
    });
    const known = await store.replaceBusy(tx, seated);
    await bookWatch.cameFree(tx, leftFree(known, seated));
    return { before: known, times: seated, news: heard };
  });
  for (const { appointmentId, ...heard } of news)
    await keepNews({ database, clock }, scope, appointmentId, heard);
  const [blocked, freed] = [without(times, before).length, without(before, times).length];
  const outcome = { ok: true as const, blocked, freed };
  if (outcome.blocked + outcome.freed > 0) database.announce(scope.clinicId, { topic: "appointments" });
  return outcome;
}

/** Clinics whose practice system can be asked for its book. */
export const findReadableClinics = store.findConnectedClinics;

/** Reads the book of one clinic's practice; one that does not answer is for the next time. */
export async function readBusyOf(dependencies: WriteDependencies, scope: ClinicScope): Promise<void> {
  const reached = reach(dependencies, await findConnection(dependencies.database.within(scope)));
  if (reached) await readBusy(dependencies, scope, reached);
}
