import { expect, test } from "vitest";
import {
  freeTimesHint,
  isRealTime,
  refusedSentence,
  type SlotsKnown,
  slotChoice,
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

const known: SlotsKnown = { state: "known", slots: ["09:00", "10:00"] };

test("a chosen time that another desk took stays in sight, in its place, and cannot be chosen again", () => {
  const time = { chosen: "09:30", isTaken: true, notFree: "" };
  const choice = withTaken(slotChoice(known), time);
  expect(choice.options.map(({ label, disabled }) => [label, disabled])).toEqual([
    ["9:00 am", false],
    ["9:30 am", true],
    ["10:00 am", false],
  ]);
  expect(refusedSentence(known, time)).toBe("9:30 am has just been taken. Choose another time.");
});

test("a time that is not free for the visit is named, with what to do; one that is free says nothing [APPT-18]", () => {
  const time = { chosen: "", isTaken: false, notFree: "11:00" };
  expect(refusedSentence(known, time)).toBe("11:00 am is not free for this visit. Choose another time.");
  const full: SlotsKnown = { state: "known", slots: [] };
  expect(refusedSentence(full, time)).toBe("11:00 am is not free for this visit. Choose another day.");
  expect(refusedSentence(known, { chosen: "09:00", isTaken: false, notFree: "" })).toBeUndefined();
});
