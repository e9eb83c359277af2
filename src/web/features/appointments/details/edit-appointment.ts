import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EditAppointmentBody } from "#contract/booking/appointments.ts";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";
import { refreshAppointments } from "../list-appointments.ts";

/** Corrects a booking; its list, and the patients', are asked for again. */
export function useEditAppointment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EditAppointmentBody) => callApi("editAppointment", { params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        refreshAppointments(client),
        client.invalidateQueries({ queryKey: queryKeyOf("listPatients") }),
      ]),
  });
}
