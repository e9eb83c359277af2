import { expect, test } from "vitest";
import { wordingSourceOf } from "./wording-source.ts";

const plain = { by: "built_in", isReadByModel: false, fault: null, detail: "" } as const;

test("a turn without a language model says nothing of one [CALL-2]", () => {
  expect([wordingSourceOf(null), wordingSourceOf(plain)]).toEqual(["", ""]);
});

test("a turn says who worded it, and why a sentence was not spoken [CALL-2]", () => {
  expect(wordingSourceOf({ ...plain, by: "model" })).toBe("Worded by the language model.");
  expect(
    wordingSourceOf({
      ...plain,
      fault: "rejected_sentence",
      detail: "“You are all set”: it sounds like a booking",
    }),
  ).toBe("Worded by the built-in engine. Not spoken: “You are all set”: it sounds like a booking.");
  expect(wordingSourceOf({ ...plain, by: "both", fault: "stalled" })).toBe(
    "Begun by the language model, finished by the built-in engine. The language model stopped in the middle.",
  );
});

test("a turn says when it was understood as the model took it [CALL-2]", () => {
  expect(wordingSourceOf({ ...plain, isReadByModel: true })).toBe(
    "Understood as the language model took it.",
  );
});
