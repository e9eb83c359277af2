import { expect, test } from "vitest";
import { toInstant, toLocal } from "#kernel/zoned-time.ts";
import { snoozeTimes } from "./snooze-times.ts";

const zone = "Australia/Sydney";
const timesAt = (date: string, time: string) =>
  snoozeTimes(toInstant(date, time, zone), zone).map(({ label, until }) => {
    const at = toLocal(until, zone);
    return [label, `${at.date} ${at.time}`];
  });

test("puts off to the clinic's own hours, also over the change to summer time [DASH-7]", () => {
  // Summer time begins on Sunday, 4 October 2026.
  expect(timesAt("2026-10-03", "11:30")).toEqual([
    ["For an hour", "2026-10-03 12:30"],
    ["For three hours", "2026-10-03 14:30"],
    ["This afternoon", "2026-10-03 13:00"],
    ["Tomorrow morning", "2026-10-04 08:00"],
    ["Monday morning", "2026-10-05 08:00"],
    ["In two weeks", "2026-10-17 08:00"],
  ]);
});

test("offers neither an afternoon that has begun nor tomorrow twice [DASH-7]", () => {
  const labels = timesAt("2026-10-04", "14:00").map(([label]) => label);
  expect(labels).toEqual(["For an hour", "For three hours", "Tomorrow morning", "In two weeks"]);
});
