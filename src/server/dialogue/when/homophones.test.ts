import { expect, test } from "vitest";
import { parse } from "./parse.ts";

const monday = new Date("2026-08-10T00:00:00Z");
const timeOf = (said: string) => parse(said, monday, { locale: "EN_AU" })?.time ?? null;

test.each([
  ["a too thirty on wednesday", "14:30"],
  ["have you got a to fifteen on friday", "14:15"],
  ["half past for", "16:30"],
  ["friday at won", "13:00"],
])("an hour is put back where only an hour can stand: '%s' [CALL-1]", (said, time) => {
  expect(timeOf(said)).toBe(time);
});

test.each(["twenty to thirty minutes", "a to do list for friday", "for thirty people on friday"])(
  "and nowhere else: '%s' [CALL-1]",
  (said) => {
    expect(timeOf(said)).toBeNull();
  },
);
