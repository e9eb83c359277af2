import { describe, expect, test } from "vitest";
import { partsOfMove } from "./move-parts.ts";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

// Monday 23 November 2026, 9:00 am in Sydney.
const at = Date.parse("2026-11-22T22:00:00Z");
const of = (id: number, date: string, time: string, appointmentType: string) =>
  aVisit({ appointmentId: `visit-${id}`, date, time, appointmentType });
const several = () => [
  of(1, "2026-11-24", "10:00", "Check-up"),
  of(2, "2026-11-27", "09:00", "Filling"),
  of(3, "2026-12-01", "14:00", "Whitening"),
  of(4, "2026-12-14", "11:00", "Check-up"),
];
const callOn = (...lines: string[]) =>
  callSaying(lines, { ...mine, at, book: clinicBook(exampleFacts, several()) });
const movedTo = (...lines: string[]): string[] => {
  const stood = several().map(({ date, time }) => `Mia Chen ${date} ${time}`);
  const now = standingIn(callOn(...lines, "yes").book);
  return stood.flatMap((each, k) => (each === now[k] ? [] : [`${each} -> ${now[k]}`]));
};

describe("of several visits the words for the one that stands choose it, and where it goes is kept [CALL-1] [APPT-14]", () => {
  const tomorrow = "Mia Chen 2026-11-24 10:00 -> Mia Chen 2026-11-27 16:00";
  test.each([
    "its mia chen i cant do tomorrow at ten can i come friday at four instead",
    "its mia chen i've got an appointment tomorrow but work's called me in can you make it friday at four",
    "mia chen here can i move my appointment from tomorrow to friday at four",
    "its mia chen could i move tomorrow's appointment can i come friday at four instead of tomorrow",
  ])("%s", (line) => {
    expect(movedTo(line, "yes")).toEqual([tomorrow]);
  });

  test("'tomorrow week' tells the visit, and 'the Friday' is that of its week", () => {
    const call = callOn(
      "its mia chen i need to push back my appointment from tomorrow week to the friday",
      "yes",
    );
    expect(call.state).toMatchObject({ moving: { date: "2026-12-01" } });
    expect(call.state.step).toMatchObject({ kind: "offering", times: [{ date: "2026-12-04" }, {}, {}] });
  });

  test("the same time of another day", () => {
    expect(
      movedTo("its mia chen i'm on the fourteenth of december make it the sixteenth same time", "yes"),
    ).toEqual(["Mia Chen 2026-12-14 11:00 -> Mia Chen 2026-12-16 11:00"]);
  });

  test("where it goes never chooses: the visit is asked for, and the answer leaves the day standing", () => {
    const line = "its mia chen can we swap my appointment for friday at four instead";
    expect(callOn(line, "yes").state.step.kind).toBe("choosing_appointment");
    expect(movedTo(line, "yes", "tomorrows")).toEqual([tomorrow]);
    expect(movedTo(line, "yes", "the tuesday one at two")).toEqual([
      "Mia Chen 2026-12-01 14:00 -> Mia Chen 2026-12-04 16:00",
    ]);
  });

  test("a visit that is not to be cancelled but moved forgets by which half of the day it was named", () => {
    expect(
      movedTo(
        "need to cancel my visit on tuesday morning mia chen",
        "yes",
        "actually hang on dont cancel can you push it to the same time thursday instead",
      ),
    ).toEqual(["Mia Chen 2026-11-24 10:00 -> Mia Chen 2026-11-26 10:00"]);
  });
});

test.each([
  ["i need to move my appointment tomorrow", null],
  ["i need to cancel tomorrow", null],
  ["can you move my appointment at ten to four", null],
  ["can i shift it to later in the week", "later in the week"],
  ["can we do the monday after same time", "the monday after same time"],
  ["could i come friday instead of tomorrow", "friday "],
])("where it goes, in '%s'", (text, goesTo) => {
  expect(partsOfMove(text)?.goesTo ?? null).toBe(goesTo);
});
