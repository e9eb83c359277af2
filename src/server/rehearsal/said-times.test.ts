import { expect, test } from "vitest";
import { addDays } from "#kernel/zoned-time.ts";
import { exactSlot, onSlot, shortSlot, spokenRange, spokenSlot } from "#server/dialogue/say/spoken.ts";
import { daysSaid, timesSaid } from "./said-times.ts";

/** A Tuesday. */
const today = "2026-08-11";
const everyQuarter = Array.from({ length: 13 * 4 }, (_, i) => {
  const minute = String((i % 4) * 15).padStart(2, "0");
  return `${String(7 + (i >> 2)).padStart(2, "0")}:${minute}`;
});

test.each([
  ["2:30 pm", "14:30"],
  ["half past nine", "09:30"],
  ["quarter to three", "14:45"],
  ["twenty past eight in the morning", "08:20"],
  ["seven o'clock in the evening", "19:00"],
  ["midday", "12:00"],
])("%s", (said, time) => expect(timesSaid(said).map((each) => each.time)).toEqual([time]));

test("every day and time is read as the assistant says it, near and far", () => {
  for (const ahead of [0, 1, 6, 13, 30, 170])
    for (const time of everyQuarter) {
      const slot = { date: addDays(today, ahead), time };
      for (const say of [spokenSlot, onSlot, shortSlot, exactSlot]) {
        const said = say(slot, today);
        expect([said, timesSaid(said).map((each) => each.time)]).toEqual([said, [time]]);
        expect([said, daysSaid(said, today).at(-1)?.date]).toEqual([said, slot.date]);
      }
    }
});

test("opening hours are two times, and a day that does not exist is none", () => {
  expect(timesSaid(spokenRange("09:00", "17:00")).map(({ time }) => time)).toEqual(["09:00", "17:00"]);
  expect(daysSaid("Friday the 12th of August", today).map(({ date }) => date)).not.toContain("2026-08-12");
});
