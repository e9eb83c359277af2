import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";
import { atClinic, brief } from "../../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["noon", "12:00"],
  ["midday", "12:00"],
  ["mid day", "12:00"],
  ["midnight", "00:00"],
  ["noonish", "12:00"],
  ["noon on friday", "2026-08-14 12:00"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
