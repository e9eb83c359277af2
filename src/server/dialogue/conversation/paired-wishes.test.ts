import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

/** Today is Monday the 10th; open from nine to five. */
const said = (...lines: readonly string[]): string => callSaying(lines).state.lastSaid;

describe("each of two days is looked up with its own time [CALL-1]", () => {
  test.each([
    ["wednesday morning or friday after lunch", /Wednesday 12 .* 11:30 am, or Friday 14 August at 1:00 pm/],
    [
      "monday before ten or thursday after three",
      /Thursday 13 .* 3:00 pm or 4:30 pm, or Monday 17 .* 9:00 am/,
    ],
    ["tuesday afternoon or thursday morning", /Tuesday 11 .* 1:00 pm or 4:30 pm, or Thursday 13 .* 9:00 am/],
    ["tuesday at nine or thursday at two", /Tuesday 11 August at 9:00 am, or Thursday 13 August at 2:00 pm/],
    [
      "mornings on monday or afternoons on friday",
      /Friday 14 .* 1:00 pm or 4:30 pm, or Monday 17 .* 9:00 am/,
    ],
    [
      "wednesday any time or friday after three",
      /Wednesday 12 .* 9:00 am or 4:30 pm, or Friday 14 .* 3:00 pm/,
    ],
    [
      "tuesday at nine or else any time thursday",
      /Tuesday 11 August at 9:00 am, or Thursday 13 August at 9:00/,
    ],
    [
      "a monday morning or a friday afternoon in september",
      /Friday 4 September at 1:00 pm, Monday 7 September at 9:00 am, or Friday 11 September at 1:00 pm/,
    ],
  ])("%s", (caller, offered) => {
    expect(said(`i need a check-up ${caller}`)).toMatch(offered);
  });

  test("and what is told afterwards stands by itself", () => {
    const pair = "i need a check-up wednesday morning or friday after lunch";
    expect(said(pair, "actually make it thursday")).toContain("Thursday 13 August I have 9:00 am, 1:30 pm");
    expect(said(pair, "friday morning then")).toContain("On Friday 14 August I have 9:00 am");
  });

  test.each([
    [
      "tuesday or thursday after three",
      /Tuesday 11 August at 3:00 pm or 4:30 pm, or Thursday 13 August at 3:00/,
    ],
    [
      "tuesday or thursday at nine or ten",
      /Tuesday 11 August at 9:00 am or 10:00 am, or Thursday 13 August at 9:00/,
    ],
    [
      "any time after three on wednesday or friday",
      /Wednesday 12 August at 3:00 pm or 4:30 pm, or Friday 14/,
    ],
  ])("but what is said of both holds for both: %s", (caller, offered) => {
    expect(said(`i need a check-up ${caller}`)).toMatch(offered);
  });
});

test("such weekdays of a month are offered alone, and a closed one is told as closed [CALL-1]", () => {
  expect(said("i need a check-up on a friday morning in december")).toMatch(
    /Friday 4 December at 9:00 am, Friday 11 December at 9:00 am, or Friday 18 December/,
  );
  expect(said("a check-up, any saturday in january")).toMatch(
    /^The clinic is closed on Saturdays\. The nearest/,
  );
});
