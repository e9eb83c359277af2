import { expect, test } from "vitest";
import type { LifeThreat } from "../understanding.ts";
import { toUtterance } from "../words.ts";
import { readDangerAnswer } from "./read-danger-answer.ts";

const answer = (degree: LifeThreat, text: string, yesOrNo: "yes" | "no" | null = null) =>
  readDangerAnswer(toUtterance(text), degree, yesOrNo);

test.each<[LifeThreat, string, ("yes" | "no")?]>([
  ["bleeding", "it won't stop", "no"],
  ["bleeding", "no it hasn't stopped", "no"],
  ["bleeding", "not stopping no", "no"],
  ["bleeding", "it just keeps coming"],
  ["bleeding", "it's dripping"],
  ["bleeding", "it's stopping and starting"],
  ["bleeding", "since this morning"],
  ["breathing", "now"],
  ["breathing", "it's happening now"],
  ["breathing", "it started ten minutes ago"],
  ["breathing", "swelling is getting bigger yes, but i can breathe and swallow", "yes"],
  ["breathing", "both my lips and my tongue"],
  ["breathing", "she's coughing a bit"],
  ["breathing", "yes i can't find my puffer", "yes"],
  ["collapse", "it only just happened"],
  ["collapse", "just happened"],
  ["collapse", "both"],
  ["collapse", "no, over last night and today, i feel a bit sick", "no"],
  ["collapse", "it is happening as we speak"],
  ["collapse", "on and off"],
  ["bleeding", "a little bit yeah", "yes"],
  ["violence", "he's in the next room"],
  ["violence", "he's coming back", "no"],
  ["violence", "no but it hurts to swallow", "no"],
  ["violence", "my voice has gone funny"],
])("a danger goes on: %s, '%s' [CALL-1]", (degree, text, yesOrNo = undefined) => {
  expect(answer(degree, text, yesOrNo ?? null)).toBe("goes_on");
});

test.each<[LifeThreat, string, ("yes" | "no")?]>([
  ["bleeding", "no", "no"],
  ["bleeding", "no it's stopped now", "no"],
  ["bleeding", "it has settled"],
  ["bleeding", "not any more"],
  ["bleeding", "it's not bleeding now", "no"],
  ["bleeding", "just a bit when i brush"],
  ["bleeding", "yes but only when i brush", "yes"],
  ["bleeding", "only a little bit"],
  ["bleeding", "that was two weeks ago"],
  ["breathing", "nothing like that"],
  ["breathing", "she's breathing fine"],
  ["breathing", "he is okay"],
  ["collapse", "not right now", "no"],
  ["collapse", "no no he's fine", "no"],
  ["violence", "i was only joking"],
  ["violence", "he's not here any more"],
  ["violence", "no he's at work", "no"],
  ["violence", "i'm at my mum's"],
  ["violence", "yes i'm safe", "yes"],
])("a danger is over: %s, '%s'", (degree, text, yesOrNo = undefined) => {
  expect(answer(degree, text, yesOrNo ?? null)).toBe("over");
});

test("that it was last night tells nothing of who is safe", () => {
  expect(answer("violence", "it was last night")).toBeNull();
});

test.each(["is that bad", "should i worry", "how would i know", "pardon"])(
  "what tells neither is neither: '%s'",
  (text) => {
    expect(answer("bleeding", text)).toBeNull();
  },
);
