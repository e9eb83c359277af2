import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FreeTime } from "#contract/errors.ts";
import { callApi } from "#web/lib/api-client.ts";
import { appointmentsQuery } from "./list-appointments.ts";

/** Moves the appointment; the list is asked for again. */
export function useRescheduleAppointment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, time }: FreeTime) =>
      callApi("rescheduleAppointment", {
        params: { id },
        body: { requestedDate: date, requestedTime: time },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: appointmentsQuery.queryKey }),
  });
}
