import { expect, test } from "vitest";
import type { Patient } from "#contract/patients/patients.ts";
import { likelySame } from "./likely-same.ts";

const patient = (id: string, name: string, phone: string | null): Patient => ({
  ...{ id, name, phone, email: null, dateOfBirth: null, notes: "", appointmentCount: 0 },
  ...{ lastVisit: null, nextVisit: null, createdAt: "2026-08-11T00:00:00Z" },
  preferences: { sms: true, email: true, phone: true, reminders: true, recalls: true, promotions: true },
});
const known = [
  patient("1", "Matilda Nguyen", "0491 570 156"),
  patient("2", "Minh Nguyen", "+61491570156"),
  patient("3", "matilda  nguyen", "0491 574 118"),
  patient("4", "Aroha Williams", null),
];
const idsFor = (name: string, phone: string, exceptId: string | null = null) =>
  likelySame([...known, ...known], { name, phone }, exceptId).map(
    ({ patient: { id }, reason }) => `${id} ${reason}`,
  );

test("warns of everyone with the number, however it is written, then of the name [PAT-1]", () => {
  expect(idsFor("Matilda Nguyen", "+61 491 570 156")).toEqual([
    "1 same_phone",
    "2 same_phone",
    "3 same_name",
  ]);
});

test("says nothing of others, of half a number, or of the record itself", () => {
  expect(idsFor("Ruby Singh", "0491 57")).toEqual([]);
  expect(idsFor("", "")).toEqual([]);
  expect(idsFor("Aroha Williams", "0491 570 110", "4")).toEqual([]);
});
