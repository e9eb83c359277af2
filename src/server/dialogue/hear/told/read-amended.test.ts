import { describe, expect, test } from "vitest";
import { toUtterance } from "../../words.ts";
import { readAmended } from "./read-amended.ts";

const told = "can you tell doctor vance my crown feels high, and also that I couldn't find parking on friday";
const nowOf = (text: string): string | null => {
  const [found] = readAmended(toUtterance(text), [told]);
  return found?.act.kind === "amend" ? found.act.now : null;
};

describe("what was told is taken out [CALL-5]", () => {
  const withoutParking = "can you tell doctor vance my crown feels high";
  test.each([
    ["scrap the bit about the parking", withoutParking],
    ["actually leave the parking out of it", withoutParking],
    ["oh don't mention the parking", withoutParking],
    ["can you take that last part out", withoutParking],
  ])("%s", (said, now) => expect(nowOf(said)).toBe(now));

  test.each([
    "scrap the bit about the invoice",
    "no not monday tuesday",
    "sorry not friday it was thursday",
    "change friday to thursday would you",
    "a bridge instead of the crown",
    "forget it",
    "leave it where it is",
    "can you cancel the appointment and drop me a line",
    "well not before two so between two and three",
    "not on friday at nine that's me root canal",
  ])("nothing is by: %s", (said) => expect(nowOf(said)).toBeNull());
});
