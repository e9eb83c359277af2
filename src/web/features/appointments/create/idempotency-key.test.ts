import { expect, test } from "vitest";
import { createKeyRing } from "./idempotency-key.ts";

test("one dialog sends one wish under one key, however often", () => {
  const keyFor = createKeyRing();
  const first = keyFor({ date: "2026-08-13" });
  expect(keyFor({ date: "2026-08-13" })).toBe(first);
});

test("a changed wish and another dialog get keys of their own", () => {
  const keyFor = createKeyRing();
  const keys = [keyFor({ time: "09:00" }), keyFor({ time: "09:30" }), createKeyRing()({ time: "09:30" })];
  expect(new Set(keys).size).toBe(3);
});
