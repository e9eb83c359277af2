import { describe, expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readAmended } from "./read-amended.ts";

const told = "can you tell doctor vance my crown feels high, and also that I couldn't find parking on friday";
const nowOf = (text: string): string | null => {
  const [found] = readAmended(toUtterance(text), [told]);
  return found?.act.kind === "amend" ? found.act.now : null;
};

describe("what was told is taken out, or put otherwise [CALL-5]", () => {
  const withoutParking = "can you tell doctor vance my crown feels high";
  test.each([
    ["scrap the bit about the parking", withoutParking],
    ["actually leave the parking out of it", withoutParking],
    ["oh don't mention the parking", withoutParking],
    ["can you take that last part out", withoutParking],
    ["sorry not friday it was thursday", told.replace("friday", "thursday")],
    ["i said thursday not friday", told.replace("friday", "thursday")],
    ["change friday to thursday would you", told.replace("friday", "thursday")],
    ["a bridge instead of crown", told.replace("crown", "bridge")],
  ])("%s", (said, now) => expect(nowOf(said)).toBe(now));

  test.each([
    "scrap the bit about the invoice",
    "no not monday tuesday",
    "forget it",
    "leave it where it is",
    "can you cancel the appointment and drop me a line",
    "well not before two so between two and three",
    "not on friday at nine that's me root canal",
  ])("nothing is by: %s", (said) => expect(nowOf(said)).toBeNull());
});
