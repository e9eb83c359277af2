import { describe, expect, test } from "vitest";
import { knowledgeBaseBody } from "../clinic/clinic.ts";
import { createAppointmentBody } from "./appointments.ts";

const booking = (patientDetails: Record<string, unknown>) =>
  createAppointmentBody.safeParse({
    requestedDate: "2026-08-12",
    requestedTime: "10:00",
    patientDetails: { name: "Priya Raman", phone: "0491 575 789", ...patientDetails },
  });

describe("what a booking may hold [APPT-7]", () => {
  test.each(["\u200b\u200b", "  ", "\u202e", "…"])("a name without a letter is no name: %j", (name) => {
    expect(booking({ name }).error?.issues[0]?.message).toBe("Name is required");
  });

  test("a name is one line of visible text", () => {
    expect(booking({ name: " Priya\n\u202eRaman\u0007 " }).data?.patientDetails.name).toBe("Priya Raman");
    expect(booking({ name: "Zoë O’Connor-Nguyễn" }).data?.patientDetails.name).toBe("Zoë O’Connor-Nguyễn");
  });

  test.each(["0491", "abcdefghijk", "☎".repeat(10), "0491 57 - - -"])("%s is no phone number", (phone) => {
    expect(booking({ phone }).error?.issues[0]?.message).toBe("Phone number must be at least 10 digits");
  });

  // The specification asks for ten characters, so the last is one as well.
  test.each(["0491575789", "(02) 5550 4410", "+64 21 555 0123", "12-34-56-78"])("%s is one", (phone) => {
    expect(booking({ phone }).success).toBe(true);
  });
});

test.each([
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["https://harbourstreet.example", true],
  ["www.harbourstreet.example", true],
  ["harbourstreet.example:8080", true],
  ["", true],
])("a website of %j is kept: %s", (website, isKept) => {
  const parsed = knowledgeBaseBody.safeParse({
    clinicName: "Harbour Street Dental",
    address: "12 Harbour Street",
    phoneNumber: "(02) 5550 4410",
    email: "desk@harbourstreet.example",
    website,
    businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
  });
  expect(parsed.success).toBe(isKept);
});
