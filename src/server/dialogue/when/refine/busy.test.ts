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
  // Told behind the days.
  [
    "tuesday wednesday thursday i am on earlies so friday",
    "2026-08-14 not 2026-08-18? not 2026-08-12 not 2026-08-13",
  ],
  [
    "i told you wednesday and thursday i'm doing lates i want friday after two",
    "2026-08-14 14:00-23:59? not 2026-08-12 not 2026-08-13",
  ],
  ["fridays my daughter's got netball so monday", "2026-08-17 not 2026-08-14"],
  ["on wednesdays i look after the grandkids", "not 2026-08-12"],
  ["can i do wednesday thursday i'm in court", "2026-08-12 not 2026-08-13"],
  ["wednesday thursday friday are out", "not 2026-08-12 not 2026-08-13 not 2026-08-14"],
  ["wednesday we're at the footy thursday i'm free", "2026-08-13 not 2026-08-12"],
  ["ten o'clock and wednesday i'm working till four so not wednesday", "10:00? not 2026-08-12"],
  // By what it is called alone.
  ["fridays are for the grandkids so any other day", "2026-08-11..2026-08-24? not 2026-08-14"],
  ["monday is my day with mum", "not 2026-08-17"],
  ["soccer wednesdays and guitar on fridays", "not 2026-08-12 not 2026-08-14"],
  ["friday is my day off", "2026-08-14"],
  ["the clean on wednesdays and the check up on fridays", "2026-08-12 2026-08-14"],
  // The hours of a day that is taken up in part.
  ["friday i'm working till two", "2026-08-14 14:00-23:59?"],
  ["thursday she's got training at four so before that", "2026-08-13 00:00-16:00?"],
  ["friday i'm working from home so any time", "2026-08-14"],
  ["thursday i'm having a day off", "2026-08-13"],
  ["thursday she has a toothache", "2026-08-13"],
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
