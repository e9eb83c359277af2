import { successfulOutcomes, unaskedOutcomes } from "#contract/calls/calls.ts";
import type { ClinicOverview } from "#contract/system/dashboard.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import type { Books, Finding, Witness } from "./books.ts";

type Figures = Pick<
  ClinicOverview,
  | "todayCallVolume"
  | "appointmentsBooked"
  | "noShows"
  | "patientReactivationRate"
  | "bookedByAssistant"
  | "bookedByStaff"
  | "bookedOnline"
> & { openTasks: number };

/** Whether the dashboard counted what is in the rows, counted here once more in another way. */
export function dashboardFindings(books: Books, witness: Witness): Finding[] {
  const faults = witness.looks.flatMap(({ at, overview, openTasks }) => {
    const counted = countedAt(books, at);
    const shown = { ...overview, openTasks };
    return (Object.keys(counted) as (keyof Figures)[])
      .filter((figure) => counted[figure] !== shown[figure])
      .map(
        (figure) =>
          `${toLocal(at, books.timeZone).date}: ${figure} shows ${shown[figure]}, the rows say ${counted[figure]}`,
      );
  });
  return [{ check: "The dashboard's figures are those of the rows", looked: witness.looks.length, faults }];
}

/** The figures of the day as they stood at that instant, by rows that say when they changed. */
function countedAt({ calls, visits, tasks, timeZone }: Books, at: number): Figures {
  const { date } = toLocal(at, timeZone);
  const [from, to] = [toInstant(date, "00:00", timeZone), toInstant(addDays(date, 1), "00:00", timeZone)];
  const isToday = (instant: number) => instant >= from && instant < to && instant <= at;
  const rang = calls.filter(({ startedAt, isTest }) => !isTest && isToday(startedAt));
  const ended = rang.filter(
    ({ endedAt, outcome }) => endedAt !== null && endedAt <= at && !unaskedOutcomes.includes(outcome),
  );
  const good = ended.filter(({ outcome }) => successfulOutcomes.includes(outcome)).length;
  const stood = visits.filter(({ cancelledAt }) => cancelledAt === null || cancelledAt > at);
  const booked = stood.filter(({ createdAt, importId }) => importId === null && isToday(createdAt));
  const byStaff = booked.filter(({ isManuallyCreated }) => isManuallyCreated).length;
  const online = booked.filter(({ isBookedOnline }) => isBookedOnline).length;
  const missed = stood.filter(
    ({ startsAt, attendance, attendanceAt }) =>
      startsAt >= from && startsAt < to && attendance === "no_show" && (attendanceAt ?? 0) <= at,
  );
  const open = tasks.filter(
    ({ createdAt, completedAt }) => createdAt <= at && (completedAt === null || completedAt > at),
  );
  return {
    todayCallVolume: rang.length,
    appointmentsBooked: booked.length,
    noShows: missed.length,
    patientReactivationRate: `${ended.length === 0 ? 0 : Math.round((good / ended.length) * 100)}%`,
    bookedByAssistant: booked.length - byStaff - online,
    bookedByStaff: byStaff,
    bookedOnline: online,
    openTasks: open.length,
  };
}
