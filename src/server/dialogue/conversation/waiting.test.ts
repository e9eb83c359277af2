import { describe, expect, test } from "vitest";
import { mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const silence = { silence: true } as const;
const quiet = { ...silence, says: /^$/, does: [] };

describe("a caller who asks for a moment [CALL-1]", () => {
  test.each([
    "hang on let me get my diary",
    "just a moment I need to check my calendar",
    "can you hold on while I find my glasses",
    "bear with me a minute I'm just pulling over",
    "sorry one sec",
    "let me just ask my wife",
  ])("is left alone for half a minute, then told once that somebody is there: %s", (caller) => {
    play({}, [
      { caller: "i'd like a cleaning", says: "What day" },
      { caller, says: /^Take your time\.$/ },
      ...[quiet, quiet, quiet],
      { ...silence, says: /^No rush, I am still here\.$/ },
      { ...silence, says: "Are you still there?" },
      { caller: "thursday at two", says: "Thursday 13 August at 2:00 pm is free." },
    ]);
  });

  test("and who goes on in the same breath is answered, not made to wait", () => {
    play({}, [
      { caller: "i'd like a cleaning" },
      { caller: "hang on let me look, yes thursday at two", says: "2:00 pm is free." },
    ]);
  });

  test.each([
    ["wait no", /change/],
    ["hold on what was that", /Shall I book that/],
    ["let me check with my wife and i'll ring you back", /Goodbye/],
  ])("and who says something else is answered: %s", (caller, says) => {
    play(mine, [
      { caller: "a cleaning thursday at two this is ella farraday" },
      { caller: "yes", says: "Shall I book that?" },
      { caller, says, never: /Take your time/ },
    ]);
  });

  test.each(["i need to get my mum in for a check-up", "give me whatever's free for a clean"])(
    "and who wishes for something is not made to wait: %s",
    (caller) => {
      play(mine, [{ caller, says: /\?/, never: /Take your time/ }]);
    },
  );

  test("and in whose words there is danger is not made to wait", () => {
    play({}, [{ caller: "hang on he can't breathe", says: "000", step: "checking_emergency" }]);
  });
});

describe("a line that brings no words [CALL-1]", () => {
  test.each(["[noise]", "(inaudible)", "...", "um", "hmm", "uh, well", "<unk>", "♪"])(
    "is not taken for a failure to understand, nor for an answer: %s",
    (caller) => {
      const call = play(mine, [
        { caller: "a cleaning thursday at two please", says: "What is your name?" },
        { caller, says: /^$/, does: [] },
        { caller, says: /^$/, does: [] },
        { caller: "ella farraday", says: "ending in 1 5 6" },
      ]);
      expect(call.state.misses).toBe(0);
      expect(call.state.draft.name?.value.full).toBe("Ella Farraday");
    },
  );

  test("is asked as in a silence when it brings nothing else", () => {
    play(mine, [
      ...[
        { caller: "[noise]", says: /^$/ },
        { caller: "um", says: /^$/ },
      ],
      { caller: "[noise]", says: ["Are you still there?", "press 1 to book"] },
    ]);
  });
});

describe("a caller who falls silent [CALL-1]", () => {
  test("in the middle of a booking is asked twice, then rung back by the team", () => {
    const call = play(mine, [
      { caller: "a cleaning thursday at two, this is ella farraday" },
      { ...silence, says: "Are you still there?" },
      { ...silence, says: /^Hello\?/ },
      {
        ...silence,
        says: "I have asked the team to ring you back. Goodbye.",
        does: [{ type: "take_message" }, { type: "hang_up", reason: "abandoned" }],
        step: "ended",
      },
    ]);
    expect(call.book.messages).toMatchObject([
      { kind: "callback", patientName: "Ella Farraday", phone: "+61491570156" },
    ]);
    expect(call.book.messages[0]?.text).toContain("Teeth Cleaning, Thursday, 13 August 2026 at 2:00 pm");
  });

  test("is promised no call back that could not be left, nor where no number is known", () => {
    const twice = [silence, silence] as const;
    const never = /ring you back/;
    const call = play(mine, [{ caller: "a cleaning thursday at two" }, ...twice]);
    call.book.losesMessages = true;
    expect(call.send({ type: "silence" })).not.toMatch(never);
    expect(call.isOver()).toBe(true);
    play({}, [{ caller: "a cleaning thursday at two" }, ...twice, { ...silence, never, step: "ended" }]);
  });

  test("who never said anything leaves no task", () => {
    const call = play(mine, [silence, silence, { ...silence, says: "Goodbye.", step: "ended" }]);
    expect(call.book.messages).toEqual([]);
  });
});

test("a caller whose line dropped and came back is spoken to at once, and not hung up on [CALL-1]", () => {
  const call = play(mine, [
    { caller: "a cleaning thursday at two" },
    silence,
    silence,
    { caller: "hang on let me get my diary" },
  ]);
  expect(call.send({ type: "silence", isBack: true })).toContain("Are you still there?");
  expect(call.isOver()).toBe(false);
});
