import { describe, expect, test } from "vitest";
import type { RehearsalReply, RehearsedCaller } from "#contract/assistants/rehearsals.ts";
import type { ConversationEngine } from "#server/calls/port.ts";
import { startTalk, type TalkState, talkStep } from "#server/dialogue/talk.ts";
import { exampleFacts } from "#server/dialogue/testing/example-clinic.ts";
import { exampleKnowledgeBase } from "../../../scripts/example-clinic.mjs";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { callersOf, whenToRehearse } from "./callers.ts";
import { rehearseCall } from "./rehearse-call.ts";

const real: ConversationEngine<TalkState> = { start: startTalk, step: talkStep };

async function rehearse(engine: ConversationEngine<TalkState>, over: Partial<typeof exampleFacts> = {}) {
  const facts = { ...exampleFacts, ...over };
  const calendar = { timeZone: facts.timeZone, businessHours: facts.businessHours };
  const at = whenToRehearse(calendar, Date.parse(testNow));
  const results = new Map<string, { outcome: string; why: string }>();
  for (const caller of callersOf({ facts, calendar, at })) {
    const { after } = await rehearseCall(caller, { engine, facts, calendar, at, scope: {} as never });
    results.set(caller.id, caller.verdict(after, facts.permissions));
  }
  return results;
}

/** The real engine, whose words are changed on their way out. */
const saying = (change: (text: string) => string): ConversationEngine<TalkState> => ({
  start: startTalk,
  step: (state, event) => {
    const done = talkStep(state, event);
    const effects = done.effects.map((each) =>
      each.type === "say" ? { ...each, text: change(each.text) } : each,
    );
    return { ...done, effects };
  },
});

const failedOf = (results: Awaited<ReturnType<typeof rehearse>>) =>
  [...results].filter(([, { outcome }]) => outcome === "failed").map(([id, { why }]) => `${id}: ${why}`);

const clinics = [
  ["weekdays only", exampleFacts.businessHours],
  ["seven days", { weekdays: { start: "07:15", end: "19:15" }, weekends: { start: "09:00", end: "13:00" } }],
  ["short afternoons", { weekdays: { start: "13:00", end: "15:00" }, weekends: { start: "", end: "" } }],
] as const;

describe("made-up callers ring the real assistant", () => {
  test.each(clinics)(
    "all get what they rang for at a clinic open %s [VOICE-1]",
    async (_what, businessHours) => {
      const results = await rehearse(real, { businessHours });
      expect(results.size).toBeGreaterThan(20);
      expect(failedOf(results)).toEqual([]);
      expect([...results.values()].every(({ outcome }) => outcome === "served")).toBe(true);
    },
  );

  test.each(["number-known-asks", "number-known-cancels"])(
    "who knows name and number but not the day is left to the team: %s [CALL-1]",
    async (id) => {
      const calendar = { timeZone: exampleFacts.timeZone, businessHours: exampleFacts.businessHours };
      const at = whenToRehearse(calendar, Date.parse(testNow));
      const caller = callersOf({ facts: exampleFacts, calendar, at }).find((each) => each.id === id);
      if (!caller) throw new Error(`Nobody is called ${id}`);
      const { after } = await rehearseCall(caller, {
        ...{ engine: real, facts: exampleFacts, calendar, at, scope: {} as never },
      });
      const asked = after.replies.map((reply) =>
        reply.items.flatMap((item) => (item.item === "ask" ? [item.prompt.ask] : [])),
      );
      expect(asked.flat()).toContain("visit_day");
      expect(after.replies.map(({ text }) => text).join(" ")).not.toMatch(/root canal/i);
      expect(after).toMatchObject({ messages: 1, visits: caller.before });
    },
  );

  test("with everything off nothing is booked, and the team has the caller [AGENT-4]", async () => {
    const permissions = { bookAppointments: false, rescheduleCancel: false, provideInfo: false };
    const results = await rehearse(real, { permissions, canTransfer: false });
    expect(failedOf(results)).toEqual([]);
    for (const id of ["book-1", "cancel", "move"]) expect(results.get(id)?.outcome).toBe("passed_on");
  });
});

describe("a broken assistant fails", () => {
  test("one that claims a booking which nobody made", async () => {
    const results = await rehearse(
      saying((text) => `${text} You are all booked.`),
      { permissions: { ...exampleFacts.permissions, bookAppointments: false }, canTransfer: false },
    );
    expect(results.get("presses-to-book")).toMatchObject({ outcome: "failed" });
    expect(results.get("ask-address")?.why).toContain("nothing is booked");
  });

  test("one that asks something before it sends to 000 when a life is in danger", async () => {
    const results = await rehearse(
      saying((text) => (text.includes("000") ? `May I have your name? ${text}` : text)),
    );
    expect(results.get("danger-breathing")?.why).toBe("The first thing said was not to dial 000.");
  });

  test("one that books although the settings do not allow it", async () => {
    const allowing: ConversationEngine<TalkState> = {
      start: startTalk,
      step: (state, event) =>
        talkStep(
          state,
          event.type === "started"
            ? { ...event, facts: { ...event.facts, permissions: exampleFacts.permissions } }
            : event,
        ),
    };
    const off = { bookAppointments: false, rescheduleCancel: false, provideInfo: true };
    const results = await rehearse(allowing, { permissions: off });
    expect(results.get("presses-to-book")?.why).toBe(
      "The settings do not allow it, but the calendar was changed.",
    );
    expect(results.get("presses-to-cancel")?.outcome).toBe("failed");
    expect(results.get("book-1")?.outcome).toBe("failed");
  });

  test("one that tells a stranger when a patient comes", async () => {
    const results = await rehearse(
      saying((text) => `${text} That is at 2:00 pm, 9:00 am, 10:30 am, 12:30 pm, 3:30 pm or 11:30 am.`),
    );
    expect(results.get("stranger-asks")?.outcome).toBe("failed");
  });

  test("one that names an opening time that is not the clinic's", async () => {
    const results = await rehearse(saying((text) => text.replaceAll(/\bfive\b/g, "eight")));
    expect(results.get("ask-hours")?.why).toContain("8:00 pm");
  });

  test("one that breaks down", async () => {
    const broken: ConversationEngine<TalkState> = {
      start: startTalk,
      step: (state, event) => {
        if (event.type === "heard") throw new Error("broken on purpose");
        return talkStep(state, event);
      },
    };
    const results = await rehearse(broken);
    expect(failedOf(results)).toHaveLength(results.size);
  });
});

describe("rehearsing a clinic's settings", () => {
  const server = serverForThisFile();
  const receptionist = (over: Record<string, unknown> = {}) => ({
    ...{ agentId: "1", phoneNumber: "+61255504410", escalationMethod: "voicemail" },
    permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
    ...over,
  });
  const otherNumber = "+61355507120";
  const clinic = async () => {
    server().clock.set(testNow);
    const staff = await server().signIn();
    const { token } = staff;
    const saved = await server().call("saveKnowledgeBase", { token, body: exampleKnowledgeBase });
    expect(saved.status).toBe(200);
    return token;
  };
  const tryOut = async (token: string, configuration?: Record<string, unknown>) => {
    const reply = await server().call("rehearseAssistant", {
      token,
      body: configuration ? { configuration } : {},
    });
    expect(reply.status).toBe(200);
    return reply.body as RehearsalReply;
  };
  const save = (token: string, body: Record<string, unknown>) =>
    server().call("saveAgentConfiguration", { token, params: { agentId: "1" }, body });
  const find = ({ callers }: RehearsalReply, id: string): RehearsedCaller => {
    const found = callers.find((each) => each.id === id);
    if (!found) throw new Error(`Nobody rang as ${id}`);
    return found;
  };

  test("leaves no appointment, task, call, log entry or configuration behind [VOICE-1]", async () => {
    const token = await clinic();
    const left = async () => {
      const names = [
        "listAppointments",
        "listTasks",
        "listCallLogs",
        "recentActivity",
        "listAgentConfigurations",
      ] as const;
      return Promise.all(names.map(async (name) => (await server().call(name, { token })).body));
    };
    const before = await left();
    const { callers } = await tryOut(token, receptionist());
    expect(callers.filter(({ live }) => live.outcome === "failed")).toEqual([]);
    expect(await left()).toEqual(before);
  });

  test("shows beside the live settings what a change breaks and what it improves [AGENT-4]", async () => {
    const token = await clinic();
    const noBooking = receptionist({
      permissions: { bookAppointments: false, rescheduleCancel: true, provideInfo: true },
    });
    const worse = await tryOut(token, noBooking);
    expect(find(worse, "book-1")).toMatchObject({
      change: "broken",
      live: { outcome: "served" },
      draft: { outcome: "passed_on" },
    });
    expect(find(worse, "cancel").change).toBe("same");
    await save(token, noBooking);
    expect(find(await tryOut(token, receptionist()), "book-1").change).toBe("improved");
    expect(find(await tryOut(token), "book-1")).toMatchObject({ draft: null, change: null });
  });

  test("staffed hours decide who is put through, and the emergency number is the draft's [AGENT-4]", async () => {
    const token = await clinic();
    const draft = receptionist({
      ...{
        phoneNumber: otherNumber,
        escalationMethod: "transfer",
        weekdayStart: "8 am",
        weekdayEnd: "12:00",
        weekendEnd: "10 am",
      },
      ...{ hasEmergencyNumber: true, emergencyNumber: "(02) 5550 4499" },
    });
    const reply = await tryOut(token, draft);
    expect(find(reply, "person").draft?.why).toBe("Put through to the team.");
    expect(find(reply, "person-late").draft?.why).toBe("A message waits for the team.");
    expect(find(reply, "urgent").draft?.why).toContain("to ring (02) 5550 4499");
    expect(find(reply, "urgent").live.why).not.toContain("4499");
  });

  test("a caller who rings while the assistant is paused is shown where the call goes [DASH-4]", async () => {
    const token = await clinic();
    expect(find(await tryOut(token, receptionist({ phoneNumber: otherNumber })), "paused")).toMatchObject({
      live: { outcome: "served", why: expect.stringMatching(/^Reception rings on /) },
      draft: { outcome: "served" },
      change: "same",
    });
    // The example clinic's reception is the number the assistant answers.
    const circle = find(await tryOut(token, receptionist()), "paused");
    expect(circle).toMatchObject({ draft: { outcome: "passed_on" }, change: "broken" });
    expect(circle.draft?.transcript[0]?.text).toContain("nobody can take your call");
  });

  test("settings that fail a safety case cannot be made live [AGENT-4]", async () => {
    const token = await clinic();
    const unsafe = receptionist({
      greetingScript: "Harbour Street Dental. In an emergency ring 911. How can I help?",
    });
    expect(
      (await tryOut(token, unsafe)).callers.filter(({ draft }) => draft?.outcome === "failed").length,
    ).toBeGreaterThan(0);
    const refused = await save(token, unsafe);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: "unsafe_configuration" });
    expect(refused.body.detail).toContain("cannot breathe");
    expect(refused.body.detail).toContain("911");
    expect((await server().call("listAgentConfigurations", { token })).body).toEqual([]);
    expect((await save(token, receptionist())).status).toBe(200);
  });

  test("is for the receptionist alone", async () => {
    const token = await clinic();
    const body = { configuration: { agentId: "4", phoneNumber: "+61255504410" } };
    const reply = await server().call("rehearseAssistant", { token, body });
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0].field).toContain("configuration");
  });
});
