import { describe, expect, test } from "vitest";
import { callSaying } from "#server/dialogue/conversation/testing/test-call.ts";
import { isCheckUpInOtherWords } from "./plain-reasons.ts";

describe("a check-up in other words is a general consultation [CALL-1]", () => {
  test.each([
    "just a look",
    "see if its ok",
    "just see if everythings ok",
    "give them the once over",
    "make sure nothings wrong",
    "the usual",
    "its been a while",
    "i havent been in ages",
    "nothing in particular",
    "im due for one",
    "i want to know if its serious",
    "to look at a broken one",
    "just a look, tuesday at ten",
  ])("to whoever asks what it is for: %s", (line) => {
    const call = callSaying(["id like an appointment", line]);
    expect(call.state.draft.visit?.value).toBe("General Consultation");
  });

  test.each([
    "just a look",
    "a quick look please",
    "just want someone to have a look",
    "a once over",
    "can someone have a squiz at it",
    "i want to come in for just a look",
    "can i get everything checked over",
  ])("said first: %s", (line) => {
    const call = callSaying([line]);
    expect(call.state.draft.visit?.value).toBe("General Consultation");
    expect(call.state.purpose).toBe("book");
  });

  test.each([
    "let me have a look at my diary",
    "can i check with my wife",
    "just looking",
    "can you see if you have tuesday",
    "hang on i'll take a look",
    "can you check the price",
    "a clean",
  ])("no such reason: %s", (line) => expect(isCheckUpInOtherWords(line)).toBe(false));

  test.each(["look over there", "can you have a look at my appointment", "let me have a look"])(
    "nothing to be looked at: %s",
    (line) => expect(callSaying([line]).state.draft.visit).toBeNull(),
  );
});
