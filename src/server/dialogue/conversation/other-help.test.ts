import { expect, test } from "vitest";
import { testCall } from "./testing/test-call.ts";

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
