import { expect, test } from "vitest";
import { capitaliseName } from "./capitalise.ts";

test.each([
  [["mick", "farrelly"], "Mick Farrelly"],
  [["sean", "mick", "donald"], "Sean McDonald"],
  [["mc", "donald"], "McDonald"],
])("%j is written %s: who is called Mick is no Mc [CALL-1]", (parts, written) => {
  expect(capitaliseName(parts).join(" ")).toBe(written);
});
