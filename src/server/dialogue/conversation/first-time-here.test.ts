import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const chosen = (said: string) => {
  const { draft } = callSaying(["i want a clean on wednesday", said]).state;
  return { time: draft.slot?.time ?? null, visit: draft.visit?.value };
};

test.each([
  ["yeah first time", null],
  ["its my first time there", null],
  ["this is the first time ive been", null],
  ["it would be my first appointment with you", null],
  ["the second one but its my first time there", "11:30"],
  ["the third one im a new patient", "14:00"],
  ["the first time is good", "09:00"],
  ["first time's fine", "09:00"],
  ["the first appointment please", "09:00"],
  ["first one", "09:00"],
])("being new chooses none of the times and leaves the reason as it was told [CALL-1]: %s", (said, time) => {
  expect(chosen(said)).toEqual({ time, visit: "Teeth Cleaning" });
});

test("who has chipped a tooth keeps the urgent visit when they say that they are new [CALL-1]", () => {
  const { draft } = callSaying([
    "i chipped my tooth can i come today",
    "yeah first time",
    "second one",
  ]).state;
  expect(draft).toMatchObject({ visit: { value: "Emergency Visit" }, slot: { date: "2026-08-10" } });
});

test("'nah, first time', once it is booked, books nothing more", () => {
  const call = callSaying(["a check up for jill hart on friday at two", "yes", "yes", "nah first time"]);
  expect(call.state.purpose).toBeNull();
  expect(call.book.entries).toHaveLength(1);
});
