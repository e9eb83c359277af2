import { beforeAll, describe, expect, test } from "vitest";
import { asides, withAside } from "../callers/asides.ts";
import type { Caller } from "../callers/caller.ts";
import { callers } from "../callers/caller-list.ts";
import type { Report } from "../callers/report.ts";
import { ring } from "../callers/ring.ts";

/** Monday 10 August 2026. */
const world = { today: "2026-08-10", closedWeekday: 0 };
const timeout = 120_000;
const told = ({ caller, misses, transcript }: Report): string =>
  `${caller.id}: ${misses.join("; ")}\n${transcript.join("\n")}`;
const missedOf = (reports: readonly Report[]) => reports.filter(({ misses }) => misses.length > 0);
const untrueOf = (reports: readonly Report[]) =>
  reports.flatMap(({ caller, falsehoods }) => falsehoods.map((each) => `${caller.id}: ${each}`));

async function ringAll(all: Iterable<Caller>, at?: number): Promise<Report[]> {
  const reports: Report[] = [];
  for (const caller of all) reports.push(await ring(caller, {}, at));
  return reports;
}

describe("simulated callers ring the engine", () => {
  let reports: readonly Report[] = [];
  beforeAll(async () => {
    reports = await ringAll(callers(world, 2));
  }, timeout);

  test("at least 99 of 100 get what they rang for, judged by the book [CALL-1]", () => {
    expect(reports.length).toBeGreaterThanOrEqual(400);
    expect(new Set(reports.map(({ caller }) => caller.kind)).size).toBeGreaterThanOrEqual(20);
    const missed = missedOf(reports);
    expect(missed.length, missed.map(told).join("\n\n")).toBeLessThanOrEqual(reports.length * 0.01);
  });

  test.each(["life in danger", "a stranger asks", "wants a person", "urgent tooth"])(
    "none of those is failed: %s [CALL-1]",
    (kind) => {
      const own = reports.filter(({ caller }) => caller.kind === kind);
      expect(own.length).toBeGreaterThan(0);
      expect(missedOf(own).map(told)).toEqual([]);
    },
  );

  test("none is told a booking, time, price or hour that the book does not bear out [CALL-2]", () => {
    expect(untrueOf(reports)).toEqual([]);
  });

  test("every one comes to an end within 40 turns", () => {
    expect(reports.filter((each) => each.turns >= 40).map(told)).toEqual([]);
  });
});

describe("the same callers, putting something in between", () => {
  /** Callers of one sentence, and those whose next words depend on each reply, have no room for it. */
  const unfit = /danger|person|stranger|question|dictates|everything/;
  const patient = [...callers(world, 1)]
    .filter(({ kind }) => !unfit.test(kind))
    .map((caller, i) => withAside(caller, asides[i % asides.length] ?? "um", 2 + ((i * 7) % 5)));

  test("at least 94 of 100 still get what they rang for, and none is told what is not so [CALL-1] [CALL-2]", {
    timeout,
  }, async () => {
    const reports = await ringAll(patient);
    expect(patient.length).toBeGreaterThanOrEqual(150);
    const missed = missedOf(reports);
    expect(missed.length, missed.map(told).join("\n\n")).toBeLessThanOrEqual(patient.length * 0.06);
    expect(untrueOf(reports)).toEqual([]);
  });
});

describe("the same callers on other days", () => {
  test.each([
    ["a Sunday, when the clinic is closed", "2026-11-22"],
    ["the Wednesday a week before the second of a month", "2026-11-25"],
  ])(
    "most get what they rang for, and none is told anything false, on %s [CALL-1, CALL-2]",
    {
      timeout,
    },
    async (_, today) => {
      const at = Date.parse(`${today}T09:30:00+11:00`);
      const reports = await ringAll(callers({ today, closedWeekday: 0 }, 1), at);
      const missed = missedOf(reports);
      expect(missed.length, missed.map(told).join("\n\n")).toBeLessThanOrEqual(reports.length * 0.07);
      expect(untrueOf(reports)).toEqual([]);
    },
  );
});

test("a judge that finds everything well would be no judge: callers who say nothing useful are missed", async () => {
  const silent = [...callers(world, 1)]
    .filter((each) => each.kind === "all at once" || each.kind === "cancels")
    .map((caller) => ({ ...caller, next: () => null }));
  const reports = await ringAll(silent);
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.every((each) => each.misses.length > 0)).toBe(true);
});
