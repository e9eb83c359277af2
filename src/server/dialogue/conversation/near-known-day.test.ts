import { expect, test, vi } from "vitest";
import { callSaying } from "./testing/test-call.ts";

// The first call of a file reads the learned words.
vi.setConfig({ testTimeout: 30_000 });

/** It is Monday 10 August 2026. */
test.each([
  [["a clean on the 18th of january", "wednesday instead"], "2027-01-20"],
  [["a clean on friday the 28th", "what about thursday"], "2026-08-27"],
  [["a clean in the first week of september", "wednesday"], "2026-09-02"],
  [["a clean in november", "a tuesday"], "2026-11-03"],
  // Of the week that runs, and with .this., a weekday is the next on the calendar.
  [["a clean on friday", "tuesday"], "2026-08-11"],
  [["a clean on friday the 28th", "this thursday"], "2026-08-13"],
])("a weekday alone is of the week or the month that was offered: %s", (said, date) => {
  const { step, draft } = callSaying(said).state;
  const offered = step.kind === "offering" ? step.times.map((each) => each.date) : [draft.slot?.date];
  expect(new Set(offered)).toEqual(new Set([date]));
});

test("'in the new year' is offered the first days that are open behind New Year's Day", () => {
  const call = callSaying(["a clean"]);
  expect(call.say("in the new year")).toContain("Monday 4 January 2027 at 9:00 am");
  call.say("wednesday");
  expect(call.state.draft.slot?.date).toBe("2027-01-06");
});
