import { describe, expect, test } from "vitest";
import { asides, withAside } from "../callers/asides.ts";
import { callers } from "../callers/caller-list.ts";
import type { Report } from "../callers/report.ts";
import { ring } from "../callers/ring.ts";

/** Monday 10 August 2026: the day on which the engine's test calls take place. */
const world = { today: "2026-08-10", closedWeekday: 0 };
const reports: Report[] = [...callers(world)].map((caller) => ring(caller));
const told = ({ caller, misses, transcript }: Report): string =>
  `${caller.id}: ${misses.join("; ")}\n${transcript.join("\n")}`;

describe("simulated callers ring the dialogue engine", { timeout: 60_000 }, () => {
  test("at least 97 of 100 get what they rang for, judged by the book [CALL-1]", () => {
    expect(reports.length).toBeGreaterThanOrEqual(400);
    expect(new Set(reports.map(({ caller }) => caller.kind)).size).toBeGreaterThanOrEqual(20);
    const missed = reports.filter((each) => each.misses.length > 0);
    expect(missed.length, missed.map(told).join("\n\n")).toBeLessThanOrEqual(reports.length * 0.03);
  });

  test.each(["life in danger", "a stranger asks", "wants a person", "urgent tooth"])(
    "none of those is failed: %s [CALL-1]",
    (kind) => {
      const missed = reports.filter((each) => each.caller.kind === kind && each.misses.length > 0);
      expect(missed.map(told)).toEqual([]);
    },
  );

  test("none is told a booking, time, price or hour that the book does not bear out [CALL-2]", () => {
    const told = reports.flatMap(({ caller, falsehoods }) =>
      falsehoods.map((each) => `${caller.id}: ${each}`),
    );
    expect(told).toEqual([]);
  });

  test("every one comes to an end within 40 turns", () => {
    expect(reports.filter((each) => each.turns >= 40).map(told)).toEqual([]);
  });
});

describe("the same callers, putting something in between", { timeout: 60_000 }, () => {
  /** Callers of one sentence, and those whose next words depend on each reply, have no room for it. */
  const unfit = /danger|person|stranger|question|dictates|everything/;
  const patient = [...callers(world, 2)]
    .filter(({ kind }) => !unfit.test(kind))
    .map((caller, i) => withAside(caller, asides[i % asides.length] ?? "um", 2 + ((i * 7) % 5)));

  test("at least 95 of 100 still get what they rang for [CALL-1]", () => {
    const missed = patient.map((caller) => ring(caller)).filter((each) => each.misses.length > 0);
    expect(patient.length).toBeGreaterThanOrEqual(150);
    expect(missed.length, missed.map(told).join("\n\n")).toBeLessThanOrEqual(patient.length * 0.05);
  });
});

describe("the same callers on other days", { timeout: 60_000 }, () => {
  test.each([
    ["a Sunday, when the clinic is closed", "2026-11-22"],
    ["the Wednesday a week before the second of a month", "2026-11-25"],
  ])("all get what they rang for, and are told nothing false, on %s [CALL-1, CALL-2]", (_, today) => {
    const at = Date.parse(`${today}T09:30:00+11:00`);
    const rung = [...callers({ today, closedWeekday: 0 }, 1)].map((caller) => ring(caller, {}, at));
    expect(rung.filter((each) => each.misses.length + each.falsehoods.length > 0).map(told)).toEqual([]);
  });
});

test("a judge that finds everything well would be no judge: callers who say nothing useful are missed", () => {
  const silent = [...callers(world, 1)]
    .filter((each) => each.kind === "all at once" || each.kind === "cancels")
    .map((caller) => ring({ ...caller, next: () => null }));
  expect(silent.every((each) => each.misses.length > 0)).toBe(true);
});
