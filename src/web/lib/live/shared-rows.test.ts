import { expect, test } from "vitest";
import { shareRows } from "./shared-rows.ts";

const row = (id: string, name = id) => ({ id, name });

test("rows below one that left are the same as before", () => {
  const before = [row("a"), row("b"), row("c")];
  const after = shareRows(before, [row("a"), row("c")]) as unknown[];
  expect(after).toEqual([row("a"), row("c")]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[2]);
});

test("a row that changed is new, and an answer without news is the old one", () => {
  const before = [row("a"), row("b")];
  const after = shareRows(before, [row("b", "other"), row("a")]) as unknown[];
  expect(after[0]).toEqual(row("b", "other"));
  expect(after[1]).toBe(before[0]);
  expect(shareRows(before, [row("a"), row("b")])).toBe(before);
});

test("what is no list of rows keeps what is equal in it", () => {
  const before = { hours: { start: "09:00" }, name: "a" };
  const after = shareRows(before, { hours: { start: "09:00" }, name: "b" }) as typeof before;
  expect(after.name).toBe("b");
  expect(after.hours).toBe(before.hours);
  expect(shareRows(undefined, [row("a")])).toEqual([row("a")]);
});
