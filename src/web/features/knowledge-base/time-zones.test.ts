import { expect, test } from "vitest";
import { timeZoneName, timeZoneOptions } from "./time-zones.ts";

test("Australian zones come first and none comes twice", () => {
  const values = timeZoneOptions("Australia/Perth").map((option) => option.value);
  expect(values.slice(0, 2)).toEqual(["Australia/Sydney", "Australia/Melbourne"]);
  expect(new Set(values).size).toBe(values.length);
});

test("a saved zone that the platform does not list can still be kept", () => {
  expect(timeZoneOptions("Etc/GMT-10").map((option) => option.value)).toContain("Etc/GMT-10");
});

test.each([
  ["Australia/Sydney", "Sydney time"],
  ["America/New_York", "New York time"],
  ["UTC", "UTC"],
])("%s is called %s", (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});
