import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";
import { atClinic, brief } from "../../test-clinic.ts";

/** Said on Tuesday 11 August 2026. */
test.each([
  ["towards the end of the week after next", "2026-08-27..2026-08-30?"],
  ["towards the end of next week", "2026-08-20..2026-08-23?"],
  ["nearer the end of the week", "2026-08-13..2026-08-16?"],
  ["towards the weekend", "2026-08-13..2026-08-14?"],
  ["closer to the weekend", "2026-08-13..2026-08-14?"],
  ["toward the end of the month", "2026-08-21..2026-08-31?"],
  ["the week after next towards the end", "2026-08-27..2026-08-30?"],
  ["next week but towards the end", "2026-08-20..2026-08-23?"],
  ["next week preferably towards the end of the week", "2026-08-20..2026-08-23?"],
  ["next month, at the start", "2026-09-01..2026-09-10?"],
  // A part that is over is the next one's.
  ["early in the week", "2026-08-17..2026-08-18?"],
  ["the start of the month", "2026-09-01..2026-09-10?"],
  ["early this week", "2026-08-11?"],
  ["midweek", "2026-08-12..2026-08-13?"],
  ["mid week next week", "2026-08-19..2026-08-20?"],
  ["the tail end of next week", "2026-08-21..2026-08-23?"],
  ["the latter half of the week", "2026-08-13..2026-08-16?"],
  ["the second half of next week", "2026-08-20..2026-08-23?"],
  ["in the first half of september", "2026-09-01..2026-09-10?"],
  ["back end of the month", "2026-08-21..2026-08-31?"],
  ["start of december", "2026-12-01..2026-12-10?"],
  // Two wishes, and no Tuesday of that week.
  ["tuesday, or the week after that", "2026-08-18? 2026-08-24..2026-08-30"],
  ["thursday and then the week after that", "2026-08-13 2026-08-17..2026-08-23"],
  ["tuesday or wednesday next week", "2026-08-18 2026-08-19"],
  ["next week but not tuesday", "2026-08-17..2026-08-23 not 2026-08-18"],
  // No part of anything.
  ["the second one", ""],
  ["at the end of the day i don't mind", "15:30-17:00"],
  ["my back tooth", ""],
])("%s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
