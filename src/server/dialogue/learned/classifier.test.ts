import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { hashOf, type LearnedWeights, toLikelihood } from "./classifier.ts";
import { featuresOf } from "./features.ts";
import { layOut, packRows } from "./table.ts";

const rows = [
  { hash: hashOf("clean"), weights: [[0, 127] as const, [1, -128] as const] },
  { hash: hashOf("bill"), weights: [[1, 100] as const] },
];
const classes = ["visit", "money"] as const;
const weights: LearnedWeights = {
  classes,
  bias: [0, 0],
  step: 0.05,
  rows: packRows(rows),
};

test("a row that was packed is read with its sign and its class", () => {
  const smile = { hash: hashOf("smile"), weights: [[1, -100] as const] };
  const read = toLikelihood(classes, { ...weights, rows: packRows([...rows, smile]) });
  expect(read(toUtterance("smile")).money).toBeLessThan(0.1);
  expect(read(toUtterance("bill")).money).toBeGreaterThan(0.9);
});

test("laid out for all threads, the rows of a thousand words are read as they were packed", () => {
  const letters = [..."bcdfghjkmp"];
  const words = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}o${b}u${c}`)));
  const packed = packRows(words.map((word, index) => ({ hash: hashOf(word), weights: [[index % 2, 90]] })));
  const shared = new Uint8Array(new SharedArrayBuffer(layOut(packed).length));
  shared.set(layOut(packed));
  const read = toLikelihood(classes, { ...weights, rows: shared });
  const heard = words.map((word) => (read(toUtterance(word)).visit > 0.9 ? "visit" : "money"));
  expect(heard).toEqual(words.map((_, index) => classes[index % 2]));
});

test("each class has a share of one, larger for what the words speak for", () => {
  const { visit, money } = toLikelihood(classes, weights)(toUtterance("a clean please"));
  expect(visit + money).toBeCloseTo(1);
  expect(visit).toBeGreaterThan(0.9);
  expect(toLikelihood(classes, weights)(toUtterance("the bill")).money).toBeGreaterThan(0.9);
});

test("of words never met only the odds before anything was said are known", () => {
  expect(toLikelihood(classes, { ...weights, bias: [Math.log(3), 0] })(toUtterance("zyx")).visit).toBeCloseTo(
    0.75,
  );
  expect(toLikelihood(classes, weights)(toUtterance(""))).toEqual({ visit: 0.5, money: 0.5 });
});

test("weights of other classes are refused, for every share would be told of the wrong one", () => {
  expect(() => toLikelihood(["money", "visit"], weights)).toThrow("npm run train");
});

test("which day, number or first name it is makes no difference", () => {
  const features = (text: string) => featuresOf(toUtterance(text).words);
  expect(features("mia on friday at nine")).toEqual(features("lucas on monday at 3"));
});

test("a long story is read to its sixtieth word", () => {
  const story = Array.from({ length: 200 }, (_, index) => `word${"x".repeat(index % 7)}`).join(" ");
  expect(featuresOf(toUtterance(`${story} cleaning`).words)).not.toContain("cleaning");
});
