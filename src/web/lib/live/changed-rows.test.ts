import { expect, test } from "vitest";
import { changedIds } from "./changed-rows.ts";

test("new and altered rows count as changed, untouched ones do not", () => {
  const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];
  const before = new Map([
    ["a", a],
    ["b", b],
  ]);
  expect(changedIds(before, [a, { id: "b" }, c])).toEqual(["b", "c"]);
});
