import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const left = (...lines: string[]) =>
  callSaying(lines).effects.flatMap((effect) => (effect.type === "take_message" ? [effect] : []));

test.each([
  ["can you tell the dentist to call me about my scan its joy mercer", "Joy Mercer"],
  ["um can you tell dr to ring me back about my xrays its shirley o'brien", "Shirley O'Brien"],
  ["tell the dentist thanks the crown feels great it's joan whitby", "Joan Whitby"],
])("whose message it is, told at its end, is not asked for [CALL-1]: %s", (said, full) => {
  expect(callSaying([said]).state.draft.name?.value.full).toBe(full);
});

test.each([
  [["could you pass on a message to the dentist that the antibiotics worked", "bye"], null],
  [
    ["could you pass on a message to the dentist that the antibiotics worked", "tom brannigan", "bye"],
    "Tom Brannigan",
  ],
])("a message that was told is left when the caller says goodbye [CALL-1]: %j", (lines, patientName) => {
  expect(left(...lines)).toMatchObject([{ kind: "message", patientName, text: "the antibiotics worked" }]);
  expect(callSaying(lines).isOver()).toBe(true);
});

test("a message that is not wanted after all is not left [CALL-1]", () => {
  expect(
    left("could you pass on a message to the dentist that the antibiotics worked", "forget it bye"),
  ).toEqual([]);
});
