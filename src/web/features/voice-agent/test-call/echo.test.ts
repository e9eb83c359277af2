import { expect, test } from "vitest";
import { isEcho } from "./echo.ts";

const spoken = "On Thursday 13 August I have 2:00, 2:30 or 4:00 in the afternoon. Which suits you?";

test.each([
  ["on Thursday 13 August I have", true],
  ["which suits you", true],
  ["two thirty is good thanks", false],
  ["yes", false],
  ["Thursday", false],
  ["", false],
])("%j while the assistant speaks: echo %s", (heard, echo) => {
  expect(isEcho(heard, spoken)).toBe(echo);
});

test("with nobody speaking there is no echo", () => {
  expect(isEcho("which suits you", "")).toBe(false);
});
