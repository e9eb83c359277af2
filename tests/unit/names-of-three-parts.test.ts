import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Names of three words, of those who say the family name last or first, on Monday 10 August 2026. */

const booking = "hi i'd like to book my daughter in for a check up friday nine o'clock";
const nameOf = async (...lines: readonly string[]) => {
  const call = await callInWords();
  await call.hears(booking, ...lines);
  const matter = call.ledger.matters.find(({ kind }) => kind === "book");
  return call.ledger.people[matter?.person ?? -1]?.name?.full;
};

describe("a name of three words is kept whole [CALL-2]", () => {
  test.each([
    ["her name is bao anh nguyen and i am her mum trang", "Bao Anh Nguyen"],
    ["it's huy minh nguyen n g u y e n", "Huy Minh Nguyen"],
  ])("'%s'", async (words, name) => expect(await nameOf(words)).toBe(name));

  test("and a family name that is labelled afterwards is one", async () =>
    expect(await nameOf("lan", "nguyen is the family name")).toBe("Lan Nguyen"));
});

describe("'and' between two names that are spelled is no letter [CALL-2]", () => {
  test.each([
    ["it's thu nguyen t h u and n g u y e n", "Thu Nguyen"],
    ["minh dang m i n h and d a n g", "Minh Dang"],
  ])("'%s'", async (words, name) => expect(await nameOf(words)).toBe(name));
});
