import type { PmsFailure, PmsVendor } from "#contract/booking/pms.ts";
import type { Clock } from "#kernel/clock.ts";
import { type AppointmentId, newId } from "#kernel/ids.ts";
import type { PracticeBookWatch } from "#server/booking/port.ts";
import { addTask, closeTask } from "#server/clinic/desk/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { enqueue } from "#server/queue/service.ts";
import type { News } from "../busy/rules.ts";
import type { Booking, Failed, WriteOutcome } from "../port.ts";
import { type PracticeAccess, type ReachedPractice, reach } from "../practice.ts";
import { explain, nameOfSystem, willPass } from "../rules.ts";
import { findConnection } from "../store.ts";
import { actionOf, byHandTask, failedTask, mayWrite } from "./rules.ts";
import type { AppointmentRow, WaitingWrite, WriteRow } from "./store.ts";
import * as store from "./store.ts";

export interface WriteDependencies extends PracticeAccess {
  database: Database;
  clock: Clock;
  bookWatch: PracticeBookWatch;
}

/** `waiting`: another worker has it, or the practice system asked to be left alone for a while. */
export type WriteResult =
  | { kind: "done" }
  | { kind: "waiting" }
  | { kind: "failed"; reason: PmsFailure; isPermanent: boolean };

export const writeKind = "pms_write";
/** With the queue's growing waits an hour and a quarter of trying; the trigger on `appointment` says the same. */
const mostAttempts = 14;
/** Longer than everything that is asked of the practice system for one booking. */
const claimMs = 60_000;

/** Brings one booking over as it is now. Repeating it does no harm: what is written is not written again. */
export async function writeBooking(
  dependencies: WriteDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  isLastAttempt = false,
): Promise<WriteResult> {
  const { database, clock } = dependencies;
  const queries = database.within(scope);
  const now = clock.now();
  const claimedUntil = now + claimMs;
  const write = await store.claimWrite(queries, id, now, claimedUntil);
  if (!write) {
    const row = await store.findWrite(queries, id);
    const isWaiting =
      row?.state === "requested" && row.reason !== "by_hand" && row.revision > row.writtenRevision;
    return { kind: isWaiting ? "waiting" : "done" };
  }
  const [connection, appointment] = await Promise.all([
    findConnection(queries),
    store.findAppointment(queries, id),
  ]);
  const reached = reach(dependencies, connection);
  const settling = { dependencies, scope, write, claimedUntil };
  if (!reached || !appointment) {
    await store.changeWrite(
      queries,
      id,
      { state: "held", claimedUntil: null },
      store.whileClaimed(claimedUntil),
    );
    return { kind: "done" };
  }
  const outcome = await ask(reached, write, appointment);
  const result = outcome.ok
    ? await keepWritten({ ...settling, appointment, reached }, outcome)
    : await keepFailed({ ...settling, appointment, reached }, outcome, isLastAttempt);
  database.announce(scope.clinicId, { topic: "pms", id });
  return result;
}

const wasWritten = (write: WriteRow) => write.writtenRevision > 0 || write.remoteId !== null;

async function ask(
  { system, practice }: ReachedPractice,
  write: WriteRow,
  appointment: AppointmentRow,
): Promise<WriteOutcome> {
  const action = actionOf(appointment.status, wasWritten(write));
  const isNothingThere = appointment.status === "cancelled" && !wasWritten(write);
  const cannot = !mayWrite(isNothingThere ? "added" : action, practice.capabilities);
  if (isNothingThere && cannot) return { ok: true, place: null, standing: "written" };
  if (cannot) return { ok: false, reason: "by_hand" };
  const known = write.remoteId === null ? null : { remoteId: write.remoteId, version: write.remoteVersion };
  return system.writeBack(practice, bookingOf(appointment), known);
}

const bookingOf = (row: AppointmentRow): Booking => ({
  id: row.id,
  patientId: row.patientId,
  patientName: row.patientName,
  patientPhone: row.patientPhone,
  patientPhoneE164: row.patientPhoneE164,
  patientEmail: row.patientEmail,
  appointmentType: row.appointmentType,
  notes: row.notes,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  createdAt: row.createdAt,
  status: row.status,
  cancelReason: row.cancelReason,
  isManuallyCreated: row.isManuallyCreated,
});

interface Settling {
  dependencies: WriteDependencies;
  scope: ClinicScope;
  write: WriteRow;
  claimedUntil: number;
  appointment: AppointmentRow;
  reached: ReachedPractice;
}

async function keepWritten(
  { dependencies: { database, clock }, scope, write, claimedUntil, appointment }: Settling,
  { place, standing }: Extract<WriteOutcome, { ok: true }>,
): Promise<WriteResult> {
  const now = clock.now();
  const written = place && {
    remoteId: place.remoteId,
    remoteVersion: place.version,
    lastAction: actionOf(appointment.status, wasWritten(write)),
    writtenAt: now,
  };
  const hadTask = await database.transaction(scope, async (tx) => {
    const { appointmentId: id, revision } = write;
    const mine = await store.changeWrite(
      tx,
      id,
      { claimedUntil: null, writtenRevision: revision, ...written },
      store.whileClaimed(claimedUntil),
    );
    // What changed meanwhile is on its way with a job of its own.
    if (mine?.revision !== revision) return false;
    const state = place ? standing : "held";
    await store.changeWrite(tx, id, { state, reason: null, taskId: null }, store.whileRevision(revision));
    if (mine.taskId) await closeTask(tx, mine.taskId, now);
    return mine.taskId !== null;
  });
  if (hadTask) database.announce(scope.clinicId, { topic: "tasks" });
  return { kind: "done" };
}

async function keepFailed(settling: Settling, failed: Failed, isLastAttempt: boolean): Promise<WriteResult> {
  const { dependencies, scope, write, claimedUntil } = settling;
  const { reason, retryAfterMs } = failed;
  const { database, clock } = dependencies;
  const now = clock.now();
  const isByHand = reason === "by_hand";
  const isPermanent = isByHand || isLastAttempt || !willPass(reason);
  await database.transaction(scope, async (tx) => {
    const notBefore = retryAfterMs === undefined ? null : now + retryAfterMs;
    const { appointmentId: id, revision } = write;
    const mine = await store.changeWrite(
      tx,
      id,
      { claimedUntil: null, notBefore },
      store.whileClaimed(claimedUntil),
    );
    if (mine?.revision !== revision) return;
    const taskId = isPermanent ? await replaceTask(tx, settling, reason, now) : mine.taskId;
    const state = isPermanent && !isByHand ? "failed" : "requested";
    await store.changeWrite(tx, id, { state, reason, taskId }, store.whileRevision(revision));
  });
  if (isPermanent) database.announce(scope.clinicId, { topic: "tasks" });
  return isByHand ? { kind: "done" } : { kind: "failed", reason, isPermanent };
}

/** One open task for each booking, about what stands in its way now. */
async function replaceTask(
  tx: ClinicQueries,
  { write, appointment, reached }: Settling,
  reason: PmsFailure,
  now: number,
): Promise<string> {
  const { pmsProduct, pmsVendor, adapter } = reached.practice.form;
  const product = nameOfSystem({ product: pmsProduct, adapter });
  if (write.taskId) await closeTask(tx, write.taskId, now);
  const id = newId(now);
  const words =
    reason === "by_hand"
      ? byHandTask(actionOf(appointment.status, wasWritten(write)), product, appointment)
      : failedTask(product, appointment, explain(reason, pmsVendor));
  const phone = reason === "slot_taken" ? appointment.patientPhone : null;
  await addTask(tx, { id, ...words, phone, ...standingFor(appointment, reason) }, now);
  return id;
}

/** Bookings that one trouble keeps out stand together; what is to be entered or settled by hand is work of its own each. */
const standingFor = ({ id, patientName }: AppointmentRow, reason: PmsFailure) => ({
  kind: "practice_system" as const,
  alike: reason === "by_hand" || reason === "slot_taken" ? null : `practice_system ${reason}`,
  ...{ appointmentId: id, personName: patientName },
});

/** What became of a booking of ours over there, as the practice's book tells. */
export async function keepNews(
  { database, clock }: Pick<WriteDependencies, "database" | "clock">,
  scope: ClinicScope,
  appointmentId: string,
  { news, version }: { news: News; version: string | null },
): Promise<void> {
  const id = appointmentId as AppointmentId;
  const now = clock.now();
  await database.transaction(scope, async (tx) => {
    const [write, appointment, connection] = [
      await store.findWrite(tx, id),
      await store.findAppointment(tx, id),
      await findConnection(tx),
    ];
    // It changed here in the meantime: then that is on its way there, and meets what it finds.
    if (!write || !appointment || !connection || write.revision > write.writtenRevision) return;
    if (news.kind === "standing") {
      await store.changeWrite(tx, id, { state: news.state, remoteVersion: version });
      return;
    }
    const product = nameOfSystem(connection);
    const sentence = explain(news.reason, connection.vendor as PmsVendor);
    const taskId = newId(now);
    const words = failedTask(product, appointment, sentence);
    await addTask(tx, { id: taskId, ...words, phone: null, ...standingFor(appointment, news.reason) }, now);
    // Its revision counts as not written, so that 'Try again' has something to do.
    const change = {
      state: "failed" as const,
      reason: news.reason,
      taskId,
      writtenRevision: write.revision - 1,
    };
    await store.changeWrite(tx, id, change, store.whileRevision(write.revision));
  });
  for (const topic of ["pms", "tasks"] as const) database.announce(scope.clinicId, { topic });
}

/** Null = there is no such booking. What needs no doing is left as it is. */
type WriteChange = WriteRow | null;

/** A person wants a failed booking tried again. */
export async function retryWrite(
  { database, clock }: WriteDependencies,
  scope: ClinicScope,
  id: AppointmentId,
): Promise<WriteChange> {
  const write = await database.transaction(scope, async (tx) => {
    const again = await store.requestAgain(tx, id, true);
    if (again) await enqueueWrite(tx, again, clock.now());
    return again;
  });
  if (!write) return store.findWrite(database.within(scope), id);
  database.announce(scope.clinicId, { topic: "pms", id });
  return write;
}

/** A person has entered by hand what could not be written. */
export async function markEntered(
  { database, clock }: Pick<WriteDependencies, "database" | "clock">,
  scope: ClinicScope,
  id: AppointmentId,
): Promise<WriteChange> {
  const write = await database.transaction(scope, (tx) => settleByHand(tx, id, clock.now()));
  if (!write) return store.findWrite(database.within(scope), id);
  for (const topic of ["pms", "tasks"] as const) database.announce(scope.clinicId, { topic });
  return write;
}

async function settleByHand(tx: ClinicQueries, id: AppointmentId, now: number): Promise<WriteChange> {
  const found = await store.findWrite(tx, id);
  const appointment = found && (await store.findAppointment(tx, id));
  if (!appointment || (found.state !== "failed" && found.reason !== "by_hand")) return null;
  if (found.taskId) await closeTask(tx, found.taskId, now);
  return store.changeWrite(
    tx,
    id,
    {
      ...{ state: "written", reason: "by_hand", taskId: null, writtenAt: now, notBefore: null },
      writtenRevision: found.revision,
      lastAction: actionOf(appointment.status, wasWritten(found)),
    },
    store.whileRevision(found.revision),
  );
}

/** Done was pressed by mistake: the booking is to be entered by hand again; in the transaction of the undo. */
export async function takeBackEntered(
  tx: ClinicQueries,
  id: AppointmentId,
  taskId: string,
): Promise<boolean> {
  const write = await store.findWrite(tx, id);
  if (write?.state !== "written" || write.reason !== "by_hand" || write.writtenRevision !== write.revision)
    return false;
  const change = {
    ...({ state: "requested", taskId, writtenAt: null } as const),
    writtenRevision: write.revision - 1,
  };
  return (await store.changeWrite(tx, id, change, store.whileRevision(write.revision))) !== null;
}

/** Which of these bookings a person can have tried again. */
export const findFailedWrites = store.findFailed;

/** The person did it and pressed Done on the task, whose transaction this is; true when a booking was settled by it. */
export async function markTaskEntered(tx: ClinicQueries, taskId: string, now: number): Promise<boolean> {
  const write = await store.findByTask(tx, taskId);
  if (write?.reason !== "by_hand") return false;
  return (await settleByHand(tx, write.appointmentId, now)) !== null;
}

/** Puts everything that waits for this clinic on its way; in the caller's transaction. */
export async function requestWaiting(
  queries: ClinicQueries,
  now: number,
  withFailed: boolean,
): Promise<AppointmentId[]> {
  const waiting = await store.findWaiting(queries, now, withFailed);
  for (const write of waiting) {
    await store.requestAgain(queries, write.appointmentId, false);
    await enqueueWrite(queries, write, now);
  }
  return waiting.map(({ appointmentId }) => appointmentId);
}

const enqueueWrite = (
  queries: ClinicQueries,
  { appointmentId, revision }: Pick<WaitingWrite, "appointmentId" | "revision">,
  now: number,
) =>
  enqueue(queries, now, {
    kind: writeKind,
    payload: { appointmentId },
    dedupeKey: `${writeKind}:${appointmentId}:${revision}`,
    maxAttempts: mostAttempts,
  });

const sweptAtOnce = 500;

/**
 * Finds what no job carries any more: bookings that were made while the clinic was being connected, and those whose
 * job was lost with its worker.
 */
export async function sweepWrites(
  { database, clock }: Pick<WriteDependencies, "database" | "clock">,
  scopeOf: (clinicId: WaitingWrite["clinicId"]) => ClinicScope,
): Promise<void> {
  const now = clock.now();
  for (const write of await store.findWaitingAnywhere(database, now, sweptAtOnce))
    await database.transaction(scopeOf(write.clinicId), async (tx) => {
      await store.requestHeld(tx, write.appointmentId);
      await enqueueWrite(tx, write, now);
    });
}

const week = 7 * 86_400_000;

/** Where the bookings of the last week and those to come stand. */
export const listWrites = (
  { database, clock }: Pick<WriteDependencies, "database" | "clock">,
  scope: ClinicScope,
): Promise<WriteRow[]> => store.listWrites(database.within(scope), clock.now() - week);
