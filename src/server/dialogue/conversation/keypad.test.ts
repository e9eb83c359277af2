import { expect, test } from "vitest";
import { testCall } from "./testing/test-call.ts";

test("books by keys alone where speech fails, but for the name [CALL-1]", () => {
  const call = testCall({ callerNumber: "+61491570156" });
  expect(call.press("1")).toContain("What is the appointment for?");
  expect(call.press("2")).toContain("day and time");
  expect(call.press("1")).toMatch(/Which time would suit you\?/);
  expect(call.press("1")).toContain("name");
  call.say("greta olsen");
  expect(call.press("1")).toContain("a teeth cleaning for Greta Olsen");
  expect(call.press("1")).toMatch(/requested|booked/);
  expect(call.book.entries).toHaveLength(1);
});

test("a key that means nothing here is answered, and the question asked again", () => {
  const call = testCall();
  call.say("i'd like to book a check-up");
  const said = call.press("9");
  expect(said).toContain("press 0 for the team");
  expect(said).toContain("What day and time");
});

test("0 fetches a person at every question but that for a number", () => {
  const call = testCall();
  call.say("i'd like to book a check-up");
  call.press("0");
  expect(call.effects.some(({ type }) => type === "hand_over")).toBe(true);
});

test("the second wording of each question tells what to press", () => {
  const call = testCall();
  expect(call.say("the moon is cheese")).toContain("press 1 to book");
});
