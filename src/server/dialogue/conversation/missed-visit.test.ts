import { describe, expect, test } from "vitest";
import { mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

describe("a visit that was missed [CALL-1]", () => {
  test.each([
    "i missed my appointment this morning",
    "sorry i forgot about my appointment yesterday",
    "we missed our ten o'clock this morning",
    "my son missed his appointment last week",
    "i've missed my 9am, so sorry",
    "didn't make it to my appointment this morning",
    "i had an appointment this morning and i missed it",
    "i was supposed to come in yesterday and i forgot",
    "i'm such an idiot i missed my appointment",
  ])("is over: another is offered, and nobody is filed as late: %s", (caller) => {
    play(mine, [{ caller, says: ["cannot be moved", "another appointment"], step: "offering_rebooking" }]);
  });

  test("leads to a new one at a yes, for the same reason", () => {
    play(mine, [
      { caller: "i missed my check-up this morning" },
      { caller: "yes please", says: "What day and time" },
      { caller: "thursday at ten", says: "Thursday 13 August at 10:00 am is free", never: /for\?/ },
    ]);
    play(mine, [
      { caller: "i missed my check-up this morning" },
      { caller: "no thanks", step: "anything_else" },
    ]);
  });

  test("is booked anew at once where that was asked for, on the day that was wished", () => {
    play(mine, [
      {
        caller: "i missed my check-up this morning and need to reschedule for friday",
        says: "On Friday 14 August I have",
        never: /name is the appointment under/,
      },
    ]);
  });

  test("is left for the team where nothing may be booked", () => {
    const permissions = { bookAppointments: false, rescheduleCancel: false, provideInfo: true };
    const call = play({ ...mine, facts: { permissions } }, [
      { caller: "i missed my appointment this morning", says: "name" },
    ]);
    expect(call.state.step).toMatchObject({
      kind: "taking_message",
      message: { text: "Missed an appointment: i missed my appointment this morning" },
    });
  });

  test.each([
    ["i missed my bus so i'll be late", "taking_message"],
    ["i missed my appointment by five minutes i'm on my way", "taking_message"],
    ["have i missed my appointment", "identifying"],
    ["i missed my appointment reminder, when is it", "identifying"],
    ["i'm going to miss my appointment tomorrow", "identifying"],
  ])("is none where somebody is on the way, asks, or has yet to miss it: %s", (caller, step) => {
    play(mine, [{ caller, step, never: /cannot be moved/ }]);
  });
});
