import { describe, expect, test } from "vitest";
import type { Figures } from "#contract/system/figures.ts";
import { figuresInWords, worthInWords } from "./figure-words.ts";

const none = { outOfHours: 0, answered: 0, booked: 0, worthCents: 0, minutesSaved: 0 };
const figures = (over: Partial<Figures> = {}): Figures => ({
  ...{ week: "2026-08-03", lastDay: "2026-08-09", counts: none, before: none },
  ...{ cancelled: 0, withFromPrice: 0, withoutPrice: 0, savingCalls: 0 },
  ...{ outOfHoursCalls: [], bookings: [], callsThatSaved: [], unanswered: [] },
  ...over,
});
const booked = (count: number, worthCents: number) => ({ ...none, booked: count, worthCents });

describe("what bookings are worth, in words [DASH-8]", () => {
  test.each([
    [figures(), "Nothing booked yet"],
    [figures({ counts: booked(2, 41_050) }), "Worth $410.50 by your price list"],
    [figures({ counts: booked(2, 300_000), withFromPrice: 1 }), "Worth at least $3,000 by your price list"],
    [figures({ counts: booked(3, 9_000), withoutPrice: 1 }), "Worth at least $90 by your price list"],
    [figures({ counts: booked(2, 0), withoutPrice: 2 }), "No prices in your list yet"],
    [figures({ counts: booked(3, 0), withoutPrice: 2, cancelled: 1 }), "No prices in your list yet"],
    [figures({ counts: booked(2, 0), cancelled: 2 }), "All cancelled since"],
  ])("%#", (week, says) => {
    expect(worthInWords(week)).toBe(says);
  });

  test("the definition says what has a lowest price, none, or is off", () => {
    const week = figures({ counts: booked(6, 9_000), withFromPrice: 1, withoutPrice: 2, cancelled: 1 });
    const { definition } = figuresInWords(week)[1] ?? {};
    expect(definition).toContain("1 visit at a “from” price");
    expect(definition).toContain("2 visits without a price");
    expect(definition).toContain("1 visit cancelled since");
  });
});
