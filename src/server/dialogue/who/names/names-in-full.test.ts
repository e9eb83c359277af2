import { describe, expect, test } from "vitest";
import { toUtterance } from "../../words.ts";
import { readEveryName } from "./read-every-name.ts";
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
    expect(readEveryName(toUtterance(text)).map(({ reading }) => reading.value.full)).toEqual([
      "Lachlan MacArthur",
      "Hamish MacArthur",
    ]);
  });

  test.each([
    [
      "i'm bronte walsh and the twins are otis and wren",
      "Bronte Walsh caller, Otis Walsh other, Wren Walsh other",
    ],
    ["otis wren and bronte walsh", "Otis Wren unclear, Bronte Walsh unclear"],
    [
      "the kids are otis and wren and mine's bronte last name walsh",
      "Otis Walsh other, Wren Walsh other, Bronte Walsh caller",
    ],
    [
      "bronte walsh otis walsh and wren clarke",
      "Bronte Walsh unclear, Otis Walsh unclear, Wren Clarke unclear",
    ],
    ["my name's bronte walsh and she's wren", "Bronte Walsh caller, Wren Walsh other"],
    ["there's otis yeah otis and then there's wren both walsh", "Otis Walsh unclear, Wren Walsh unclear"],
  ])("and each is whose it is told to be: %s", (text, expected) => {
    const told = readEveryName(toUtterance(text)).map(({ reading, as }) => `${reading.value.full} ${as}`);
    expect(told.join(", ")).toBe(expected);
  });

  test.each(["the other one's fine", "my son is my favourite and the other one's sick", "that one's good"])(
    "and there are none where nobody is named: %s",
    (text) => {
      expect(readEveryName(toUtterance(text))).toEqual([]);
    },
  );
});
