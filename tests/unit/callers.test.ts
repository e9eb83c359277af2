import { expect, test } from "vitest";
import { callers } from "../callers/caller-list.ts";
import type { Report } from "../callers/report.ts";
import { ring } from "../callers/ring.ts";

/** Monday 10 August 2026. */
const world = { today: "2026-08-10", closedWeekday: 0 };
const told = ({ caller, misses, transcript }: Report): string =>
  `${caller.id}: ${misses.join("; ")}\n${transcript.join("\n")}`;

test("the simulated callers ring the engine: most get what they rang for, and none is told what is not so [CALL-1, CALL-2]", {
  timeout: 60_000,
}, async () => {
  const reports: Report[] = [];
  for (const caller of callers(world, 1)) reports.push(await ring(caller));
  const missed = reports.filter(({ misses }) => misses.length > 0);
  expect(missed.length, missed.map(told).join("\n\n")).toBeLessThanOrEqual(reports.length * 0.15);
  expect(
    reports.flatMap(({ caller, falsehoods }) => falsehoods.map((each) => `${caller.id}: ${each}`)),
  ).toEqual([]);
  const unsafe = missed.filter(
    ({ caller }) => caller.kind === "life in danger" || caller.kind === "a stranger asks",
  );
  expect(unsafe.map(told)).toEqual([]);
});
