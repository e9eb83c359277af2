import type { Appointment } from "#contract/booking/appointments.ts";
import { handoffData } from "#contract/calls/relay.ts";
import type { Task } from "#contract/messaging/tasks.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import type { Aftermath, BookedVisit, Caller } from "../callers/caller.ts";
import { heardOnTheLine } from "../callers/heard-on-the-line.ts";
import { listOf, type Staff } from "./bookings.ts";
import { attributesOf, type PhoneCall, type TelephoneProvider } from "./telephone-provider.ts";

/** What became of one caller who rang a real server. */
export interface RealReport {
  caller: Caller;
  misses: string[];
  transcript: string[];
}

export interface RealClinic {
  staff: Staff;
  provider: TelephoneProvider;
  calledNumber: string;
  /** Clinic-local. */
  today: string;
}

const visitOf = (appointment: Appointment): BookedVisit => ({
  patientName: appointment.patientName,
  patientPhone: toE164(appointment.patientPhone) ?? appointment.patientPhone,
  date: appointment.requestedDate,
  time: appointment.requestedTime,
  appointmentType: appointment.appointmentType ?? "",
});

/** Puts into the book what must stand there before the call; the ids of it. */
async function bookBefore({ staff }: RealClinic, visits: readonly BookedVisit[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const visit of visits) {
    const { status, body } = await staff.call("POST", "/api/appointments", {
      requestedDate: visit.date,
      requestedTime: visit.time,
      patientDetails: { name: visit.patientName, phone: visit.patientPhone, email: "" },
      appointmentType: visit.appointmentType,
      notes: "",
    });
    // A day that is to be full is described around the clock; nobody has a time at which the clinic is closed.
    if (body?.code === "outside_hours") continue;
    if (status !== 201) throw new Error(`Booking ahead of a call answered ${status}: ${body?.detail}`);
    ids.add(body.id);
  }
  return ids;
}

/** Empties the book, so that the next caller finds the clinic as described. */
async function clearBook({ staff }: RealClinic): Promise<void> {
  for (const { id, status } of await listOf(staff))
    if (status !== "cancelled")
      await staff.call("POST", `/api/appointments/${id}/cancel`, { reason: "next caller" });
  for (const { id } of await tasksOf(staff)) await staff.call("POST", `/api/tasks/${id}/complete`);
}

async function tasksOf(staff: Staff): Promise<Task[]> {
  const { body } = await staff.call("GET", "/api/tasks");
  return body;
}

/** `Message from Mia Chen`, `Ring Mia Chen back`. */
const nameInTitle = (title: string): string | null => {
  const name = title.match(/^(?:Message from|Ring) (.+?)(?: back)?$/)?.[1] ?? null;
  return name === "a caller" ? null : name;
};

/** Lets the caller ring the clinic over the telephone provider and judges by what the clinic's own pages would show. */
export async function ringClinic(clinic: RealClinic, caller: Caller): Promise<RealReport> {
  const { staff, provider, calledNumber, today } = clinic;
  const before = await bookBefore(clinic, caller.before);
  const transcript: string[] = [];
  const misses: string[] = [];
  const calls: PhoneCall[] = [];
  for (const next of [caller.next, caller.ringsAgain]) {
    if (!next) continue;
    const call = await provider.ring(caller.callerNumber ?? "anonymous", calledNumber);
    transcript.push(...(await talk(call, (text) => next(heardOnTheLine(text, today)))));
    // The last words are written down beside the talk.
    await settled(staff, call.callSid);
    calls.push(call);
  }
  const appointments = await listOf(staff);
  const standing = appointments.filter(({ status }) => status !== "cancelled");
  for (const { id, isManuallyCreated, status, callId } of standing) {
    if (before.has(id)) continue;
    if (isManuallyCreated || callId === null)
      misses.push("booked by the call, but listed as entered by staff");
    if (status !== "requested") misses.push(`booked by the assistant, but ${status}`);
  }
  const tasks = await tasksOf(staff);
  const after: Aftermath = {
    visits: standing.map(visitOf),
    messages: tasks
      .filter(({ kind }) => kind !== "emergency")
      .map(({ title, phone, detail, said }) => ({
        name: nameInTitle(title),
        phone,
        text: [detail, said ?? ""].join("\n"),
      })),
    handedOver: calls.map(({ handoffData }) => reasonOf(handoffData)).find((each) => each !== null) ?? null,
    staffAlerted: tasks.some(({ kind }) => kind === "emergency"),
    said: calls.flatMap(({ said }) => said.map((text) => heardOnTheLine(text, today))),
  };
  misses.push(...caller.verdict(after));
  if (after.handedOver && calls.every(({ afterwards }) => attributesOf(afterwards ?? "", "Dial") === null))
    misses.push("handed over, but reception was not rung");
  await clearBook(clinic);
  return { caller, misses, transcript };
}

/** What was said on both sides, until somebody hangs up. */
async function talk(call: PhoneCall, next: Caller["next"]): Promise<string[]> {
  let heard: string | null = call.said[0] ?? "";
  const transcript = [`A: ${heard}`];
  for (let turn = 0; turn < 40 && heard !== null && !call.isOver(); turn++) {
    const words = next(heard);
    if (words === null) break;
    heard = await call.say(words);
    transcript.push(`C: ${words}`, `A: ${heard ?? "—"}`);
  }
  await call.hangUp();
  return transcript;
}

function reasonOf(data: string | undefined): string | null {
  if (!data) return null;
  const { reason } = handoffData.parse(JSON.parse(data));
  return reason === "finished" ? null : reason;
}

/** Waits until the call has been closed in the books. */
async function settled(staff: Staff, callSid: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { body } = await staff.call("GET", "/api/calls/logs?type=call&limit=1");
    if (body.entries[0] && body.entries[0].durationSeconds !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The call ${callSid} was not closed in the books`);
}
