import { expect, test } from "vitest";
import { toUtterance } from "../../words.ts";
import { findSigns } from "./find-signs.ts";
import { lexicon, sensesOf } from "./senses.ts";
import { signs } from "./signs.ts";

const found = (text: string) => findSigns(toUtterance(text)).map(({ value }) => value);

test("every sign is made of senses that some word has", () => {
  const known = new Set(Object.keys(lexicon));
  const unknown = signs
    .flatMap(({ all }) => all.flatMap((one) => one.split("|")))
    .filter((name) => !known.has(name.replace("!", "")));
  expect(unknown).toEqual([]);
});

test("a word has all its senses, a word ending freely and a pair included", () => {
  const senses = sensesOf(toUtterance("my jaw ballooned then i passed out").words);
  expect(senses.get("jaw")).toEqual([1]);
  expect(senses.get("face")).toEqual([1]);
  expect(senses.get("swell")).toEqual([2]);
});

test("the parts of a sign may stand in any order, but near each other", () => {
  expect(found("the swelling is in his tongue")).toContain("breathing");
  expect(found("his tongue keeps swelling")).toContain("breathing");
  expect(
    found("my tongue was fine all week and then on the way home my knee started swelling"),
  ).not.toContain("breathing");
});

test("a denied sense counts only where it is denied", () => {
  expect(found("the blood will not stop")).toContain("bleeding");
  expect(found("did the blood stop")).not.toContain("bleeding");
});

test("one word is not two parts of a sign", () => {
  expect(found("haemorrhaging")).toEqual([]);
});
