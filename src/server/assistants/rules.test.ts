import { expect, test } from "vitest";
import { agentConfiguration, forbiddenNumber } from "#contract/assistants/agent-configuration.ts";
import { hoursWithoutEffect, readClockTime } from "#contract/assistants/staffed-hours.ts";
import { isStaffed } from "./rules.ts";

test.each([
  ["8:00 am", "08:00"],
  ["6 pm", "18:00"],
  ["6PM", "18:00"],
  ["12 am", "00:00"],
  ["12:30 p.m.", "12:30"],
  ["17:30", "17:30"],
  ["9", "09:00"],
  ["8am", "08:00"],
  ["0830", "08:30"],
  ["half eight", null],
  ["25:00", null],
  ["13 pm", null],
  ["after lunch", null],
  ["", null],
])("reads the time of day in %j as %s", (text, time) => {
  expect(readClockTime(text)).toBe(time);
});

const hours = { weekdayStart: "8:00 am", weekdayEnd: "6 pm", weekendStart: "9", weekendEnd: "whenever" };

test.each([
  ["2026-08-11", "07:59", false],
  ["2026-08-11", "08:00", true],
  ["2026-08-11", "17:59", true],
  ["2026-08-11", "18:00", false],
  ["2026-08-15", "08:59", false],
  ["2026-08-15", "23:59", true],
])("somebody can be put through to on %s at %s: %s", (date, time, expected) => {
  expect(isStaffed(hours, { date, time })).toBe(expected);
});

test.each([
  [{ weekdayStart: "half eight" }, ["weekdayStart"]],
  [{ weekendEnd: "whenever" }, ["weekendEnd"]],
  [{ weekdayStart: "9", weekdayEnd: "5" }, ["weekdayEnd"]],
  [{ weekendStart: "7pm", weekendEnd: "7:00 pm" }, ["weekendEnd"]],
  [{ weekdayStart: "8am", weekdayEnd: "17:30", weekendStart: "9" }, []],
])("hours that set no limit are told at their field: %j [AGENT-4]", (part, wrong) => {
  const none = { weekdayStart: "", weekdayEnd: "", weekendStart: "", weekendEnd: "" };
  expect(Object.keys(hoursWithoutEffect({ ...none, ...part }))).toEqual(wrong);
});

test("an end before its start, keeps nobody from reception [AGENT-4]", () => {
  const kept = { ...hours, weekdayStart: "9", weekdayEnd: "5" };
  expect(isStaffed(kept, { date: "2026-08-11", time: "10:00" })).toBe(true);
});

test("a start that nobody can read keeps nobody from reception, whatever the end [AGENT-4]", () => {
  const kept = { ...hours, weekdayStart: "half eight", weekdayEnd: "9 am" };
  expect(isStaffed(kept, { date: "2026-08-11", time: "10:00" })).toBe(true);
  expect(isStaffed({ ...kept, weekdayStart: "" }, { date: "2026-08-11", time: "10:00" })).toBe(false);
});

test.each(["000", "112", "106", "1900 654 321", "(+61) 1902 222 333", "0190 100 200"])(
  "an assistant may not be given %s [AGENT-4]",
  (number) => {
    expect(forbiddenNumber(number)).not.toBeNull();
  },
);

test.each(["(02) 5550 4499", "0491 570 156", "1300 975 707", "13 11 26", "+61 1800 190 000"])(
  "an assistant may be given %s",
  (number) => {
    expect(forbiddenNumber(number)).toBeNull();
  },
);

test("copies go to email addresses only [AGENT-3]", () => {
  const given = (ccEmails: string) =>
    agentConfiguration.safeParse({ agentId: "4", phoneNumber: "+61255504410", ccEmails }).success;
  expect(given("kim@clinic.example, sam@clinic.example")).toBe(true);
  expect(given("")).toBe(true);
  expect(given("kim at the clinic")).toBe(false);
});
