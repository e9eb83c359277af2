import { describe, expect, test } from "vitest";
import { shiftIn } from "./shifts.ts";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

test.each([
  ["a week later", { days: 7, minutes: 0 }],
  ["an hour later please", { days: 0, minutes: 60 }],
  ["push it back an hour", { days: 0, minutes: 60 }],
  ["can we bring it forward half an hour", { days: 0, minutes: -30 }],
  ["two days earlier", { days: -2, minutes: 0 }],
  ["move my appointment by a couple of days", { days: 2, minutes: 0 }],
])("'%s' moves an appointment by %o [APPT-14]", (text, shift) => {
  expect(shiftIn(text)).toEqual(shift);
});

test.each([
  ["later"],
  ["an hour"],
  ["i can be there in an hour"],
  ["a week from tuesday"],
  ["i'll ring back a day later"],
  ["three weeks ago"],
])("'%s' moves nothing", (text) => {
  expect(shiftIn(text)).toBeNull();
});

describe("moving an appointment by an amount", () => {
  const booked = aVisit({
    patientName: "Sam Reid",
    date: "2026-08-13",
    appointmentType: "General Consultation",
  });
  const moved = (...lines: readonly string[]): string => {
    const { book } = callSaying(lines, { ...mine, book: clinicBook(exampleFacts, [booked]) });
    const [entry] = book.entries;
    return `${entry?.date} ${entry?.time}`;
  };

  test.each([
    ["a week later", "2026-08-20 10:00"],
    ["an hour later", "2026-08-13 11:00"],
    ["just push it back an hour", "2026-08-13 11:00"],
    ["a day earlier", "2026-08-12 10:00"],
  ])("'%s' counts from the appointment, not from today [APPT-14]", (words, slot) => {
    expect(moved("i need to move my appointment", "sam reid", "yes", words, "yes")).toBe(slot);
  });

  test("an amount said before the appointment was found is kept [APPT-14]", () => {
    expect(moved("can i push my appointment back an hour", "sam reid", "yes", "yes")).toBe(
      "2026-08-13 11:00",
    );
  });
});
