import { expect, test } from "vitest";
import { noWhen, type WhenReading } from "../understanding.ts";
import { toUtterance } from "../words.ts";
import { readChoice, refusesAll } from "./read-choice.ts";

const offered = [
  { date: "2026-08-11", time: "14:30" },
  { date: "2026-08-11", time: "09:00" },
  { date: "2026-08-12", time: "16:00" },
];
const read = (text: string, when = noWhen) => readChoice(toUtterance(text), offered, when)?.value ?? null;
const at = (time: string): WhenReading => ({
  ...noWhen,
  times: [{ value: { kind: "exact", time }, heard: time, span: [0, 5], assumed: [], certainty: "sure" }],
});

test.each<[string, number | null]>([
  ["the first one", 0],
  ["yeah the first", 0],
  ["whatever is first is fine", 0],
  ["yep whichever comes first works for me", 0],
  ["first is fine", 0],
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

test("the part of the day chooses the only offered time in it [CALL-1]", () => {
  const part = (from: string, to: string): WhenReading => ({
    ...noWhen,
    times: [
      {
        value: { kind: "part", from, to, label: "then" },
        heard: "",
        span: [0, 5],
        assumed: [],
        certainty: "sure",
      },
    ],
  });
  expect(read("the one before lunch", part("00:00", "12:00"))).toBe(1);
  expect(read("i'll take the one after three", part("15:00", "23:59"))).toBe(2);
  expect(read("the arvo one", part("12:00", "17:30"))).toBeNull();
  expect(read("have you got one before lunch", part("00:00", "12:00"))).toBeNull();
});

test.each([
  "yeah nah none of them, got anything earlier?",
  "neither of those suits",
  "i can't do any of those",
  "nah not those",
])("'%s' refuses all that was offered [CALL-1]", (text) => {
  expect(read(text)).toBeNull();
  expect(refusesAll(toUtterance(text))).toBe(true);
});

test("chooses nothing when nothing was offered", () => {
  expect(readChoice(toUtterance("the first one"), [], noWhen)).toBeNull();
});

test("a clock beside 'first one' tells which time is meant [CALL-1]", () => {
  expect(read("first one 4, that's jack", at("16:00"))).toBe(2);
});
