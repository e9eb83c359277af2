import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** How sure a bare hour is does not matter here. */
const plain = (said: string): string => brief(readWhen(said, atClinic)).replaceAll("?", "");

test.each([
  ["before work, i start at ten", "00:00-10:00"],
  ["i start work at ten", "00:00-10:00"],
  ["before i start work at ten", "00:00-10:00"],
  ["my shift starts at two", "00:00-14:00"],
  ["i have to be at work by ten", "00:00-10:00"],
  ["i have to get to work by nine", "00:00-09:00"],
  ["i'm at work from ten", "00:00-10:00"],
  ["i have to pick the twins up at two", "00:00-14:00"],
  ["kinder pickup is at ten", "00:00-10:00"],
  ["on thursday before work, i start at ten", "2026-08-13 00:00-10:00"],
])("'%s' leaves the hours before it [CALL-1]", (said, meant) => {
  expect(plain(said)).toBe(meant);
});

test.each([
  ["can i start at ten", "10:00"],
  ["i finish work at three", "15:00-23:59"],
  ["she won't answer before five", "17:00-23:59"],
  ["i'm not home before four", "16:00-23:59"],
  ["he can't talk before one", "13:00-23:59"],
  ["don't worry, before four is fine", "00:00-16:00"],
  ["i'm at work till four", "16:00-23:59"],
  ["after work from five", "17:00-23:59"],
  ["it started hurting at ten", ""],
])("but '%s' does not", (said, meant) => {
  expect(plain(said)).toBe(meant);
});

test.each([
  ["the very last one on thursday", "2026-08-13 15:30-17:00"],
  ["the last one you have on thursday", "2026-08-13 15:30-17:00"],
])("'%s' is the end of that day [CALL-1]", (said, meant) => {
  expect(plain(said)).toBe(meant);
});
