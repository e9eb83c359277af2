import { expect, test } from "vitest";
import { readAddress, writeAddress } from "./appointments-address.ts";

test.each([
  "",
  "?tab=calendar",
  "?tab=calendar&view=week&at=2026-08-13",
  "?tab=calendar&view=day&by=practitioner",
  "?tab=calendar&view=week&who=0198f2c0-0000-7000-8000-00000000000c",
  "?date=2026-08-11",
  "?date=2026-08-11&status=unsettled",
  "?status=requested&since=closed",
  "?new=1",
  "?walkin=1",
  "?new=1&day=2026-08-13&time=14%3A30",
  "?id=0198f2c0-0000-7000-8000-000000000001",
])("%j survives a reload", (search) => {
  expect(writeAddress(readAddress(search))).toBe(search);
});

test("what makes no sense is as if it were not there", () => {
  expect(
    readAddress(
      "?tab=x&view=agenda&date=2026-13-45&at=tomorrow&time=25:00&new=yes&status=lost&since=ever&by=room",
    ),
  ).toEqual(readAddress(""));
});

test("never holds what was searched for, which is a patient's name", () => {
  expect(Object.keys(readAddress("?search=ruby"))).not.toContain("search");
});
