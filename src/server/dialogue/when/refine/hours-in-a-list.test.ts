import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Open from eight to five. */
test.each([
  ["eight or nine at night on friday", "2026-08-14 20:00 21:00"],
  ["six or seven on friday evening", "2026-08-14 18:00? 19:00"],
  ["at seven in the evening or at eight", "19:00 20:00"],
  ["six or seven", "18:00? 19:00"],
  ["at six or six thirty on friday", "2026-08-14 18:00? 18:30?"],
  ["six or half six on friday", "2026-08-14 18:00? 18:30?"],
  ["six or seven on thursday the 10th", "2026-09-10 18:00? 19:00"],
  ["seven or half seven on friday", "2026-08-14 07:00? 07:30?"],
])("hours listed side by side are of one half of the day: %s means %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["eleven or one on friday", "2026-08-14 11:00? 13:00?"],
  ["ten or two in the afternoon", "10:00? 14:00"],
  ["nine or ten", "09:00? 10:00?"],
  ["eleven or twelve in the arvo", "11:00? 12:00"],
  ["at four pm or nine", "16:00 09:00?"],
  ["nine in the morning or two", "09:00 14:00?"],
  ["two or three of us on friday", "2026-08-14"],
])("hours that lie apart are each read by themselves: %s means %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
