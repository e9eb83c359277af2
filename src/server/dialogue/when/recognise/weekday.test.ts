import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["friday", "2026-08-14"],
  ["on fridays", "2026-08-14"],
  ["this saturday", "2026-08-15"],
  ["this coming monday", "2026-08-17"],
  ["next wednesday", "2026-08-19?"],
  ["the coming sunday", "2026-08-16"],
  ["last tuesday", ""],
  ["tuesday next week", "2026-08-18"],
  ["wednesday of next week", "2026-08-19"],
  ["next week on thursday", "2026-08-20"],
  // Of the week after the Thursday that was spoken of.
  ["sunday the week after", "2026-08-30"],
  ["the friday that week", "2026-08-21"],
  ["wednesday of the same week", "2026-08-19"],
  ["friday week", "2026-08-21"],
  ["friday fortnight", "2026-08-28"],
  // As Australians mean it on the day itself: a week from today, and worth asking.
  ["tuesday week", "2026-08-18?"],
  ["tuesday fortnight", "2026-08-25?"],
  ["wednesday after next", "2026-08-19?"],
  ["thursday in two weeks", "2026-08-27"],
  ["the monday after easter", "2027-03-29"],
  ["the friday before the 28th", "2026-08-21"],
  ["sat", "2026-08-15"],
  ["on sun", "2026-08-16"],
  ["the sun is out", ""],
  ["wed 19th", "2026-08-19"],
  ["thursdee arvo", "2026-08-13 12:00-17:30"],
  ["next fridee morning", "2026-08-21? 00:00-12:00"],
  ["wensday", "2026-08-12"],
  ["wendesday at ten", "2026-08-12 10:00?"],
  ["saterday", "2026-08-15"],
  ["thurdsay", "2026-08-13"],
  ["a sundae please", ""],
  ["my name is wendy munday", ""],
  ["mondays or fridays", "2026-08-17 2026-08-14"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["good friday, or otherwise the thursday before it", "2027-03-26 2027-03-25"],
  ["good friday or the thursday before that", "2027-03-26 2027-03-25"],
  ["easter monday at ten, or else the tuesday after it", "2027-03-29 2027-03-30 10:00?"],
  ["christmas eve, or failing that the monday before", "2026-12-24 2026-12-21"],
  ["the 28th or the monday after then", "2026-08-28 2026-08-31"],
  ["good friday or the day before it", "2027-03-26 2027-03-25"],
  ["good friday or two days before that", "2027-03-26 2027-03-24"],
  ["christmas eve or the day before that", "2026-12-24 2026-12-23"],
  ["boxing day or the day after that", "2026-12-26 2026-12-27"],
])("a day is counted from the one told before it: %s means %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["i start work at ten, so thursday before that", "2026-08-13 00:00-10:00?"],
  ["thursday before ten", "2026-08-13 00:00-10:00?"],
  ["the thursday before christmas", "2026-12-24"],
  ["i fly out on the 30th and need a check-up before then", "2026-08-11..2026-08-29"],
  ["friday, or the week after that", "2026-08-14 2026-08-17..2026-08-23"],
])("nor does every 'before' lean on it: %s means %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
