import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
test.each([
  [
    "she's at daycare monday thursday friday so wednesday or tuesday",
    "2026-08-12 2026-08-18? not 2026-08-17 not 2026-08-13 not 2026-08-14",
  ],
  ["i've got tafe thursdays and fridays so monday", "2026-08-17 not 2026-08-13 not 2026-08-14"],
  ["he's got the athletics carnival thursday so friday", "2026-08-14 not 2026-08-13"],
  ["i work wednesday to friday so monday", "2026-08-17 not 2026-08-12..2026-08-14"],
  ["no i work wednesday to friday", "not 2026-08-12..2026-08-14"],
  ["we're away the first week of september", "not 2026-09-01..2026-09-07?"],
  ["no the twentieth is the day i'm in hospital so the twenty seventh", "2026-08-27 not 2026-08-20"],
  // Free after all.
  ["friday is when i can come", "2026-08-14"],
  ["i'm off work on friday", "2026-08-14"],
  ["i'm not working thursday", "2026-08-13"],
  ["can i make it work on thursday", "2026-08-13"],
  ["can i come after my shift on friday", "2026-08-14"],
  ["would friday work for the kids", "2026-08-14"],
  ["she's at school on thursday so after school", "15:15-18:00"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
