import { describe, expect, test } from "vitest";
import type { SpecialDay } from "../events.ts";
import { obstacleSentence } from "./phrases/booking.ts";
import { type BookEntry, clinicBook } from "./testing/clinic-book.ts";
import { exampleFacts, mine, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";
import { aVisit } from "./testing/visits.ts";

/** Monday 10 August 2026, 9:00 pm in Sydney. */
const night = Date.parse("2026-08-10T11:00:00Z");

describe("while the clinic is closed", () => {
  test("nobody is put through: the hours, the emergency contact and a call back instead [CALL-1]", () => {
    const call = play({ ...mine, at: night }, [
      {
        caller: "can i speak to a person please",
        says: ["The clinic is closed now.", "0491 578 888", "ring you back", "What is your name?"],
        never: /put you through/,
      },
      { caller: "lee wong" },
      { caller: "yes", does: [{ type: "take_message", kind: "callback" }] },
    ]);
    expect(call.effects.some((each) => each.type === "hand_over")).toBe(false);
  });
});

describe("while the clinic is closed, nobody is offered to be put through", () => {
  test.each([
    "how much is a root canal",
    "i have a question about my invoice",
    "can i get a script for antibiotics",
  ])("a call back is offered at once, and the emergency contact told with its hours: %s", (caller) => {
    const call = play({ ...mine, at: night }, [
      {
        caller,
        says: ["closed now.", "0491 578 888, every day until 10 pm.", "like the team to ring you back?"],
        never: /put you through/,
      },
      { caller: "yes please", says: "What is your name?", never: /closed/ },
      { caller: "lee wong" },
      { caller: "yes", says: "I have asked the team to ring you back." },
    ]);
    expect(call.book.messages).toMatchObject([{ kind: "callback", patientName: "Lee Wong" }]);
  });

  test("no thanks leaves it", () => {
    play({ ...mine, at: night }, [
      { caller: "how much is a root canal", says: "ring you back?" },
      { caller: "no thanks", says: "anything else" },
    ]);
  });

  test("by day the same question offers a person", () => {
    play(mine, [{ caller: "how much is a root canal", says: "put you through", never: /closed/ }]);
  });
});

describe("plain questions get plain answers", () => {
  test.each([
    ["what time do you open on monday", /We are open on Monday 17 August from 9:00 am/],
    ["is this being recorded", /This call is transcribed, not recorded as sound/],
    ["are you recording me", /This call is transcribed, not recorded as sound/],
    ["is there wheelchair access", /wheelchair access through the side door/],
    ["are you taking new patients", /anyone who rings, new or not/],
    ["do you bulk bill", /I do not have any information about bulk billing/],
    ["how long does a clean take", /booked for 30 minutes/],
    ["can i take nurofen with panadol", /cannot give medical advice.*put you through/],
    ["can i get a script for antibiotics", /cannot give medical advice.*put you through/],
  ])("%s", (caller, answer) => {
    expect(testCall(mine).say(caller)).toMatch(answer);
  });

  test.each([
    "what's free on tuesday",
    "what's free after lunch",
    "what is free after that then",
    "is anything free this arvo",
    "is half past two free",
    "are there any times free before work on friday",
  ])("what is free is asked of times, not of money: %s", (caller) => {
    const call = testCall(mine);
    expect(call.say(caller)).not.toMatch(/price/);
    expect(call.state.purpose).toBe("book");
  });

  test.each([
    "is parking free",
    "do you have free parking",
    "is the parking free or do i pay",
    "how much is parking",
  ])("parking is answered as parking: %s", (caller) => {
    const reply = testCall(mine).say(caller);
    expect(reply).toContain("Free parking is behind the building");
    expect(reply).not.toMatch(/price/);
  });

  test.each(["are checkups free for kids", "is the first consultation free"])(
    "whether a treatment is free is a question of money: %s",
    (caller) => {
      expect(testCall(mine).say(caller)).toMatch(/price/);
    },
  );

  test("an answer about bulk billing comes from what the clinic wrote", () => {
    const facts = { additionalInfo: "We bulk bill children under the Child Dental Benefits Schedule." };
    expect(testCall({ ...mine, facts }).say("do you bulk bill")).toContain("We bulk bill children");
  });
});

describe("holidays by their names", () => {
  const holiday = (name: string, date: string): SpecialDay => {
    const day = { fromDate: date, toDate: date, fromTime: null, toTime: null };
    return { ...day, name, kind: "holiday", isOpen: false };
  };
  const specialDays = [
    holiday("Labour Day", "2026-09-28"),
    holiday("Christmas Day", "2026-12-25"),
    holiday("Australia Day", "2027-01-26"),
  ];
  test.each([
    ["can you book me in for Christmas Day", "2026-12-25"],
    ["I'd like a check up for Australia Day", "2027-01-26"],
    ["a clean for Labour Day please", "2026-09-28"],
    ["could you fit me in for Labour Day at ten", "2026-09-28"],
  ])("are days and nobody's name, and the state's: '%s' [CALL-1]", (caller, day) => {
    const call = play({ ...mine, facts: { specialDays } }, [{ caller, never: /name/ }]);
    expect(call.state.draft.name).toBeNull();
    expect(call.effects.find((each) => each.type === "find_slots")).toMatchObject({
      wish: { fromDate: day, toDate: day },
    });
  });
});

describe("days that cannot be", () => {
  test.each([
    ["a checkup yesterday at ten please", "That day has already passed."],
    ["a checkup last monday at ten", "That day has already passed."],
    ["a checkup on the thirtieth of february", "There is no 30 February."],
  ])("are told as such: %s", (caller, told) => {
    play(mine, [{ caller, says: [told, "What day"] }]);
  });

  test("a time said with a day that cannot be is neither kept nor settled", () => {
    const call = play(mine, [
      { caller: "a checkup at ten on the 31st of February", says: ["There is no 31 February.", "time"] },
      { caller: "tomorrow", says: "Which time" },
      { caller: "eleven thirty" },
      { caller: "actually make it half past three yesterday", says: ["already passed", "What day and time"] },
    ]);
    expect(call.state.draft).toMatchObject({ slot: null, when: { times: [] } });
  });

  test.each(["25 o'clock", "twenty six o'clock", "9:75"])("a time no clock shows is told: %s", (time) => {
    play(mine, [
      { caller: `a checkup tomorrow at ${time}`, says: ["There is no such time as", "Which time"] },
    ]);
  });

  test.each(["9 am Perth time", "nine in the morning Western Australian time", "midday Brisbane time"])(
    "a time by another clock is asked for again by the clinic's: %s [CALL-2]",
    (time) => {
      const call = play(mine, [
        { caller: `a checkup tomorrow at ${time}`, says: ["All our times are Sydney time", "Which time"] },
      ]);
      expect(call.state.draft).toMatchObject({ slot: null, when: { times: [] } });
    },
  );

  test("a time by a clock that shows the same as the clinic's is taken", () => {
    play(mine, [{ caller: "a checkup tomorrow at 11 am Melbourne time", never: /All our times/ }]);
  });

  test("what happened yesterday is no wish for yesterday", () => {
    play(mine, [{ caller: "my filling fell out yesterday i need an appointment", never: /already passed/ }]);
  });

  test("a time between the half hours gets its two neighbours", () => {
    play(mine, [
      {
        caller: "a checkup tomorrow at 10:15 am",
        says: ["on the hour and on the half hour", "at 10:00 am or 10:30 am"],
      },
    ]);
  });

  test("a day farther than can be booked is told with the last one that can [CALL-1]", () => {
    const book = clinicBook(exampleFacts);
    const answer = book.answer;
    book.answer = (effect, now) =>
      effect.type === "find_slots"
        ? {
            type: "slots",
            wish: effect.wish,
            fitting: [],
            nearest: [],
            obstacle: "too_far",
            lastDay: "2026-12-08",
          }
        : answer(effect, now);
    play({ ...mine, book }, [
      {
        caller: "a checkup on the third of march next year at ten am",
        says: ["I can only book up to Tuesday 8 December", "take a message", "What day and time"],
      },
    ]);
  });
});

describe("callers who are upset, or speak no English", () => {
  test.each(["oh for fucks sake not a bloody robot", "youre useless"])(
    "swearing at the machine is offered a person, not threatened: %s",
    (caller) => {
      play(mine, [
        { caller, says: "Would you like me to put you through", never: /end the call/ },
        { caller: "yes", does: [{ type: "hand_over" }] },
      ]);
    },
  );

  test.each([
    "for fuck's sake just give me a bloody human",
    "give me a bloody person",
    "you useless machine let me speak to someone",
    "shut up and put me through to reception",
    "i want a fucking person",
    "is this a robot, give me a human you stupid thing",
  ])("a wish for a person wins over the swearing that comes with it: %s", (caller) => {
    play(mine, [{ caller, does: [{ type: "hand_over", reason: "person_wanted" }], never: /end the call/ }]);
    play(mine, [
      { caller: "shut up", says: "end the call" },
      { caller, does: [{ type: "hand_over", reason: "person_wanted" }] },
    ]);
  });

  test("a call ended for abuse leaves the team what was under way, and nothing when nothing was", () => {
    const call = play(mine, [
      { caller: "i want to cancel my appointment" },
      { caller: "piss off you idiot", says: "end the call", does: [] },
      {
        caller: "you are an idiot",
        says: "I am ending the call now.",
        does: [
          { type: "take_message", kind: "message", phone: "+61491570156" },
          { type: "hang_up", reason: "finished" },
        ],
        step: "ended",
      },
    ]);
    expect(call.book.messages).toMatchObject([
      { text: "The call was ended for abuse. Wants to cancel an appointment." },
    ]);
    const idle = play(mine, [{ caller: "piss off" }, { caller: "piss off", step: "ended" }]);
    expect(idle.book.messages).toEqual([]);
  });

  test.each(["je voudrais un rendez vous sil vous plait", "necesito una cita por favor"])(
    "another language gets the emergency number and a person: %s",
    (caller) => {
      play(mine, [{ caller, says: ["I only speak English", "000"], does: [{ type: "hand_over" }] }]);
    },
  );

  test("a caller in despair hears 000 and Lifeline, and staff their words", () => {
    play(mine, [
      {
        caller: "i want to kill myself",
        says: ["000", "13 11 14"],
        does: [{ type: "alert_staff", text: expect.stringContaining("i want to kill myself") }],
      },
    ]);
  });

  test("swelling with a fever alerts staff at once", () => {
    const call = testCall(mine);
    call.say("my face is swollen and i have a fever");
    expect(call.effects.map((each) => each.type)).toContain("alert_staff");
  });
});

describe("cancelling", () => {
  const calling = (...entries: BookEntry[]) => ({ ...mine, book: clinicBook(exampleFacts, entries) });

  test("thinking better of it keeps the appointment", () => {
    const call = play(calling(aVisit()), [
      { caller: "its mia chen i want to cancel tuesday" },
      { caller: "yes", says: "Shall I cancel it?" },
      { caller: "oh wait no keep it", says: "I have left the appointment as it is." },
    ]);
    expect(call.book.entries).toMatchObject([{ isCancelled: false }]);
  });

  test("all of them are cancelled one after the other, each with its yes [CALL-1]", () => {
    const call = play(calling(aVisit(), aVisit({ appointmentId: "visit-2", date: "2026-08-13" })), [
      { caller: "its mia chen cancel all my appointments" },
      { caller: "yes", says: ["Tuesday 11 August", "Shall I cancel it?"] },
      { caller: "yes", says: ["is cancelled", "Thursday 13 August", "Shall I cancel it?"] },
      { caller: "yes", says: "is cancelled" },
    ]);
    expect(call.book.entries.every((each) => each.isCancelled)).toBe(true);
  });
});

describe("of a day that is not over, though the clinic has closed", () => {
  test.each([
    "what time do you shut tonight",
    "what are your hours today",
    "how late are youse open tonight",
  ])("the hours are told as past: %s [CALL-4]", (said) => {
    const told = testCall({ ...mine, at: night }).say(said);
    expect(told).toContain("We are closed now; we were open until 5:00 pm today.");
    expect(told).not.toContain("We are open today");
  });

  test("nobody is told that it has passed, but that it is too late [CALL-1]", () => {
    const today = "2026-08-10";
    const said = (date: string, time: string | null) =>
      obstacleSentence({ obstacle: "past", lastDay: "" }, { date, time, part: null }, exampleFacts, today);
    expect(said(today, null)).toBe("It is too late for a visit today.");
    expect(said(today, "10:00")).toContain("has already passed");
    expect(said("2026-08-07", null)).toContain("has already passed");
  });

  test("before it closes, the hours are told as they are [CALL-4]", () => {
    expect(testCall(mine).say("what time do you shut tonight")).toContain("We are open today");
  });
});
