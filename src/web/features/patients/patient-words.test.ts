import { expect, test } from "vitest";
import { initialsOf, phoneOf, visitOf } from "./patient-words.ts";

test.each([
  ["Matilda Nguyen", "MN"],
  ["Jack O'Brien", "JO"],
  ["Mei-Lin  van der Chen", "MC"],
  ["Cher", "C"],
  ["", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("what is missing is a word", () => {
  expect(phoneOf(null)).toBe("None");
  expect(visitOf(null)).toBe("None");
  expect(visitOf({ date: "2026-08-13", time: "14:30" })).toBe("13 Aug 2026, 2:30 pm");
});
