import { expect, test } from "vitest";
import type { AppointmentId, CallId } from "#kernel/ids.ts";
import {
  bookedAt,
  phone,
  readAt,
  remindedAt,
  reminder,
  smallBooks,
  smallWitness,
  task,
  visit,
} from "../testing/small-books.ts";
import type { Books, Witness } from "./books.ts";
import { balance, balances, inLines } from "./rules.ts";

const hour = 3_600_000;
const failing = (books: Partial<Books>, witness: Partial<Witness> = {}) =>
  balance(smallBooks(books), smallWitness(witness))
    .filter(({ faults }) => faults.length > 0)
    .map(({ check }) => check);

const [call] = smallBooks().calls;
const [entry] = smallBooks().log;
const [text] = smallWitness().texts;
if (!call || !entry || !text) throw new Error("The small books are empty");

const told = "Every visit told to a caller stands in the calendar";
const notAtNight = "Nobody is written to or rung in quiet hours";
const reminded = "Every visit that was booked in time is reminded of";
const oneCall = "Every call ended with an outcome in the log";
const asReported = "Every text that went out is in the books as the network reported it";
const settledAll = "Every message has a final state, and no job is late or given up";
const figures = "The dashboard's figures are those of the rows";

test("books that hold what everybody saw balance, and each check says how much it looked at [AGENT-5]", () => {
  const findings = balance(smallBooks(), smallWitness());
  expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(balances(findings)).toBe(true);
  expect(findings.find(({ check }) => check === told)).toMatchObject({ looked: 1 });
});

test("a visit that a caller was told of and that is not there does not balance [AGENT-5]", () => {
  const dropped = failing({ visits: [], messages: [], tasks: [] });
  expect(dropped).toContain(told);
  expect(dropped).toContain(figures);
  expect(failing({ visits: [visit({ localTime: "15:00" })] })).toContain(told);
});

test("a visit that was moved later stood where the caller was told [AGENT-5]", () => {
  const move = {
    ...{ id: "move", clinicId: visit().clinicId, appointmentId: "visit" as AppointmentId },
    ...{ fromDate: "2026-08-13", fromTime: "14:30", toDate: "2026-08-20", toTime: "09:00" },
    ...{ movedAt: bookedAt + 24 * hour, movedByUsername: null },
  };
  const moved = visit({
    localDate: "2026-08-20",
    localTime: "09:00",
    startsAt: Date.parse("2026-08-19T23:00:00Z"),
  });
  expect(failing({ visits: [moved], moves: [move] })).not.toContain(told);
});

test("a cancellation that a caller was told of must stand too [AGENT-5]", () => {
  const was = { what: "cancelled", phone, date: "2026-08-13", time: "14:30", at: bookedAt } as const;
  expect(failing({}, { told: [was] })).toContain(told);
});

test.each([
  ["chair", { practitionerId: null }, "No chair is taken twice"],
  ["practitioner", { chairId: "another" }, "No practitioner is booked twice"],
] as const)("two visits that share a %s at a time do not balance [AGENT-5]", (_place, over, check) => {
  const second = visit({ id: "second" as AppointmentId, startsAt: visit().startsAt + 20 * 60_000, ...over });
  expect(failing({ visits: [visit(), second] })).toContain(check);
  const after = visit({
    id: "second" as AppointmentId,
    startsAt: visit().endsAt,
    endsAt: visit().endsAt + hour,
    ...over,
  });
  expect(failing({ visits: [visit(), after] })).not.toContain(check);
});

test("a reminder that goes out twice does not balance, in the books or on the telephone alone [AGENT-5]", () => {
  const again = reminder({ id: "again", providerMessageId: "SM2", occasion: "other" });
  const twice = "No visit is reminded of twice";
  expect(failing({ messages: [reminder(), again] })).toContain(twice);
  expect(failing({}, { texts: [text, { ...text, at: text.at + 1_000 }] })).toContain(twice);
});

test("a visit that nobody was reminded of does not balance, unless it was booked too late or to nobody who reads texts [AGENT-5]", () => {
  expect(failing({ messages: [] })).toContain(reminded);
  const late = visit({ createdAt: visit().startsAt - 20 * hour });
  expect(failing({ messages: [], visits: [late] })).not.toContain(reminded);
  expect(failing({ messages: [], visits: [visit({ patientPhoneE164: "+61255501234" })] })).not.toContain(
    reminded,
  );
});

test.each([
  ["a text at seven in the morning", "2026-08-12T07:59:00+10:00", {}, true],
  ["a text at eight on a Sunday", "2026-08-16T08:00:00+10:00", {}, false],
  ["an offer on a Sunday", "2026-08-16T11:00:00+10:00", { kind: "commercial", purpose: "recall" }, true],
  [
    "an offer late on a Saturday",
    "2026-08-15T17:00:00+10:00",
    { kind: "commercial", purpose: "recall" },
    true,
  ],
  ["an answer at night", "2026-08-12T23:00:00+10:00", { purpose: "answer" }, false],
] as const)("%s [AGENT-5]", (_what, at, over, isFault) => {
  const instant = Date.parse(at);
  const messages = [reminder({ sentAt: instant, ...over })];
  expect(failing({ messages }, { texts: [{ ...text, at: instant }] }).includes(notAtNight)).toBe(isFault);
});

test("a text after STOP does not balance [AGENT-5]", () => {
  const check = "Nobody is written to who said STOP";
  expect(failing({}, { stopped: [{ phone, at: remindedAt - 1 }] })).toContain(check);
  expect(failing({}, { stopped: [{ phone, at: remindedAt + 1 }] })).not.toContain(check);
});

test("a reminder of a visit that was cancelled before does not balance [AGENT-5]", () => {
  const cancelled = visit({ status: "cancelled", cancelledAt: remindedAt - hour });
  expect(failing({ visits: [cancelled] })).toContain("No cancelled visit is reminded of or asked after");
});

test("a text that the network had, or had not, otherwise than the books say does not balance [AGENT-5]", () => {
  expect(failing({ messages: [] })).toContain(asReported);
  expect(failing({ messages: [reminder({ status: "failed" })] })).toContain(asReported);
  expect(failing({}, { texts: [] })).toContain(asReported);
});

test("a message without an end balances only while a job will see to it [AGENT-5]", () => {
  const waiting = reminder({ status: "queued", sentAt: null, providerMessageId: null });
  const job = {
    ...{ id: "job", clinicId: visit().clinicId, kind: "send_message", payload: {}, maxAttempts: 8 },
    ...{ dedupeKey: "message:message", runAt: readAt + hour, attempts: 0, leasedUntil: null, leasedBy: null },
    ...{ finishedAt: null, lastError: null, createdAt: bookedAt },
  };
  expect(failing({ messages: [waiting], jobs: [job] }, { texts: [] })).not.toContain(settledAll);
  expect(failing({ messages: [waiting] }, { texts: [] })).toContain(settledAll);
  expect(failing({ messages: [reminder({ status: "sending" })] })).toContain(settledAll);
  expect(failing({ jobs: [{ ...job, runAt: readAt - hour }] })).toContain(settledAll);
  expect(failing({ jobs: [{ ...job, finishedAt: readAt, lastError: "no_sender" }] })).toContain(settledAll);
});

test("a call that is lost, has no end or no entry does not balance, nor one that nobody made [AGENT-5]", () => {
  expect(failing({ calls: [] })).toContain(oneCall);
  expect(failing({ calls: [{ ...call, endedAt: null, outcome: "in_progress" }] })).toContain(oneCall);
  expect(failing({ log: [] })).toContain(oneCall);
  expect(failing({ log: [{ ...entry, status: "In progress" }] })).toContain(oneCall);
  const other = { ...call, id: "other" as CallId, providerCallId: "CA2" };
  expect(failing({ calls: [call, other] })).toContain("No call is in the books that nobody made");
});

test("a task that is lost, or points at nothing, does not balance [AGENT-5]", () => {
  expect(failing({ tasks: [] })).toContain("Whoever was promised a person has a task waiting or done");
  const check = "Every task points at something that exists";
  expect(failing({ tasks: [task(), task({ id: "lost", callId: "gone" as CallId })] })).toContain(check);
  expect(failing({ tasks: [task(), task({ id: "lost", messageId: "gone" })] })).toContain(check);
  expect(
    failing({ tasks: [task(), task({ id: "lost", appointmentId: "gone" as AppointmentId })] }),
  ).toContain(check);
});

test("a patient's text that waits for nobody does not balance [AGENT-5]", () => {
  const wrote = { providerMessageId: "SM9", from: phone, at: remindedAt, isForPeople: true };
  const check = "Every text from a patient is kept, and what only a person can answer is a task";
  const received = reminder({
    id: "in",
    direction: "in",
    purpose: "received",
    status: "received",
    providerMessageId: "SM9",
  });
  expect(failing({}, { wrote: [wrote] })).toContain(check);
  expect(failing({ messages: [reminder(), received] }, { wrote: [wrote] })).toContain(check);
  const tasks = [task(), task({ id: "read", messageId: "in" })];
  expect(failing({ messages: [reminder(), received], tasks }, { wrote: [wrote] })).not.toContain(check);
});

test("figures that are not those of the rows do not balance [AGENT-5]", () => {
  const [look] = smallWitness().looks;
  if (!look) throw new Error("Nobody looked");
  const overview = { ...look.overview, todayCallVolume: 2 };
  expect(failing({}, { looks: [{ ...look, overview }] })).toContain(figures);
  expect(failing({}, { looks: [{ ...look, openTasks: 0 }] })).toContain(figures);
});

test("recalls in a burst, and follow-ups twice a day, do not balance [AGENT-5]", () => {
  const recall = (i: number, sentAt = remindedAt) =>
    reminder({
      ...{ id: `recall ${i}`, channel: "call", purpose: "recall", kind: "commercial", appointmentId: null },
      ...{ toAddress: `+6149157${i}`, providerMessageId: `CA${i + 10}`, sentAt },
    });
  const paced = "Recalls are paced: so many a day, few calls at a time, no telephone twice a day";
  expect(failing({ messages: [reminder(), ...[1, 2, 3, 4].map((i) => recall(i))] })).not.toContain(paced);
  expect(failing({ messages: [reminder(), ...[1, 2, 3, 4, 5].map((i) => recall(i))] })).toContain(paced);
  const twice = [recall(1), { ...recall(1, remindedAt + hour), id: "again", providerMessageId: "CA99" }];
  expect(failing({ messages: [reminder(), ...twice] })).toContain(paced);
  const ask = reminder({ id: "ask", purpose: "follow_up", providerMessageId: "SM5" });
  const asked = "Follow-up asks once a person and day";
  expect(
    failing({ messages: [reminder(), ask, { ...ask, id: "ask again", providerMessageId: "SM6" }] }),
  ).toContain(asked);
});

test("what was found is told in lines, with the faults below [AGENT-5]", () => {
  const lines = inLines(balance(smallBooks({ tasks: [] }), smallWitness()));
  expect(lines).toContain("  balances  No chair is taken twice (1 looked at)");
  expect(lines).toContain("              Call CA1 left no task");
});
