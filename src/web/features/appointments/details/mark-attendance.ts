import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Attendance } from "#contract/booking/appointments.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshAppointments } from "../list-appointments.ts";

/** Says whether the patient came; null takes it back. The list is asked for again. */
export function useMarkAttendance() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, attendance }: { id: string; attendance: Attendance | null }) =>
      callApi("markAttendance", { params: { id }, body: { attendance } }),
    onSuccess: () => refreshAppointments(client),
  });
}
