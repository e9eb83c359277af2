import { expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";

const atSix = Date.parse("2026-08-09T20:00:00Z");

test("that the clinic is closed, and whom to ring in an emergency, is said once a call, and again when asked for [CALL-1]", () => {
  const call = testCall({ ...mine, at: atSix });
  const first = call.say("do you bulk bill");
  expect(first).toContain("The clinic is closed now. It opens at 9:00 am today. If it is an emergency");
  const second = call.say("do you do crowns");
  expect(second).not.toContain("closed now");
  expect(second).toMatch(/ring you back\?$/);
  expect(call.say("sorry can you say that again")).toContain("The clinic is closed now.");
});
