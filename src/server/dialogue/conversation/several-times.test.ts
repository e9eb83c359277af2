import { describe, expect, test } from "vitest";
import { block } from "./testing/clinic-book.ts";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

/** Open from nine to five; Wednesday is 12 August. */
const taken = (...times: readonly string[]) => {
  const call = testCall(mine);
  for (const time of times) block(call.book, { date: "2026-08-12", time });
  return call;
};

describe("nobody is told that a day is full because the times they named are not to be had [CALL-1]", () => {
  test.each([
    "six or seven on wednesday",
    "at six or half six on wednesday",
    "wednesday, eight or nine at night",
  ])("those that lie outside opening hours are told as such, and the latest there are: %s", (line) => {
    const said = callSaying(["id like a checkup", line]).state.lastSaid;
    expect(said).toContain("Those times are outside our opening hours; ");
    expect(said).toContain("at 3:30 pm, 4:00 pm or 4:30 pm");
    expect(said).not.toMatch(/nothing free|only/);
  });

  test("those that are taken are told as such, and what is nearest to them", () => {
    const call = taken("10:00", "11:00");
    call.say("id like a checkup");
    expect(call.say("ten or eleven on wednesday")).toBe(
      "None of those times is free on Wednesday 12 August. The nearest free times are on Wednesday 12 August at 9:30 am, 10:30 am or 11:30 am. Which time would suit you?",
    );
  });

  test("a day without any is full", () => {
    const call = taken(
      ...["09", "10", "11", "12", "13", "14", "15", "16"].flatMap((hour) => [`${hour}:00`, `${hour}:30`]),
    );
    call.say("id like a checkup");
    expect(call.say("ten or eleven on wednesday")).toContain("There is nothing free on Wednesday 12 August.");
  });
});

describe("'the only free time' is said of a whole day alone [CALL-1]", () => {
  test.each([
    ["wednesday morning", ["09:00", "09:30", "10:00", "10:30", "11:00"], "11:30 am"],
    ["ten or eleven on wednesday", ["10:00"], "11:00 am"],
  ] as const)("%s", (line, blocked, free) => {
    const call = taken(...blocked);
    call.say("id like a checkup");
    expect(call.say(line)).toBe(
      `At the times you asked for I only have ${free} on Wednesday 12 August. Would that suit you?`,
    );
    expect(call.say("yes please")).toContain("What is your name?");
  });
});
