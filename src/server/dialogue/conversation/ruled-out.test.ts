import { expect, test } from "vitest";
import { mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

test("'any morning but Fridays' leaves out every Friday [CALL-1]", () => {
  play(mine, [
    { caller: "a check up any morning but fridays", says: ["11 August", "12 August"] },
    { caller: "another day", never: /Friday/ },
  ]);
  play(mine, [
    { caller: "a clean on any day but a tuesday", never: /Tuesday/ },
    { caller: "none of those", never: /Tuesday/ },
  ]);
});

test("'we'd like' names no Wednesday [CALL-1]", () => {
  play(mine, [{ caller: "my wife and i need a clean and we'd like the same day", never: /Wednesday/ }]);
});

test("a number with a digit too many is asked for again and moves no time [CALL-1]", () => {
  const call = play(mine, [
    { caller: "a check up on tuesday at half past nine" },
    { caller: "anna bell" },
    {
      caller: "it's oh four double one two two two three three three one",
      says: ["does not look right", "number"],
    },
    { caller: "oh four double one two two two three three three", says: ["Tuesday 11 August at 9:30 am"] },
    { caller: "no it's 0411 222 333 44", says: ["does not look right"] },
    { caller: "0411 222 334", says: ["at 9:30 am", "3 3 4"] },
    { caller: "yes" },
  ]);
  expect(call.book.entries).toMatchObject([{ time: "09:30", patientPhone: "+61411222334" }]);
});

test("a day and a time said where the number is asked for are no digits of it [CALL-1]", () => {
  play(mine, [
    { caller: "a check up for anna bell on monday the seventeenth at ten", says: "ending in 1 5 6" },
    { caller: "monday the seventeenth ten o'clock yes", says: "To check" },
  ]);
  play(mine, [
    { caller: "a check up for anna bell on thursday at nine", says: "ending in 1 5 6" },
    {
      caller: "but it's thursday half nine isn't it because i can't do nine",
      says: "Thursday 13 August at 9:30 am",
    },
  ]);
});
