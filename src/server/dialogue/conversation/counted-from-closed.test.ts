import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const closed = (date: string, name: string) => ({
  ...{ fromDate: date, toDate: date, fromTime: null, toTime: null },
  ...{ name, kind: "holiday" as const, isOpen: false },
});
const withHolidays = {
  ...mine,
  facts: {
    specialDays: [closed("2026-12-25", "Christmas Day"), closed("2026-12-28", "Boxing Day")],
  },
};

describe("a day is counted from the closed one that was named, not from those offered instead [CALL-1]", () => {
  test.each([
    ["the day after then, at half past nine", "2026-08-17", "09:30"],
    ["the day after, at ten", "2026-08-17", "10:00"],
  ])("%s", (line, date, time) => {
    const call = callSaying(["id like a checkup on sunday", line]);
    expect(call.state.draft.slot).toEqual({ date, time });
  });

  test("beyond several that are offered, at the hour that is told with it", () => {
    const call = callSaying(["id like a checkup next week", "the day after then, say two"]);
    expect(call.state.draft.slot).toEqual({ date: "2026-08-20", time: "14:00" });
  });
});

describe("'the first day you're open after …' is a day to come [CALL-1]", () => {
  test.each([
    ["first day you're open after the christmas long weekend", "2026-12-29"],
    ["the first day that you're open after christmas please", "2026-12-29"],
    ["the next day you're open", "2026-08-11"],
  ])("%s", (line, date) => {
    const call = callSaying(["id like a checkup", line], withHolidays);
    expect(call.state.draft.when.days).toMatchObject([{ value: { from: date, to: date } }]);
    expect(call.state.step.kind).toBe("offering");
  });

  test.each([
    "what's the first day you're open after christmas",
    "which day are you open again after christmas",
  ])("but whoever asks which it is hears it: %s", (line) => {
    const call = testCall(withHolidays);
    expect(call.say(line)).toContain("We open again on Tuesday 29 December");
    expect(call.state.step.kind).not.toBe("offering");
  });
});

test("'Christmas Eve, or the Tuesday after that', of times that are offered, is counted from Christmas Eve [CALL-1]", () => {
  const call = callSaying(["id like a checkup on friday", "christmas eve or the tuesday after that"]);
  expect(call.state.draft.when.days.map(({ value }) => value.from)).toEqual(["2026-12-24", "2026-12-29"]);
});
