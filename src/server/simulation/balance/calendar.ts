import { toE164 } from "#kernel/phone-numbers.ts";
import {
  type Books,
  type Finding,
  groupsBy,
  minute,
  type ToldVisit,
  type VisitRow,
  type Witness,
} from "./books.ts";

/** Whether the calendar keeps what callers were told, and gives no time away twice. */
export const calendarFindings = (books: Books, witness: Witness): Finding[] => [
  {
    check: "Every visit told to a caller stands in the calendar",
    looked: witness.told.length,
    faults: witness.told.filter((told) => !standsAsTold(told, books)).map(inWords),
  },
  twiceTaken("No chair is taken twice", books.visits, ({ chairId }) => chairId),
  twiceTaken("No practitioner is booked twice", books.visits, ({ practitionerId }) => practitionerId),
  {
    check: "Every visit that is cancelled says when, and no other does",
    looked: books.visits.length,
    faults: books.visits
      .filter(({ status, cancelledAt }) => (status === "cancelled") !== (cancelledAt !== null))
      .map(({ id }) => `Visit ${id}`),
  },
  {
    check: "The practice system has every visit of the week as it stands",
    looked: books.writes.length,
    faults: books.writes
      .filter(
        ({ state, revision, writtenRevision }) =>
          state === "failed" || (state !== "held" && writtenRevision !== revision),
      )
      .map(
        ({ appointmentId, state, reason }) =>
          `Visit ${appointmentId} is ${state}${reason ? ` (${reason})` : ""}`,
      ),
  },
];

function standsAsTold({ what, phone, date, time, at }: ToldVisit, { visits, moves }: Books): boolean {
  const own = visits.filter((visit) => toE164(visit.patientPhone) === phone);
  return own.some((visit) => {
    const stands = visit.localDate === date && visit.localTime === time;
    if (what === "cancelled") return stands && visit.status === "cancelled" && (visit.cancelledAt ?? 0) <= at;
    const stood = moves.some(
      (move) =>
        move.appointmentId === visit.id &&
        ((move.fromDate === date && move.fromTime === time && move.movedAt > at) ||
          (move.toDate === date && move.toTime === time)),
    );
    // One that was cancelled before it was told of was never there for the caller.
    return (stands || stood) && (visit.cancelledAt === null || visit.cancelledAt >= at);
  });
}

const inWords = ({ what, date, time, phone }: ToldVisit) =>
  `A caller on ${phone} was told that their visit on ${date} at ${time} is ${what}`;

function twiceTaken(
  check: string,
  visits: readonly VisitRow[],
  placeOf: (visit: VisitRow) => string | null,
): Finding {
  const standing = visits.filter(({ status, holdsTime }) => status !== "cancelled" && holdsTime);
  const places = groupsBy(standing, placeOf);
  places.delete(null);
  const faults = [...places.values()].flatMap((taken) => {
    const inOrder = taken.map(span).sort((a, b) => a.start - b.start);
    return inOrder.flatMap((visit, i) => {
      const before = inOrder.slice(0, i).find(({ end }) => end > visit.start);
      return before ? [`Visits ${before.id} and ${visit.id} overlap`] : [];
    });
  });
  return { check, looked: [...places.values()].flat().length, faults };
}

const span = ({ id, startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes }: VisitRow) => ({
  id,
  start: startsAt - bufferBeforeMinutes * minute,
  end: endsAt + bufferAfterMinutes * minute,
});
