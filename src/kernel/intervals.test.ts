import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clamp, type Interval, merge, subtract } from "./intervals.ts";

const i = (start: number, end: number): Interval => ({ start, end });

describe("intervals", () => {
  test.each([
    ["nothing taken", [i(0, 10)], [], [i(0, 10)]],
    ["a hole in the middle", [i(0, 10)], [i(3, 5)], [i(0, 3), i(5, 10)]],
    ["the beginning", [i(0, 10)], [i(-5, 2)], [i(2, 10)]],
    ["the end", [i(0, 10)], [i(8, 20)], [i(0, 8)]],
    ["all of it", [i(0, 10)], [i(0, 10)], []],
    ["overlapping takings", [i(0, 10)], [i(2, 6), i(4, 8)], [i(0, 2), i(8, 10)]],
    ["touching edges take nothing", [i(0, 10)], [i(10, 12), i(-2, 0)], [i(0, 10)]],
    ["two pieces, one cut across both", [i(0, 5), i(7, 12)], [i(4, 8)], [i(0, 4), i(8, 12)]],
  ])("subtracts %s", (_what, from, taken, left) => {
    expect(subtract(from, taken)).toEqual(left);
  });

  test("merges what overlaps or touches and drops what is empty", () => {
    expect(merge([i(5, 7), i(0, 2), i(2, 3), i(6, 9), i(4, 4)])).toEqual([i(0, 3), i(5, 9)]);
  });

  test("clamps to the bounds", () => {
    expect(clamp([i(0, 5), i(8, 20), i(30, 40)], i(3, 10))).toEqual([i(3, 5), i(8, 10)]);
  });

  test("what is left and what was taken never overlap and together cover the whole", () => {
    const interval = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
      .map(([s, l]) => i(s, s + l));
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 12 }),
        fc.array(interval, { maxLength: 12 }),
        (whole, taken) => {
          const left = subtract(whole, taken);
          for (let point = 0.5; point < 81; point++) {
            const inside = (list: Interval[]) => list.some((x) => x.start <= point && point < x.end);
            expect(inside(left)).toBe(inside(whole) && !inside(taken));
          }
        },
      ),
    );
  });
});
