import { afterEach, expect, test, vi } from "vitest";
import { collectAtRest } from "./collect-at-rest.mjs";

afterEach(() => vi.useRealTimers());

test("garbage is collected while a thread rests, never while it works, and not for ever [SYS-5]", () => {
  vi.useFakeTimers();
  let utilization = 0.4;
  let collected = 0;
  const collect = () => {
    collected += 1;
  };
  collectAtRest(collect, { eventLoopUtilization: () => ({ utilization, active: 0, idle: 0 }) });
  const collectedWithinAMinute = () => {
    const before = collected;
    vi.advanceTimersByTime(60_000);
    return collected - before;
  };
  expect(collectedWithinAMinute()).toBe(0);
  utilization = 0.001;
  const once = collectedWithinAMinute();
  expect(once).toBeGreaterThan(1);
  expect(collectedWithinAMinute()).toBe(0);
  utilization = 0.4;
  expect(collectedWithinAMinute()).toBe(0);
  utilization = 0.001;
  expect(collectedWithinAMinute()).toBe(once);
});
