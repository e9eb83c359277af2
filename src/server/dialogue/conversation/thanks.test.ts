import { describe, expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

describe("thanks in between [CALL-1]", () => {
  test.each(["thanks", "ta", "cheers, that's great", "ok thanks"])(
    "nothing is asked again word for word: %s",
    (caller) => {
      play({}, [{ caller, says: "You are welcome.", never: /How can I help|Sorry/, step: "greeting" }]);
    },
  );

  test.each(["thanks", "cheers, that's great", "oh wonderful, thank you so much", "no worries, thanks mate"])(
    "are said back, and what is missing is asked in fewer words: %s",
    (caller) => {
      const call = testCall();
      const asked = call.say("i'd like a clean");
      const again = call.say(caller);
      expect(again).toContain("You are welcome.");
      expect(again).not.toContain(asked);
      expect(call.state).toMatchObject({ step: { kind: "collecting", asked: "when" }, misses: 0 });
      expect(call.say(caller)).toMatch(/^No worries\./);
    },
  );

  test("go through no list of times again, and choose none", () => {
    play({}, [
      { caller: "a clean on thursday please", step: "offering" },
      { caller: "thanks, that's great", says: "Which of those times", never: /11:30/, step: "offering" },
      // The second time they are put as a choice of keys.
      { caller: "cheers, that's great", says: /^No worries\. Press 1 for .+ at 9:00 am/, step: "offering" },
      { caller: "the second one", says: "What is your name?" },
    ]);
  });

  test("are no yes to what was read back", () => {
    const call = play(mine, [
      { caller: "a clean thursday at 2 it's marlo quist" },
      { caller: "yes", says: "Shall I book that?" },
      { caller: "ta", says: "Shall I book it?", step: "reading_back" },
    ]);
    expect(call.book.entries).toHaveLength(0);
  });

  test("a read-back that was not heard to its end is said again in full", () => {
    play(mine, [
      { caller: "a clean thursday at 2 it's marlo quist" },
      { caller: "yes", says: "Shall I book that?" },
      { interruptsAfter: "To check: a teeth" },
      { caller: "thanks", says: ["Thursday 13 August at 2:00 pm", "Shall I book that?"] },
    ]);
  });

  test("a yes with thanks is an answer", () => {
    play(mine, [
      { caller: "a clean thursday at 2 it's marlo quist", says: "ending in 1 5 6" },
      { caller: "yes thanks", says: "Shall I book that?" },
    ]);
  });
});

describe("a bare hour among the times offered [CALL-1]", () => {
  const offered = { caller: "a clean on thursday please", says: "9:00 am, 11:30 am or 2:00 pm" };

  test.each([
    ["the nine", "09:00"],
    ["the nine one", "09:00"],
    ["yeah let's do the nine", "09:00"],
    ["make it the 9, thanks", "09:00"],
    ["the two's fine", "14:00"],
    ["could i have the nine instead of the two", "09:00"],
    ["the eleven please", "11:30"],
  ])("chooses the time of that hour: %s", (caller, time) => {
    play({}, [offered, { caller, does: [{ type: "hold_slot", date: "2026-08-13", time }] }]);
  });

  test.each([
    "the one",
    "the two of us are coming",
    "not the nine",
    "i can't do the nine",
    "the ten",
    "anything before the nine",
  ])("chooses none where none is meant: %s", (caller) => {
    const call = play({}, [offered, { caller }]);
    expect(call.effects.filter(({ type }) => type === "hold_slot")).toHaveLength(0);
  });
});
