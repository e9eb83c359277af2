import type { AppointmentId, CallId } from "#kernel/ids.ts";
import type { Books, CallRow, MessageRow, TaskRow, VisitRow, Witness } from "../balance/books.ts";

/** Friday, 14 August 2026, noon in Sydney. */
export const readAt = Date.parse("2026-08-14T02:00:00Z");
const from = Date.parse("2026-08-09T14:00:00Z");
export const phone = "+61491570156";
const clinicId = "00000000-0000-4000-8000-000000000001" as VisitRow["clinicId"];

const at = (local: string) => Date.parse(`2026-08-${local}:00+10:00`);
export const [rangAt, bookedAt, remindedAt] = [at("10T10:00"), at("10T10:02"), at("12T14:30")];

export const visit = (over: Partial<VisitRow> = {}): VisitRow => ({
  ...{
    id: "visit" as AppointmentId,
    clinicId,
    chairId: "chair",
    practitionerId: "ann",
    patientId: "patient",
  },
  ...{ localDate: "2026-08-13", localTime: "14:30", startsAt: at("13T14:30"), endsAt: at("13T15:00") },
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, holdsTime: true, isQuiet: false, importId: null },
  ...{ patientName: "Mia Chen", patientPhone: "0491 570 156", patientPhoneE164: phone, patientEmail: null },
  ...{ appointmentType: "Teeth Cleaning", status: "confirmed", notes: null, callId: "call" as CallId },
  ...{ isManuallyCreated: false, isBookedOnline: false, createdBy: null, createdByUsername: null },
  ...{ cancelledBy: null, cancelledByUsername: null, cancelReason: null, cancelledAt: null },
  ...{ attendance: null, attendanceAt: null, attendanceByUsername: null },
  ...{ createdAt: bookedAt, updatedAt: bookedAt },
  ...over,
});

export const reminder = (over: Partial<MessageRow> = {}): MessageRow => ({
  ...{ id: "message", clinicId, direction: "out", channel: "sms", purpose: "reminder", kind: "factual" },
  ...{ occasion: "reminder visit", agentId: null, patientId: "patient", callId: null },
  ...{ appointmentId: "visit" as AppointmentId, recipientName: "Mia Chen", toAddress: phone },
  ...{ fromAddress: "+61255504410", ccAddresses: [], subject: null, body: "Hi Mia", offered: [] },
  ...{ unsubscribeToken: null, answerToken: null, status: "delivered", reason: null, provider: "twilio" },
  ...{ providerMessageId: "SM1", attempts: 1, notBefore: remindedAt, expiresAt: at("13T13:30") },
  ...{ createdAt: bookedAt, sentAt: remindedAt, settledAt: remindedAt, erasedAt: null },
  ...over,
});

export const task = (over: Partial<TaskRow> = {}): TaskRow => ({
  ...{ id: "task", clinicId, kind: "message", title: "Message", detail: "", personName: null, phone },
  ...{ isUrgent: false, alike: null, callId: "call" as CallId, appointmentId: null, messageId: null },
  ...{ assignedTo: null, snoozedUntil: null, isSample: false, createdAt: bookedAt },
  ...{ completedAt: null, completedBy: null },
  ...over,
});

const call: CallRow = {
  ...{ id: "call" as CallId, clinicId, channel: "phone", direction: "inbound", providerCallId: "CA1" },
  ...{ isTest: false, fromNumber: phone, toNumber: "+61255504410", forwardedFrom: null },
  ...{ startedAt: rangAt, endedAt: bookedAt, seenAt: bookedAt, outcome: "booked", turnCount: 9 },
  ...{ state: null, relayTicket: null, reception: null, receptionRungAt: null, erasedAt: null },
};

/** One caller books, leaves a message and is reminded; everything balances. */
export const smallBooks = (over: Partial<Books> = {}): Books => ({
  ...{ readAt, timeZone: "Australia/Sydney", moves: [], writes: [], jobs: [] },
  ...{ visits: [visit()], messages: [reminder()], calls: [call], tasks: [task()] },
  log: [
    {
      ...{ id: "log", clinicId, type: "call", startedAt: rangAt, durationSeconds: 120, messages: 9 },
      ...{ workflow: "Appointment booking", status: "Completed", isSample: false, callId: "call" as CallId },
    },
  ],
  ...over,
});

export const smallWitness = (over: Partial<Witness> = {}): Witness => ({
  ...{ from, until: from + 7 * 86_400_000 },
  calls: [{ providerCallId: "CA1", direction: "inbound", number: phone, at: rangAt }],
  told: [{ what: "booked", phone, date: "2026-08-13", time: "14:30", at: bookedAt }],
  promised: [{ providerCallId: "CA1", at: bookedAt }],
  texts: [{ providerMessageId: "SM1", to: phone, body: "Hi Mia", at: remindedAt, report: "delivered" }],
  wrote: [],
  stopped: [],
  looks: [
    {
      at: at("10T23:50"),
      openTasks: 1,
      overview: {
        ...{ todayCallVolume: 1, appointmentsBooked: 1, noShows: 0, patientReactivationRate: "100%" },
        ...{ aiStatus: "active", systemHealth: "good", lastSynced: null },
        ...{ bookedByAssistant: 1, bookedByStaff: 0, bookedOnline: 0 },
      },
    },
  ],
  ...over,
});
