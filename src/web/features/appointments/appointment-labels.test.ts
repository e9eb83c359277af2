import { expect, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import { bookingSentences, cancellationDetails, initialsOf } from "./appointment-labels.ts";

const appointment = (over: Partial<Appointment>) => over as Appointment;

test.each([
  [
    { isManuallyCreated: true, createdByUsername: "sarah", createdBy: "7" },
    ["Manually booked by staff", "sarah"],
  ],
  [
    { isManuallyCreated: true, createdByUsername: null, createdBy: "7" },
    ["Manually booked by staff", "User ID: 7"],
  ],
  [
    { isManuallyCreated: true, isImported: true, createdByUsername: "sarah" },
    ["Imported from a file", "sarah"],
  ],
  [{ isManuallyCreated: true, createdByUsername: null, createdBy: null }, ["Manually booked by staff"]],
  [{ isManuallyCreated: false, createdByUsername: "sarah", createdBy: "7" }, ["Booked via AI Voice Agent"]],
])("says who booked: %j [APPT-10]", (over, sentences) => {
  expect(bookingSentences(appointment(over))).toEqual(sentences);
});

test("tells of a cancellation in the clinic's time [APPT-10]", () => {
  const cancelled = appointment({
    cancelledAt: "2026-08-10T06:20:00.000Z",
    cancelReason: "away for work",
    cancelledByUsername: "sarah",
  });
  expect(cancellationDetails(cancelled, "Australia/Sydney")).toEqual({
    cancelledBy: "sarah",
    reason: "away for work",
    date: "Monday, 10 August 2026",
    time: "4:20 pm",
  });
});

test.each([
  ["Isla Pappas", "IP"],
  ["Mei-Lin Chen", "MC"],
  ["cher", "C"],
  ["", ""],
])("%s is %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
