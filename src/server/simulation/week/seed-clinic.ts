import type {
  AgentConfiguration,
  ReceptionistConfiguration,
} from "#contract/assistants/agent-configuration.ts";
import type { PersonBody } from "#contract/clinic/people.ts";
import { seededRandomFor } from "#kernel/seeded-random.ts";
import { addDays, timeOfMinutes, toInstant } from "#kernel/zoned-time.ts";
import { exampleKnowledgeBase } from "#server/clinic/example-clinic.ts";
import type { SimulatedClinic } from "../port.ts";
import { nameOf, type Patient, patientAt, phoneOf } from "../world/patients.ts";
import { type Desk, deskOf } from "./api.ts";
import { addNumber } from "./store.ts";

export const weekdays = [1, 2, 3, 4, 5];
const everyDay = [0, 1, 2, 3, 4, 5, 6];

const person = (name: string, role: PersonBody["role"], i: number, days = weekdays): PersonBody => ({
  ...{ name, role, weekdays: days, phone: `049157${9_000 + i}`, email: "" },
  takesBookings: role === "Dentist" || role === "Hygienist",
});
const team = [
  person("Imelda Vance", "Dentist", 0, everyDay),
  person("Rohan Mistry", "Dentist", 1),
  person("Kirra Dunn", "Hygienist", 2),
  person("Tess Abbott", "Receptionist", 3),
  person("Jonah Reyes", "Receptionist", 4),
  person("Wren Halloran", "Dental assistant", 5),
  person("Sione Latu", "Dental assistant", 6),
];
/** Who falls ill in the middle of the week. */
export const fallsIll = "Sione Latu";

export const receptionist = (
  number: string,
  escalationMethod: ReceptionistConfiguration["escalationMethod"],
): ReceptionistConfiguration => ({
  ...{
    agentId: "1",
    phoneNumber: number,
    weekdayStart: "",
    weekdayEnd: "",
    weekendStart: "",
    weekendEnd: "",
  },
  permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  ...{ hasEmergencyNumber: true, emergencyNumber: "(02) 5550 4411", escalationMethod },
  ...{ receptionNumber: "(02) 5550 4499", greetingScript: "" },
});

const agents = (phoneNumber: string): AgentConfiguration[] => [
  {
    ...{ agentId: "2", phoneNumber, appointmentTypes: [], recallDelay: "6 months", maxAttempts: "3" },
    ...{ channels: ["Phone call", "SMS", "Email"], offerSlots: true, escalationMethod: "notify" },
  },
  {
    ...{ agentId: "3", phoneNumber, treatmentTypes: [], followUpTiming: "sameday", customMessage: "" },
    ...{ messageTypes: ["Pain/symptom check"], followUpChannel: "sms", escalationMethod: "alert" },
    thankYouNotes: true,
  },
  {
    ...{ agentId: "4", phoneNumber, reminderSchedule: ["3 days before"], missedFollowUp: true, ccEmails: "" },
    campaigns: ["Appointment reminders", "Post-visit thank-you notes"],
  },
  {
    ...{ agentId: "5", phoneNumber, weekdayShifts: "8:30-17:30", weekendShifts: "8:30-13:30" },
    ...{ autoSuggestReplacements: true, reminderMethod: "sms", trackLeave: true, reports: "Both" },
  },
];

/** Patients of the clinic by number: these have visits of late, those were last seen long ago. */
export const regulars = 90;
export const longAway = { from: 90, to: 138 };

const visitTypes = ["General Consultation", "Teeth Cleaning", "Teeth Whitening", "Follow-up"] as const;

/** Opens the clinic as it is months before its week: hours, people, chairs, a number, the practice system. */
export async function openClinic(clinic: SimulatedClinic): Promise<void> {
  const desk = deskOf(clinic);
  await desk.call("clearSamples");
  await desk.call("saveTeam", { teamName: exampleKnowledgeBase.clinicName, plan: "pro" });
  await desk.call("saveKnowledgeBase", exampleKnowledgeBase);
  await addNumber(clinic.database.within(clinic.scope), clinic.number, clinic.clock.now());
  await desk.call("addChair", { name: "Chair 2", weekdays: null });
  await desk.call("addChair", { name: "Chair 3", weekdays });
  for (const one of team) await desk.call("addPerson", one);
  await desk.call("connectPms", {
    ...{ environment: "staging", deploymentType: "cloud", pmsVendor: "centaur", pmsProduct: "dental4web" },
    ...{ pmsId: "SANDBOX-1", practiceName: exampleKnowledgeBase.clinicName, adapter: "sandbox" },
  });
}

/** Long enough before the week for a recall, and near enough for the visits of the week to be booked. */
export const longBeforeDays = 230;
export const bookedBeforeDays = 9;

/** Visits of those who have not come since; nobody is written to about them. */
export async function seeLongAgo(clinic: SimulatedClinic, monday: string, seed: number): Promise<void> {
  const desk = deskOf(clinic);
  await desk.call("changeOutreach", { appointmentSms: false });
  const first = addDays(monday, 1 - longBeforeDays);
  const placesADay = 6;
  for (let i = longAway.from; i < longAway.to; i++) {
    const n = i - longAway.from;
    const date = addDays(first, Math.floor(n / placesADay));
    const time = timeOfMinutes(9 * 60 + (n % placesADay) * 30);
    await bookVisit(desk, patientAt(seed, i), { date, time, appointmentType: "Teeth Cleaning" });
  }
  await desk.call("changeOutreach", { appointmentSms: true });
}

/** Visits of the week to come and of the one after, booked at the desk days before. */
export async function fillWeek(clinic: SimulatedClinic, monday: string, seed: number): Promise<void> {
  const desk = deskOf(clinic);
  await desk.call("saveAgentConfiguration", receptionist(clinic.number, "transfer"), { agentId: "1" });
  for (let i = 0; i < regulars; i++) {
    const d = seededRandomFor(seed, "booked before", i);
    const date = addDays(monday, d.chance(0.75) ? d.between(0, 6) : d.between(7, 13));
    const isWeekday = weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    const time = timeOfMinutes(9 * 60 + d.between(0, isWeekday ? 14 : 6) * 30);
    await bookVisit(desk, patientAt(seed, i), { date, time, appointmentType: d.oneOf(visitTypes) });
  }
}

/** Agents 2 to 5 begin their week. */
export async function connectAgents(clinic: SimulatedClinic): Promise<void> {
  for (const configuration of agents(clinic.number)) {
    const { agentId } = configuration;
    await deskOf(clinic).call("saveAgentConfiguration", configuration, { agentId });
  }
}

/** False where the time is taken. */
export async function bookVisit(
  desk: Desk,
  patient: Patient,
  { date, time, appointmentType }: { date: string; time: string; appointmentType: string },
): Promise<boolean> {
  const patientDetails = { name: nameOf(patient), phone: phoneOf(patient), email: patient.email ?? "" };
  const wish = { requestedDate: date, requestedTime: time, patientDetails, appointmentType };
  return (await desk.tryTo("createAppointment", wish)) !== null;
}

export const instantOn = (monday: string, days: number, time: string, timeZone: string): number =>
  toInstant(addDays(monday, days), time, timeZone);
