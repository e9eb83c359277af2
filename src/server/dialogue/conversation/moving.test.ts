import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { exampleFacts, mine, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";
import { aVisit } from "./testing/visits.ts";

const calling = () => ({ ...mine, book: clinicBook(exampleFacts, [aVisit()]) });

describe("moving without the word appointment", () => {
  test.each([
    [
      "hi its mia chen can i change my tuesday ten oclock to thursday at three",
      "Thursday 13 August at 3:00 pm",
    ],
    ["its mia chen can i swap my ten oclock for two oclock same day", "Tuesday 11 August at 2:00 pm"],
    [
      "its mia chen i need to cancel tuesday and book friday at ten am instead",
      "Friday 14 August at 10:00 am",
    ],
    ["its mia chen can i move my tuesday to friday at eleven", "Friday 14 August at 11:00 am"],
  ])("moves the one there is: %s [CALL-1]", (caller, to) => {
    const call = play(calling(), [
      { caller, says: "the number it was booked with" },
      { caller: "yes", says: ["moves from tomorrow, Tuesday 11 August at 10:00 am to", to] },
      { caller: "yes", does: [{ type: "reschedule", appointmentId: "visit-1" }] },
    ]);
    expect(call.book.entries).toHaveLength(1);
  });

  test("a day instead of a day leaves only the time to be asked [CALL-1]", () => {
    play(calling(), [
      { caller: "hi its mia chen can i come in wednesday instead of tuesday" },
      { caller: "yes", says: ["I have found the appointment", "Wednesday 12 August"] },
      { caller: "at eleven thirty", says: ["moves from", "Wednesday 12 August at 11:30 am"] },
    ]);
  });

  test("something earlier than the one there is [CALL-1]", () => {
    play(calling(), [
      { caller: "its mia chen have you got anything earlier than my tuesday one", says: "booked with" },
      { caller: "yes", says: ["Monday 10 August", "Which time would suit you?"] },
    ]);
  });

  test("takes the new time at the question for the number [CALL-1]", () => {
    play(calling(), [
      { caller: "its mia chen i need to move my appointment", says: "booked with" },
      { caller: "to wednesday at two", says: "booked with" },
      { caller: "yes", says: ["to Wednesday 12 August at 2:00 pm", "Shall I change it?"] },
    ]);
  });

  test("a new one asked for in place of a yes to the cancellation is a move [CALL-1]", () => {
    const call = play(calling(), [
      { caller: "its mia chen i want to cancel tuesday" },
      { caller: "yes", says: "Shall I cancel it?" },
      {
        caller: "and can i book next friday at ten instead",
        says: ["moves from", "to Friday 21 August at 10:00 am"],
      },
      { caller: "yes", does: [{ type: "reschedule" }] },
    ]);
    expect(call.book.entries).toMatchObject([{ date: "2026-08-21", isCancelled: false }]);
  });
});

describe("a bare hour", () => {
  test.each([
    ["can i get a clean tuesday at ten im lee wong", "Tuesday 11 August at 10:00 am is free"],
    ["a checkup on tuesday at three its lee wong", "Tuesday 11 August at 3:00 pm is free"],
    ["a checkup would tuesday at four work", "Tuesday 11 August at 4:00 pm is free"],
    ["tuesday at ten ill need a clean", "Tuesday 11 August at 10:00 am is free"],
    ["a checkup on the third of december this year at eleven am", "Thursday 3 December at 11:00 am is free"],
  ])("is heard before whatever goes on behind it: %s", (caller, free) => {
    expect(testCall({ callerNumber: "+61491570156" }).say(caller)).toContain(free);
  });
});

test.each([
  "its mia chen i've got a clean on tomorrow morning, can we push it to later in the week",
  "its mia chen can we move my clean tomorrow to later this week",
])("later in the week is after the visit that is moved: %s [CALL-1]", (caller) => {
  play(calling(), [
    { caller, says: "the number it was booked with" },
    { caller: "yes", says: "Wednesday 12 August", never: /Monday|today/i, step: "offering" },
  ]);
});
