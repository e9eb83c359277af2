import type { Appointment } from "#contract/booking/appointments.ts";
import { typeOf } from "../appointment-labels.ts";
import { type FreeTimes, useFreeTimes } from "../create/find-free-times.ts";

/** The times of a day to which a visit can be moved, as long as it is and with that practitioner; where it stands is none. */
export function useTimesToMove(
  appointment: Appointment,
  date: string,
  practitionerId: string | undefined,
): FreeTimes {
  const wish = { appointmentType: typeOf(appointment), movingId: appointment.id, practitionerId };
  const freeTimes = useFreeTimes(date, wish);
  const { known } = freeTimes;
  const isThere =
    date === appointment.requestedDate && practitionerId === (appointment.practitionerId ?? undefined);
  if (!isThere || known.state !== "known") return freeTimes;
  const slots = known.slots.filter((slot) => slot !== appointment.requestedTime);
  return { ...freeTimes, known: { state: "known", slots } };
}
