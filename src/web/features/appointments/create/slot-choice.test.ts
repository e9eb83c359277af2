import { expect, test } from "vitest";
import {
  freeTimesHint,
  isRealTime,
  slotChoice,
  takenSentence,
  timeToSend,
  withTaken,
} from "./slot-choice.ts";

test("asks for a date first and is disabled until there is one [APPT-6]", () => {
  expect(slotChoice({ state: "no_date" })).toEqual({
    placeholder: "Please select a date first",
    disabled: true,
    options: [],
  });
});

test("offers free times in 12-hour form [APPT-6]", () => {
  const choice = slotChoice({ state: "known", slots: ["09:00", "12:00", "14:30"] });
  expect(choice.options.map((option) => option.label)).toEqual(["9:00 am", "12:00 pm", "2:30 pm"]);
  expect(choice.options.every((option) => !option.disabled)).toBe(true);
});

test.each([
  [{ state: "loading" } as const, "loading", "Loading available slots..."],
  [{ state: "known", slots: [] } as const, "no-slots", "No available slots for this date"],
])("shows a disabled entry instead of times: %j [APPT-6]", (known, value, label) => {
  expect(slotChoice(known as never).options).toEqual([{ value, label, disabled: true }]);
});

test("a booking without a time carries the entry that stands there, which is no time [APPT-7]", () => {
  expect(timeToSend({ state: "loading" }, "")).toBe("loading");
  expect(timeToSend({ state: "known", slots: [] }, "")).toBe("no-slots");
  expect(timeToSend({ state: "known", slots: ["09:00"] }, "")).toBe("");
  expect(timeToSend({ state: "known", slots: ["09:00"] }, "09:00")).toBe("09:00");
  expect([isRealTime("loading"), isRealTime("no-slots"), isRealTime("09:00")]).toEqual([false, false, true]);
});

test("counts the free times", () => {
  expect(freeTimesHint({ state: "known", slots: ["09:00"] })).toBe("1 free time on this day");
  expect(freeTimesHint({ state: "known", slots: ["09:00", "09:30"] })).toBe("2 free times on this day");
  expect(freeTimesHint({ state: "loading" })).toBeUndefined();
});

test("a chosen time that another desk took stays in sight, in its place, and cannot be chosen again", () => {
  const time = { chosen: "09:30", isTaken: true };
  const choice = withTaken(slotChoice({ state: "known", slots: ["09:00", "10:00"] }), time);
  expect(choice.options.map(({ label, disabled }) => [label, disabled])).toEqual([
    ["9:00 am", false],
    ["9:30 am", true],
    ["10:00 am", false],
  ]);
  expect(takenSentence(time)).toBe("9:30 am has just been taken. Choose another time.");
  expect(takenSentence({ chosen: "09:30", isTaken: false })).toBeUndefined();
});
