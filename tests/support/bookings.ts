import type { Appointment } from "#contract/booking/appointments.ts";
import type { signIn } from "../../scripts/processes/server-process.mjs";

export type Staff = Awaited<ReturnType<typeof signIn>>;

export interface Slot {
  date: string;
  time: string;
}

const day = 86_400_000;

/** Weekday slots of a clinic that is open from nine to five, from `fromDays` after today on. */
export function* weekdaySlots(today: Date, fromDays = 2): Generator<Slot> {
  for (let offset = fromDays; ; offset++) {
    const at = new Date(today.getTime() + offset * day);
    if (at.getUTCDay() % 6 === 0) continue;
    const date = at.toISOString().slice(0, 10);
    for (let minutes = 9 * 60; minutes < 17 * 60; minutes += 30) {
      const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
      yield { date, time };
    }
  }
}

export const bookingOf = ({ date, time }: Slot, name: string) => ({
  requestedDate: date,
  requestedTime: time,
  patientDetails: { name, phone: "0491 570 156", email: "" },
  appointmentType: "Teeth Cleaning",
  notes: "",
});

export async function listOf(staff: Staff): Promise<Appointment[]> {
  const { status, body } = await staff.call("GET", "/api/appointments");
  if (status !== 200) throw new Error(`The list answered ${status}`);
  return body;
}

/** Times that more than one held appointment claims; the test clinic has one chair. */
export function doubled(appointments: readonly Appointment[]): string[] {
  const seen = new Set<string>();
  return appointments
    .filter(({ status }) => status !== "cancelled")
    .map(({ requestedDate, requestedTime }) => `${requestedDate} ${requestedTime}`)
    .filter((slot) => seen.has(slot) || !seen.add(slot));
}
