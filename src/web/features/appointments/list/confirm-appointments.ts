import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ConfirmedAppointments } from "#contract/booking/appointments.ts";
import { callApi } from "#web/lib/api-client.ts";
import { plural } from "#web/lib/formatting.ts";
import { refreshAppointments } from "../list-appointments.ts";

/** Confirms many requests in one go; the list is asked for again. */
export function useConfirmAppointments() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => callApi("confirmAppointments", { body: { ids: [...ids] } }),
    onSettled: () => refreshAppointments(client),
  });
}

/** `3 appointments confirmed. 1 was cancelled in the meantime.` */
export function confirmedSentence(answers: ConfirmedAppointments): string {
  const count = (outcome: Outcome) => answers.filter((answer) => answer.outcome === outcome).length;
  const parts = sentences.map(([outcome, rest]) => [count(outcome), rest] as const).filter(([n]) => n > 0);
  return parts
    .map(([n, rest], at) => {
      const verb = rest === "confirmed" || rest.startsWith("could") ? "" : n === 1 ? " was" : " were";
      return `${at === 0 ? plural(n, "appointment") : n}${verb} ${rest}.`;
    })
    .join(" ");
}

/** `Success` where all that were ticked are confirmed now, whoever did it. */
export function confirmedTitle(answers: ConfirmedAppointments): string {
  const count = (...outcomes: Outcome[]) =>
    answers.filter(({ outcome }) => outcomes.includes(outcome)).length;
  if (count("confirmed", "already_confirmed") === answers.length) return "Success";
  return count("confirmed") > 0 ? "Confirmed in part" : "Not confirmed";
}

type Outcome = ConfirmedAppointments[number]["outcome"];

const sentences: readonly (readonly [Outcome, string])[] = [
  ["confirmed", "confirmed"],
  ["already_confirmed", "confirmed already"],
  ["already_cancelled", "cancelled in the meantime"],
  ["not_found", "could not be found any more"],
];
