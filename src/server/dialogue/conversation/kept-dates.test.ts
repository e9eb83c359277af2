import { expect, test } from "vitest";
import { callSaying, mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

test("a new time on the weekday agreed on keeps its date [CALL-1]", () => {
  play(mine, [
    { caller: "a check up for anna bell on the twenty seventh of august at nine" },
    { caller: "yes", says: "Thursday 27 August at 9:00 am" },
    { caller: "no no thursday half past ten", says: "Thursday 27 August at 10:30 am" },
  ]);
});

test("'Tuesday the first' is a date, and not the first of the times offered [CALL-1]", () => {
  play(mine, [
    { caller: "a clean the last week of august", says: "August" },
    { caller: "tuesday the first", says: "Tuesday 1 September" },
  ]);
});

test("an ordinal beside another date is one as well [CALL-1]", () => {
  const call = play(mine, [
    { caller: "a clean on the second of september", says: "Wednesday 2 September" },
    { caller: "no the second is the day i'm in hospital so the ninth", says: "On Wednesday 9 September" },
  ]);
  expect(call.state.draft.slot).toBeNull();
});

test("a question for the times of a day chooses none of them [CALL-1]", () => {
  play(mine, [
    { caller: "a clean on wednesday or later", says: "Wednesday 12 August" },
    { caller: "wednesday what times", says: "On Wednesday 12 August I have" },
  ]);
});

test("a plain hour among other words chooses [CALL-1]", () => {
  const call = play(mine, [
    { caller: "a clean tomorrow after half past eight", says: "9:00 am" },
    { caller: "look nine is fine it's siobhan keogh", says: "ending in" },
  ]);
  expect(call.state.draft.slot).toMatchObject({ time: "09:00" });
});

test("a weekday with its ordinal is the one nearest to the day spoken of, and not one of next year [CALL-1]", () => {
  const at = Date.parse("2026-11-24T00:00:00Z");
  const call = callSaying(["a check-up next friday at three", "no this friday the twenty seventh"], {
    ...mine,
    at,
  });
  expect(call.state.draft.slot).toMatchObject({ date: "2026-11-27", time: "15:00" });
});
