import { describe, expect, test } from "vitest";
import { type BookEntry, clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, type TestCall } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

/** Mia Chen comes on Thursday 13 August at 2:00 pm for a clean, and on Thursday 27 August. */
const clean = aVisit({ date: "2026-08-13", time: "14:00" });
const later = aVisit({ appointmentId: "visit-2", date: "2026-08-27", appointmentType: "Root Canal" });

function callWith(visits: readonly BookEntry[], ...lines: readonly string[]): TestCall {
  const call = callSaying(lines, { ...mine, book: clinicBook(exampleFacts, visits) });
  for (let turn = 0; turn < 4 && call.state.step.kind === "identifying"; turn++)
    call.say(/name/i.test(call.state.lastSaid) ? "mia chen" : "yes");
  return call;
}
const acts = ({ effects }: TestCall): string[] =>
  effects.map(({ type }) => type).filter((type) => ["book", "cancel", "reschedule"].includes(type));

describe("what is given up for another time of the same person's is moved, and cancelled by no yes [CALL-1]", () => {
  test.each([
    [
      "scrap my clean on Thursday and give me one the following Thursday at the same time instead",
      "2026-08-20 14:00",
    ],
    ["I can't do Thursday, cancel it and put me in for Monday the 7th at three instead", "2026-09-07 15:00"],
    ["could we ditch thursday and do friday at two instead", "2026-08-14 14:00"],
    ["cancel thursday, i'd rather have friday at ten", "2026-08-14 10:00"],
    ["put me in for monday at three instead and cancel thursday", "2026-08-17 15:00"],
    ["cancel my thursday one and make it friday at ten", "2026-08-14 10:00"],
    ["get rid of thursday's, wednesday at four instead please", "2026-08-12 16:00"],
  ])("%s", (line, to) => {
    for (const visits of [[clean], [clean, later]]) {
      const call = callWith(visits, line);
      expect(call.state.step.kind).toBe("confirming_move");
      for (const said of ["yes", "yes"]) call.say(said);
      expect(acts(call)).toEqual(["reschedule"]);
      expect(standingIn(call.book)).toContain(`Mia Chen ${to}`);
      expect(call.state.queued).toEqual([]);
    }
  });

  test("tomorrow's, for a time of another day", () => {
    const tomorrows = [aVisit()];
    const call = callWith(tomorrows, "scrap tomorrow's and give me Wednesday at four instead");
    for (const said of ["yes", "yes"]) call.say(said);
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-12 16:00"]);
  });

  test("a child's, for another time of the child's", () => {
    const ofLeo = [aVisit({ patientName: "Leo Chen", date: "2026-08-12" })];
    const call = callSaying(
      ["cancel my son's on wednesday and give him friday at ten instead", "leo chen", "yes", "yes", "yes"],
      { ...mine, book: clinicBook(exampleFacts, ofLeo) },
    );
    expect(acts(call)).toEqual(["reschedule"]);
    expect(standingIn(call.book)).toEqual(["Leo Chen 2026-08-14 10:00"]);
  });
});

test.each([
  "can you reschedule my thursday one, i had to cancel because i'm sick",
  "i have to cancel thursday as i'll be away, please reschedule it",
  "hi i need to cancel and reschedule my appointment",
])("what is moved is not asked to be cancelled next [CALL-1]: %s", (line) => {
  const call = callWith([clean], line, "mia chen", "yes", "friday at ten");
  for (const said of ["yes", "yes"]) call.say(said);
  expect(acts(call)).toEqual(["reschedule"]);
  expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-14 10:00"]);
});

describe("but is cancelled beside what is nobody's other time [CALL-1]", () => {
  test.each([
    "cancel mine and book one for my son",
    "cancel mine and book leo in for friday at ten",
    "cancel mine and put him in for friday at ten",
    "cancel my clean and book me a filling on friday at nine instead",
    "cancel thursday and give me a call on friday",
    "cancel thursday and put me on the waitlist for friday",
    "cancel thursday and i'll see you on the twenty seventh",
    "can i cancel my appointment on thursday please, i'll rebook another time",
    "can i cancel thursday please, i'll reschedule when i know my shifts",
    "cancel thursday and move the one on the twenty seventh to friday at ten",
    "cancel thursday and keep the one on the twenty seventh",
  ])("%s", (line) => expect(callWith([clean, later], line).state.purpose).toBe("cancel"));

  test("nor is one's own visit the other time of a child's", () => {
    const call = callWith([clean], "cancel my son's on wednesday and book one for me on friday at ten");
    expect(call.state).toMatchObject({
      purpose: "cancel",
      later: { text: "book one for me on friday at ten" },
    });
  });
});
