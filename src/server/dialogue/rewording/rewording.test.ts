import { expect, test } from "vitest";
import { beginRewording, type Rewording, takeSentence } from "./rewording.ts";

const answer = "On Tuesday 11 August I have 9:00 am or 2:00 pm. Which time would suit you?";

/** What is spoken of a rewording, and what the engine must still say itself. */
function follow(sentences: readonly string[], text = answer) {
  let rewording: Rewording = beginRewording(text);
  const spoken: string[] = [];
  for (const sentence of sentences) {
    const taken = takeSentence(rewording, sentence);
    if (!taken.ok) return { spoken, rest: rewording.rest, why: taken.why };
    rewording = taken.rewording;
    if (taken.spoken !== null) spoken.push(taken.spoken);
  }
  return { spoken, rest: rewording.rest, why: null };
}

test("sentence by sentence, nothing is left for the engine [CALL-2]", () => {
  expect(follow(["I can offer nine or two on Tuesday.", "Which works best?"])).toEqual({
    spoken: ["I can offer 9:00 am or 2:00 pm on Tuesday 11 August.", "Which works best?"],
    rest: [],
    why: null,
  });
});

test("two sentences told in one, one told in two, and thanks beforehand [CALL-2]", () => {
  expect(follow(["On Tuesday I have nine or two, which would suit you?"]).rest).toEqual([]);
  expect(follow(["On Tuesday I have nine.", "Or two.", "Which would you like?"]).rest).toEqual([]);
  expect(
    follow(["Thanks for that.", "On Tuesday I have nine or two.", "Which would you like?"]).spoken,
  ).toEqual(["Thanks for that.", "On Tuesday 11 August I have 9:00 am or 2:00 pm.", "Which would you like?"]);
});

test("from the first sentence that fails on, the engine's own words stand [CALL-2]", () => {
  const { spoken, rest, why } = follow(["On Tuesday I have nine or two.", "You are booked for nine."]);
  expect(spoken).toEqual(["On Tuesday 11 August I have 9:00 am or 2:00 pm."]);
  expect(rest).toEqual(["Which time would suit you?"]);
  expect(why).toMatch(/./);
});

test("what is only half said is held back and never spoken [CALL-2]", () => {
  expect(follow(["On Tuesday I have nine."])).toEqual({
    spoken: [],
    rest: ["On Tuesday 11 August I have 9:00 am or 2:00 pm.", "Which time would suit you?"],
    why: null,
  });
});

test("nothing may follow when all is said [CALL-2]", () => {
  expect(follow(["And what is your name?", "Thanks."], "What is your name?")).toMatchObject({
    spoken: ["And what is your name?"],
    why: expect.stringMatching(/./),
  });
});

test.each([
  "Oh, you poor thing, that sounds really sore.",
  "Ouch, that must hurt!",
  "I'm so sorry to hear that.",
  "That sounds stressful.",
])("a kind word may stand before an answer, once: %s [CALL-6]", (kind) => {
  const { spoken, rest } = follow(
    [kind, "What day would work for you?"],
    "What day and time would suit you?",
  );
  expect(spoken[0]).toBe(kind);
  expect(rest).toEqual(["What day and time would suit you?"]);
  expect(follow([kind, kind]).spoken).toEqual([kind]);
});

test.each([
  "That won't hurt.",
  "It doesn't sound too bad.",
  "You must feel better by tomorrow.",
  "Sounds like an infection.",
  "I'm sorry, that is free.",
  "Sorry to hear that, take a painkiller.",
  "Thanks, you have nine.",
])("nothing is told for kindness: %s [CALL-6]", (said) => {
  expect(follow([said]).spoken).toEqual([]);
});

test("what takes up the caller's words may be worded otherwise, where the answer does so as well [CALL-6]", () => {
  const text = "Lovely. Can I get your name, please?";
  expect(follow(["No worries, could I grab your name?"], text)).toMatchObject({
    spoken: ["No worries, could I grab your name?"],
    rest: [],
  });
  expect(follow(["And where do you live?"], text).rest).toEqual(["Lovely.", "Can I get your name, please?"]);
  expect(follow(["Could I get your name?"], text)).toMatchObject({ spoken: ["Could I get your name?"] });
  expect(follow(["No worries, could I grab your name?"], "Can I get your name, please?").spoken).toEqual([]);
});
