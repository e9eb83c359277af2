import { expect, test } from "vitest";
import { type AskedQuestion, groupQuestions } from "./rules.ts";

/** Words, with the topic where it is known. */
type Said = string | [words: string, topic: string];
const asked = (...all: Said[]): AskedQuestion[] =>
  all.map((each, at) => {
    const [words, topic] = typeof each === "string" ? [each, null] : each;
    return { id: `q${at}`, words, topic, askedAt: 1_000 - at, callId: `call ${at}` };
  });
const groupsOf = (...all: Said[]) => groupQuestions(asked(...all)).map(({ ids }) => ids);

test.each<[string, Said[], string[][]]>([
  [
    "words of no matter around it",
    ["do you have a fish tank", "um is there any fish tank at your place", "Do you have a fish tank?"],
    [["q0", "q1", "q2"]],
  ],
  ["an ending more or less", ["are dogs allowed", "can i bring my dog along"], [["q0", "q1"]]],
  ["another matter stays apart", ["can i bring my dog", "can i bring my pram"], [["q0"], ["q1"]]],
  [
    "a word or two in common among several others is not the same",
    ["is the waiting room wheelchair accessible", "is there a toy corner in the waiting room for toddlers"],
    [["q0"], ["q1"]],
  ],
  [
    "the same topic in words that share nothing",
    [
      ["where do i leave the car", "parking"],
      ["any parking nearby", "parking"],
      ["do you take Bupa", "funds"],
    ],
    [["q0", "q1"], ["q2"]],
  ],
  [
    "a wording without any matter is one with itself alone",
    ["what does it cost", "how long does it take", "what does it cost?"],
    [["q0", "q2"], ["q1"]],
  ],
])("callers' questions are put together: %s [DASH-8]", (_what, questions, groups) => {
  expect(groupsOf(...questions)).toEqual(groups);
});

test("a group is called by its commonest wording, with its others, its last and how many calls it came on [DASH-8]", () => {
  const all = asked("is my dog welcome", "can my dog come", "can my dog come?", "can my dog come in too");
  const [group] = groupQuestions(all.map((each, at) => ({ ...each, callId: at < 2 ? "one" : each.callId })));
  expect(group).toMatchObject({ words: "can my dog come", calls: 3, ids: ["q0", "q1", "q2", "q3"] });
  expect(group?.otherWords).toEqual(["is my dog welcome", "can my dog come in too"]);
  expect(group?.latest.id).toBe("q0");
});
