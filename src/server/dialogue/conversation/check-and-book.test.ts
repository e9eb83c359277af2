import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

/** Mia Chen comes on Thursday 13 August at 2:00 pm for a clean. */
const callOn = (...lines: readonly string[]) =>
  callSaying(lines, {
    ...mine,
    book: clinicBook(exampleFacts, [aVisit({ date: "2026-08-13", time: "14:00" })]),
  });
const told = "I have Mia Chen's teeth cleaning on Thursday 13 August at 2:00 pm.";

describe("a visit that is asked about beside a new one is told first, and the new one booked after it [CALL-1]", () => {
  test.each([
    "can you check my appointment and book one for my son",
    "hi could you check when my appointment is and also book my daughter in",
    "check my booking please and then book one for my husband",
  ])("for somebody else: %s", (line) => {
    const call = callOn(line);
    expect(call.state.purpose).toBe("check");
    call.say("mia chen");
    expect(call.say("yes")).toContain(`${told} Now the other one.`);
    for (const said of ["leo chen, a check up on friday at ten", "yes", "yes"]) call.say(said);
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-13 14:00", "Leo Chen 2026-08-14 10:00"]);
  });

  test("for the caller, with a treatment of its own", () => {
    const call = callOn("what time's my clean and can i book a root canal for friday at nine, mia chen");
    expect(call.say("yes")).toContain(told);
    expect(call.state.step).toMatchObject({
      kind: "reading_back",
      booking: { appointmentType: "Root Canal" },
    });
  });
});

test.each([
  ["check my appointment and move it to friday at ten, mia chen", "reschedule"],
  ["can you check if you have anything friday and book my son in", "book"],
] as const)("one wish told in two halves stays one [CALL-1]: %s", (line, purpose) => {
  const call = callOn(line);
  expect(call.state.purpose).toBe(purpose);
  expect(call.state.later ?? null).toBeNull();
});
