import { describe, expect, test } from "vitest";
import { callSaying, type TestCall } from "./testing/test-call.ts";
import { standingIn } from "./testing/visits.ts";

const offered = ["a clean for me and my daughter tomorrow"];
const asked = ["a clean for me and my daughter"];

/** Both are booked, each at the first time that is free for them. */
function bookBoth(lines: readonly string[]): TestCall {
  return callSaying([...lines, "jill hart", "yes", "yes", "zoe hart", "yes"]);
}

describe("two who come are each booked at the time that was said for them [CALL-1]", () => {
  test.each([
    [offered, "nine and nine thirty", ["09:00", "09:30"]],
    [offered, "nine and half past", ["09:00", "09:30"]],
    [offered, "one at ten and one at half past", ["10:00", "10:30"]],
    [offered, "the first at nine and the second at ten", ["09:00", "10:00"]],
    [offered, "can we do nine and ten please", ["09:00", "10:00"]],
    [offered, "ten for her and half past for me", ["10:30", "10:00"]],
    [offered, "two and three", ["14:00", "15:00"]],
    [asked, "tomorrow, one at ten and the other at half past", ["10:00", "10:30"]],
    [asked, "tomorrow at nine and nine thirty", ["09:00", "09:30"]],
    [[], "a clean for me and my daughter tomorrow, one at ten and one at half past", ["10:00", "10:30"]],
  ])("%j, '%s'", (before, line, [own, hers]) => {
    expect(standingIn(bookBoth([...before, line]).book)).toEqual([
      `Jill Hart 2026-08-11 ${own}`,
      `Zoe Hart 2026-08-11 ${hers}`,
    ]);
  });

  test("and three as well", () => {
    const call = callSaying(["can i book check-ups for the three of us tomorrow"]);
    expect(call.say("nine, nine thirty and ten")).toContain("A time for each, then.");
    expect(call.state.draft.slot).toEqual({ date: "2026-08-11", time: "09:00" });
    expect(call.state.comers?.map(({ time }) => time?.value)).toEqual([
      { kind: "exact", time: "09:30" },
      { kind: "exact", time: "10:00" },
    ]);
  });

  test.each([
    "nine or nine thirty",
    "between nine and ten",
    "they're nine and ten",
    "not nine and ten",
    "my kids are nine and ten",
    "nine",
    "half past nine",
  ])("'%s' gives nobody else a time", (line) => {
    const { comers = [] } = callSaying([...offered, line]).state;
    expect(comers.every(({ time }) => time === null)).toBe(true);
  });

  test("who comes alone is not two", () => {
    expect(callSaying(["a clean for me tomorrow", "nine and nine thirty"]).state.queued).toEqual([]);
  });
});

describe("'back to back' [CALL-1]", () => {
  test.each([
    ["a clean for me and my daughter tomorrow back to back after ten"],
    ["a clean for me and my daughter", "back to back after ten tomorrow"],
  ])("begins where another time is free behind, and takes that one for the next: %s", (...lines) => {
    const call = callSaying(lines);
    expect(call.state.lastSaid).toContain("I have 10:00 am, 1:00 pm or 4:00 pm.");
    for (const line of ["the first", "jill hart", "yes"]) call.say(line);
    expect(call.say("yes")).toContain(
      "Now the next person. Tomorrow, Tuesday 11 August at 10:30 am is free.",
    );
    for (const line of ["zoe hart", "yes"]) call.say(line);
    expect(standingIn(call.book)).toEqual(["Jill Hart 2026-08-11 10:00", "Zoe Hart 2026-08-11 10:30"]);
  });

  test("another time may still be wished for", () => {
    const call = callSaying([
      "a clean for me and my daughter tomorrow at nine back to back",
      ...["jill hart", "yes", "yes", "actually ten", "zoe hart", "yes"],
    ]);
    expect(standingIn(call.book)).toEqual(["Jill Hart 2026-08-11 09:00", "Zoe Hart 2026-08-11 10:00"]);
  });
});
