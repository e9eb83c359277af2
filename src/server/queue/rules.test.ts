import { expect, test } from "vitest";
import { idOfPeriod, periodStart, retryDelayMs } from "./rules.ts";

test.each([
  [1, 2_000],
  [2, 4_000],
  [5, 32_000],
  [9, 512_000],
  [10, 900_000],
  [60, 900_000],
])("after attempt %i waits %i ms, a quarter more or less", (attempt, middle) => {
  expect(retryDelayMs(attempt, 0.5)).toBe(middle);
  expect(retryDelayMs(attempt, 0)).toBe(middle * 0.75);
  expect(retryDelayMs(attempt, 1)).toBe(middle * 1.25);
});

test("every server names a period alike, and no two periods alike", () => {
  const hour = 3_600_000;
  const start = periodStart(Date.parse("2026-08-11T01:42:00Z"), hour);
  expect(start).toBe(Date.parse("2026-08-11T01:00:00Z"));
  expect(idOfPeriod("sweep", start)).toBe(idOfPeriod("sweep", start));
  const ids = [0, 1, 2, 3].map((i) => idOfPeriod("sweep", start + i * hour));
  expect(new Set([...ids, idOfPeriod("other", start)]).size).toBe(5);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});
