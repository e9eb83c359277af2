import { expect, test } from "vitest";
import {
  axisTicks,
  bookingsSentence,
  callsSentence,
  cancellationsSentence,
  hoursShown,
  largestSentence,
  percentOf,
  successSentence,
  weekdaysShown,
} from "./chart-figures.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [23, [0, 5, 10, 15, 20, 25]],
  [47, [0, 10, 20, 30, 40, 50]],
  [1_284, [0, 500, 1_000, 1_500]],
])("an axis up to %i has the steps %j", (most, ticks) => {
  expect(axisTicks(most)).toEqual(ticks);
});

test("an axis never has more than six steps and never falls short", () => {
  for (let most = 1; most < 3_000; most++) {
    const ticks = axisTicks(most);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
  }
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])("%i of %i is %i percent", (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

const calls = [
  { weekday: 1, hour: 9, calls: 5 },
  { weekday: 6, hour: 19, calls: 2 },
];

test("the heat map shows opening hours and whatever lies beyond them [ANA-1]", () => {
  expect(hoursShown([])).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(hoursShown(calls).at(-1)).toBe(19);
  expect(weekdaysShown([])).toEqual([1, 2, 3, 4, 5]);
  expect(weekdaysShown(calls)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("every chart has a sentence [ANA-1]", () => {
  expect(callsSentence(calls)).toBe("7 calls, busiest Monday at 9 am (5)");
  expect(callsSentence([])).toBe("No calls in this time");
  expect(bookingsSentence([{ week: "2026-08-10", byAssistant: 1, byStaff: 2, online: 0 }])).toBe(
    "3 bookings: 1 by the assistant, 2 by staff",
  );
  expect(cancellationsSentence([{ week: "2026-08-10", cancelled: 1 }])).toBe(
    "1 cancellation, most in the week of Monday, 10 August 2026: 1",
  );
  expect(successSentence([{ week: "2026-08-10", ended: 3, successful: 2 }])).toBe(
    "67% of 3 ended calls ended the way the caller wanted",
  );
  expect(successSentence([{ week: "2026-08-10", ended: 0, successful: 0 }])).toBe(
    "No ended calls in this time",
  );
  expect(largestSentence([{ label: "Booked", value: 3 }], "call")).toBe("3 calls, most: booked (100%)");
  expect(largestSentence([{ label: "Booked", value: 0 }], "call")).toBe("No calls in this time");
});
