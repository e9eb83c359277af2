import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";
import { placeOfVisit } from "./visits-in-place.ts";

const callOn = (...lines: readonly string[]) =>
  callSaying(lines, {
    ...mine,
    book: clinicBook(exampleFacts, [
      aVisit({ appointmentId: "clean", date: "2026-08-11" }),
      aVisit({ appointmentId: "first", date: "2026-08-14", appointmentType: "Root Canal" }),
      aVisit({ appointmentId: "second", date: "2026-08-18", appointmentType: "Root Canal" }),
    ]),
  });
const who = ["mia chen", "yes"];
const told = ["when are my appointments", ...who];
const asked = ["i need to cancel one of my appointments", ...who];

describe("of several visits one is pointed at by its place in time [CALL-1] [APPT-14]", () => {
  test.each([
    [[...told, "cancel the last one"], "second"],
    [[...told, "cancel the next one"], "clean"],
    [[...told, "cancel the second one"], "first"],
    [[...told, "cancel my second root canal"], "second"],
    [[...told, "cancel the later root canal"], "second"],
    [[...asked, "my second root canal"], "second"],
    [[...asked, "the last root canal"], "second"],
    [[...asked, "the last one"], "second"],
    [["can you cancel my last appointment", ...who], "second"],
    [["cancel my second root canal please", ...who], "second"],
    [["i need to cancel my next appointment", ...who], "clean"],
  ])("%j", (lines, id) => {
    expect(callOn(...lines).state.step).toMatchObject({
      kind: "confirming_cancel",
      appointment: { appointmentId: id },
    });
  });

  test.each([
    [[...told, "can you move the last one to thursday at nine"]],
    [["move my second root canal to thursday at nine", ...who]],
  ])("and moved: %j", (lines) => {
    expect(callOn(...lines).state.step).toMatchObject({
      kind: "confirming_move",
      appointment: { appointmentId: "second" },
      to: { date: "2026-08-13", time: "09:00" },
    });
  });

  test("the next one alone is told to who asks for it", () => {
    expect(callOn("when is my next appointment", ...who).state.lastSaid).toMatch(
      /^I have Mia Chen's teeth cleaning tomorrow[^,]*, Tuesday 11 August at 10:00 am\. Is there/,
    );
  });

  test.each(["cancel the last one i booked", "can you cancel the first and second ones"])(
    "it is asked which one is meant: %s",
    (line) => {
      expect(callOn(...told, line).state.step.kind).toBe("choosing_appointment");
    },
  );
});

test.each([
  "move my appointment to the next one available",
  "my last appointment was great, cancel it",
  "the last time i came",
  "after my second root canal",
  "cancel it, not the first one",
  "the second of december",
  "the first thing in the morning",
])("no place of a visit is told: %s", (text) => {
  expect(placeOfVisit(text)).toBeNull();
});
