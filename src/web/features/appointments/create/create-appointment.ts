import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CreateAppointmentBody } from "#contract/booking/appointments.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshAppointments } from "../list-appointments.ts";

interface NewAppointment {
  body: CreateAppointmentBody;
  /** The same key for the same wish, so that a second click or a repeated request books nothing twice. */
  idempotencyKey: string;
}

/** Books; the list is asked for again. */
export function useCreateAppointment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewAppointment) =>
      callApi("createAppointment", { body, headers: { "Idempotency-Key": idempotencyKey } }),
    onSuccess: () => refreshAppointments(client),
  });
}
