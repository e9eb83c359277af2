import { describe, expect, test } from "vitest";
import type { SpecialDay } from "#server/dialogue/events.ts";
import { exampleFacts, mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const newYear: SpecialDay = {
  kind: "holiday",
  name: "New Year's Day",
  fromDate: "2027-01-01",
  toDate: "2027-01-01",
  fromTime: null,
  toTime: null,
  isOpen: false,
};
const facts = { ...exampleFacts, specialDays: [newYear] };

describe("a clock keeps its minutes, whatever stands behind it [CALL-1]", () => {
  test.each([
    ["9.30 yes, Elsie Marsh, 02 9798 0001", "09:30"],
    ["9.30, Harriet Lo 0405 111 222", "09:30"],
    ["9 30 thanks, it's for Poppy", "09:30"],
  ])("among offered times: %s", (caller, time) => {
    const call = play(mine, [{ caller: "a check up on wednesday" }, { caller, never: /9:00 am|outside/ }]);
    expect(call.state.draft.slot).toMatchObject({ time });
  });

  test.each([
    ["thursday ten thirty only please", "2026-08-13", "10:30"],
    ["friday quarter past eleven exactly", "2026-08-14", "11:15"],
    ["twelve. will they do it same day filling", "2026-08-12", "12:00"],
  ])("whatever is asked or added behind it: %s", (caller, date, time) => {
    const call = play(mine, [{ caller: "a filling on wednesday afternoon" }, { caller }]);
    expect(call.state.draft.when.times).toMatchObject([{ value: { time } }]);
    expect(call.state.draft.when.days).toMatchObject([{ value: { from: date } }]);
  });

  test("at the read-back, with the number confirmed beside it", () => {
    play(mine, [
      { caller: "a clean on wednesday at four for jill hart" },
      { caller: "yes", says: "4:00 pm" },
      {
        caller: "actually make it 4 30 if you can and yes my mobile's right",
        says: "Wednesday 12 August at 4:30 pm, phone number 0 4 9 1",
      },
    ]);
  });
});

describe("days of the end of the year [CALL-1]", () => {
  test("New Year's Eve is not New Year's Day, and one more day is one more visit", () => {
    const call = play({ ...mine, facts }, [
      { caller: "a clean on christmas eve at ten for ruby tran" },
      { caller: "yes", says: "Thursday 24 December at 10:00 am" },
      {
        caller: "yes and new year's eve too",
        says: ["I have requested a teeth cleaning for Ruby Tran on Thursday 24 December", "31 December"],
        never: /January/,
      },
      { caller: "at ten", says: "a teeth cleaning for Ruby Tran, Thursday 31 December at 10:00 am" },
      { caller: "yes", says: "I have requested" },
    ]);
    expect(call.book.entries).toMatchObject([{ date: "2026-12-24" }, { date: "2026-12-31" }]);
  });

  test("a day alone is of the month that is talked about", () => {
    play({ ...mine, facts }, [
      { caller: "a clean on the 31st of december at ten for ruby tran" },
      { caller: "yes" },
      { caller: "yes", says: "I have requested" },
      { caller: "and the 24th?", says: "24 December", never: /August/ },
    ]);
  });
});

test("what was done this morning wishes for no visit this morning [CALL-1]", () => {
  play(mine, [
    {
      caller: "my gum bled a bit when I flossed this morning, all good now, can I book a clean",
      says: "What day and time",
    },
  ]);
});
