import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Appointment, RescheduleAppointmentBody } from "#contract/booking/appointments.ts";
import { withSeen } from "#contract/seen-state.ts";
import { callApi } from "#web/lib/api-client.ts";
import { isEditConflict } from "#web/lib/edit/edit-conflict.ts";
import { appointmentsQuery } from "#web/lib/real-appointments.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { minutesFor } from "#web/lib/visit-minutes.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { refreshAppointments } from "../list-appointments.ts";

/** Moves the appointment, or makes it longer; it stands there at once, and the list is asked for again. */
export function useRescheduleAppointment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, ...body }: RescheduleAppointmentBody & { seen?: string }) =>
      callApi("rescheduleAppointment", {
        ...{ params: { id }, body },
        headers: seen === undefined ? {} : withSeen(seen),
      }),
    onSuccess: (moved) => {
      client.setQueryData(appointmentsQuery.queryKey, (list) =>
        list?.map((each) => (each.id === moved.id ? moved : each)),
      );
      void refreshAppointments(client);
    },
    // Somebody else may have changed it: what stands is shown.
    onError: () => void refreshAppointments(client),
  });
}

/** What puts a visit back to where, how long and as what it was; who has not heard of the move hears nothing. */
const backTo = (before: Appointment): RescheduleAppointmentBody => ({
  requestedDate: before.requestedDate,
  requestedTime: before.requestedTime,
  durationMinutes: minutesFor(before),
  chairId: before.chairId,
  ...(before.practitionerId && { practitionerId: before.practitionerId }),
  ...(before.status !== "cancelled" && { status: before.status }),
  tellPatient: "if_told",
});

/** Says what was done, with the way back as long as nobody else changes it. */
export function useMoveNotice(id: string) {
  const { mutateAsync } = useRescheduleAppointment(id);
  // Awaited, not given callbacks: the dialog that moved the visit is gone by then.
  const moveBack = async (before: Appointment, after: Appointment) => {
    try {
      await mutateAsync({ ...backTo(before), seen: after.version });
      toast({ title: "Moved back", description: `${before.patientName} is where they were.` });
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Error",
        description: isEditConflict(error)
          ? "Somebody else has changed the appointment since. It was not moved back."
          : messageForPeople(error, "The appointment could not be moved back"),
      });
    }
  };
  return (description: string, { before, after }: Record<"before" | "after", Appointment>) =>
    toast({
      title: "Success",
      description,
      action: {
        label: "Undo",
        altText: "To move the visit back, open the appointment and choose Reschedule",
        onPress: () => void moveBack(before, after),
      },
    });
}
