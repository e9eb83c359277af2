import { expect, test } from "vitest";
import type { WhenReading } from "../understanding.ts";
import { toUtterance } from "../words.ts";
import { readChoice } from "./read-choice.ts";

const noWish: WhenReading = { days: [], times: [], excludedDays: [], excludedTimes: [], soonest: null };
const offered = [
  { date: "2026-08-11", time: "14:30" },
  { date: "2026-08-11", time: "09:00" },
  { date: "2026-08-12", time: "16:00" },
];
const read = (text: string, when = noWish) => readChoice(toUtterance(text), offered, when)?.value ?? null;
const at = (time: string): WhenReading => ({
  ...noWish,
  times: [{ value: { kind: "exact", time }, heard: time, span: [0, 5], assumed: [], certainty: "sure" }],
});

test.each<[string, number | null]>([
  ["the first one", 0],
  ["yeah the first", 0],
  ["the second one please", 1],
  ["option three", 2],
  ["the last one", -1],
  ["the earlier one", 1],
  ["i'll take the later one", 2],
  ["either is fine", 0],
  ["i don't mind", 0],
  ["the fourth one", null],
  ["what was that", null],
])("'%s' chooses %s of three times", (text, index) => {
  expect(read(text)).toBe(index);
});

test("an hour chooses the offered time at that hour, in whichever half of the day it was heard", () => {
  expect(read("two thirty", at("02:30"))).toBe(0);
  expect(read("nine", at("09:00"))).toBe(1);
  expect(read("five", at("17:00"))).toBeNull();
});

test("chooses nothing when nothing was offered", () => {
  expect(readChoice(toUtterance("the first one"), [], noWish)).toBeNull();
});
