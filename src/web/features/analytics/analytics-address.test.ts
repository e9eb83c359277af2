import { expect, test } from "vitest";
import { readAnalyticsAddress, writeAnalyticsAddress } from "./analytics-address.ts";

test.each([
  ["", { weeks: "4", week: "", rows: null }],
  ["?weeks=12", { weeks: "12", week: "", rows: null }],
  ["?week=2026-08-03&rows=saved", { weeks: "4", week: "2026-08-03", rows: "saved" }],
] as const)("the address %j is read and written alike [DASH-8]", (text, address) => {
  expect(readAnalyticsAddress(text)).toEqual(address);
  expect(writeAnalyticsAddress(address)).toBe(text);
});

test("what no address of ours says is left out [DASH-8]", () => {
  const text = "?weeks=5&week=2026-13-40&rows=everything";
  expect(readAnalyticsAddress(text)).toEqual({ weeks: "4", week: "", rows: null });
});
