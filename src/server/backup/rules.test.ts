import { describe, expect, test } from "vitest";
import { isDue, isLate, nameOf, readName, tooMany } from "./rules.ts";

const hour = 3_600_000;
const now = Date.parse("2026-11-26T02:00:00Z");

describe("backups by schedule [SYS-3]", () => {
  test.each([
    [null, 24, true],
    [now - 23 * hour, 24, false],
    [now - 24 * hour, 24, true],
    [null, 0, false],
  ])("the newest at %s, every %d hours: due %s", (newestAt, everyHours, expected) => {
    expect(isDue(newestAt, everyHours, now)).toBe(expected);
  });

  test.each([
    ["a day old", now - 24 * hour, now - 90 * hour, 24, false],
    ["28 hours old", now - 28 * hour, now - 90 * hour, 24, true],
    ["old, but the server has just started", now - 90 * hour, now - hour, 24, false],
    ["never made, for four hours", null, now - 4 * hour, 24, true],
    ["not asked for", null, now - 90 * hour, 0, false],
  ])("%s: late or not", (_, newestAt, startedAt, everyHours, expected) => {
    expect(isLate({ newestAt, startedAt, now }, everyHours)).toBe(expected);
  });

  test("a file says by its name when it was made and whether it is sealed, and others are none", () => {
    expect(readName(nameOf(now, true))).toEqual({ madeAt: now, isSealed: true });
    expect(nameOf(now, false)).toBe("enamel-2026-11-26T020000Z.backup");
    for (const name of [`${nameOf(now, true)}.77.unfinished`, "photo.jpg", "scratch-9.unfinished"])
      expect(readName(name)).toBeNull();
  });

  test("the oldest go when there are more than are kept, never the last one", () => {
    const file = (madeAt: number) => ({ name: String(madeAt), madeAt, bytes: 1, isSealed: false });
    expect(tooMany([file(3), file(2), file(1)], 2)).toEqual([file(1)]);
    expect(tooMany([file(3)], 0)).toEqual([]);
  });
});
