import { expect, test } from "vitest";
import type { DisplacedVisit, Displacement } from "#contract/booking/displaced.ts";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import { otherDaySentence } from "./first-day.ts";

const visit = anAppointment({
  ...{ requestedDate: "2026-12-08", requestedTime: "10:00", chairId: "one", chairName: "Chair 1" },
  ...{ practitionerId: "patel", practitionerName: "Dr Patel" },
});
const practitioners = [
  { id: "patel", name: "Dr Patel" },
  { id: "moore", name: "Dr Moore" },
];
const because = (why: Displacement): DisplacedVisit => ({
  ...{ appointmentId: visit.id, startsAt: visit.startsAt, because: why },
  name: why === "closed" || why === "chair_blocked" ? "Training" : "",
});
const later = { date: "2026-12-10" };

test.each<[string, Displacement | null]>([
  ["Dr Patel is away on Tuesday 8 December.", "away"],
  ["The clinic is closed on Tuesday 8 December (Training).", "closed"],
  ["Chair 1 is blocked on Tuesday 8 December (Training).", "chair_blocked"],
  ["The clinic is not open any more at 10:00 am on Tuesday 8 December.", "outside_opening_hours"],
  ["Dr Patel is not in any more at 10:00 am on Tuesday 8 December.", "outside_own_hours"],
  ["Chair 1 is not used on Tuesday 8 December any more.", "chair_not_used"],
  ["Chair 1 is not in use any more.", "chair_gone"],
  ["Dr Patel has left the clinic.", "practitioner_gone"],
  ["Dr Patel has nothing free on Tuesday 8 December.", null],
])("says why a visit cannot stay on its day: %s [APPT-17]", (why, displacement) => {
  const displaced = displacement === null ? undefined : because(displacement);
  const sentence = otherDaySentence(visit, displaced, later, practitioners);
  expect(sentence).toBe(`${why} The next free times are on Thursday 10 December.`);
});

test("names whoever else has a free time, and owns up to it where nobody has [APPT-17]", () => {
  expect(otherDaySentence(visit, undefined, { ...later, practitionerId: "moore" }, practitioners)).toContain(
    "Dr Patel has nothing free in the two weeks after. The next free times are with Dr Moore on Thursday 10 December.",
  );
  expect(otherDaySentence(visit, undefined, null, practitioners)).toContain("Choose a later day.");
});
