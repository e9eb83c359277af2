import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
test.each([
  ["thursday in the morning because my bus is at nine", "2026-08-13 00:00-12:00"],
  ["friday morning my daughter's class is at ten thirty", "2026-08-14 00:00-12:00"],
  ["thursday morning i've got to catch the bus at eleven", "2026-08-13 00:00-12:00"],
  ["thursday my train leaves at ten", "2026-08-13"],
  ["wednesday i have a meeting at ten", "2026-08-12"],
  ["thursday, i have to catch the nine thirty bus", "2026-08-13"],
  ["friday school is at nine", "2026-08-14"],
  ["thursday at nine because my bus is at ten", "2026-08-13 09:00?"],
  // The wish itself.
  ["thursday at ten please", "2026-08-13 10:00?"],
  ["thursday at ten, the bus is fine", "2026-08-13 10:00?"],
  ["ten o'clock thursday in the morning", "2026-08-13 10:00"],
  ["can i have the two o'clock on thursday", "2026-08-13 14:00?"],
])("[CALL-1] the hour of a bus, a school or a meeting is no wish: %s means %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
