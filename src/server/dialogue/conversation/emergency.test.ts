import { describe, expect, test } from "vitest";
import { play } from "./testing/transcript.ts";

const mine = { callerNumber: "+61491570156" };

describe("danger to life", () => {
  test.each([
    "i can't breathe my throat is swelling up",
    "the bleeding won't stop it's pouring out",
    "my mum has collapsed",
  ])("is answered with 000 in the first sentence, said twice, never booked: %s [CALL-1]", (caller) => {
    const call = play(mine, [
      {
        caller,
        says: [/^Hang up now and dial triple zero, 000\./, "dial 000 now."],
        does: [
          { type: "alert_staff", phone: "+61491570156" },
          { type: "hand_over", reason: "emergency" },
        ],
        step: "ended",
      },
    ]);
    expect(call.book.entries).toEqual([]);
  });

  test("comes before everything else, in the middle of a read-back too", () => {
    const call = play(mine, [
      { caller: "it's ella farraday i'd like a cleaning thursday at 2 pm my number is 0491 570 156" },
      { caller: "yes but he has stopped breathing", says: /^Hang up now and dial triple zero, 000\./ },
    ]);
    expect(call.book.entries).toEqual([]);
  });

  test("hangs up where nobody can be put through to", () => {
    play({ facts: { canTransfer: false } }, [
      {
        caller: "i can't breathe",
        does: [{ type: "alert_staff" }, { type: "hang_up", reason: "emergency" }],
      },
    ]);
  });
});

describe("what may or may not be danger", () => {
  test("is asked about, with 000 named first all the same; a yes is sent to 000", () => {
    play(mine, [
      {
        caller: "he banged his head quite hard",
        says: [/^If this is happening now, hang up and dial triple zero, 000\./, "?"],
        does: [],
        step: "checking_emergency",
      },
      {
        caller: "yes",
        says: "dial triple zero, 000",
        does: [{ type: "alert_staff" }, { type: "hand_over", reason: "emergency" }],
      },
    ]);
  });

  test("a no goes on to the soonest visit", () => {
    play(mine, [
      { caller: "he banged his head quite hard" },
      { caller: "no", says: "Today, Monday 10 August", step: "offering" },
    ]);
  });

  test("a no in the middle of a booking goes back to the question asked", () => {
    play(mine, [
      { caller: "i'd like a cleaning on thursday at 2 pm" },
      { caller: "my socket is bleeding" },
      { caller: "no", says: "What is your name?" },
    ]);
  });
});

describe("urgent teeth", () => {
  test.each([
    ["my tooth got knocked out", ["keep it in milk", "within the hour"]],
    ["i'm in severe pain with my tooth", ["trouble breathing or swallowing"]],
    ["my whole face is swollen", ["reaches the eye or neck"]],
    ["i've broken a tooth", ["biting on that side"]],
  ])(
    "are told what to do, when 000 applies, whom to ring, and offered the soonest visit: %s",
    (caller, advice) => {
      const call = play(mine, [
        {
          caller,
          says: [
            ...advice,
            "000",
            "The clinic's emergency contact is 0491 578 888, every day until 10 pm.",
            "Today, Monday 10 August",
            "Which time",
          ],
          step: "offering",
        },
        { caller: "the first one" },
        { caller: "ella farraday" },
        { caller: "yes", says: "emergency visit for Ella Farraday" },
        { caller: "yes" },
      ]);
      expect(call.book.entries).toMatchObject([{ appointmentType: "Emergency Visit", date: "2026-08-10" }]);
    },
  );

  test("names no emergency line the clinic has not given", () => {
    play({ facts: { emergencyContact: "", emergencyHours: { available: false, contact: "", hours: "" } } }, [
      { caller: "my tooth got knocked out", never: /emergency contact/ },
    ]);
  });

  test("are not lectured about twice", () => {
    play(mine, [
      { caller: "i've broken a tooth", says: "biting" },
      { caller: "yes the broken tooth, the first one please", never: /biting/ },
    ]);
  });
});
