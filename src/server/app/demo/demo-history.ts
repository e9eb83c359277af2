import type { CallOutcome } from "#contract/calls/calls.ts";
import { type SeededRandom, seededRandom } from "#kernel/seeded-random.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { addDays, isWeekend, timeOfMinutes, toInstant, weekdayOf } from "#kernel/zoned-time.ts";
import { type DemoTreatment, demoPractitioners, demoTreatments, worksOn } from "./demo-people.ts";

/** Everything that happened at the example clinic, as plain data; the same day gives the same history. */
export interface DemoHistory {
  appointments: DemoAppointment[];
  calls: DemoCall[];
}

export interface DemoPatient {
  name: string;
  firstName: string;
  /** National form. */
  phone: string;
  email: string | null;
}

export interface DemoAppointment {
  /** Of the chair and of whoever works in it. */
  place: number;
  date: string;
  time: string;
  startsAt: number;
  patient: DemoPatient;
  treatment: DemoTreatment;
  status: "requested" | "confirmed" | "cancelled";
  bookedAt: number;
  cancelledAt: number | null;
  cancelReason: string | null;
  /** Index into `calls`, or null when staff booked it. */
  call: number | null;
  /** On the clinic's page, by the patient. */
  isOnline: boolean;
}

export interface DemoCall {
  startedAt: number;
  outcome: CallOutcome;
  patient: DemoPatient;
  /** Index into `appointments` of what the call was about, or null. */
  appointment: number | null;
  /** For the words of the call. */
  about: { appointmentType: string; day: string; time: string };
}

const firstNames = [
  "Mia",
  "Noah",
  "Olivia",
  "Jack",
  "Ava",
  "Leo",
  "Grace",
  "Henry",
  "Zoe",
  "Ethan",
  "Ruby",
  "Arjun",
  "Chloe",
  "Lucas",
  "Aisha",
  "Oscar",
  "Hana",
  "Thomas",
  "Priya",
  "Daniel",
];
const lastNames = [
  "Chen",
  "Nguyen",
  "Walker",
  "Patel",
  "Harris",
  "Kim",
  "O’Connor",
  "Rossi",
  "Singh",
  "Taylor",
  "Papadopoulos",
  "Murphy",
  "Haddad",
  "Campbell",
  "Santos",
  "Wright",
  "Tran",
  "Fraser",
];
/** Mobile numbers that the Australian numbering plan keeps for films and books. */
const mobiles = ["110", "156", "157", "158", "159", "313", "737"].map((end) => `0491 570 ${end}`);

function makePatients(d: SeededRandom): DemoPatient[] {
  return Array.from({ length: 90 }, (_, i) => {
    const firstName = firstNames[i % firstNames.length] ?? "Mia";
    const lastName = lastNames[(i * 7) % lastNames.length] ?? "Chen";
    const mobile = mobiles[i];
    const phone = mobile ?? `(02) 5550 ${String(d.between(1000, 9999))}`;
    const mailbox = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, "");
    return {
      name: `${firstName} ${lastName}`,
      firstName,
      phone,
      email: d.chance(0.4) ? `${mailbox}@patients.example` : null,
    };
  });
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const pastDays = 60;
const futureDays = 30;

/** How full a chair's day is: busy before today, thinning out into the weeks ahead. */
const fullness = (offset: number) => (offset <= 0 ? 0.4 : Math.max(0.05, 0.36 - offset * 0.012));

export function demoHistory(today: string, timeZone: string, now: number): DemoHistory {
  const d = seededRandom(20_261_120);
  const patients = makePatients(d);
  const history: DemoHistory = { appointments: [], calls: [] };
  for (let offset = -pastDays; offset <= futureDays; offset++) {
    const date = addDays(today, offset);
    const coming = new Set<DemoPatient>();
    for (const [place, who] of demoPractitioners.entries()) {
      if (!worksOn(place, date, weekdayOf(date), today)) continue;
      const does = demoTreatments.filter(({ name }) => who.treatments?.includes(name) ?? true);
      fillDay(history, d, patients, { date, offset, place, does, coming, timeZone, now });
    }
    if (offset <= 0) addOtherCalls(history, d, patients, { date, timeZone, now });
  }
  return history;
}

interface Day {
  date: string;
  timeZone: string;
  now: number;
}

function fillDay(
  history: DemoHistory,
  d: SeededRandom,
  patients: readonly DemoPatient[],
  where: Day & {
    offset: number;
    place: number;
    does: readonly DemoTreatment[];
    /** Who comes on that day already: nobody sits in two chairs. */
    coming: Set<DemoPatient>;
  },
): void {
  const closes = isWeekend(where.date) ? 13 * 60 : 17 * 60;
  let free = 9 * 60;
  for (let minutes = free; minutes < closes; minutes += 30) {
    if (minutes < free || !d.chance(fullness(where.offset))) continue;
    const treatment = d.oneOf(where.does);
    if (minutes + treatment.durationMinutes > closes) continue;
    free = minutes + treatment.durationMinutes + treatment.bufferAfterMinutes;
    const time = timeOfMinutes(minutes);
    const startsAt = toInstant(where.date, time, where.timeZone);
    const bookedAt = bookingInstant(d, startsAt, where.now);
    const patient = d.oneOf(patients.filter((each) => !where.coming.has(each)));
    where.coming.add(patient);
    const appointment: DemoAppointment = {
      place: where.place,
      date: where.date,
      time,
      startsAt,
      patient,
      treatment,
      status: "confirmed",
      bookedAt,
      cancelledAt: null,
      cancelReason: null,
      call: null,
      isOnline: treatment.mayBookByWeb && d.chance(0.2),
    };
    history.appointments.push(appointment);
    if (!appointment.isOnline && d.chance(0.6)) addCall(history, "booked", appointment, bookedAt - 90_000);
    if (d.chance(0.08)) cancel(history, d, appointment, where.now);
    else if (appointment.call !== null && startsAt > where.now && d.chance(0.3))
      appointment.status = "requested";
  }
}

/** Some days before the appointment, in the day's working hours, never in the future. */
function bookingInstant(d: SeededRandom, startsAt: number, now: number): number {
  const wished = startsAt - d.between(2, 20) * day + d.between(-3 * 60, 3 * 60) * minute;
  // What lies far ahead was booked in the last days.
  return wished < now - 10 * minute ? wished : now - d.between(1, 5) * day - d.between(0, 6 * 60) * minute;
}

function cancel(history: DemoHistory, d: SeededRandom, appointment: DemoAppointment, now: number): void {
  const latest = Math.min(appointment.startsAt - 4 * hour, now - 20 * minute);
  const known = latest - appointment.bookedAt;
  if (known < hour) return;
  // Some time between the booking and the last moment; mostly in the last two days.
  const cancelledAt = latest - d.between(0, Math.floor(Math.min(known, 2 * day) / minute) - 1) * minute;
  appointment.status = "cancelled";
  appointment.cancelledAt = cancelledAt;
  appointment.cancelReason = d.oneOf([
    "Unwell",
    "Cannot get off work",
    "Travelling",
    "Found an earlier time",
  ]);
  if (d.chance(0.7)) addCall(history, "cancelled", appointment, cancelledAt - minute, false);
}

function addCall(
  history: DemoHistory,
  outcome: CallOutcome,
  appointment: DemoAppointment,
  startedAt: number,
  isItsBooking = true,
): void {
  if (isItsBooking) appointment.call = history.calls.length;
  history.calls.push({
    startedAt,
    outcome,
    patient: appointment.patient,
    appointment: history.appointments.indexOf(appointment),
    about: {
      appointmentType: appointment.treatment.name,
      day: spokenDate(appointment.date),
      time: twelveHour(appointment.time),
    },
  });
}

const otherOutcomes: readonly CallOutcome[] = [
  "answered",
  "answered",
  "answered",
  "handed_over",
  "handed_over",
  "message_taken",
  "abandoned",
];

/** Calls that were not about an appointment. */
function addOtherCalls(
  history: DemoHistory,
  d: SeededRandom,
  patients: readonly DemoPatient[],
  where: Day,
): void {
  const count = isWeekend(where.date) ? d.between(0, 2) : d.between(2, 6);
  for (let i = 0; i < count; i++) {
    const startedAt = toInstant(where.date, timeOfMinutes(d.between(8 * 60, 18 * 60)), where.timeZone);
    const outcome = d.chance(0.03) ? "emergency" : d.oneOf(otherOutcomes);
    if (startedAt > where.now - 10 * minute) continue;
    history.calls.push({
      startedAt,
      outcome,
      patient: d.oneOf(patients),
      appointment: null,
      about: { appointmentType: "", day: "", time: "" },
    });
  }
}
