import { expect, test } from "vitest";
import { callSaying, mine } from "./testing/test-call.ts";

/** What the team is left by a call of these lines. */
const taskOf = (...lines: readonly string[]): string =>
  callSaying([...lines, "jo vella", "yes"], { ...mine, facts: { canTransfer: false } }).book.messages[0]
    ?.text ?? "";

test.each([
  ["i was in your waiting room an hour that's a joke i want to complain to the manager", []],
  ["my last bill is wrong, it says two fillings", ["no put me through to someone"]],
  ["your crown fell apart and i paid nine hundred for it", ["i want to talk to a person"]],
  ["is my claim with medibank paid yet, the reference is 5521", ["can someone ring me"]],
  ["i need a script for my antibiotics", ["can i talk to a human"]],
])("what was told earlier is in the task for who rings back: %s [CALL-1]", (matter, lines) => {
  expect(taskOf(matter, ...lines)).toContain(matter);
});

test("several sentences stand in the order they were said, each once", () => {
  const text = taskOf(
    "my last bill is wrong, it says two fillings",
    "i want to talk to someone about the gap on it",
  );
  expect(text).toMatch(/two fillings.*the gap on it/);
  expect(text.match(/two fillings/g)).toHaveLength(1);
});

test.each(["i'd like to speak to someone", "can i talk to a real person please", "get me a human"])(
  "a mere wish for a person is told as that: %s",
  (line) => {
    expect(taskOf(line)).toBe("Asked for a person.");
  },
);

test("what has gone to the team once does not go with the next task", () => {
  const lines = [
    "there's a mistake on my invoice",
    "can someone ring me",
    "jo vella",
    "yes",
    "actually i want to speak to somebody",
  ];
  const call = callSaying(lines, { ...mine, facts: { canTransfer: false } });
  expect(call.book.messages).toHaveLength(2);
  expect(call.book.messages[1]?.text).not.toContain("mistake");
});
