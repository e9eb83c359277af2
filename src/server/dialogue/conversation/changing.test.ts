import { describe, expect, test } from "vitest";
import { type BookEntry, clinicBook } from "./testing/clinic-book.ts";
import { exampleFacts, mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";
import { aVisit } from "./testing/visits.ts";

const visit = aVisit({ patientName: "Sarah Brennan", date: "2026-08-13", time: "14:00" });
const callWith = (...entries: Partial<BookEntry>[]) => ({
  ...mine,
  book: clinicBook(
    exampleFacts,
    entries.map((each, i) => ({ ...visit, appointmentId: `visit-${i + 1}`, ...each })),
  ),
});

describe("cancelling", () => {
  test("cancels after name and number matched and the caller said yes [CALL-1]", () => {
    const call = play(callWith({}), [
      {
        caller: "i need to cancel my appointment",
        says: /^What name is the appointment under\?$/,
        never: /Thursday/,
      },
      { caller: "sarah brennan", says: /ending in 1 5 6/, never: /Thursday/ },
      {
        caller: "yes",
        says: ["Sarah Brennan's teeth cleaning on Thursday 13 August at 2:00 pm", "Shall I cancel it?"],
        does: [{ type: "find_appointments" }],
      },
      {
        caller: "yes",
        says: ["is cancelled", "Would you like another appointment instead?"],
        does: [{ type: "cancel" }],
      },
      { caller: "no thanks", says: /anything else/ },
    ]);
    expect(call.book.entries).toMatchObject([{ isCancelled: true }]);
  });

  test("cancels both of two, each after its own yes [CALL-1]", () => {
    const call = play(callWith({}, { date: "2026-08-20" }), [
      { caller: "i need to cancel my appointments it's sarah brennan 0491 570 156", says: "Which one" },
      { caller: "cancel both", says: ["Thursday 13 August", "Shall I cancel it?"] },
      { caller: "yes", says: ["is cancelled", "Thursday 20 August", "Shall I cancel it?"] },
      { caller: "yes", says: "is cancelled" },
    ]);
    expect(call.book.entries.every((each) => each.isCancelled)).toBe(true);
  });

  test("leaves the appointment when the caller thinks better of it", () => {
    const call = play(callWith({}), [
      { caller: "cancel my appointment please it's sarah brennan 0491 570 156", says: "Shall I cancel it?" },
      { caller: "no leave it", says: "I have left the appointment as it is." },
    ]);
    expect(call.book.entries).toMatchObject([{ isCancelled: false }]);
  });

  test("asks which of several appointments is meant", () => {
    const call = play(callWith({}, { date: "2026-08-18" }), [
      {
        caller: "i want to cancel an appointment it's sarah brennan 0491 570 156",
        says: ["There are 2 appointments", "Which one do you mean?"],
      },
      { caller: "the second one", says: ["Tuesday 18 August", "Shall I cancel it?"] },
      { caller: "yes" },
    ]);
    expect(call.book.entries.map((each) => each.isCancelled)).toEqual([false, true]);
  });

  test("takes the one on the day named from the first", () => {
    play(callWith({}, { date: "2026-08-18" }), [
      {
        caller: "i can't make my appointment on thursday can you cancel it, it's sarah brennan 0491 570 156",
        says: ["Thursday 13 August", "Shall I cancel it?"],
      },
    ]);
  });

  test("never reveals whether somebody is a patient, and tries another number once", () => {
    const call = play({ ...callWith({}), callerNumber: "+61491578888" }, [
      { caller: "i need to cancel my appointment it's sarah brennan" },
      {
        caller: "yes",
        says: ["I cannot find an upcoming appointment with that name and number.", "another phone number"],
        never: /Thursday|patient/,
      },
      {
        caller: "maybe it's 0491 570 157",
        says: /I cannot find.*put you through/,
        does: [{ type: "find_appointments", phone: "+61491570157" }],
      },
      { caller: "yes", does: [{ type: "hand_over", reason: "person_wanted" }] },
    ]);
    expect(call.book.entries).toMatchObject([{ isCancelled: false }]);
  });

  test("finds it under the other number", () => {
    play({ ...callWith({}), callerNumber: "+61491578888" }, [
      { caller: "i need to cancel my appointment it's sarah brennan" },
      { caller: "yes", says: "another phone number" },
      // That telephone is not the one on file, so name and number are not enough.
      { caller: "try 0491 570 156", says: "which day is your appointment?" },
      { caller: "on thursday", says: "Shall I cancel it?" },
    ]);
  });

  test("takes a message when it may not change appointments", () => {
    const permissions = { ...exampleFacts.permissions, rescheduleCancel: false };
    const call = play({ ...callWith({}), facts: { permissions } }, [
      { caller: "i need to cancel my appointment it's sarah brennan", says: "cannot change appointments" },
      { caller: "yes", says: "I have passed your message on" },
    ]);
    expect(call.book.messages).toMatchObject([{ text: expect.stringContaining("cancel") }]);
  });
});

describe("moving", () => {
  test("moves an appointment to a free time, and says so from the result [CALL-1]", () => {
    const call = play(callWith({}), [
      { caller: "hi i need to reschedule my appointment it's sarah brennan" },
      { caller: "yes", says: ["Thursday 13 August at 2:00 pm", "What day and time would suit you instead?"] },
      {
        caller: "friday at ten",
        says: [
          "moves from Thursday 13 August at 2:00 pm to Friday 14 August at 10:00 am",
          "Shall I change it?",
        ],
      },
      {
        caller: "yes please",
        says: ["Friday 14 August at 10:00 am"],
        does: [{ type: "reschedule", appointmentId: "visit-1" }],
      },
    ]);
    expect(call.book.entries).toMatchObject([{ date: "2026-08-14", time: "10:00" }]);
  });

  test("takes the new time from the first sentence", () => {
    play(callWith({}), [
      { caller: "this is sarah brennan can i move my appointment to friday at ten" },
      { caller: "yes", says: ["to Friday 14 August at 10:00 am", "Shall I change it?"] },
    ]);
  });

  test("moves what this very call booked without asking who is ringing again", () => {
    const call = play(mine, [
      { caller: "it's ella farraday i'd like a cleaning thursday at 2 pm my number is 0491 570 156" },
      { caller: "yes" },
      { caller: "actually make it friday", says: ["Friday 14 August", "Shall I change it?"] },
      { caller: "yes" },
    ]);
    expect(call.book.entries).toMatchObject([{ date: "2026-08-14", time: "14:00" }]);
  });
});

describe("saying which appointment, and which new time", () => {
  test.each([
    [
      "i'd like to change my appointment from thursday at two to friday at three",
      "Friday 14 August at 3:00 pm",
    ],
    [
      "i need to change my cleaning on thursday the thirteenth to monday the seventeenth at 9 30 am",
      "Monday 17 August at 9:30 am",
    ],
    ["can i cancel my thursday appointment and book friday at ten instead", "Friday 14 August at 10:00 am"],
  ])("%s → %s", (caller, to) => {
    play(callWith({}), [
      { caller },
      { caller: "sarah brennan" },
      {
        caller: "yes",
        says: [`moves from Thursday 13 August at 2:00 pm to ${to}`, "Shall I change it?"],
        step: "confirming_move",
      },
    ]);
  });

  test("'same time' is the time of the appointment that moves", () => {
    play(callWith({}), [
      { caller: "i need to move my appointment it's sarah brennan" },
      { caller: "yes" },
      { caller: "same time on friday", says: "to Friday 14 August at 2:00 pm" },
    ]);
  });

  test("turns from cancelling to moving when the caller does", () => {
    play(callWith({}), [
      { caller: "cancel my appointment it's sarah brennan" },
      { caller: "yes", says: "Shall I cancel it?" },
      { caller: "can i move it instead", says: "What day and time would suit you instead?", does: [] },
    ]);
  });

  test("books anew what was cancelled, without asking what for", () => {
    const call = play(callWith({}), [
      { caller: "cancel my appointment it's sarah brennan" },
      { caller: "yes" },
      { caller: "yes", says: "another appointment instead" },
      {
        caller: "yes next thursday at ten",
        says: ["teeth cleaning for Sarah Brennan", "Thursday 20 August at 10:00 am", "Shall I book that?"],
      },
      { caller: "yes" },
    ]);
    expect(call.book.entries.filter((each) => !each.isCancelled)).toMatchObject([
      { date: "2026-08-20", time: "10:00" },
    ]);
  });
});

describe("checking", () => {
  test.each([
    "what appointments do i have",
    "tell me what appointments Sarah Brennan has",
    "which bookings have i got",
    "can you read out my upcoming visits",
    "what bookings are under my name",
    "show me all my appointments",
  ])("a question for the appointments one has is no wish for a new one: %s", (caller) => {
    const call = play(callWith({}, { date: "2026-08-20" }), [
      { caller, never: /free|What is the appointment for|Thursday 20 August.*\?$/ },
    ]);
    if (call.state.step.kind === "identifying" && call.state.step.asked === "name") call.say("sarah brennan");
    if (call.state.step.kind === "identifying") call.say("yes");
    const told = call.effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" ");
    expect(told).toMatch(/There are 2 appointments: .*13 August at 2:00 pm and .*20 August at 2:00 pm/);
  });

  test("name and number said with the question are not asked for again [CALL-1]", () => {
    play(callWith({}, { date: "2026-08-20" }), [
      {
        caller: "list my appointments please, sarah brennan, 0491 570 156",
        says: /There are 2 appointments: .*13 August at 2:00 pm and .*20 August at 2:00 pm/,
        never: /free|What is the appointment for/,
      },
    ]);
  });

  test.each(["what appointments do you have on tuesday", "which appointments has the dentist got tomorrow"])(
    "the appointments that the clinic has are free times: %s",
    (caller) => {
      expect(play(callWith({}), [{ caller }]).state.purpose).toBe("book");
    },
  );

  test("tells the appointment once name and number matched", () => {
    play(callWith({}), [
      { caller: "when is my appointment", says: "What name", never: /Thursday/ },
      { caller: "sarah brennan" },
      { caller: "yes", says: ["Thursday 13 August at 2:00 pm", "anything else"] },
    ]);
  });

  test("passes on that the patient is coming", () => {
    const call = play(callWith({}), [
      { caller: "i got a text and want to confirm my appointment, it's sarah brennan" },
      { caller: "yes", says: ["Thursday 13 August at 2:00 pm", "passed your message on"] },
    ]);
    expect(call.book.messages).toMatchObject([{ text: "Confirms the appointment on 2026-08-13 at 14:00." }]);
  });
});
