import { expect, test } from "vitest";
import { newAppointmentPath } from "./destinations.ts";
import { fits } from "./matching.ts";

test.each([
  ["New Appointment", "", true],
  ["New Appointment", "app", true],
  ["New Appointment", "ap NEW", true],
  ["Sync with PMS", "pms", true],
  ["Phone numbers Phone System", "system phone", true],
  ["New Appointment", "ointment", false],
  ["New Appointment", "new patient", false],
  ["Patients", "patientss", false],
])("'%s' found by '%s': %s", (text, typed, expected) => {
  expect(fits(text, typed)).toBe(expected);
});

test("a new appointment keeps the day and view of the appointments page, and nothing of other pages", () => {
  const from = (pathname: string, search: string) => newAppointmentPath({ pathname, search });
  expect(from("/appointments", "?tab=calendar&at=2026-08-11")).toBe(
    "/appointments?tab=calendar&at=2026-08-11&new=1",
  );
  expect(from("/patients", "?patient=1")).toBe("/appointments?new=1");
});
