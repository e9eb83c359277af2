import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["i've got a cleaning booked for the 12th can i move it to the 19th", "2026-08-19"],
  ["move it from wednesday to thursday", "2026-08-13"],
  ["can i move my wednesday appointment to thursday", "2026-08-13"],
  ["move my 3 o'clock to 4 o'clock", "16:00?"],
  ["change it from 3 to 4", "16:00?"],
  ["change it to friday", "2026-08-14"],
  ["switch my booking on the 20th to the 21st at nine", "2026-08-21 09:00?"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
