import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RelayFromCaller, RelayToCaller } from "#contract/calls/relay.ts";
import { fixedClock } from "#kernel/clock.ts";
import type { CallEvent, ClinicFacts, Effect, ToolEffect, ToolResult } from "#server/dialogue/events.ts";
import type { EndReason, ModelVoice, SessionOptions, TurnRecord } from "./port.ts";
import { speakingTimeMs } from "./rules.ts";
import { CallSession } from "./session.ts";

/** A conversation that answers by script: what it does at an event is looked up by the caller's words or the event's type. */
type Script = Record<string, Effect[]>;
interface Seen {
  seen: string[];
}

const say = (text: string, interruptible = true): Effect => ({ type: "say", text, interruptible });
const tool: ToolEffect = { type: "find_appointments", phone: "+61491570156", patientName: "Priya Raman" };
const nothingFound: ToolResult = { type: "appointments", found: [] };
const prompt = (voicePrompt: string, last = true): RelayFromCaller => ({ type: "prompt", voicePrompt, last });

const clock = fixedClock("2026-08-11T01:42:00Z");
/** Time passes for timers and for the clock alike. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 50) {
    clock.advance(Math.min(50, left));
    await vi.advanceTimersByTimeAsync(Math.min(50, left));
  }
};

function startSession(
  script: Script,
  over: Partial<SessionOptions> = {},
  voice: ModelVoice<Seen> | null = null,
) {
  const sent: RelayToCaller[] = [];
  const turns: TurnRecord[] = [];
  const states: Seen[] = [];
  const endings: EndReason[] = [];
  const failures: unknown[] = [];
  const alerts: string[] = [];
  const tools: { resolve(result: ToolResult): void; reject(error: Error): void }[] = [];
  const session = new CallSession<Seen>(
    {
      engine: {
        start: () => ({ seen: [] }),
        step: (state, event: CallEvent) => {
          const key = event.type === "heard" ? event.text : event.type;
          if (key.startsWith("endless")) return null;
          const effects = script[key] ?? [];
          return { state: { seen: [...state.seen, key] }, effects, understood: null };
        },
      },
      voice,
      clock,
      send: (message) => sent.push(message),
      runTool: () => new Promise((resolve, reject) => tools.push({ resolve, reject })),
      alertStaff: ({ text }) => alerts.push(text),
      releaseHold: () => alerts.push("held time released"),
      keepTurn: (turn, state) => {
        turns.push(turn);
        states.push(state);
      },
      ended: (reason) => endings.push(reason),
      failed: (error) => failures.push(error),
      cutOff: (event) => failures.push(`cut off: ${event}`),
    },
    {
      ...{
        callId: "call",
        isTest: false,
        silenceMs: 8_000,
        isSpoken: true,
        toolMs: 6_000,
        longestMs: 1_200_000,
      },
      ...over,
    },
    null,
  );
  const said = () => sent.flatMap((message) => (message.type === "text" ? [message.token] : []));
  return { session, sent, said, turns, states, endings, failures, alerts, tools };
}

const facts = {} as ClinicFacts;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("speaking and listening", () => {
  test("greets, answers each finished utterance in order, and keeps every turn [CALL-1]", async () => {
    const { session, said, turns } = startSession({
      started: [say("Hello.")],
      one: [say("First.")],
      two: [say("Second.")],
    });
    session.begin(facts, null);
    session.receive(prompt("one"));
    session.receive(prompt("two"));
    await pass(50);
    expect(said()).toEqual(["Hello.", "First.", "Second."]);
    expect(turns.map(({ heard, said }) => [heard, said])).toEqual([
      [null, "Hello."],
      ["one", "First."],
      ["two", "Second."],
    ]);
  });

  test("half sentences are not answered, but somebody who breaks off is asked again", async () => {
    const { session, said, states } = startSession({
      started: [say("Hello.")],
      silence: [say("Still there?")],
    });
    session.begin(facts, null);
    await pass(5_000);
    session.receive(prompt("i would like", false));
    await pass(7_900);
    expect(said()).toEqual(["Hello."]);
    await pass(200);
    expect(said()).toEqual(["Hello.", "Still there?"]);
    expect(states.at(-1)?.seen).toEqual(["started", "silence"]);
  });

  test("a blank utterance is no utterance", async () => {
    const { session, turns } = startSession({ started: [say("Hello.")] });
    session.begin(facts, null);
    session.receive(prompt("   "));
    await pass(50);
    expect(turns).toHaveLength(1);
  });

  test("silence counts from the end of the assistant's words", async () => {
    const long = Array(50).fill("word").join(" ");
    const { session, said } = startSession({ started: [say(long)], silence: [say("Still there?")] });
    session.begin(facts, null);
    await pass(speakingTimeMs(long) + 7_900);
    expect(said()).toEqual([long]);
    await pass(300);
    expect(said()).toEqual([long, "Still there?"]);
  });

  test("silence counts from when the provider says that the words were spoken, if it says so", async () => {
    const long = Array(50).fill("word").join(" ");
    const { session, said } = startSession({ started: [say(long)], silence: [say("Still there?")] });
    session.begin(facts, null);
    await pass(1_000);
    session.finishedSpeaking();
    await pass(8_100);
    expect(said()).toEqual([long, "Still there?"]);
  });

  test("one word that must be heard makes its answer uninterruptible", async () => {
    const { session, sent } = startSession({ started: [say("Dial 000.", false), say("Anything else?")] });
    session.begin(facts, null);
    await pass(50);
    expect(sent).toEqual([
      { type: "text", token: "Dial 000. Anything else?", last: true, interruptible: false },
    ]);
  });

  test("only test calls are told what was understood and done", async () => {
    const { session, sent } = startSession({ started: [say("Hello.")] }, { isTest: true });
    session.begin(facts, null);
    await pass(50);
    expect(sent.map(({ type }) => type)).toEqual(["text", "trace"]);
  });
});

describe("ending", () => {
  const farewell = {
    bye: [say("Good bye and thank you."), { type: "hang_up", reason: "finished" } as Effect],
  };

  test("waits for the last words, then ends once", async () => {
    const { session, endings } = startSession(farewell);
    session.receive(prompt("bye"));
    await pass(speakingTimeMs("Good bye and thank you.") - 100);
    expect(endings).toEqual([]);
    await pass(200);
    expect(endings).toEqual(["finished"]);
    await session.lineClosed();
    await session.stop(60_000);
    expect(endings).toEqual(["finished"]);
  });

  test.each([
    ["the provider says that they were spoken", (s: CallSession<Seen>) => s.finishedSpeaking()],
    [
      "the caller talks over them",
      (s: CallSession<Seen>) => s.receive({ type: "interrupt", utteranceUntilInterrupt: "Good" }),
    ],
  ])("ends at once when %s", async (_when, act) => {
    const { session, endings } = startSession(farewell);
    session.receive(prompt("bye"));
    await pass(50);
    act(session);
    await pass(50);
    expect(endings).toEqual(["finished"]);
  });

  test("a caller who hangs up while the last words are spoken still leaves the reason for ending", async () => {
    const { session, endings } = startSession({
      person: [say("I will put you through to the team."), { type: "hand_over", reason: "person_wanted" }],
    });
    session.receive(prompt("person"));
    await pass(50);
    await session.lineClosed();
    expect(endings).toEqual(["person_wanted"]);
  });

  test("a line that closes while a turn is computed loses nothing of it", async () => {
    const { session, said, turns, endings, tools } = startSession({
      find: [tool],
      result: [say("None found.")],
    });
    session.receive(prompt("find"));
    await pass(50);
    const closed = session.lineClosed();
    await pass(50);
    expect(endings).toEqual([]);
    tools[0]?.resolve(nothingFound);
    await closed;
    expect(endings).toEqual(["line_closed"]);
    expect(turns.map(({ heard, said }) => [heard, said])).toEqual([["find", "None found."]]);
    expect(turns[0]?.done.map(({ kind }) => kind)).toEqual(["found_appointment"]);
    expect(said()).toEqual([]);
  });

  test("after the end nothing is answered and no timer is left", async () => {
    const { session, sent, turns } = startSession({ ...farewell, late: [say("Too late.")] });
    session.receive(prompt("bye"));
    session.receive(prompt("late"));
    await pass(10_000);
    session.receive(prompt("late"));
    await pass(50);
    expect(sent).toHaveLength(1);
    expect(turns).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("when something fails", () => {
  test("a tool that throws is apologised for, words decided before it are said, and the team takes over", async () => {
    const { session, said, turns, endings, failures, tools } = startSession({
      find: [say("Keep the tooth in milk."), tool],
    });
    session.receive(prompt("find"));
    await pass(50);
    tools[0]?.reject(new Error("the database is away"));
    await pass(10_000);
    expect(said()).toEqual([
      "Keep the tooth in milk. I am sorry, something went wrong on my side. Let me get the team for you.",
    ]);
    expect(turns).toMatchObject([{ heard: "find", said: said()[0], events: [{ type: "heard" }] }]);
    expect(failures).toHaveLength(1);
    expect(endings).toEqual(["trouble"]);
  });

  test("a tool that never answers has failed: nobody waits in silence", async () => {
    const { session, said, endings } = startSession({ find: [tool] });
    session.receive(prompt("find"));
    await pass(5_900);
    expect(said()).toEqual([]);
    await pass(10_000);
    expect(said()[0]).toContain("something went wrong");
    expect(endings).toEqual(["trouble"]);
  });

  test("words that the engine takes too long over are asked for again, and nothing that stood is lost [CALL-1]", async () => {
    const { session, said, turns, states, failures, endings } = startSession({
      started: [say("Hello.")],
      "in few words": [say("Done.")],
    });
    session.begin(facts, null);
    session.receive(prompt("endless words"));
    session.receive(prompt("in few words"));
    await pass(50);
    expect(said()).toEqual([
      "Hello.",
      "Sorry, I lost you there. Could you say that again in a few words?",
      "Done.",
    ]);
    expect(turns[1]).toMatchObject({ heard: "endless words", done: [], events: [] });
    expect(states.at(-1)?.seen).toEqual(["started", "in few words"]);
    expect(failures).toEqual(["cut off: heard"]);
    expect(endings).toEqual([]);
  });

  test("the second time on a call the team takes over [CALL-1]", async () => {
    const { session, said, turns, endings } = startSession({ started: [say("Hello.")] });
    session.begin(facts, null);
    for (const words of ["endless words", "endless again"]) session.receive(prompt(words));
    await pass(20_000);
    expect(said().at(-1)).toBe("I am sorry, something went wrong on my side. Let me get the team for you.");
    expect(turns.map(({ heard }) => heard)).toEqual([null, "endless words", "endless again"]);
    expect(endings).toEqual(["trouble"]);
  });

  test("an engine that goes in a circle is stopped", async () => {
    const { session, said, tools } = startSession({ find: [tool], result: [tool] });
    session.receive(prompt("find"));
    for (let i = 0; i < 12; i++) {
      await pass(50);
      tools[i]?.resolve(nothingFound);
    }
    await pass(50);
    expect(tools).toHaveLength(12);
    expect(said()[0]).toContain("something went wrong");
  });

  test("what to do in an emergency is said before the books know of it", async () => {
    const { session, said, alerts } = startSession({
      blood: [
        say("Hang up and dial triple zero.", false),
        { type: "alert_staff", name: null, text: "Bleeding", phone: null },
      ],
    });
    session.receive(prompt("blood"));
    await pass(50);
    expect(said()).toEqual(["Hang up and dial triple zero."]);
    expect(alerts).toEqual(["Bleeding"]);
  });

  test("a time that is let go is released in the middle of the call [APPT-16]", async () => {
    const { session, alerts, endings } = startSession({
      later: [say("I have not booked anything."), { type: "release_hold" }],
    });
    session.receive(prompt("later"));
    await pass(50);
    expect(alerts).toEqual(["held time released"]);
    expect(endings).toEqual([]);
  });

  test("a server that stops tells the caller, hands over, and waits until the words are spoken", async () => {
    const { session, said, endings, turns } = startSession({ started: [say("Hello.")] });
    session.begin(facts, null);
    await pass(50);
    let isStopped = false;
    void session.stop(60_000).then(() => {
      isStopped = true;
    });
    await pass(1_000);
    expect(said()[1]).toBe("I am sorry, I have to stop here. Let me get the team for you.");
    expect([isStopped, endings]).toEqual([false, []]);
    await pass(10_000);
    expect([isStopped, endings]).toEqual([true, ["trouble"]]);
    expect(turns.at(-1)?.said).toBe(said()[1]);
  });

  test("a server that stops hands the caller on in the middle of a long answer, and of a turn that waits for the books [CALL-8]", async () => {
    const speaking = startSession({ started: [say("One word after the other. ".repeat(40))] });
    speaking.session.begin(facts, null);
    const waiting = startSession({ find: [tool] });
    waiting.session.receive(prompt("find"));
    await pass(50);
    for (const { session } of [speaking, waiting]) void session.stop(4_000);
    await pass(3_900);
    expect([speaking.endings, waiting.endings]).toEqual([[], []]);
    await pass(200);
    expect([speaking.endings, waiting.endings]).toEqual([["trouble"], ["trouble"]]);
    await pass(60_000);
    expect([speaking.endings, waiting.endings]).toEqual([["trouble"], ["trouble"]]);
  });

  test("a caller's words that pile up behind a tool end the call in words, not in memory", async () => {
    const { session, said, endings } = startSession({ find: [tool] }, { isSpoken: false });
    for (let i = 0; i < 200; i++) session.receive(prompt("find"));
    await pass(20_000);
    expect(said()).toEqual([
      "I am sorry, we do not seem to be getting anywhere. Let me get the team for you.",
    ]);
    expect(endings).toEqual(["trouble"]);
  });

  test("a call that never ends is handed to the team", async () => {
    const { session, said, endings } = startSession({ started: [say("Hello.")] }, { longestMs: 5_000 });
    session.begin(facts, null);
    await pass(20_000);
    expect(said()[1]).toContain("not seem to be getting anywhere");
    expect(endings).toEqual(["trouble"]);
  });
});
