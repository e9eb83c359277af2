import { expect, test } from "vitest";
import { exampleFacts } from "../testing/example-clinic.ts";
import { ownTreatmentOf } from "./own-treatment.ts";

const calledAt = (
  ownTreatments: readonly string[] | undefined,
  named: string | null,
  treatment: "Teeth Cleaning" | null,
) =>
  ownTreatmentOf(
    { facts: { ...exampleFacts, ...(ownTreatments && { ownTreatments }) } },
    { treatment, named },
  );

test.each([
  // As the caller called it.
  [["Teeth Cleaning", "Clean"], "clean", "Teeth Cleaning", "Clean"],
  [["Teeth Cleaning", "Check-up & Clean"], "check-up and clean", "Teeth Cleaning", "Check-up & Clean"],
  // By another name, the usual one is there.
  [["Clean", "Teeth Cleaning"], "scale and clean", "Teeth Cleaning", null],
  // The clinic does not have the usual one, and calls it otherwise.
  [["Consultation", "Hygiene Clean"], "scale and clean", "Teeth Cleaning", "Hygiene Clean"],
  [["Consultation"], "scale and clean", "Teeth Cleaning", null],
  // Nothing is told, or the list is the usual one.
  [["Clean"], null, null, null],
  [undefined, "clean", "Teeth Cleaning", null],
] as const)("of %j, '%s' (%s) is booked as %s [APPT-17]", (names, named, treatment, own) => {
  expect(calledAt(names, named, treatment)).toBe(own);
});
