import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readCorrection } from "./read-correction.ts";

test.each([
  "no wait make it wednesday",
  "actually can we do thursday",
  "sorry i meant friday",
  "no it's brennan with two n's",
  "no a cleaning",
  "scratch that",
  "make it three instead",
  "no not tuesday wednesday",
])("'%s' takes back what was said", (text) => {
  expect(readCorrection(toUtterance(text))).toBe(true);
});

test.each([
  "yes that's right",
  "no worries",
  "no that's fine",
  "no thanks",
  "i can't make it tomorrow",
  "sorry i didn't catch that",
  "i need to change my appointment",
  "tuesday please",
  "nah not really",
])("'%s' takes nothing back", (text) => {
  expect(readCorrection(toUtterance(text))).toBe(false);
});
