import { expect, test } from "vitest";
import { formatsBeside, hourUnderNow } from "./calendar-formats.ts";

test.each([
  ["10:00", 10],
  ["10:08", 10],
  ["10:25", 10],
  ["10:26", null],
  ["10:51", null],
  ["10:53", 11],
] as const)("at %s the mark of now lies over the label of %j [APPT-4]", (time, hour) => {
  expect(hourUnderNow(time)).toBe(hour);
});

test("that label makes way, and the others stay [APPT-4]", () => {
  const label = formatsBeside(10).timeGutterFormat;
  if (typeof label !== "function") throw new Error("The labels are written by a function");
  expect(label(new Date(2026, 10, 27, 10, 0))).toBe("");
  expect(label(new Date(2026, 10, 27, 11, 0))).toBe("11:00");
});
