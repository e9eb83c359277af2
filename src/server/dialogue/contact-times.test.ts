import { expect, test } from "vitest";
import { timesToRing } from "./contact-times.ts";

test.each([
  ["please ring me back tomorrow after three", "tomorrow after three"],
  ["could you call me on friday or before 10.30", "on friday or before 10.30"],
  ["ring me during the day please", "during the day"],
  ["please ring me another day", ""],
  ["call me some other day about my crown", ""],
])("of '%s' tells '%s' [CALL-5]", (said, when) => {
  expect(timesToRing([said])).toBe(when);
});
