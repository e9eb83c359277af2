import { expect, test } from "vitest";
import {
  filterLines,
  isFiltered,
  logQueryOf,
  noFilters,
  readLogAddress,
  writeLogAddress,
} from "./log-filters.ts";
import { durationLabel } from "./log-labels.ts";

test("all and no date filter nothing [LOG-1]", () => {
  expect(logQueryOf(noFilters)).toEqual({});
  expect(isFiltered(noFilters)).toBe(false);
});

test("asks for the type and the day that were applied [LOG-1]", () => {
  const filters = { ...noFilters, type: "error", date: "2026-08-11" } as const;
  expect(logQueryOf(filters)).toEqual({ type: "error", date: "2026-08-11" });
  expect(filterLines(filters)).toEqual(["Type: Error", "Date: Tuesday, 11 August 2026"]);
});

test.each(["", "?type=call", "?type=system&date=2026-08-11", "?entry=log-7", "?needs=ring_back"])(
  "%j survives a reload",
  (search) => {
    expect(writeLogAddress(readLogAddress(search))).toBe(search);
  },
);

test("an address that makes no sense filters nothing", () => {
  expect(readLogAddress("?type=fax&date=11/08/2026").filters).toMatchObject({ type: "all", date: "" });
});

test.each([
  [null, "None"],
  [0, "0 s"],
  [134, "2 min 14 s"],
])("a duration of %s reads %s", (seconds, label) => {
  expect(durationLabel(seconds)).toBe(label);
});

test("names, numbers and words stand in no address [LOG-2]", () => {
  const filters = { ...noFilters, words: "grace 0491 570 156" };
  expect(writeLogAddress({ filters, open: "" })).toBe("");
  expect([isFiltered(filters), filterLines(filters)]).toEqual([true, ["Search: grace 0491 570 156"]]);
});
