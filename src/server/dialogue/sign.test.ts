import { expect, test } from "vitest";
import { type Sign, toSensesOf, toSignFinder } from "./sign.ts";
import { toUtterance } from "./words.ts";

const lexicon = {
  swell: "swel*",
  face: "face cheek",
  gone: "(went down)",
  stop: "stop",
  late: "late",
};
const sensesOf = toSensesOf(lexicon);
const read = (text: string, ...signs: Sign<string>[]): string[] =>
  toSignFinder(signs, { lexicon, sensesOf })(toUtterance(text)).map(({ value }) => value);
const swollen: Sign<string> = { means: "swollen", all: ["swell", "face"], within: 4 };

test("a word has its senses by itself, by its beginning and by the word after it", () => {
  expect([...sensesOf(toUtterance("my cheek swelled then went down").words).keys()]).toEqual([
    "face",
    "swell",
    "gone",
  ]);
});

test("the parts of a sign stand in any order, but near each other", () => {
  expect(read("her cheek is swelling", swollen)).toEqual(["swollen"]);
  expect(read("swelling of the face", swollen)).toEqual(["swollen"]);
  expect(read("her face was fine and then at the end the foot swelled", swollen)).toEqual([]);
});

test("a part may have to be denied, or may not be", () => {
  const denied: Sign<string> = { means: "goes on", all: ["!stop"], within: 0 };
  const affirmed: Sign<string> = { means: "stops", all: ["+stop"], within: 0 };
  expect(read("it will not stop", denied, affirmed)).toEqual(["goes on"]);
  expect(read("please stop", denied, affirmed)).toEqual(["stops"]);
  expect(read("would you mind if I stop and I would not mind a stop", affirmed)).toContain("stops");
});

test("a sense can rule a sign out, and so can the length of what was said", () => {
  expect(read("late and her cheek is swelling", { ...swollen, unless: "late" })).toEqual([]);
  expect(read("her cheek is swelling", { ...swollen, most: 3 })).toEqual([]);
});
