import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
test.each([
  ["i fly monday", "not 2026-08-17"],
  ["we're off to bali on the fourteenth", "not 2026-08-14"],
  ["hubby flies out thursday so it can't be then", "not 2026-08-13"],
  ["we leave for perth on saturday", "not 2026-08-15"],
  ["we all go away on the twentieth", "not 2026-08-20"],
  ["i head off friday", "not 2026-08-14"],
  ["im gone monday and tuesday", "not 2026-08-17 not 2026-08-18?"],
  ["i'm flying out sunday morning", "not 2026-08-16"],
  ["we're away from the thirteenth to the nineteenth", "not 2026-08-13..2026-08-19"],
  ["i'm away on site from monday till friday so saturday", "2026-08-15 not 2026-08-17..2026-08-21"],
  ["we fly out friday and get home on the twentieth", "not 2026-08-14..2026-08-19"],
  ["he's at camp on the seventeenth and home again on the twenty first", "not 2026-08-17..2026-08-20"],
  ["i work monday till thursday", "not 2026-08-17..2026-08-20"],
  ["monday i am on the plane you know i fly monday is possible saturday", "2026-08-15 not 2026-08-17"],
])("no day on which they are away is wished for: %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["im back on the fourteenth", "2026-08-14..2026-08-27"],
  ["we get home wednesday", "2026-08-12..2026-08-25"],
  ["i fly in on monday", "2026-08-17..2026-08-30"],
  ["i come back from my country on the sixteenth", "2026-08-16..2026-08-29"],
  ["im away till thursday", "2026-08-13..2026-08-26"],
  ["i'm back on the fourteenth so the seventeenth would be good", "2026-08-17"],
])("from the day on which they are home again they can come: %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["my formal's on the twentieth so the day before", "2026-08-19 not 2026-08-20"],
  ["formals the twentieth i need it before that", "2026-08-11..2026-08-19"],
  ["can i get it done before formal its on the twentieth", "2026-08-11..2026-08-19"],
  ["the wedding is on saturday week, so the friday before", "2026-08-21 not 2026-08-22"],
  ["the day before my flight on the twentieth", "2026-08-19"],
])("a day that something else fills is none to come on: %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["can i come back on the fourteenth", "2026-08-14"],
  ["the dentist said to come back on the fourteenth", "2026-08-14"],
  ["i'm back in on the fourteenth", "2026-08-14"],
  ["i'm back friday for my filling", "2026-08-14"],
  ["ring me back on friday", "2026-08-14"],
  ["i'm off on friday", "2026-08-14"],
  ["can i leave him with you on friday", "2026-08-14"],
  ["i leave work at three on friday", "2026-08-14 15:00?"],
  ["i work but friday is okay", "2026-08-14"],
])("and whoever comes, is free or is rung is not away: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
