import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Appointment, EditAppointmentBody } from "#contract/booking/appointments.ts";
import { withSeen } from "#contract/seen-state.ts";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";
import { refreshAppointments } from "../list-appointments.ts";

/** Corrects a booking; its list, and the patients', are asked for again. */
export function useEditAppointment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, ...body }: EditAppointmentBody & { seen: string }) =>
      callApi("editAppointment", { params: { id }, body, headers: withSeen(seen) }),
    onSuccess: () =>
      Promise.all([
        refreshAppointments(client),
        client.invalidateQueries({ queryKey: queryKeyOf("listPatients") }),
      ]),
  });
}

/** The booking as it stands now; null where it is not there any more. */
export const findNewest = async (id: string): Promise<Appointment | null> =>
  (await callApi("listAppointments", { query: { id } }))[0] ?? null;
