import { fileURLToPath } from "node:url";
import type { DoneAction } from "#contract/calls/calls.ts";
import { type Clock, systemClock } from "#kernel/clock.ts";
import { type AppointmentId, type CallId, newId, type UserId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { createAuthService, findAccount } from "#server/auth/service.ts";
import { logStatusOf, speakingTimeMs, workflowOf } from "#server/calls/rules.ts";
import { createAnswersService } from "#server/clinic/answers/service.ts";
import { exampleKnowledgeBase } from "#server/clinic/example-clinic.ts";
import { createClinicService, furnishNewClinic } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { appointment } from "#server/db/schema/booking.ts";
import { call, callTurn, unansweredQuestion } from "#server/db/schema/calls.ts";
import { activity, logEntry, task } from "#server/db/schema/system.ts";
import { phoneNumber } from "#server/db/schema/telephony.ts";
import { settingsUntilSaved } from "#server/web-booking/settings/rules.ts";
import { saveWebBookingSettings } from "#server/web-booking/settings/service.ts";
import { demoConversations, demoGreeting } from "./demo-conversations.ts";
import { type DemoAppointment, type DemoCall, demoHistory } from "./demo-history.ts";
import { addDemoPeople, demoTreatments } from "./demo-people.ts";

export const demoEmail = exampleKnowledgeBase.email;
const timeZone = "Australia/Sydney";
const day = 86_400_000;

/**
 * Fills an empty database with an example clinic: three months of appointments and calls around today.
 * Nobody in it is real. Returns false when it is there already.
 */
export async function seedDemoClinic(database: Database, clock: Clock): Promise<boolean> {
  const auth = createAuthService({
    database,
    clock,
    settings: {
      ...{ authMode: "email", signUp: "open", sessionDays: 1, sessionIdleDays: 1 },
      clinicTimeZone: timeZone,
    },
    furnishClinic: furnishNewClinic,
    signInLog: null,
    wakeQueue: () => {},
  });
  const account = { email: demoEmail, username: "Reception", clinicName: "Harbour Street Dental" };
  await auth.register(account, { address: "127.0.0.1", browserToken: null, browser: null });
  const user = await findAccount(database, demoEmail);
  if (!user) throw new Error("The example clinic's user was not created");
  const scope = scopeOfClinic(user.clinicId);
  if ((await database.within(scope).count(appointment)) > 0) return false;
  await furnish(database, clock, scope);
  await database.transaction(scope, (queries) => writeHistory(queries, clock.now(), user));
  return true;
}

/** The same for a data folder that no server has open. */
export async function seedDemoFolder(dataFolder: string): Promise<boolean> {
  const database = await openDatabase({
    databaseUrl: null,
    dataFolder,
    templateFolder: fileURLToPath(new URL("./template", import.meta.url)),
    poolSize: 1,
    onError: (error) => {
      throw error;
    },
  });
  try {
    return await seedDemoClinic(database, systemClock);
  } finally {
    await database.close();
  }
}

async function furnish(database: Database, clock: Clock, scope: ClinicScope): Promise<void> {
  const clinic = createClinicService(database, clock);
  await clinic.clearSamples(scope);
  await clinic.saveTeam(scope, { teamName: "Harbour Street Dental", plan: "pro" });
  await clinic.saveKnowledgeBase(scope, {
    ...exampleKnowledgeBase,
    specializations: ["Orthodontics", "Children’s dentistry", "Nervous patients"],
  });
  const answers = createAnswersService(database, clock);
  await answers.saveHealthFunds(scope, ["Bupa", "HCF", "Medibank", "nib"]);
  for (const [question, answer] of ownAnswers) await answers.add(scope, { question, answer, settles: [] });
  const onTheWeb = demoTreatments.filter(({ mayBookByWeb }) => mayBookByWeb).map(({ name }) => name);
  const usual = settingsUntilSaved("Harbour Street Dental");
  await saveWebBookingSettings({ database, clock }, scope, { ...usual, isOn: true, treatments: onTheWeb });
}

const ownAnswers = [
  ["Do you see children?", "We do, from their first tooth on. Under-fives sit on a parent’s lap."],
  ["Is there a fee for missing an appointment?", "Only with less than a day’s notice. It is 50 dollars."],
] as const;

interface Writer {
  queries: ClinicQueries;
  now: number;
  user: { id: UserId; username: string };
  /** In the order of the practitioners, each of whom has a chair. */
  chairIds: string[];
  practitionerIds: string[];
  callIds: CallId[];
  appointmentIds: AppointmentId[];
}

async function writeHistory(queries: ClinicQueries, now: number, user: Writer["user"]): Promise<void> {
  const today = toLocal(now, timeZone).date;
  const history = demoHistory(today, timeZone, now);
  const writer: Writer = {
    queries,
    now,
    user,
    ...(await addDemoPeople(queries, { now, today, username: user.username })),
    callIds: history.calls.map(({ startedAt }) => newId<CallId>(startedAt)),
    appointmentIds: history.appointments.map(({ bookedAt }) => newId<AppointmentId>(bookedAt)),
  };
  await inPortions(
    history.calls.map((call, i) => callRow(writer, call, i)),
    (rows) => queries.insert(call, ...rows),
  );
  await inPortions(
    history.appointments.map((appointment, i) => appointmentRow(writer, appointment, i)),
    (rows) => queries.insert(appointment, ...rows),
  );
  await inPortions(
    history.calls.flatMap((call, i) => turnRows(writer, call, i)),
    (rows) => queries.insert(callTurn, ...rows),
  );
  await inPortions(
    history.calls.map((call, i) => logRow(writer, call, i)),
    (rows) => queries.insert(logEntry, ...rows),
  );
  await queries.insert(
    unansweredQuestion,
    ...history.calls.flatMap((call, i) => askedInVainRows(writer, call, i)),
  );
  await queries.insert(activity, ...activityRows(writer, history.appointments));
  await queries.insert(task, ...taskRows(writer, history.calls));
  await queries.insert(phoneNumber, ...numberRows(now));
}

/** A statement takes 65,535 values at most. */
async function inPortions<Row>(rows: Row[], write: (portion: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) await write(rows.slice(start, start + 500));
}

function appointmentRow(
  { user, chairIds, practitionerIds, callIds, appointmentIds, now }: Writer,
  a: DemoAppointment,
  i: number,
) {
  const callId = a.call === null ? null : (callIds[a.call] ?? null);
  const byStaff = callId === null && !a.isOnline;
  return {
    id: appointmentIds[i] ?? newId<AppointmentId>(now),
    chairId: chairIds[a.place] ?? "",
    practitionerId: practitionerIds[a.place] ?? null,
    localDate: a.date,
    localTime: a.time,
    startsAt: a.startsAt,
    endsAt: a.startsAt + a.treatment.durationMinutes * 60_000,
    bufferAfterMinutes: a.treatment.bufferAfterMinutes,
    patientName: a.patient.name,
    patientPhone: a.patient.phone,
    patientPhoneE164: toE164(a.patient.phone),
    patientEmail: a.patient.email,
    appointmentType: a.treatment.name,
    status: a.status,
    notes: null,
    isManuallyCreated: byStaff,
    isBookedOnline: a.isOnline,
    createdBy: byStaff ? user.id : null,
    createdByUsername: byStaff ? user.username : null,
    callId,
    cancelledBy: a.cancelledAt === null ? null : user.id,
    cancelledByUsername: a.cancelledAt === null ? null : user.username,
    cancelReason: a.cancelReason,
    cancelledAt: a.cancelledAt,
    createdAt: a.bookedAt,
    updatedAt: a.cancelledAt ?? a.bookedAt,
  };
}

/** Some think longer than others: 0.6 to 4 s before each answer. */
const pauseOf = (call: DemoCall) => 600 + (Math.floor(call.startedAt / 1000) % 35) * 100;

/** The call's words, with the instants at which they were spoken. */
function exchangesOf(call: DemoCall) {
  const wish = {
    patientName: call.patient.name,
    firstName: call.patient.firstName,
    phoneDigits: call.patient.phone.replace(/\D/g, "").split("").join(" "),
    ...call.about,
  };
  const conversation = demoConversations[call.outcome]?.(wish) ?? [];
  let at = call.startedAt + speakingTimeMs(demoGreeting);
  return conversation.map((exchange) => {
    const heardAt = at + speakingTimeMs(exchange.heard) + pauseOf(call);
    at = heardAt + speakingTimeMs(exchange.said);
    return { ...exchange, heardAt, endsAt: at };
  });
}

const endOf = (call: DemoCall) => exchangesOf(call).at(-1)?.endsAt ?? call.startedAt;
/** The greeting, then two turns for each exchange. */
const turnCountOf = (call: DemoCall) => 1 + 2 * exchangesOf(call).length;

function callRow({ callIds, now }: Writer, call: DemoCall, i: number) {
  const endedAt = endOf(call);
  return {
    id: callIds[i] ?? newId<CallId>(now),
    channel: "phone" as const,
    direction: "inbound" as const,
    providerCallId: `demo-${i}`,
    fromNumber: toE164(call.patient.phone),
    toNumber: "+61255504410",
    startedAt: call.startedAt,
    endedAt,
    seenAt: endedAt,
    outcome: call.outcome,
    turnCount: turnCountOf(call),
    state: null,
  };
}

function turnRows({ callIds, appointmentIds }: Writer, call: DemoCall, i: number) {
  const appointmentId = call.appointment === null ? null : (appointmentIds[call.appointment] ?? null);
  const callId = callIds[i] as CallId;
  const turn = { callId, events: [], understood: null, done: [] as DoneAction[], answeredInMs: null };
  const said = { ...turn, speaker: "assistant" as const };
  return [
    { ...said, seq: 0, text: demoGreeting, at: call.startedAt },
    ...exchangesOf(call).flatMap((exchange, n) => {
      const { heard, intents, did, heardAt } = exchange;
      const understood = { intents, details: [], step: "" };
      const about = did?.kind === "booked" || did?.kind === "cancelled" ? appointmentId : null;
      const done = did ? [{ ...did, appointmentId: about }] : [];
      return [
        { ...turn, speaker: "caller" as const, seq: 2 * n + 1, text: heard, at: heardAt, understood },
        { ...said, seq: 2 * n + 2, text: exchange.said, at: heardAt + 4, done, answeredInMs: 3 + (n % 4) },
      ];
    }),
  ];
}

/** The clinic looks through them once a week. */
function askedInVainRows({ callIds, now }: Writer, call: DemoCall, i: number) {
  return exchangesOf(call)
    .filter(({ isInVain }) => isInVain)
    .map(({ heard, heardAt }) => ({
      ...{ id: newId(heardAt), callId: callIds[i] as CallId, words: heard, askedAt: heardAt },
      settledAt: heardAt < now - 7 * day ? heardAt + 7 * day : null,
    }));
}

function logRow({ callIds }: Writer, call: DemoCall, i: number) {
  return {
    id: newId(call.startedAt),
    type: "call" as const,
    startedAt: call.startedAt,
    durationSeconds: Math.round((endOf(call) - call.startedAt) / 1000),
    workflow: workflowOf({ direction: "inbound", outcome: call.outcome }),
    messages: turnCountOf(call),
    status: logStatusOf(call.outcome),
    callId: callIds[i] ?? null,
  };
}

function activityRows({ appointmentIds, callIds, user }: Writer, appointments: readonly DemoAppointment[]) {
  return appointments
    .map((appointment, i) => ({ appointment, id: appointmentIds[i] ?? null }))
    .toSorted((a, b) => b.appointment.bookedAt - a.appointment.bookedAt)
    .slice(0, 40)
    .map(({ appointment, id }) => {
      const byPhone = appointment.call !== null;
      const { treatment, date, time, patient } = appointment;
      const when = `${shortDate(date)}, ${twelveHour(time)}`;
      return {
        id: newId(appointment.bookedAt),
        type: "booking" as const,
        text: byPhone
          ? `${patient.name} booked ${treatment.name} for ${when} by phone`
          : appointment.isOnline
            ? `${patient.name} booked ${treatment.name} for ${when} online`
            : `${user.username} booked ${patient.name}, ${treatment.name}, ${when}`,
        at: appointment.bookedAt,
        appointmentId: id,
        callId: appointment.call === null ? null : (callIds[appointment.call] ?? null),
      };
    });
}

/** The latest message and the latest hand-over still wait for somebody. */
function taskRows({ callIds }: Writer, calls: readonly DemoCall[]) {
  return (["message_taken", "handed_over"] as const).flatMap((outcome) => {
    const index = calls.findLastIndex((call) => call.outcome === outcome);
    const call = calls[index];
    if (!call) return [];
    return [
      {
        id: newId(call.startedAt),
        kind: outcome === "message_taken" ? ("message" as const) : ("callback" as const),
        title: outcome === "message_taken" ? "Message from a caller" : "Ring back",
        detail: outcome === "message_taken" ? `${call.patient.name} asks about a crown` : "About an invoice",
        phone: toE164(call.patient.phone),
        callId: callIds[index] ?? null,
        createdAt: endOf(call),
      },
    ];
  });
}

const numberRows = (now: number) => [
  {
    id: newId(now),
    e164: "+61255504410",
    country: "Australia",
    state: "nsw",
    provider: "telstra",
    lines: "2",
    status: "Connected",
    addedAt: now - 60 * day,
  },
];
