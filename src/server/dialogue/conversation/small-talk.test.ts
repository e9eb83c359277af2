import { describe, expect, test } from "vitest";
import { testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const alone = { facts: { canTransfer: false }, callerNumber: "+61491570156" };

describe("callers who chat beside the matter [CALL-1]", () => {
  test("are heard out, and what is missing is asked in a few words", () => {
    play(alone, [
      { caller: "i'd like a clean", says: "What day" },
      { caller: "oh you sound lovely", says: /^I see\. So what day and time\?$/, step: "collecting" },
      { caller: "thursday at 2", says: "What is your name?" },
      { caller: "lovely day isn't it", says: "I see. And your name?" },
      { caller: "marlo quist", says: "ending in 1 5 6" },
    ]);
  });

  test("have one more try than who is not understood, then the team rings back", () => {
    play(alone, [
      { caller: "oh lovely weather we're having", says: "What can I do for you?" },
      { caller: "my grandson just turned four you know", says: "press 1 to book" },
      { caller: "he loves his trucks", says: ["the team can ring you back", "What is your name?"] },
    ]);
  });

  test("go on with a booking that was given up on, once they say what was missing", () => {
    const call = play(alone, [
      { caller: "i'd like a clean", says: "What day" },
      { caller: "my sister had hers done with you", says: "I see." },
      { caller: "it took her ages to get there" },
      { caller: "he did it all in one go", says: "the team can ring you back" },
      { caller: "thursday at 2", says: "Thursday 13 August at 2:00 pm is free." },
      { caller: "marlo quist" },
      { caller: "yes", says: "Shall I book that?" },
      { caller: "yes" },
    ]);
    expect(call.book.entries).toMatchObject([{ patientName: "Marlo Quist" }]);
  });

  test.each(["my grandson has soccer on saturdays", "did you see the footy on the weekend"])(
    "wish for no day that they only tell of: %s",
    (caller) => {
      const call = play(alone, [{ caller: "are you open on saturday" }, { caller, step: "anything_else" }]);
      expect(call.effects.filter(({ type }) => type === "find_slots")).toHaveLength(0);
      expect(call.state.draft.when.days).toHaveLength(0);
    },
  );

  test.each([
    "my breath smells a bit off",
    "my eye is sore today",
    "my plate makes a clicking sound",
    "tell me about your guarantee",
  ])("are none of those who have a matter no rule knows: %s", (caller) => {
    play(alone, [{ caller, never: /I see/ }]);
  });

  test("choose no time with a 'yes' that belongs to their story", () => {
    const call = play(alone, [
      { caller: "a clean on thursday please", step: "offering" },
      { caller: "he's very good at it, plays on the wing" },
      { caller: "yes he's a clever boy he is", step: "offering" },
    ]);
    expect(call.effects.filter(({ type }) => type === "hold_slot")).toHaveLength(0);
  });

  test("are not hung up on once all is done, but asked whether the team should hear of it", () => {
    const call = testCall(alone);
    call.say("where are you located");
    for (const line of [
      "oh i used to live near there",
      "my husband had his shop there",
      "he misses it a lot",
    ])
      call.say(line);
    expect(call.state.step.kind).toBe("offering_person");
    expect(call.say("no")).toContain("anything else");
  });

  test("are told that the team knows of them before a call ends that nobody understands", () => {
    const call = testCall(alone);
    for (let i = 0; i < 40 && !call.isOver(); i += 1)
      call.say(`he has got his ${i % 2 ? "horses" : "dogs"} there`);
    expect(call.isOver()).toBe(true);
    expect(call.book.messages.length).toBeGreaterThan(0);
  });

  test("say goodbye themselves: what only may be one ends nothing that is under way", () => {
    play(alone, [
      { caller: "where are you located" },
      { caller: "gosh that was easy", says: "anything else", step: "anything_else" },
    ]);
  });
});
