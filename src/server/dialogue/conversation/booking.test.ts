import { describe, expect, test } from "vitest";
import { block, clinicBook } from "./testing/clinic-book.ts";
import { exampleFacts, mine, mondayMorning, testCall } from "./testing/test-call.ts";
import { type Exchange, play } from "./testing/transcript.ts";
import { aVisit } from "./testing/visits.ts";

describe("greeting", () => {
  test("says the clinic, that it is automated and that the call is transcribed [CALL-1]", () => {
    const { greeting } = testCall();
    expect(greeting).toMatch(/^Good morning, Harbour Dental, this is the clinic's AI assistant\./);
    expect(greeting).toMatch(/automated assistant/);
    expect(greeting).toMatch(/transcribed/);
    expect(greeting).toMatch(/How can I help\?$/);
  });

  test("uses the clinic's own greeting and still says what it is [CALL-1]", () => {
    const { greeting } = testCall({ facts: { greeting: "Welcome to Harbour, where smiles drop anchor" } });
    expect(greeting).toMatch(/^Welcome to Harbour, where smiles drop anchor\. I am an automated assistant/);
  });

  test("keeps the question a clinic's greeting ends with for the end", () => {
    const { greeting } = testCall({ facts: { greeting: "Welcome to Harbour. What can we do for you?" } });
    expect(greeting).toMatch(/^Welcome to Harbour\. I am an automated .* What can we do for you\?$/);
  });

  test.each([
    ["2026-08-10T01:30:00Z", "Good morning"],
    ["2026-08-10T02:30:00Z", "Good afternoon"],
    ["2026-08-10T09:00:00Z", "Good evening"],
  ])("greets by the clinic's clock: %s → %s", (at, words) => {
    expect(testCall({ at: Date.parse(at) }).greeting).toMatch(new RegExp(`^${words}`));
  });

  test("lets nobody talk over the notice that the call is transcribed", () => {
    const [first] = testCall().effects;
    expect(first).toMatchObject({
      type: "say",
      interruptible: false,
      text: expect.stringContaining("transcribed"),
    });
  });
});

const yes: Exchange = {
  caller: "yes please",
  does: [{ type: "book" }],
  says: ["I have requested", "The clinic will confirm it"],
};

describe("booking", () => {
  test("books from one sentence, after a read-back and a yes [CALL-1, APPT-15]", () => {
    const call = play({}, [
      {
        caller:
          "hi i'd like to book a cleaning my name is sarah brennan tomorrow at 2 pm my number is 0491 570 156",
        does: [{ type: "find_slots" }, { type: "hold_slot", date: "2026-08-11", time: "14:00" }],
        says: [
          "teeth cleaning for Sarah Brennan",
          "tomorrow, Tuesday 11 August at 2:00 pm",
          "0 4 9 1, 5 7 0, 1 5 6",
          "Shall I book that?",
        ],
        step: "reading_back",
      },
      yes,
    ]);
    expect(call.book.entries).toMatchObject([
      {
        patientName: "Sarah Brennan",
        patientPhone: "+61491570156",
        date: "2026-08-11",
        time: "14:00",
        appointmentType: "Teeth Cleaning",
        status: "requested",
      },
    ]);
  });

  test("asks for one thing at a time: what for, when, name, number", () => {
    play(mine, [
      { caller: "hi i need an appointment", says: /^What is the appointment for\?$/ },
      { caller: "just a check up", says: /^What day and time would suit you\?$/ },
      {
        caller: "thursday",
        says: ["On Thursday 13 August I have", "Which time would suit you?"],
        does: [{ type: "find_slots" }],
      },
      { caller: "the second one", says: /^What is your name\?$/ },
      { caller: "marlo quist", says: /number you are ringing from, ending in 1 5 6, the best one/ },
      { caller: "yes it is", says: "Shall I book that?" },
      yes,
      {
        caller: "no that's all thanks",
        says: "Goodbye.",
        does: [{ type: "hang_up", reason: "finished" }],
        step: "ended",
      },
    ]);
  });

  test("offers at most three times, all of them free", () => {
    const call = testCall(mine);
    call.say("i'd like a cleaning on thursday");
    const { step } = call.state;
    expect(step.kind).toBe("offering");
    expect(step.kind === "offering" && step.times.length).toBe(3);
  });

  test("offers the part of the day that was wished", () => {
    const call = testCall(mine);
    call.say("can i book a cleaning on thursday afternoon");
    const { step } = call.state;
    expect(step.kind === "offering" && step.times.every((each) => each.time >= "12:00")).toBe(true);
  });

  test.each([
    ["can i book a cleaning on sunday", "The clinic is closed on Sunday 16 August."],
    ["can i book a cleaning tomorrow at 7 pm", "outside our opening hours"],
    ["can i book a cleaning today at 9 am", /passed|not free/],
  ])("says why a wish cannot be had and offers the nearest: %s", (caller, reason) => {
    play({ ...mine, at: mondayMorning + 3 * 3_600_000 }, [
      { caller, says: [reason, /nearest free times? (?:is|are)/], step: "offering" },
    ]);
  });

  test("says that a day is full and offers the nearest", () => {
    const book = clinicBook(exampleFacts);
    for (let hour = 9; hour < 17; hour += 1)
      for (const minute of ["00", "30"])
        block(book, { date: "2026-08-13", time: `${String(hour).padStart(2, "0")}:${minute}` });
    play({ ...mine, book }, [
      {
        caller: "i'd like a cleaning on thursday",
        says: ["There is nothing free on Thursday 13 August.", "nearest free times are"],
      },
    ]);
  });

  test("apologises for a time taken meanwhile and offers the nearest [APPT-14]", () => {
    const book = clinicBook(exampleFacts);
    book.nextRefusal = "slot_taken";
    const call = play({ ...mine, book }, [
      { caller: "it's ella farraday i'd like a cleaning thursday at 2 pm my number is 0491 570 156" },
      {
        caller: "yes",
        says: ["Sorry, that time has just been taken.", "nearest free times are"],
        never: /requested|booked/,
        step: "offering",
      },
      { caller: "the first one", says: "Shall I book that?" },
      yes,
    ]);
    expect(call.book.entries.filter((each) => each.patientName === "Ella Farraday")).toHaveLength(1);
  });

  test("leaves a call back when the calendar does not answer", () => {
    const book = clinicBook(exampleFacts);
    book.nextRefusal = "trouble";
    const call = play({ ...mine, book }, [
      { caller: "it's ella farraday i'd like a cleaning thursday at 2 pm my number is 0491 570 156" },
      {
        caller: "yes",
        says: ["Sorry, I could not book that just now.", "I have asked the team to ring you back."],
        never: /requested/,
      },
    ]);
    expect(call.book.messages).toMatchObject([
      { kind: "callback", patientName: "Ella Farraday", text: expect.stringContaining("Teeth Cleaning") },
    ]);
  });

  test("takes a message when it may not book", () => {
    const permissions = { ...exampleFacts.permissions, bookAppointments: false };
    const call = play({ ...mine, facts: { permissions } }, [
      {
        caller: "i'd like to book a cleaning",
        says: ["cannot change the calendar", "What is your name?"],
        step: "taking_message",
      },
      { caller: "ella farraday" },
      { caller: "yes", says: "I have passed your message on" },
    ]);
    expect(call.book.entries).toEqual([]);
  });

  test("asks once more for the person's name when one call books for two", () => {
    const call = play(mine, [
      { caller: "it's ella farraday i'd like a cleaning thursday at 2 pm my number is 0491 570 156" },
      yes,
      { caller: "and one for my daughter", says: "What is the appointment for?" },
      {
        caller: "a check up, thursday at 3 pm",
        says: "What is the name of the person this appointment is for?",
      },
      { caller: "tilly farraday", says: ["Tilly Farraday", "0 4 9 1, 5 7 0, 1 5 6", "Shall I book that?"] },
      yes,
    ]);
    expect(call.book.entries.map((each) => each.patientName)).toEqual(["Ella Farraday", "Tilly Farraday"]);
  });
});

test("an afternoon is offered after noon, spread over it", () => {
  play({}, [
    { caller: "a check up on thursday afternoon", says: ["1:00 pm", "3:00 pm", "4:30 pm"], never: /12:/ },
  ]);
});

test("a caller who insists on a taken time is offered the team, then put through [CALL-1]", () => {
  const taken = aVisit({
    patientName: "Somebody Else",
    patientPhone: "+61491570006",
    date: "2026-08-13",
    time: "14:00",
  });
  play({ book: clinicBook(exampleFacts, [taken]) }, [
    { caller: "a check up on thursday at 2 pm", says: "is not free", never: /put you through/ },
    { caller: "no i want thursday at 2", says: ["is not free", "I can also put you through"] },
    { caller: "thursday at 2 please", does: [{ type: "find_slots" }, { type: "hand_over" }] },
  ]);
});

describe("who it is for", () => {
  test("asks for the name of the person when it is for somebody else", () => {
    play(mine, [
      {
        caller: "i need to book a check up for my son thursday at 2 pm",
        says: "What is the name of the person this appointment is for?",
      },
      { caller: "tommy farraday" },
      { caller: "yes", says: "for Tommy Farraday" },
    ]);
  });

  test("asks for a missing last name, once", () => {
    play(mine, [
      { caller: "i'd like a cleaning thursday at 2 pm" },
      { caller: "ella", says: "And the last name?" },
      { caller: "just ella", says: "number you are ringing from" },
      { caller: "yes", says: "for Ella, Thursday" },
    ]);
  });
});

const readBack: Exchange = {
  caller: "it's ella farraday i'd like a cleaning thursday at 2 pm my number is 0491 570 156",
  step: "reading_back",
};

describe("corrections", () => {
  test.each([
    ["actually make it friday", { date: "2026-08-14", time: "14:00" }],
    ["no could we make it 3 pm", { date: "2026-08-13", time: "15:00" }],
    ["yes but could we make it 3 pm", { date: "2026-08-13", time: "15:00" }],
    ["no my name is ella harlow", { patientName: "Ella Harlow" }],
    ["no my number is 0491 570 157", { patientPhone: "+61491570157" }],
    ["not the cleaning, a check up", { appointmentType: "General Consultation" }],
  ])("replaces only what was corrected, and reads back again: %s", (caller, changed) => {
    const call = play(mine, [
      readBack,
      { caller, says: "Shall I book that?", never: /requested/, step: "reading_back" },
      yes,
    ]);
    const wanted = {
      patientName: "Ella Farraday",
      patientPhone: "+61491570156",
      date: "2026-08-13",
      time: "14:00",
      appointmentType: "Teeth Cleaning",
    };
    expect(call.book.entries).toMatchObject([{ ...wanted, ...changed }]);
  });

  test("a bare no asks what to change", () => {
    play(mine, [
      readBack,
      { caller: "no", says: "What should I change?" },
      { caller: "the time", says: /time would suit you/ },
      { caller: "four pm", says: ["4:00 pm", "Shall I book that?"] },
    ]);
  });

  test("does not take a yes with a change it did not understand for a yes", () => {
    const call = play(mine, [
      readBack,
      { caller: "yes but could you swap the thingy", says: "What should I change?" },
    ]);
    expect(call.book.entries).toEqual([]);
  });

  test("reads back again when the caller spoke over the day and time", () => {
    play(mine, [
      readBack,
      { interruptsAfter: "To check: a teeth cleaning for" },
      { caller: "yes", says: ["Thursday 13 August at 2:00 pm", "Shall I book that?"], does: [] },
      yes,
    ]);
  });

  test("takes a yes over the rest of a read-back whose day and time were heard", () => {
    play(mine, [
      readBack,
      {
        interruptsAfter: "To check: a teeth cleaning for Ella Farraday, Thursday 13 August at 2:00 pm, phone",
      },
      yes,
    ]);
  });

  test("drops the booking on never mind, and says that nothing is booked", () => {
    const call = play(mine, [readBack, { caller: "never mind", says: "I have not booked anything." }]);
    expect(call.book.entries).toEqual([]);
  });
});

describe("numbers", () => {
  test("waits for the rest of a number dictated in pieces", () => {
    play({}, [
      { caller: "it's ella farraday i'd like a cleaning thursday at 2 pm", says: /phone number/ },
      { caller: "oh four nine one", says: /^Mm-hm\.$/ },
      { caller: "five seven zero", says: /^Go on\.$/ },
      { caller: "one five six", says: ["0 4 9 1, 5 7 0, 1 5 6", "Shall I book that?"] },
    ]);
  });

  test("takes digits from the keypad, and 1 for yes", () => {
    const call = play({}, [
      { caller: "it's ella farraday i'd like a cleaning thursday at 2 pm" },
      { keys: "0491570156", says: ["0 4 9 1, 5 7 0, 1 5 6", "Shall I book that?"] },
      { keys: "1", does: [{ type: "book" }] },
    ]);
    expect(call.book.entries).toHaveLength(1);
  });

  test("chooses an offered time by its key, and puts through on 0", () => {
    play(mine, [
      { caller: "i'd like a cleaning on thursday", step: "offering" },
      { keys: "2", says: "What is your name?" },
      { keys: "0", does: [{ type: "hand_over", reason: "person_wanted" }] },
    ]);
  });

  test("0 is a digit while a number is asked for", () => {
    play({}, [
      { caller: "it's ella farraday i'd like a cleaning thursday at 2 pm" },
      { keys: "0", does: [] },
      { keys: "491570156", says: "Shall I book that?" },
    ]);
  });

  test("asks again for a number that # ended too early", () => {
    play({}, [
      { caller: "it's ella farraday i'd like a cleaning thursday at 2 pm" },
      { keys: "0491#", says: ["does not look complete", /number/] },
    ]);
  });
});

describe("what is said of the times that were offered", () => {
  const asks: Exchange = {
    caller: "i'd like to book a clean tomorrow",
    says: ["9:00 am", "11:30 am", "2:00 pm"],
    step: "offering",
  };

  test.each([
    ["the arvo one", "14:00"],
    ["the 11.30", "11:30"],
    ["i'll take the one after lunch", "14:00"],
  ])("'%s' chooses one of them [CALL-1]", (caller, time) => {
    const call = play(mine, [asks, { caller, says: "What is your name?" }]);
    expect(call.state).toMatchObject({ draft: { slot: { time } } });
  });

  test("who wants none of them and an earlier one is offered the days before [CALL-1]", () => {
    play(mine, [
      asks,
      { caller: "yeah nah none of them, got anything earlier?", says: "Today", step: "offering" },
    ]);
  });

  test("who wants none of them is asked what would suit [CALL-1]", () => {
    play(mine, [asks, { caller: "neither of those works", says: "What day", step: "collecting" }]);
  });
});

test("any day but one is a wish, and that one is not offered [CALL-1]", () => {
  play(mine, [
    {
      caller: "i'd like to book a clean, any day except tuesday, after ten",
      says: "10:00 am",
      never: /Tuesday/,
      step: "offering",
    },
  ]);
});
