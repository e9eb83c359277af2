import { describe, expect, test } from "vitest";
import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import { timeAt } from "../rewording/clock.ts";
import {
  shortSlot,
  spelled,
  spokenContact,
  spokenDay,
  spokenTime,
  spokenTimes,
  spokenWebsite,
} from "./spoken.ts";

const today = "2026-11-23";

describe("times and days as they are said", () => {
  test.each([
    ["10:10", "ten past ten"],
    ["14:30", "half past two"],
    ["15:45", "quarter to four"],
    ["09:00", "nine o'clock"],
    ["12:00", "midday"],
    ["12:50", "ten to one"],
    ["08:30", "half past eight in the morning"],
    ["18:15", "quarter past six in the evening"],
    ["10:17", "10:17 am"],
  ])("%s is %s", (time, words) => {
    expect(spokenTime(time)).toBe(words);
  });

  test("whoever checks a sentence reads every time as it was meant", () => {
    for (let minutes = 5; minutes < 24 * 60; minutes += 5) {
      const time = timeOfMinutes(minutes);
      const words = spokenTime(time).replaceAll("'", "").replaceAll("-", " - ").split(" ");
      expect(timeAt(words, 0)?.minutes ?? [], spokenTime(time)).toContain(minutesOf(time));
    }
  });

  test.each([
    ["2026-11-23", "today"],
    ["2026-11-24", "tomorrow, Tuesday the 24th"],
    ["2026-11-27", "Friday the 27th"],
    ["2026-12-01", "Tuesday the 1st of December"],
    ["2027-01-04", "Monday the 4th of January"],
    ["2027-03-03", "Wednesday the 3rd of March 2027"],
  ])("%s is %s", (date, words) => {
    expect(spokenDay(date, today)).toBe(words);
  });

  test("a day is named once for all its times", () => {
    const times = ["09:00", "14:30"].map((time) => ({ date: "2026-11-24", time }));
    expect(spokenTimes([...times, { date: "2026-11-27", time: "11:00" }], today)).toBe(
      "tomorrow at nine o'clock or half past two, or Friday the 27th at eleven o'clock",
    );
    expect(shortSlot({ date: "2026-11-23", time: "16:00" }, today)).toBe("today at four o'clock");
  });
});

test("numbers, names and addresses are said so that they can be followed by ear", () => {
  expect(spokenContact("0491 570 156")).toBe("0 4 9 1, 5 7 0, 1 5 6");
  expect(spokenContact("Dr Example")).toBe("Dr Example");
  expect(spelled("O'Neill")).toBe("O, apostrophe, N, E, I, L, L");
  expect(spokenWebsite("https://www.harbour.example/")).toBe("harbour dot example");
});
