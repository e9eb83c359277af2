import { expect, test } from "vitest";
import { seededRandom, seededRandomFor } from "./seeded-random.ts";

const throwsOf = (d: ReturnType<typeof seededRandom>) => Array.from({ length: 20 }, () => d.between(1, 6));

test("the same seed throws the same, another one otherwise", () => {
  expect(throwsOf(seededRandom(7))).toEqual(throwsOf(seededRandom(7)));
  expect(throwsOf(seededRandom(7))).not.toEqual(throwsOf(seededRandom(8)));
});

test("dice that are named alike throw alike, whatever was thrown before for something else", () => {
  const first = throwsOf(seededRandomFor(1, "call", 3));
  throwsOf(seededRandomFor(1, "call", 4));
  expect(throwsOf(seededRandomFor(1, "call", 3))).toEqual(first);
  expect(throwsOf(seededRandomFor(1, "call", 4))).not.toEqual(first);
  expect(throwsOf(seededRandomFor(2, "call", 3))).not.toEqual(first);
});

test("each side comes up about as often, and a chance about as often as it says", () => {
  const d = seededRandom(3);
  const counts = Array.from({ length: 6_000 }, () => d.between(1, 6)).reduce(
    (seen, side) => ({ ...seen, [side]: (seen[side] ?? 0) + 1 }),
    {} as Record<number, number>,
  );
  expect(Object.keys(counts)).toEqual(["1", "2", "3", "4", "5", "6"]);
  for (const count of Object.values(counts)) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  const hits = Array.from({ length: 1_000 }, () => d.chance(0.2)).filter(Boolean).length;
  expect(Math.abs(hits - 200)).toBeLessThan(50);
});
