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
  // A month later on the same weekday.
  ["a month later same day", { days: 28, minutes: 0 }],
  ["same day next month", { days: 28, minutes: 0 }],
  ["two months after that", { days: 63, minutes: 0 }],
  ["six months later please", { days: 182, minutes: 0 }],
  ["push it back an hour and a half", { days: 0, minutes: 90 }],
  // The day tells which visit that is.
  ["push my wednesday one back an hour", { days: 0, minutes: 60 }],
  ["bring friday's appointment forward half an hour", { days: 0, minutes: -30 }],
])("'%s' moves an appointment by %o [APPT-14]", (text, shift) => {
  expect(shiftIn(text)).toEqual(shift);
});

test.each([
  ["later"],
  ["an hour"],
  ["i can be there in an hour"],
  ["a week from tuesday"],
  ["move my wednesday one to friday an hour later"],
  ["i'll ring back a day later"],
  ["three weeks ago"],
  ["my tooth hurt a month ago"],
])("'%s' moves nothing", (text) => {
  expect(shiftIn(text)).toBeNull();
});

describe("a month later counts from the visit spoken of", () => {
  const lines = ["a check-up on thursday at ten", "Ben Carter", "yes", "yes"];

  test.each([
    "and a month later same day",
    "can i book another one a month later",
    "and one a month after that",
    "same day next month as well",
    "and another in a month same day same time",
  ])("'%s', once it is booked", (more) => {
    expect(callSaying(lines).say(more)).toContain("Thursday 10 September at 10:00 am");
  });

  test("is that day where several times of one day are offered", () => {
    const call = callSaying(["a check-up on thursday"]);
    expect(call.say("a month later")).toMatch(/^On Thursday 10 September I have/);
  });

  test("'an hour later' than several times is no hour of today", () => {
    const call = callSaying(["a check-up on thursday"]);
    expect(call.say("an hour later")).toMatch(/^On Thursday 13 August I have 2:30 pm/);
  });
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
    ["a month later same day", "2026-09-10 10:00"],
  ])("'%s' counts from the appointment, not from today [APPT-14]", (words, slot) => {
    expect(moved("i need to move my appointment", "sam reid", "yes", words, "yes")).toBe(slot);
  });

  test("an amount said before the appointment was found is kept [APPT-14]", () => {
    expect(moved("can i push my appointment back an hour", "sam reid", "yes", "yes")).toBe(
      "2026-08-13 11:00",
    );
  });
});

describe("a visit that is called by its day [APPT-14]", () => {
  const both = () => ({
    ...mine,
    book: clinicBook(exampleFacts, [
      aVisit({ date: "2026-08-12" }),
      aVisit({ appointmentId: "visit-2", date: "2026-08-14" }),
    ]),
  });

  test.each([
    [
      "can you push my wednesday one back an hour",
      "from Wednesday 12 August at 10:00 am to Wednesday 12 August at 11:00 am",
    ],
    [
      "bring friday's appointment forward half an hour",
      "from Friday 14 August at 10:00 am to Friday 14 August at 9:30 am",
    ],
  ])("'%s' is found by it and moved by the amount", (said, move) => {
    expect(callSaying([`its mia chen ${said}`], both()).say("yes")).toContain(move);
  });

  test.each(["week before", "the week before please"])(
    "'%s' counts from the visit that was found",
    (said) => {
      const onThe19th = { ...mine, book: clinicBook(exampleFacts, [aVisit({ date: "2026-08-19" })]) };
      const call = callSaying(["its mia chen i need to move my appointment", "yes"], onThe19th);
      expect(call.say(said)).toContain("I have today, Monday 10 August at 9:30 am, tomorrow");
    },
  );

  test.each([
    ["bring it forward to nine", "to Wednesday 19 August at 9:00 am"],
    ["push it back to eleven", "to Wednesday 19 August at 11:00 am"],
    ["push it back to friday", "On Friday 14 August I have"],
    ["bring it forward", "I have today, Monday 10 August"],
    ["not the same week", "I have Monday 24 August"],
  ])("'%s', of a visit that was found: '%s'", (said, answer) => {
    const onThe19th = { ...mine, book: clinicBook(exampleFacts, [aVisit({ date: "2026-08-19" })]) };
    const call = callSaying(["its mia chen i need to move my appointment", "yes"], onThe19th);
    expect(call.say(said)).toContain(answer);
  });

  test("'wednesday week after three' is that Wednesday and no other week", () => {
    expect(callSaying(["i want a check-up"]).say("wednesday week after three")).toContain(
      "On Wednesday 19 August I have 3:00 pm",
    );
  });
});
