import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { findConfigurations } from "#server/assistants/service.ts";
import { leaveStaffTask } from "#server/clinic/desk/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import { type NewMessage, putInOutbox } from "#server/messaging/outbox/service.ts";
import { readFollowUpAnswer } from "../follow-up/rules.ts";
import { letterheadOf } from "../letterhead/rules.ts";
import type { RepliesDependencies, Reply } from "../replies/port.ts";
import { answerWith } from "../replies/responses.ts";
import { readChoice } from "./rules.ts";

const inWords = ({ date, time }: { date: string; time: string }) =>
  `${spokenDate(date)} at ${twelveHour(time)}`;

/** What an agent makes of an answer to a message of its own; false = a person has to read it. */
export async function answerToAgent(deps: RepliesDependencies, reply: Reply): Promise<boolean> {
  const { about, received } = reply;
  const choice = about.offered.length > 0 ? readChoice(received.body, about.offered) : null;
  if (choice) return bookOffered(deps, reply, choice);
  return about.purpose === "follow_up" ? readHowTheyAre(deps, reply) : false;
}

/** A patient takes a time that was offered: booked as a request, or offered others when it has gone meanwhile. */
async function bookOffered(
  deps: RepliesDependencies,
  { scope, received, about }: Reply,
  { date, time }: { date: string; time: string },
): Promise<boolean> {
  const name = about.recipientName;
  if (name === null || received.fromAddress === null) return false;
  const request = {
    ...{ date, time, patientName: name, patientPhone: received.fromAddress, patientEmail: null },
    appointmentType: about.agentId === "3" ? "Follow-up" : "Preventive Care",
    notes: null,
  };
  const by = { kind: "assistant", callId: null } as const;
  // The received message is the key: read twice, it books once.
  const outcome = await deps.booking.bookAppointment(scope, request, by, received.id);
  // The confirmation that every booking sends is the answer.
  if (outcome.ok) return true;
  if (outcome.reason === "idempotency_key_reused") return true;
  const [next] = outcome.nearest;
  if (!next) return false;
  const sorry = `Sorry, that time has just gone. ${inWords(next)} is free. Reply YES to take it`;
  await answerWith(deps, scope, received, sorry, { offered: [next], agentId: about.agentId ?? "2" });
  return true;
}

const emergencyLine =
  "If you have trouble breathing or swallowing, or bleeding that does not stop, call 000 now";

async function readHowTheyAre(deps: RepliesDependencies, reply: Reply): Promise<boolean> {
  const { scope, received } = reply;
  const answer = readFollowUpAnswer(received.body);
  if (answer === "unclear") return false;
  if (answer === "well") {
    await answerWith(deps, scope, received, "Thank you for telling us");
    return true;
  }
  if (answer === "unhappy") {
    await leaveTask(deps, reply, "A patient was not happy with a visit");
    await answerWith(deps, scope, received, "Thank you for telling us. We will look into it");
    return true;
  }
  await escalate(deps, reply);
  return true;
}

/** Somebody is not well after a treatment: the dialog says what happens then, and a person hears of it in every case. */
async function escalate(deps: RepliesDependencies, reply: Reply): Promise<void> {
  const { scope, received } = reply;
  const queries = deps.database.within(scope);
  const configuration = (await findConfigurations(queries)).find(({ agentId }) => agentId === "3");
  const method = configuration?.agentId === "3" ? configuration.escalationMethod : "alert";
  await leaveTask(deps, reply, "A patient is unwell after a treatment");
  if (method === "forward") await forward(deps, reply);
  const [next] = method === "autobook" ? await nextFree(deps, reply) : [];
  const told = "Thank you for telling us. The team will ring you";
  const text = next ? `${told}. The next free time is ${inWords(next)}: reply YES to take it` : told;
  const offered = next ? { offered: [next], agentId: "3" } : {};
  await answerWith(deps, scope, received, `${text}. ${emergencyLine}`, offered);
}

async function nextFree({ booking, clock, database }: RepliesDependencies, { scope }: Reply) {
  const { timeZone } = await findClinicProfile(database.within(scope));
  const wanted = { appointmentType: "Follow-up", count: 1 };
  return booking.nearestSlots(scope, toLocal(clock.now(), timeZone), wanted);
}

const leaveTask = (deps: RepliesDependencies, { scope, received }: Reply, title: string) =>
  leaveStaffTask(
    deps.database,
    scope,
    {
      ...{ id: received.id, kind: "callback", title, phone: received.fromAddress },
      ...{ personName: received.recipientName, messageId: received.id, isUrgent: true },
      detail: `${received.recipientName ?? "A patient"} wrote: “${received.body}”.`,
    },
    deps.clock.now(),
  );

/** Passes the answer on to the dentist, at the clinic's own address. */
async function forward(deps: RepliesDependencies, { scope, received }: Reply): Promise<void> {
  const now = deps.clock.now();
  const queries = deps.database.within(scope);
  const letterhead = letterheadOf(await findClinicProfile(queries), deps.publicUrl);
  if (letterhead.email === "") return;
  const message: NewMessage = {
    ...{ channel: "email", purpose: "staff_alert", kind: "factual", agentId: "3" },
    ...{ occasion: `forward ${received.id}`, toAddress: letterhead.email },
    subject: "A patient is unwell after a treatment",
    body: `${received.recipientName ?? "A patient"} (${received.fromAddress}) wrote:\n\n${received.body}`,
  };
  await deps.database.transaction(scope, (tx) => putInOutbox(tx, message, letterhead, now));
}
