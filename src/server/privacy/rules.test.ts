import { expect, test } from "vitest";
import { keptUntil } from "./rules.ts";

test.each([
  ["seven years from the last visit", "2024-03-01", "1980-05-01", "2031-03-01"],
  ["longer of a child: until 25", "2024-03-01", "2016-05-01", "2041-05-01"],
  ["seven years of somebody who was nearly grown up", "2024-03-01", "2006-05-01", "2031-05-01"],
  ["seven years where no birthday is known", "2024-03-01", null, "2031-03-01"],
  ["the last day of February", "2024-02-29", null, "2031-03-01"],
  ["nothing once the time is over", "2015-03-01", "1980-05-01", null],
  ["nothing of somebody who never came", null, "1980-05-01", null],
])("keeps the record of visits: %s [PAT-3]", (_what, lastVisit, dateOfBirth, until) =>
  expect(keptUntil({ lastVisit, dateOfBirth }, "2026-08-11")).toBe(until),
);
