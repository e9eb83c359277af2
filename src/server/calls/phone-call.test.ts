import { beforeEach, describe, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { callerNumber, type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { toldTimes } from "../../../tests/support/told-times.ts";
import { changeTreatment } from "../../../tests/support/treatments.ts";
import type { CallEvent } from "../dialogue/events.ts";
import { startTalk, talkStep } from "../dialogue/talk.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let clinic: PhoneClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
});

const books = async (lines: string[]) => {
  const call = await clinic.ring();
  for (const line of lines) await call.say(line);
  return call;
};
const bookingLines = [
  "hi id like to book a teeth cleaning tomorrow at ten thirty",
  "my name is priya raman",
  "yes that is right",
];
const ended = (callSid: string) =>
  eventually(async () => {
    const call = await clinic.callOf(callSid);
    if (call?.endedAt === null) throw new Error("The call has not ended");
    return call;
  });

test("a time that a caller had settled on is free for the next as soon as the line closes [APPT-16]", async () => {
  const held = () => rowsOf(server().database, "select call_id from slot_hold");
  const call = await clinic.ring();
  await call.say("hi id like to book a teeth cleaning tomorrow at ten thirty");
  expect(await held()).toHaveLength(1);
  await call.hangUp();
  await eventually(async () => expect(await held()).toEqual([]));
  const next = await clinic.ring();
  await next.say("a check-up tomorrow at ten thirty please");
  expect(await held()).toHaveLength(1);
  await next.hangUp();
});

/** From 11 August callers may book until 9 December. */
describe("a wish that reaches beyond the days that can be booked", () => {
  test.each([
    ["a check-up in December please", /December/, /nothing free|only book|9 December|1[0-9] December/],
    ["a check-up next summer or any time from the 5th of December", /December/, /nothing free/],
    ["check up next year please", /the 9th of December/, /nothing free/],
    ["could I get a clean in 2027", /the 9th of December/, /nothing free|are free/],
  ])("'%s' is searched as far as they go, and never told as full [APPT-2]", async (said, says, never) => {
    const call = await clinic.ring();
    const reply = await call.say(said);
    expect(reply).toMatch(says);
    expect(reply).not.toMatch(never);
    await call.hangUp();
  });
});

test("how long a visit takes is told as the clinic's settings have it [CALL-2]", async () => {
  await changeTreatment(server(), clinic.token, "Root Canal", { durationMinutes: 90 });
  const call = await clinic.ring();
  expect(await call.say("how long does a root canal take")).toContain("90 minutes");
  await call.hangUp();
});

describe("a call that books", () => {
  test("stands in the calendar as the assistant's request, named after its call [CALL-1] [APPT-15]", async () => {
    const call = await books(bookingLines);
    const booked = await clinic.appointments();
    const stored = await clinic.callOf(call.callSid);
    expect(booked).toMatchObject([
      {
        ...{ patientName: "Priya Raman", patientPhone: "0491570156", appointmentType: "Teeth Cleaning" },
        ...{ requestedDate: "2026-08-12", requestedTime: "10:30", status: "requested" },
        ...{ isManuallyCreated: false, createdBy: null, callId: stored.id },
      },
    ]);
    expect(stored.appointmentIds).toEqual([booked[0].id]);
    await call.hangUp();
  });

  test("is logged with its outcome, length and transcript [CALL-3]", async () => {
    const call = await books(bookingLines);
    server().clock.advance(63_000);
    await call.hangUp();
    const stored = await ended(call.callSid);
    expect(stored).toMatchObject({
      ...{ channel: "phone", direction: "inbound", from: callerNumber, to: clinic.number },
      ...{ outcome: "booked", durationSeconds: 63, turnCount: 7 },
    });
    expect(stored.turns.map((turn: { speaker: string }) => turn.speaker).join(" ")).toBe(
      "assistant caller assistant caller assistant caller assistant",
    );
    expect(stored.turns.filter((t: { speaker: string }) => t.speaker === "assistant").map(textOf)).toEqual(
      call.said,
    );
    expect(stored.turns.filter((t: { speaker: string }) => t.speaker === "caller").map(textOf)).toEqual(
      bookingLines,
    );
    expect(stored.turns.at(-1).done).toMatchObject([{ kind: "booked", appointmentId: expect.any(String) }]);
    expect(await clinic.entries()).toMatchObject([
      {
        type: "call",
        workflow: "Appointment booking",
        status: "Completed",
        durationSeconds: 63,
        messages: 7,
      },
    ]);
  });

  test("is stored turn by turn, while it goes on [CALL-3]", async () => {
    const call = await clinic.ring();
    const turnsStored = (count: number) =>
      eventually(async () => {
        const stored = await clinic.callOf(call.callSid);
        expect([stored.endedAt, stored.turns.length]).toEqual([null, count]);
      });
    await turnsStored(1);
    expect(await clinic.entries()).toMatchObject([{ status: "On the line", durationSeconds: null }]);
    await call.say("what are your opening hours");
    await turnsStored(3);
    await call.hangUp();
    expect(await ended(call.callSid)).toMatchObject({ outcome: "answered" });
  });

  test("can be replayed: its stored events give the same answers again", async () => {
    const call = await books(["what are your opening hours", ...bookingLines]);
    await call.press("1");
    await call.hangUp();
    const { id } = await ended(call.callSid);
    const turns = await rowsOf<{ speaker: string; text: string; events: CallEvent[] }>(
      server().database,
      `select speaker, text, events from call_turn where call_id = '${id}' order by seq`,
    );
    const answers = turns.filter(({ speaker }) => speaker === "assistant");
    expect(answers.length).toBeGreaterThan(4);
    let state = startTalk();
    for (const { events, text, speaker } of turns) {
      const said: string[] = [];
      for (const event of events) {
        const next = talkStep(state, event);
        state = next.state;
        said.push(...next.effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : [])));
      }
      if (speaker === "assistant") expect(said.join(" ")).toBe(text);
    }
  });

  test("the call that ends in the middle of a sentence has booked nothing", async () => {
    const call = await books(bookingLines.slice(0, 2));
    await call.hangUp();
    expect(await ended(call.callSid)).toMatchObject({ outcome: "abandoned" });
    expect(await clinic.appointments()).toEqual([]);
    expect(await clinic.entries()).toMatchObject([{ status: "Needs a ring-back" }]);
  });
});

const textOf = (turn: { text: string }) => turn.text;

describe("who may hear of an appointment", () => {
  const ofPriya = {
    ...{ requestedDate: "2026-08-13", requestedTime: "14:00", appointmentType: "Root Canal" },
    patientDetails: { name: "Priya Raman", phone: "0491 570 156", email: "" },
  };
  const cancelAs = async (name: string) => {
    await server().call("createAppointment", { token: clinic.token, body: ofPriya });
    const call = await books(["i need to cancel my appointment", `my name is ${name}`, "yes"]);
    const said = call.said.slice(1).join(" ");
    await call.hangUp();
    return said;
  };

  test("the right number and the right name find it", async () => {
    expect(toldTimes(await cancelAs("priya raman")).days).toContain("2026-08-13");
  });

  test("the right number with another name finds nothing and tells nothing", async () => {
    const said = await cancelAs("gordon blake");
    expect(said).not.toMatch(/root canal|Priya/i);
    expect(toldTimes(said).days).not.toContain("2026-08-13");
    expect(toldTimes(said).times).not.toContain("14:00");
    expect((await clinic.appointments())[0].status).toBe("confirmed");
  });
});

describe.each([
  ["a withheld number", "anonymous"],
  ["another number", "+61491578888"],
])("name and number from %s", (_, from) => {
  const ringAs = async (lines: string[]) => {
    await server().call("createAppointment", {
      token: clinic.token,
      body: {
        ...{ requestedDate: "2026-08-13", requestedTime: "14:00", appointmentType: "Root Canal" },
        patientDetails: { name: "Priya Raman", phone: "0491 570 156", email: "" },
      },
    });
    const call = await clinic.ring(from);
    for (const line of lines) if (!call.isOver()) await call.say(line);
    const said = call.said.slice(1).join(" ");
    await call.hangUp();
    await ended(call.callSid);
    return { said, visit: (await clinic.appointments())[0] };
  };
  const whoIAm = ["my name is priya raman", "no it's 0491 570 156"];

  test.each([
    ["cancel", "i need to cancel my appointment"],
    ["move", "i'd like to move my appointment"],
    ["hear of", "when is my appointment"],
  ])("are not enough to %s a visit, and the team rings back on the one on file [CALL-1]", async (_, wish) => {
    const { said, visit } = await ringAs([wish, ...whoIAm, "on friday", "no wednesday", "yes"]);
    expect(said).not.toMatch(/root canal/i);
    expect(toldTimes(said).days).not.toContain("2026-08-13");
    expect(toldTimes(said).times).not.toContain("14:00");
    expect(visit).toMatchObject({ status: "confirmed", requestedDate: "2026-08-13" });
    expect(await clinic.tasks()).toMatchObject([
      { kind: "callback", title: "Ring Priya Raman back", phone: expect.stringMatching(/491 ?570 ?156$/) },
    ]);
  });

  test("cancel it with its day said, and the treatment is not told [CALL-1]", async () => {
    const { said, visit } = await ringAs([
      "i need to cancel my appointment",
      ...whoIAm,
      "on thursday",
      "yes",
    ]);
    expect(toldTimes(said).days).toContain("2026-08-13");
    expect(toldTimes(said).times).toContain("14:00");
    expect(said).not.toMatch(/root canal/i);
    expect(visit.status).toBe("cancelled");
  });

  test("cancel it without a question when the day was said at the start [CALL-1]", async () => {
    const { said, visit } = await ringAs(["cancel my appointment on thursday", ...whoIAm, "yes"]);
    expect(said).not.toMatch(/root canal/i);
    expect(visit.status).toBe("cancelled");
  });

  test("move it to where the treatment, which is not told, has room [APPT-16]", async () => {
    await changeTreatment(server(), clinic.token, "Root Canal", { durationMinutes: 90 });
    const lines = ["move my appointment to monday at four", ...whoIAm, "it's this thursday", "yes"];
    const { said, visit } = await ringAs(lines);
    expect(toldTimes(said).days).toContain("2026-08-17");
    expect(visit).toMatchObject({ requestedDate: "2026-08-13", requestedTime: "14:00" });
  });

  test("move it with its day said [CALL-1]", async () => {
    const lines = ["move my appointment to monday at eleven", ...whoIAm, "it's this thursday", "yes"];
    const { said, visit } = await ringAs(lines);
    expect(said).not.toMatch(/root canal/i);
    expect(visit).toMatchObject({ requestedDate: "2026-08-17", requestedTime: "11:00" });
  });
});

describe("another person's visit", () => {
  test.each([
    ["hi my wife has a root canal with you can you tell me what time it is"],
    ["i need to cancel my girlfriends appointment she cant make it"],
    ["my lady friend priya raman is coming in this week what day is that"],
  ])(
    "is neither told nor touched, though name and number are right and other words follow: %s [CALL-1]",
    async (said) => {
      await server().call("createAppointment", {
        token: clinic.token,
        body: {
          ...{ requestedDate: "2026-08-13", requestedTime: "14:00", appointmentType: "Root Canal" },
          patientDetails: { name: "Priya Raman", phone: "0491 570 156", email: "" },
        },
      });
      const call = await clinic.ring();
      const answers: (string | null)[] = [await call.say(said)];
      for (const words of ["no, not now", "i'd like to cancel the appointment of priya raman", "no"])
        if (!call.isOver()) answers.push(await call.say(words));
      expect(toldTimes(answers.join(" ")).days).not.toContain("2026-08-13");
      expect(toldTimes(answers.join(" ")).times).not.toContain("14:00");
      await call.hangUp();
      await ended(call.callSid);
      const visits = await clinic.appointments();
      expect(visits.filter(({ status }: { status: string }) => status === "cancelled")).toEqual([]);
    },
  );
});

describe("when a person is needed", () => {
  test("in an emergency the caller is told 000 at once, and staff have a task [CALL-1]", async () => {
    const call = await clinic.ring();
    const answer = await call.say("my husband cant breathe his throat is swelling up");
    expect(answer).toMatch(/^[^?]*\b000\b/);
    const tasks = await eventually(async () => {
      const open = await clinic.tasks();
      expect(open).toHaveLength(1);
      return open;
    });
    expect(tasks).toMatchObject([{ kind: "emergency", phone: callerNumber }]);
    await call.hangUp();
    expect(await ended(call.callSid)).toMatchObject({ outcome: "emergency" });
  });

  test("goes on listening after 000, and staff read what was said and what was taken back [CALL-1]", async () => {
    const call = await clinic.ring();
    await call.say("help i cant breathe");
    expect(await call.say("no no its only the tooth")).toMatch(/breathe/);
    expect(await call.say("no im breathing fine")).toMatch(/\b000\b/);
    expect(await call.say("hang on what was the number for lifeline")).toContain("13 11 14");
    expect(call.isOver()).toBe(false);
    await eventually(async () => {
      const told = (await clinic.tasks()).map(({ detail }: { detail: string }) => detail).join(" ");
      expect(told).toContain("help i cant breathe");
      expect(told).toContain("no no its only the tooth");
      expect(told).toContain("taken back");
    });
    const [card] = await clinic.tasks();
    expect(card).toMatchObject({ isUrgent: false, title: expect.stringContaining("none") });
    await call.hangUp();
    await ended(call.callSid);
  });

  test("who asks for a person is put through to reception [CALL-1]", async () => {
    const call = await clinic.ring();
    await call.say("can i speak to a real person please");
    await eventually(() => expect(call.afterwards).not.toBeNull());
    expect(call.afterwards).toContain(">+61255504410</Number>");
    expect(call.afterwards).toContain(`callerId="${clinic.number}"`);
    expect(await ended(call.callSid)).toMatchObject({ outcome: "handed_over" });
    expect(await clinic.tasks()).toEqual([]);
  });

  test("a clinic whose reception is the called number is never rung in a circle", async () => {
    await clinic.know({ phoneNumber: clinic.number });
    const call = await clinic.ring();
    await call.say("can i speak to a real person please");
    await call.hangUp();
    expect(call.afterwards).not.toContain("<Dial");
  });
});

describe("when the database is away in the middle of a call", () => {
  test("the caller hears an apology and is handed over, and the books are made good afterwards", async () => {
    const call = await clinic.ring();
    const within = vi.spyOn(server().database, "within").mockImplementation(() => {
      throw new Error("connection lost");
    });
    const answer = await call.say("do you have anything free tomorrow for a cleaning");
    expect(answer).toBe("I am sorry, something went wrong on my side. Let me get the team for you.");
    within.mockRestore();
    await eventually(() => expect(call.afterwards).toContain("<Dial"));
    await ended(call.callSid);
    // What the database did not take is written again later, also after the call's end.
    await eventually(async () => {
      const stored = await clinic.callOf(call.callSid);
      expect(stored?.turns.map(textOf)).toContain("do you have anything free tomorrow for a cleaning");
    });
    await eventually(async () =>
      expect(await clinic.tasks()).toMatchObject([{ kind: "callback", phone: callerNumber }]),
    );
  });
});

test("what a caller says and who they are stand in no log line", async () => {
  const call = await books(bookingLines);
  await call.hangUp();
  await ended(call.callSid);
  expect(server().logged.join("")).not.toMatch(/priya|raman|491570156|teeth/i);
});

test("what was cancelled on a call is booked anew, and not told from the one that was cancelled [CALL-2]", async () => {
  const call = await books(bookingLines);
  const standing = async () =>
    (await clinic.appointments()).filter(({ status }: { status: string }) => status !== "cancelled");
  expect(await standing()).toHaveLength(1);
  for (const line of ["oh no please cancel it", "yes"]) await call.say(line);
  expect(await standing()).toEqual([]);
  for (const line of ["hang on i do want it after all", "yes"]) await call.say(line);
  expect(await standing()).toHaveLength(1);
  await call.hangUp();
});
