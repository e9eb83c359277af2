import type { OfferAnswer } from "#contract/booking/waitlist-options.ts";
import type { Clock } from "#kernel/clock.ts";
import type { OfferId } from "#kernel/ids.ts";
import type { BookingService } from "#server/booking/service.ts";
import { closeWithVisit, findEntry } from "#server/booking/waitlist/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { lookSoon, noteRest } from "./freed-times.ts";
import * as store from "./store.ts";

export interface AnswerDependencies {
  database: Database;
  clock: Clock;
  booking: BookingService;
}

/** What an answer has come to. `late`: the offer had ended before; `lost`: somebody else has the time. */
export interface AnswerOutcome {
  kind: "taken" | "declined" | "late" | "lost";
  offer: store.OfferRow;
}

interface Answer {
  answer: OfferAnswer;
  /** When it reached the clinic, whenever it is read. */
  answeredAt: number;
  /** Who at the desk heard it; null = it came in writing. */
  by?: string | null;
}

/** Takes an answer down; null when there is no such offer. The same answer again comes to the same end, and no answer changes an end. */
export async function answerOffer(
  deps: AnswerDependencies,
  scope: ClinicScope,
  id: OfferId,
  { answer, answeredAt, by = null }: Answer,
): Promise<AnswerOutcome | null> {
  const queries = deps.database.within(scope);
  const offer = await store.findOffer(queries, id);
  if (!offer) return null;
  if (offer.status === "accepted") return { kind: "taken", offer };
  if (offer.status === "taking") return finishTaking(deps, scope, offer, by);
  if (answer === "yes") {
    const taking = await store.beginTaking(queries, id, answeredAt);
    if (taking) return finishTaking(deps, scope, taking, by);
  }
  if (answer === "no" && offer.status === "offered") {
    const said = { status: "declined", answer, answeredAt, settledByUsername: by } as const;
    // It went on at this very moment.
    if (!(await endOffer(deps, scope, offer, said)))
      return answerOffer(deps, scope, id, { answer, answeredAt, by });
    await lookSoon(queries, offer.freedTimeId, deps.clock.now());
    return { kind: "declined", offer };
  }
  return answerLate(deps, scope, offer, { answer, answeredAt });
}

async function answerLate(
  { database }: AnswerDependencies,
  scope: ClinicScope,
  offer: store.OfferRow,
  { answer, answeredAt }: Answer,
): Promise<AnswerOutcome> {
  await store.noteAnswer(database.within(scope), offer.id, answer, answeredAt);
  database.announce(scope.clinicId, { topic: "waitlist" });
  if (offer.status === "lost") return { kind: "lost", offer };
  return { kind: answer === "no" ? "declined" : "late", offer };
}

/** Books or moves them into the time that is kept for them. Cut short and begun again it comes to the same. */
export async function finishTaking(
  deps: AnswerDependencies,
  scope: ClinicScope,
  offer: store.OfferRow,
  by: string | null = null,
): Promise<AnswerOutcome> {
  const { database, clock } = deps;
  const queries = database.within(scope);
  const now = clock.now();
  const appointmentId = await putInto(deps, scope, offer);
  if (appointmentId === null) {
    await endOffer(deps, scope, offer, { status: "lost" });
    await lookSoon(queries, offer.freedTimeId, now);
    return { kind: "lost", offer };
  }
  await database.transaction(scope, async (tx) => {
    const settled = { settledAt: now, settledByUsername: by };
    await store.changeOffer(tx, offer.id, ["taking"], { ...settled, status: "accepted", appointmentId });
    await closeWithVisit(tx, offer.entryId, appointmentId, now);
    const filled = { ...settled, status: "filled" as const };
    const freed = await store.changeFreedTime(tx, offer.freedTimeId, ["open"], filled);
    if (freed) await noteRest(tx, now, freed);
  });
  await deps.booking.releaseHold(scope, offer.id);
  database.announce(scope.clinicId, { topic: "waitlist" });
  return { kind: "taken", offer: { ...offer, status: "accepted", appointmentId } };
}

/** Their visit in the freed time; null when it cannot be had any more, or they have what they waited for. */
async function putInto({ database, booking }: AnswerDependencies, scope: ClinicScope, offer: store.OfferRow) {
  const queries = database.within(scope);
  const [entry, freed] = await Promise.all([
    findEntry(queries, offer.entryId),
    store.findFreedTime(queries, offer.freedTimeId),
  ]);
  if (!entry || !freed || entry.closedAt !== null) return null;
  const by = { kind: "waitlist", holder: offer.id } as const;
  const to = { date: freed.localDate, time: freed.localTime };
  if (entry.appointmentId !== null) {
    const moved = await booking.rescheduleAppointment(scope, entry.appointmentId, to, by);
    return moved.ok ? moved.appointment.id : null;
  }
  const { patientName, patientPhone, patientEmail, appointmentType, notes } = entry;
  const visit = { ...to, patientName, patientPhone, patientEmail, appointmentType, notes: notes || null };
  const booked = await booking.bookAppointment(scope, visit, by, `offer:${offer.id}`);
  return booked.ok ? booked.appointment.id : null;
}

/**
 * An offer is over, and nobody is kept off its time any more. False when it had gone on meanwhile: one that is being taken is
 * ended by nobody but whoever takes it.
 */
export async function endOffer(
  { database, clock, booking }: AnswerDependencies,
  scope: ClinicScope,
  { id, status }: Pick<store.OfferRow, "id" | "status">,
  how: Pick<store.OfferRow, "status"> & Partial<store.OfferRow>,
): Promise<boolean> {
  const change = { ...how, settledAt: clock.now() };
  const ended = await store.changeOffer(database.within(scope), id, [status], change);
  if (!ended) return false;
  await booking.releaseHold(scope, id);
  database.announce(scope.clinicId, { topic: "waitlist" });
  return true;
}
