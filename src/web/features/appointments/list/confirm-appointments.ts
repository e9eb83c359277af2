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
  const count = (outcome: ConfirmedAppointments[number]["outcome"]) =>
    answers.filter((answer) => answer.outcome === outcome).length;
  const verb = (many: number) => (many === 1 ? "was" : "were");
  const [already, cancelled, gone] = [
    count("already_confirmed"),
    count("already_cancelled"),
    count("not_found"),
  ];
  return [
    `${plural(count("confirmed"), "appointment")} confirmed.`,
    already > 0 && `${already} ${verb(already)} confirmed already.`,
    cancelled > 0 && `${cancelled} ${verb(cancelled)} cancelled in the meantime.`,
    gone > 0 && `${gone} could not be found any more.`,
  ]
    .filter(Boolean)
    .join(" ");
}
