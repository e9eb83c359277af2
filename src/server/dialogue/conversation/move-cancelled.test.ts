import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const ofJill = { patientName: "Jill Hart" };

/** Friday's is cancelled, and the one on the twentieth stands. */
const fridayCancelled = (...lines: string[]) =>
  callSaying(["cancel my appointment on friday its jill hart", "yes", "yes", ...lines], {
    ...mine,
    book: clinicBook(exampleFacts, [
      aVisit({ ...ofJill, date: "2026-08-14" }),
      aVisit({ ...ofJill, appointmentId: "visit-2", date: "2026-08-20", time: "11:00" }),
    ]),
  });
const stands = "Jill Hart 2026-08-20 11:00";

describe("'just move it', once it is cancelled, moves no other visit of the caller's [CALL-4]", () => {
  test.each([
    "actually just move it",
    "can we move it instead",
    "no wait could you reschedule it",
    "oh i'd rather change it to another day",
  ])("'%s' asks when it is to be", (said) => {
    const call = fridayCancelled(said);
    expect(call.state.lastSaid).toContain("It is cancelled already");
    expect(call.state.purpose).toBe("book");
    for (const line of ["monday at nine", "yes"]) call.say(line);
    expect(standingIn(call.book)).toEqual([stands, "Jill Hart 2026-08-17 09:00"]);
  });

  test.each([
    ["move it to monday same time", "Monday 17 August at 10:00 am"],
    ["can you move it to three", "Friday 14 August at 3:00 pm"],
    ["just push it back an hour", "Friday 14 August at 11:00 am"],
    ["move it from friday to monday at nine", "Monday 17 August at 9:00 am"],
  ])("'%s' counts from the one that was cancelled", (said, slot) => {
    expect(fridayCancelled(said).state.lastSaid).toContain(slot);
  });
});

test.each(["and move my other one to monday", "now move the one on the twentieth to monday"])(
  "'%s' is of the visit that stands",
  (said) => {
    const call = fridayCancelled(said);
    expect(call.state).toMatchObject({ purpose: "reschedule", moving: { appointmentId: "visit-2" } });
  },
);
