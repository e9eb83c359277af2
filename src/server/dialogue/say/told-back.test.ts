import { expect, test } from "vitest";
import { toldBack } from "./told-back.ts";

test.each([
  ["my crown came loose", "They know your crown came loose."],
  [
    "oh well I was in on friday and my bill was wrong",
    "They know you were in on friday and your bill was wrong.",
  ],
  ["can somebody ring me about my invoice", "They know it's about your invoice."],
  ["can you tell me what I owe please", ""],
  ["yes that's me", ""],
])("'%s' is told back as somebody else would tell it [CALL-1]", (said, back) => {
  expect(toldBack([said])).toBe(back);
});
