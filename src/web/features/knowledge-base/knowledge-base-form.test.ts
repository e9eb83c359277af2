import { describe, expect, test } from "vitest";
import type { KnowledgeBase } from "#contract/clinic/clinic.ts";
import { knowledgeBaseBody } from "#contract/clinic/clinic.ts";
import { bodyOf, changesSentence, countChanges, valuesOf } from "./knowledge-base-form.ts";

const saved: KnowledgeBase = {
  clinicName: "Harbour Street Dental",
  address: "118 Harbour Street, Newcastle NSW 2300",
  phoneNumber: "(02) 5550 4410",
  email: "reception@harbourstreet.example",
  website: "harbourstreet.example",
  businessHours: { weekdays: { start: "08:30", end: "17:00" }, weekends: { start: "", end: "" } },
  services: ["Check-ups", "Teeth Cleaning"],
  specializations: ["Oral Surgery"],
  emergencyContact: "Dr Anita Fernando",
  emergencyHours: { available: true, contact: "0491 573 770", hours: "Every day" },
  additionalInfo: "Parking in the lane",
  timeZone: "Australia/Sydney",
  updatedAt: "2026-08-11T01:42:00.000Z",
};

describe("the fields", () => {
  test("of a new clinic open 09:00 to 17:00 on weekdays and 09:00 to 13:00 on weekends [KB-2]", () => {
    expect(valuesOf(null).businessHours).toEqual({
      weekdays: { start: "09:00", end: "17:00" },
      weekends: { start: "09:00", end: "13:00" },
    });
  });

  test("join a list from the server by commas [KB-2]", () => {
    expect(valuesOf(saved).services).toBe("Check-ups, Teeth Cleaning");
    expect(valuesOf({ ...saved, services: "a, b" as never }).services).toBe("a, b");
  });

  test("give back what was saved", () => {
    const parsed = knowledgeBaseBody.parse(bodyOf(valuesOf(saved)));
    const { updatedAt: _, ...rest } = saved;
    expect(parsed).toEqual(rest);
  });
});

describe("what is sent", () => {
  test("has no emergency contact and hours while the box is not ticked [KB-3]", () => {
    const values = valuesOf(saved);
    values.emergencyHours.available = false;
    expect(bodyOf(values).emergencyHours).toEqual({ available: false, contact: "", hours: "" });
  });
});

describe("unsaved changes", () => {
  test("are counted by field and gone when typed back", () => {
    const values = valuesOf(saved);
    expect(countChanges(valuesOf(saved), values)).toBe(0);
    values.clinicName = "Harbour Street";
    values.businessHours.weekdays.end = "18:00";
    expect(countChanges(valuesOf(saved), values)).toBe(2);
  });

  test("read as a sentence", () => {
    expect([0, 1, 3].map(changesSentence)).toEqual([
      "No unsaved changes",
      "1 change not yet saved",
      "3 changes not yet saved",
    ]);
  });
});
