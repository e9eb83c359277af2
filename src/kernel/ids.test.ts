import { expect, test } from "vitest";
import { newId } from "./ids.ts";

test("ids are UUIDs of version 7 whose order is the order of time", () => {
  const early = newId(Date.parse("2026-08-11T00:00:00Z"));
  const late = newId(Date.parse("2026-08-11T00:00:00.001Z"));
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(early < late).toBe(true);
  expect(newId(0)).not.toBe(newId(0));
});

test("ids of the same instant sort in the order in which they were made", () => {
  const now = Date.parse("2026-08-11T00:00:00Z");
  const made = Array.from({ length: 20_000 }, () => newId(now));
  expect(new Set(made).size).toBe(made.length);
  expect([...made].sort()).toEqual(made);
});
