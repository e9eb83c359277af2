import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Appointment, Attendance, SettledAppointments } from "#contract/booking/appointments.ts";
import { callApi } from "#web/lib/api-client.ts";
import { plural } from "#web/lib/formatting.ts";
import { refreshAppointments } from "../list-appointments.ts";

/** What is sent of a visit, and what it is called when it could not be marked. */
export type SettledVisit = Pick<Appointment, "id" | "version" | "attendance" | "patientName">;

interface Settlement {
  visits: readonly SettledVisit[];
  /** null takes the marks back. */
  attendance: Attendance | null;
}

/** Says of many visits at once whether the patients came; the list is asked for again. */
export function useSettleAppointments() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ visits, attendance }: Settlement) =>
      callApi("settleAppointments", {
        body: {
          attendance,
          visits: visits.map((visit) => ({
            ...{ id: visit.id, version: visit.version, attendance: visit.attendance },
          })),
        },
      }),
    onSettled: () => refreshAppointments(client),
  });
}

/** The visits that were marked now, as they stand since: what can be taken back together. */
export const markedOf = (
  { visits, attendance }: Settlement,
  answers: SettledAppointments,
): readonly SettledVisit[] =>
  visits
    .filter((visit) => answers.some(({ id, outcome }) => id === visit.id && outcome === "marked"))
    .map((visit) => ({ ...visit, attendance }));

const words = { arrived: "marked as arrived", no_show: "marked as missed" } as const;

/** `19 visits marked as arrived`; of one it says whose. */
export const markedSentence = (visits: readonly SettledVisit[], attendance: Attendance): string =>
  `${visits.length === 1 ? visits[0]?.patientName : plural(visits.length, "visit")} ${words[attendance]}`;

type Outcome = SettledAppointments[number]["outcome"];

const reasons: Partial<Record<Outcome, string>> = {
  changed_meanwhile: "changed meanwhile",
  already_cancelled: "cancelled meanwhile",
  not_yet: "too early",
  not_found: "no longer there",
};

/** More than these in a notice nobody reads. */
const mostNamed = 4;

/** `Not marked: Ann Lee (cancelled meanwhile), Ben Orr (too early)`; empty where all are. */
export function notMarkedSentence(visits: readonly SettledVisit[], answers: SettledAppointments): string {
  const missed = answers.flatMap(({ id, outcome }) => {
    const reason = reasons[outcome];
    const name = visits.find((visit) => visit.id === id)?.patientName ?? "";
    return reason ? [`${name} (${reason})`] : [];
  });
  if (missed.length === 0) return "";
  const more = missed.length - mostNamed;
  return `Not marked: ${missed.slice(0, mostNamed).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
