import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

test.each([
  ["once i've dropped the kids off", "09:15-12:00"],
  ["after i drop the kids at school", "09:15-12:00"],
  ["once the kids are at school", "09:15-12:00"],
  ["after the school run", "09:15-12:00"],
  ["after i pick the kids up", "15:15-18:00"],
  ["before pick up", "12:00-14:45"],
  // An hour said of it is from about then on.
  ["once i've dropped the kids off, nine-ish", "09:00-23:59"],
  ["after i've done the school run, say half nine", "09:30-23:59"],
  ["after school say quarter to four", "15:45-23:59"],
  ["after work, say five", "17:00-23:59"],
  // Of the afternoon, and no other wish beside it.
  ["an afternoon after school, so like half past three", "15:30-23:59"],
  ["tuesday after school at half past three", "2026-08-18? 15:30"],
  ["the afternoon, say two", "14:00"],
  ["the afternoon or at nine", "12:00-17:30 09:00?"],
  ["in my lunch hour say half twelve", "12:30"],
  ["after my shift ends at three", "15:00-23:59?"],
  ["friday unless it's before nine", "2026-08-14 09:00-23:59?"],
  // What was, and what else is picked up.
  ["after i dropped the kids off my crown came out", ""],
  ["after i pick up my plate", ""],
  ["when the kids are back at school", ""],
])("%s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
