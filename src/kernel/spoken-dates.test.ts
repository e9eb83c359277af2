import { expect, test } from "vitest";
import { longDate, shortDate, spokenDate, twelveHour } from "./spoken-dates.ts";

test("dates are written as Australians write them", () => {
  expect(longDate("2026-08-11")).toBe("Tuesday, 11 August 2026");
  expect(shortDate("2026-08-11")).toBe("11 Aug 2026");
  expect(spokenDate("2028-02-29")).toBe("Tuesday 29 February");
});

test("times are told on a twelve-hour clock, noon and midnight included", () => {
  expect(["00:00", "09:05", "12:00", "12:30", "14:30", "23:59"].map(twelveHour)).toEqual([
    "12:00 am",
    "9:05 am",
    "12:00 pm",
    "12:30 pm",
    "2:30 pm",
    "11:59 pm",
  ]);
});
