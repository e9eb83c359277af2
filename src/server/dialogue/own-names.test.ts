import { describe, expect, test } from "vitest";
import { hearAs } from "./hear/testing/hear-as.ts";
import { isSameName, ownNamesIn } from "./own-names.ts";
import { toUtterance } from "./words.ts";

const ownTreatments = [
  ...["Teeth Cleaning", "Clean", "Check-up & Clean", "New Patient Exam", "Smile Makeover", "X-Ray/Imaging"],
];

describe("the clinic's own names of its treatments [APPT-17]", () => {
  test.each([
    ["i'd like a clean please", ["Clean"]],
    ["a teeth cleaning", ["Teeth Cleaning"]],
    ["can i get a check up and clean", ["Check-up & Clean"]],
    ["a checkup and a quick clean", ["Check-up & Clean"]],
    ["a clean and a check-up", ["Check-up & Clean"]],
    ["just a check-up", []],
    ["the new patient exam", ["New Patient Exam"]],
    ["two smile makeovers", ["Smile Makeover"]],
    ["is the patient new", []],
  ])("are heard in '%s'", (said, names) => {
    expect(ownNamesIn(toUtterance(said), ownTreatments).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ["Check-up & Clean", "clean and check up", true],
    ["Clean", "cleans", true],
    ["Clean", "teeth cleaning", false],
    ["Braces review", "brace reviews", true],
  ])("'%s' and '%s' are one: %s", (one, other, isOne) => {
    expect(isSameName(one, other)).toBe(isOne);
  });

  test.each([
    ["i'd like to book a clean", "clean", "Teeth Cleaning"],
    ["i want to book a check-up and clean for thursday", "check-up and clean", "Teeth Cleaning"],
    ["can i book a smile makeover", "smile makeover", "General Consultation"],
    ["i need a filling", "filling", "General Consultation"],
  ])("go before what else the words tell: '%s'", (said, named, treatment) => {
    const told = hearAs(said, { ownTreatments }).acts.filter(({ kind }) => kind === "treatment");
    expect(told).toMatchObject([{ named, treatment }]);
  });

  test("are heard in nothing that is ruled out", () => {
    const told = hearAs("book me a filling, not a clean", { ownTreatments }).acts;
    expect(told.flatMap((act) => (act.kind === "treatment" ? [act.named] : []))).toEqual(["filling"]);
  });
});
