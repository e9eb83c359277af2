import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const book = () =>
  clinicBook(exampleFacts, [
    aVisit(),
    aVisit({ appointmentId: "visit-2", date: "2026-08-13", appointmentType: "Root Canal" }),
    aVisit({ appointmentId: "visit-3", patientName: "Leo Chen", date: "2026-08-14", time: "11:00" }),
  ]);
const callOn = (...lines: readonly string[]) => callSaying(lines, { ...mine, book: book() });

describe("two visits that are to change places are left to the team [APPT-14]", () => {
  test.each([
    "can you swap my two appointments around",
    "swap leo and zoe's appointments please",
    "can i swap mine with my husband's",
    "can we swap my clean and my filling around",
    "swap both my appointments around",
    "swap my clean with my last root canal",
    "can you switch my filling and my clean",
    "i'd like to swap the tuesday one with my root canal",
  ])("%s", (line) => {
    const call = callOn(line);
    expect(call.state.lastSaid).toBe(
      "I cannot swap two appointments in one go, so I will pass it on to the team. What is your name?",
    );
    for (const said of ["mia chen", "yes"]) call.say(said);
    expect(call.book.messages).toMatchObject([{ text: `Wants appointments swapped: ${line}` }]);
    expect(standingIn(call.book)).toEqual(standingIn(book()));
  });

  test("those that were told are named to the team", () => {
    const call = callOn("when are my appointments", "mia chen", "yes", "can you swap them around");
    expect(call.book.messages[0]?.text).toBe(
      "Wants appointments swapped: can you swap them around (Teeth Cleaning on 2026-08-11 at 10:00; Root Canal on 2026-08-13 at 10:00)",
    );
  });

  test.each([
    "swap my appointment to another day",
    "i need to switch my appointment with dr vance to friday",
    "i want to swap my two appointments to friday",
    "can i swap my appointment for friday at ten",
  ])("one that goes elsewhere is moved: %s", (line) => {
    expect(callOn(line).state.purpose).toBe("reschedule");
  });
});

describe("somebody else's visit is moved beside the caller's own [CALL-1] [APPT-14]", () => {
  test.each([
    [["move Leo's to right after my clean", "mia chen", "yes", "chen"], "10:30"],
    [
      ["hi it's mia chen, can you move leo chen's appointment to right before mine", "yes", "the clean"],
      "09:00",
    ],
    [
      ["when is my next appointment", "mia chen", "yes", "can you move my son's to after mine", "leo chen"],
      "10:30",
    ],
  ])("%j", (lines, time) => {
    const call = callOn();
    for (const line of [...lines, "the first", "yes"]) {
      call.say(line);
      if (call.state.step.kind === "asking_whose") call.say("he's my son");
    }
    expect(standingIn(call.book)).toContain(`Leo Chen 2026-08-11 ${time}`);
  });

  test.each(["move my appointment to right after my husband's", "move it to after mine"])(
    "'%s' moves nobody else's",
    (line) => {
      expect(callOn(line).state.besideOwn ?? null).toBeNull();
    },
  );
});
