import { describe, expect, test } from "vitest";
import { type BookEntry, clinicBook } from "./testing/clinic-book.ts";
import { exampleFacts, mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const somebodys = {
  ...{ patientName: "Somebody Else", patientPhone: "+61491570006", date: "2026-08-13" },
  ...{ appointmentType: "Teeth Cleaning", status: "confirmed", notes: "", isCancelled: false },
} satisfies Omit<BookEntry, "time" | "appointmentId">;

describe("corrections [CALL-1]", () => {
  test("of the name while the number is asked for are said back and booked", () => {
    const call = play(mine, [
      { caller: "a cleaning on wednesday at nine" },
      { caller: "anna bell", says: "ending in 1 5 6" },
      {
        caller: "sorry it's belle with an e at the end b e l l e",
        says: ["I have the name as Anna Belle.", "ending in 1 5 6"],
      },
      { caller: "yes", says: "for Anna Belle" },
      { caller: "yes" },
    ]);
    expect(call.book.entries).toMatchObject([{ patientName: "Anna Belle" }]);
  });

  test("of the reason: what is ruled out is never booked, and what is only like one takes no reason's place", () => {
    const call = play(mine, [
      { caller: "a tooth out on wednesday at nine" },
      { caller: "anna bell" },
      { caller: "yes", says: "an oral surgery appointment" },
      { caller: "no not surgery", says: "What is the appointment for?" },
      { caller: "a clean", says: "a teeth cleaning for Anna Bell" },
      { caller: "yes please and it has to be dr vance" },
    ]);
    expect(call.book.entries).toMatchObject([{ appointmentType: "Teeth Cleaning" }]);
    expect(call.book.entries[0]?.notes).toContain("it has to be dr vance");
  });

  test("a name that is spelled when the reason is asked for is kept", () => {
    play(mine, [
      { caller: "wednesday at nine please", says: "What is the appointment for?" },
      { caller: "svetlana horvat h o r v a t", says: "What is the appointment for?" },
      { caller: "a check-up", says: "ending in 1 5 6" },
      { caller: "yes", says: "for Svetlana Horvat" },
    ]);
  });

  test("of one part of the name keep the other", () => {
    const call = play(mine, [
      { caller: "a clean on wednesday at nine" },
      { caller: "poppy" },
      { caller: "souza" },
      { caller: "yes", says: "for Poppy Souza" },
      { caller: "it's de souza not souza", says: "for Poppy de Souza" },
      { caller: "it's de souza that's right", says: "for Poppy de Souza" },
      { caller: "yes" },
      { caller: "another clean on thursday at nine" },
      { caller: "al sayed", says: "" },
      { caller: "no my first name's fatima", says: "for Fatima Al Sayed" },
      { caller: "yes" },
    ]);
    expect(call.book.entries).toMatchObject([
      { patientName: "Poppy de Souza" },
      { patientName: "Fatima Al Sayed" },
    ]);
  });

  test("of a last name of two words keep the first name, and a name said whole later is whole", () => {
    for (const last of ["garcia lopez", "al sayed", "te kanawa"]) {
      const lines = ["a clean on wednesday at nine", "maria", last].map((caller) => ({ caller }));
      play(mine, [...lines, { caller: "yes", says: new RegExp(`for Maria ${last}`, "i") }]);
    }
    play(mine, [
      { caller: "a clean on wednesday at nine" },
      { caller: "nguyet" },
      { caller: "i don't know" },
      { caller: "nguyet tran" },
      { caller: "yes", says: "for Nguyet Tran" },
    ]);
  });

  test("of everything, one after the other, before and after the read-back", () => {
    const call = play(mine, [
      { caller: "a check-up on tuesday at ten" },
      { caller: "actually make it wednesday", says: "Wednesday 12 August at 10:00 am" },
      { caller: "no sorry a clean not a check-up" },
      { caller: "anna bell" },
      { caller: "actually not ten, half past two", says: "2:30 pm" },
      { caller: "yes that's the right number", says: "a teeth cleaning for Anna Bell" },
      { caller: "no wait my number is 0491 570 110", says: "0 4 9 1, 5 7 0, 1 1 0" },
      { caller: "the time's wrong it should be three", says: ["3:00 pm", "Shall I book that?"] },
      { caller: "yes" },
      { caller: "actually no can you make it friday same time", says: "Friday 14 August at 3:00 pm" },
      { caller: "yes", says: "Friday 14 August at 3:00 pm" },
    ]);
    expect(call.book.entries).toMatchObject([
      { date: "2026-08-14", time: "15:00", patientPhone: "+61491570110", appointmentType: "Teeth Cleaning" },
    ]);
  });

  test("'the name is wrong' is no name", () => {
    play(mine, [
      { caller: "a cleaning on wednesday at nine" },
      { caller: "the name is wrong", says: "first and last name", never: /last name\?.*Wrong/ },
    ]);
  });

  test("'anything on Thursday' after 'next week' is the Thursday of that week", () => {
    play(mine, [
      { caller: "a check-up some time next week", says: "Monday 17 August" },
      { caller: "anything on thursday", says: "On Thursday 20 August I have" },
    ]);
    play(mine, [
      { caller: "a check-up some time next week" },
      { caller: "none of those work", says: "What day" },
      { caller: "wednesday morning", says: "On Wednesday 19 August I have" },
    ]);
  });
});

test("a message that begins with a yes is kept word for word [CALL-1]", () => {
  const call = play(mine, [
    { caller: "can i leave a message for the dentist", says: "What is the message?" },
    { caller: "yeah my crown is loose since last week", says: "What is your name?" },
    { caller: "marlo quist" },
    { caller: "yes", says: "passed your message on" },
  ]);
  expect(call.book.messages).toMatchObject([{ text: "yeah my crown is loose since last week" }]);
  play(mine, [
    { caller: "can i leave a message for the dentist" },
    { caller: "yes please", says: "What should I tell the team?" },
  ]);
});

test("a message in place of a booking is passed on, and nothing is booked [CALL-1]", () => {
  const call = play(mine, [
    { caller: "book a clean" },
    { caller: "forget it just tell the dentist my crown fell off", says: "What is your name?" },
    { caller: "rosa diaz" },
    { caller: "yes", says: "passed your message on" },
  ]);
  expect(call.book.messages).toMatchObject([{ text: "my crown fell off" }]);
  expect(call.book.entries).toEqual([]);
});

describe("how long a visit takes [CALL-2]", () => {
  const facts = { treatmentMinutes: { "Teeth Cleaning": 45, "Root Canal": 90 } };

  test("is told as the clinic set it for that treatment", () => {
    play({ facts }, [
      { caller: "how long does a clean take", says: "A teeth cleaning is booked for 45 minutes." },
      { caller: "and how long is a root canal", says: "booked for 90 minutes." },
      { caller: "how long is a check-up", says: "booked for 30 minutes." },
    ]);
    play({ facts }, [
      { caller: "how long are your appointments", says: "booked for 30 to 90 minutes, depending" },
    ]);
    play({}, [{ caller: "how long are your appointments", says: "Appointments are booked for 30 minutes." }]);
  });

  test("is told of the visit that is being booked", () => {
    play({ facts, ...mine }, [
      { caller: "a root canal on thursday at ten for rosa diaz" },
      { caller: "yes", says: "Shall I book that?" },
      { caller: "how long will that take", says: ["booked for 90 minutes.", "Shall I book that?"] },
    ]);
  });
});

describe("a caller who does not want to be transcribed", () => {
  const caller = "I don't want to be recorded";

  test("is put through, and where that cannot be told how else to reach the clinic", () => {
    play(mine, [{ caller, says: "written transcript", does: [{ type: "hand_over" }], step: "ended" }]);
    const call = play({ ...mine, facts: { canTransfer: false } }, [
      { caller, says: ["hello@harbour.example", "Goodbye."], does: [{ type: "hang_up" }], step: "ended" },
    ]);
    expect(call.book.messages).toEqual([]);
  });

  test("who only asks is answered", () => {
    play(mine, [
      { caller: "are you recording this", says: "transcribed, not recorded", never: /not a person/ },
    ]);
  });
});

describe("numbers and addresses by ear [CALL-1]", () => {
  const asked = {
    caller: "a clean thursday at ten for rosa diaz",
    says: "phone number to reach you?",
  } as const;

  test("a landline without its area code is asked for it", () => {
    play({}, [
      asked,
      { caller: "5550 4410", says: /^And the area code\?$/ },
      { caller: "oh two", says: "0 2, 5 5 5 0, 4 4 1 0" },
    ]);
  });

  test("a number that is begun anew in the middle is the new one", () => {
    play({}, [
      asked,
      { caller: "oh four nine two five", says: "Mm-hm." },
      { caller: "no sorry oh four nine one" },
      { caller: "five seven oh one one oh", says: "0 4 9 1, 5 7 0, 1 1 0" },
    ]);
  });

  test("an e-mail address is read back", () => {
    play(mine, [
      { caller: "a clean thursday at ten for kate moss, my email is kate dot moss at gmail dot com" },
      { caller: "yes", says: "e-mail kate dot moss at gmail dot com. Shall I book that?" },
    ]);
  });

  test("a name set off by commas is taken with the wish", () => {
    play(mine, [{ caller: "I'd like to cancel my appointment, Emma Bell.", says: "ending in 1 5 6" }]);
    play(mine, [
      { caller: "Book me a clean Thursday at ten, Mary Jones, please.", says: "ending in 1 5 6" },
      { caller: "yes", says: "for Mary Jones," },
    ]);
    play(mine, [{ caller: "Book me a clean, Thursday, Morning", says: /./, never: /ending in/ }]);
  });

  test("a name spelled slowly, letter by letter, is waited for", () => {
    const named = [
      { caller: "a clean thursday at ten", says: "What is your name?" },
      { caller: "siobhan", says: "And the last name?" },
      { caller: "B", says: /^Mm-hm\.$/ },
      { caller: "Y R", says: /^Mm-hm\.$/ },
    ] as const;
    play({}, [...named, { caller: "N E" }, { caller: "0491 570 110", says: "for Siobhan Byrne," }]);
    play({}, [
      ...named,
      { silence: true, says: "phone number" },
      { caller: "0491 570 110", says: "for Siobhan Byr," },
    ]);
    play({}, [
      ...named.slice(0, 2),
      { caller: "L E E", says: /^Mm-hm\.$/ },
      { caller: "that's it" },
      { caller: "0491 570 110", says: "for Siobhan Lee," },
    ]);
  });

  test("a name spelled before the next words keeps to its letters", () => {
    play({}, [
      { caller: "it's bruce maguire m a g u i r e i need a clean thursday at ten" },
      { caller: "0491 570 110", says: "for Bruce Maguire," },
    ]);
    play({}, [
      { caller: "a clean thursday at ten" },
      { caller: "paul rossi r o s s i and my number is 0491 570 110", says: "for Paul Rossi," },
    ]);
  });
});

describe("offers [CALL-1]", () => {
  test("a full afternoon is not told as a full day", () => {
    const taken = ["12:00", "12:30", "13:00", "13:30", "14:00", "14:30", "15:00", "15:30", "16:00", "16:30"];
    const book = clinicBook(
      exampleFacts,
      taken.map((time, i) => ({ ...somebodys, time, appointmentId: `${i}` })),
    );
    play({ book }, [
      {
        caller: "a clean on thursday arvo",
        says: ["nothing free on Thursday 13 August in the afternoon.", "nearest free times"],
      },
      { caller: "after three", says: "nothing free on Thursday 13 August after 3:00 pm." },
    ]);
  });

  test("that were talked over are all told again when asked for", () => {
    play({}, [
      { caller: "a clean on thursday", says: "9:00 am, 11:30 am or 2:00 pm" },
      { interruptsAfter: "On Thursday 13 August I have 9:00 am" },
      { caller: "what was that", says: "9:00 am, 11:30 am or 2:00 pm" },
      { caller: "the second one", says: "What is your name?" },
      { caller: "what was the date again", says: ["Thursday 13 August at 11:30 am", "What is your name?"] },
    ]);
  });

  test("'earlier that day' looks on the same day", () => {
    play({}, [
      { caller: "a clean on thursday afternoon", says: "Thursday 13 August" },
      { caller: "anything earlier that day", says: ["Thursday 13 August", "9:00 am"] },
    ]);
  });
});

describe("nothing is lost on the way [CALL-1]", () => {
  test("'that's it' in the middle of a booking does not end the call", () => {
    play(mine, [
      { caller: "a clean thursday at ten", says: "What is your name?" },
      { caller: "that's it", says: ["It is not booked yet.", "What is your name?"], does: [] },
    ]);
  });

  test("a booking asked for together with a cancellation comes after it", () => {
    const entry = {
      patientName: "Rosa Diaz",
      patientPhone: mine.callerNumber,
      date: "2026-08-20",
      time: "10:00",
    };
    const book = clinicBook(exampleFacts, [{ ...somebodys, ...entry, appointmentId: "a" }]);
    play({ ...mine, book }, [
      { caller: "book a clean thursday at 10 for rosa diaz and cancel the one on the 20th" },
      { caller: "yes", says: "Shall I cancel it?" },
      {
        caller: "yes",
        says: ["is cancelled.", "a teeth cleaning for Rosa Diaz", "Thursday 13 August at 10:00 am"],
      },
    ]);
  });

  test("a tooth knocked out in the middle of booking something else is seen as soon as there is a time", () => {
    play(mine, [
      { caller: "a clean thursday at ten", says: "What is your name?" },
      { caller: "oh god my kid just fell and knocked her tooth out", says: ["milk", "Monday 10 August"] },
    ]);
  });
});

describe("names [CALL-1]", () => {
  const when = { caller: "a check-up on tuesday at ten" };

  test("a number instead of the last name is kept, and the last name asked for again", () => {
    play({ callerNumber: null }, [
      when,
      { caller: "Bea", says: "last name" },
      { caller: "oh four nine one, five seven oh, one five six", says: "last name" },
      { caller: "Okafor", says: ["for Bea Okafor", "0 4 9 1, 5 7 0, 1 5 6"] },
    ]);
  });

  test.each(["I only have one name", "I'd rather not say", "just the first name please"])(
    "who gives no last name is told so once, and the call goes on: '%s'",
    (caller) => {
      play(mine, [when, { caller: "Bea" }, { caller, says: ["leave it at Bea.", "ending in 1 5 6"] }]);
    },
  );

  test.each([
    ["my name is Bob, no, Robert Menzies", "Robert Menzies"],
    ["it's Liz, sorry, Elizabeth Nowak", "Elizabeth Nowak"],
    ["the name is Tom Bell, I mean Tim Bell", "Tim Bell"],
  ])("the last one of a sentence stands: '%s'", (caller, name) => {
    expect(play(mine, [when, { caller }]).state.draft.name?.value.full).toBe(name);
  });

  test("letters replace the part they are like, and letters that mend nothing lose nothing", () => {
    play(mine, [
      when,
      { caller: "Krzystof Wojciechowski" },
      { caller: "K R Z Y S Z T O F", says: ["as Krzysztof Wojciechowski.", "ending in 1 5 6"] },
      { caller: "W for whisky, O for orange, J for Juliet", says: ["as Krzysztof Wojciechowski.", "ending"] },
      { caller: "yes", says: "for Krzysztof Wojciechowski" },
    ]);
  });

  test("a first name spelled when the last is asked for is the first", () => {
    const call = play(mine, [
      when,
      { caller: "Siobhán" },
      { caller: "it's spelled S I O B H A N", says: "last name" },
      { caller: "Kelly" },
    ]);
    expect(call.state.draft.name?.value.first).toBe("Siobhan");
  });
});

test("whom to ring about somebody else's visit goes into its notes, and makes no second person [CALL-1]", () => {
  const call = play(mine, [
    { caller: "I want to book for my dad Alf Brown, he's 90 and deaf, so call me not him", never: /both/ },
    { caller: "a check-up on tuesday at ten" },
    { caller: "yes", says: "for Alf Brown" },
    { caller: "yes" },
  ]);
  expect(call.book.entries).toMatchObject([
    { patientName: "Alf Brown", notes: expect.stringContaining("call me not him") },
  ]);
});
