import { expect, test } from "vitest";
import type { AppointmentType } from "#contract/limits.ts";
import { toUtterance } from "../words.ts";
import { readVisit } from "./read-visit.ts";

const read = (text: string, isCorrection = false) =>
  readVisit(toUtterance(text), isCorrection)?.value ?? null;

test.each<[string, AppointmentType | null]>([
  ["just a check up", "General Consultation"],
  ["a scale and clean", "Teeth Cleaning"],
  ["check up and clean please", "Teeth Cleaning"],
  ["i need my wisdom teeth out", "Oral Surgery"],
  ["i want a tooth pulled", "Oral Surgery"],
  ["i need an extraction", "Oral Surgery"],
  ["i need a filling", "General Consultation"],
  ["i chipped a tooth", "Emergency Visit"],
  ["my crown came off", "General Consultation"],
  ["teeth whitening", "Teeth Whitening"],
  ["i want to bleach my teeth", "Teeth Whitening"],
  ["an x ray", "X-Ray/Imaging"],
  ["i was told i need x-rays", "X-Ray/Imaging"],
  ["root canal", "Root Canal"],
  ["i'm after an implant", "Dental Implant"],
  ["a follow up", "Follow-up"],
  ["i've got a toothache", "Emergency Visit"],
  ["my son's first visit", "Preventive Care"],
  ["fluoride for the kids", "Preventive Care"],
  ["i need to get a tooth looked at", "General Consultation"],
  ["not a filling a clean", "Teeth Cleaning"],
  ["it's for tuesday", null],
  ["my name is tom", null],
  ["it has snapped clean off", null],
])("'%s' is %s [CALL-1]", (text, type) => {
  expect(read(text)).toBe(type);
});

test("after a correction the reason said last counts", () => {
  expect(read("sorry not whitening i meant a clean", true)).toBe("Teeth Cleaning");
  expect(read("a check up no actually a root canal", true)).toBe("Root Canal");
});
