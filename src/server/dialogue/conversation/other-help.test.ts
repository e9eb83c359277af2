import { expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

test.each([
  ["my boyfriend hit me and he's still here", ["000", "police", "1800 737 732"]],
  ["i think my husband's been putting something in my tea", ["000", "police", "1800 737 732"]],
  ["i've taken about 20 panadol since yesterday", ["000", "13 11 26"]],
  ["your building's on fire", ["000", "fire brigade"]],
])("after 000 comes whom else to ring: '%s' [CALL-1]", (text, parts) => {
  const answer = testCall().say(text);
  for (const part of parts) expect(answer).toContain(part);
  expect(answer.indexOf("000")).toBeLessThan(answer.indexOf(parts.at(-1) ?? ""));
});

test.each([
  ["no worries, how much is a filling"],
  ["yes please", "no I don't want a call"],
  ["yes please", "no thanks, I just wanted the price"],
])("nobody is rung back who does not want it: %s, %s [CALL-1]", (...lines) => {
  const call = callSaying(["do you do gap fillers", ...lines], { ...mine, facts: { canTransfer: false } });
  expect(call.book.messages).toEqual([]);
  expect(call.state).toMatchObject({ purpose: null, step: { kind: "anything_else" } });
});
