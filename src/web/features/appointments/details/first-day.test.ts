import { expect, test } from "vitest";
import type { DisplacedVisit, Displacement } from "#contract/booking/displaced.ts";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import { otherDaySentence, whyNot } from "./first-day.ts";
import { firstFree } from "./next-free-day.ts";

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
  const sentence = otherDaySentence(whyNot(visit, displaced), "Dr Patel", later, practitioners);
  expect(sentence).toBe(`${why} The next free times are on Thursday 10 December.`);
});

const full = "Dr Patel has nothing free on Tuesday 8 December.";
const told = (next: Parameters<typeof otherDaySentence>[2]) =>
  otherDaySentence(full, "Dr Patel", next, practitioners);

test("names whoever else has a free time, and owns up to it where nobody has [APPT-17]", () => {
  expect(told({ ...later, practitionerId: "moore" })).toBe(
    `${full} Dr Patel has nothing free in the two weeks after. The next free times are with Dr Moore on Thursday 10 December.`,
  );
  const sameDay = { date: "2026-12-08", practitionerId: "moore" };
  expect(told({ ...sameDay, later: "2026-12-10" })).toBe(`${full} Dr Moore is free that day.`);
  expect(told({ ...sameDay, later: null })).toBe(
    `${full} Dr Moore is free that day. Dr Patel has nothing free in the two weeks after.`,
  );
  expect(told(null)).toBe(`${full} Dr Patel has no free time in the two weeks after. Choose a later day.`);
});

test.each<[string, string[], Awaited<ReturnType<typeof firstFree>>]>([
  [
    "a colleague on the visit's own day",
    ["2026-12-08 moore", "2026-12-09 moore", "2026-12-14 patel"],
    {
      ...{ date: "2026-12-08", practitionerId: "moore", later: "2026-12-14" },
    },
  ],
  [
    "a colleague then, though the own one is away for long",
    ["2026-12-08 moore"],
    {
      ...{ date: "2026-12-08", practitionerId: "moore", later: null },
    },
  ],
  ["the own one on the next day", ["2026-12-09 moore", "2026-12-14 patel"], { date: "2026-12-14" }],
  ["a colleague later", ["2026-12-17 moore"], { date: "2026-12-17", practitionerId: "moore" }],
  ["nobody", ["2026-12-23 patel"], null],
])("finds for a visit that cannot keep its practitioner: %s [APPT-17]", async (_, free, next) => {
  const days = { from: "2026-12-08", practitionerId: "patel", others: ["moore"] };
  expect(await firstFree(days, async (date, who) => free.includes(`${date} ${who}`))).toEqual(next);
});
