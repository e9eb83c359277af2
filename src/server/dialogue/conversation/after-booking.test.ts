import { describe, expect, test } from "vitest";
import { type BookEntry, clinicBook } from "./testing/clinic-book.ts";
import { exampleFacts, type TestCall, testCall } from "./testing/test-call.ts";

/** Jill's cleaning is booked on the call. */
function jillBooked(): TestCall {
  const call = testCall({ callerNumber: "+61491570156" });
  for (const words of ["a cleaning on wednesday at nine for jill hart", "yes", "yes"]) call.say(words);
  return call;
}

/** Jill's and Leo's check-ups are booked, one after the other. */
function bothBooked(): TestCall {
  const call = testCall({ callerNumber: "+61491570156" });
  call.say("book a check up for me and my son leo on wednesday at ten");
  for (const words of ["jill hart", "yes", "yes", "ten thirty", "leo hart", "yes"]) call.say(words);
  return call;
}

/** A visit of Jill's from before the call, about to be cancelled or moved. */
function standing(...words: readonly string[]): TestCall {
  const visit: BookEntry = {
    ...{ appointmentId: "visit-1", patientName: "Jill Hart", patientPhone: "+61491570156" },
    ...{ date: "2026-08-12", time: "09:00", appointmentType: "Teeth Cleaning", status: "confirmed" },
    ...{ notes: "", isCancelled: false },
  };
  const taken = { ...visit, appointmentId: "visit-2", patientName: "Bo Lund", patientPhone: "+61491570157" };
  const book = clinicBook(exampleFacts, [visit, { ...taken, date: "2026-08-14", time: "15:00" }]);
  const call = testCall({ callerNumber: "+61491570156", book });
  for (const each of words) call.say(each);
  return call;
}
const stands = (call: TestCall): string[] =>
  call.book.entries
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ patientName, date, time }) => `${patientName} ${date} ${time}`);

describe("a time that is settled may be asked back about [CALL-2]", () => {
  test.each([
    "wait was that tuesday or wednesday",
    "sorry did you say nine or ten",
    "so that's wednesday yeah",
    "what time was wednesday again",
  ])("once it is booked, and is told as it stands; nothing is moved: %s", (line) => {
    const call = jillBooked();
    const reply = call.say(line);
    expect(reply).toContain("Wednesday 12 August at 9:00 am");
    expect(reply).toMatch(/Is there anything else/);
    expect(call.state.purpose).toBeNull();
  });

  test("before the yes, and the read-back is asked again", () => {
    const call = testCall({ callerNumber: "+61491570156" });
    for (const words of ["a cleaning on wednesday at nine for jill hart", "yes"]) call.say(words);
    const reply = call.say("sorry did you say nine or ten");
    expect(reply).toContain("Wednesday 12 August at 9:00 am");
    expect(reply).toContain("Shall I book that?");
  });

  test.each(["so that's definitely booked", "is my appointment in the system now", "did that go through"])(
    "whether it is done as well: %s",
    (line) => {
      expect(jillBooked().say(line)).toContain("So far I have Jill Hart's teeth cleaning on Wednesday");
    },
  );

  test("with another question beside it both are answered", () => {
    const reply = jillBooked().say("where are you and what time was that again");
    expect(reply).toContain("12 Wharf Street");
    expect(reply).toContain("9:00 am");
  });

  test.each(["is that time on tuesday free too", "did you say you're open on saturday"])(
    "a wish and a question about the clinic are something else: %s",
    (line) => {
      expect(jillBooked().say(line)).not.toContain("So far");
    },
  );

  test("a visit from before the call is looked up again", () => {
    const call = standing("cancel my appointment it's jill hart", "yes", "no leave it");
    const reply = call.say("and what time was it");
    expect(reply).toContain("Wednesday 12 August at 9:00 am");
    expect(reply).toMatch(/Is there anything else/);
  });

  test("whoever rings to hear whether it went through is asked for the name", () => {
    const reply = testCall().say("hi i was just on the phone about an appointment, did that go through?");
    expect(reply).toContain("What name is the appointment under?");
  });
});

describe("what was cancelled can be had back [CALL-1]", () => {
  test.each([
    "oh wait i do want it after all can i have it back",
    "actually no put me back in please",
    "hang on can you book it again same day and time",
    "no wait i need that appointment after all",
  ])("at the same time, after a yes of its own: %s", (line) => {
    const call = jillBooked();
    call.say("oh no i need to cancel that");
    expect(call.say("yes")).toContain("is cancelled");
    const reply = call.say(line);
    expect(reply).toContain("It is cancelled already");
    expect(reply).toContain("a teeth cleaning for Jill Hart, Wednesday 12 August at 9:00 am");
    expect(stands(call)).toEqual([]);
    call.say("yes");
    expect(stands(call)).toEqual(["Jill Hart 2026-08-12 09:00"]);
  });

  test("later as well, with nothing else under way", () => {
    const call = jillBooked();
    for (const words of ["cancel it please", "yes", "no thanks"]) call.say(words);
    expect(call.say("actually can i have it back")).toContain("Shall I book that?");
  });

  test("a person who is wanted is still put through", () => {
    const call = jillBooked();
    for (const words of ["cancel it please", "yes"]) call.say(words);
    call.say("put me through to reception");
    expect(call.effects.some(({ type }) => type === "hand_over")).toBe(true);
  });
});

describe("what stands may be left as it is [CALL-1]", () => {
  test.each(["sorry no i'll come wednesday after all", "hmm i think i can make it"])(
    "before it is cancelled: %s",
    (line) => {
      const call = standing("cancel my appointment it's jill hart", "yes");
      expect(call.say(line)).toContain("I have left the appointment as it is.");
      expect(stands(call)).toContain("Jill Hart 2026-08-12 09:00");
    },
  );

  test.each([
    "i'll keep the one i've got then",
    "no just keep the old one",
    "i'll stick with the original time",
  ])("when the new time is not free: %s", (line) => {
    const call = standing("move my appointment to friday at three it's jill hart", "yes");
    expect(call.state.step.kind).toBe("offering");
    expect(call.say(line)).toContain("I have not changed anything.");
    expect(call.state.purpose).toBeNull();
    expect(stands(call)).toContain("Jill Hart 2026-08-12 09:00");
  });

  test("'keep the same time' is a wish for another day", () => {
    const call = standing("move my appointment to friday at three it's jill hart", "yes");
    expect(call.say("can i keep the same time on thursday")).toContain("Thursday 13 August at 9:00 am");
  });
});

describe("what this call booked is moved, and not booked a second time [CALL-1]", () => {
  test.each(["put it to thursday at nine please"])("%s", (line) => {
    const call = jillBooked();
    expect(call.say(line)).toContain("moves from Wednesday 12 August at 9:00 am to Thursday 13 August");
    call.say("yes");
    expect(stands(call)).toEqual(["Jill Hart 2026-08-13 09:00"]);
  });

  test("and back to where it was, which ends it", () => {
    const call = jillBooked();
    for (const words of ["make it thursday", "yes"]) call.say(words);
    expect(call.say("sorry can you change it back to what it was")).toContain(
      "to Wednesday 12 August at 9:00 am. Shall I change it?",
    );
    expect(call.say("yes")).toMatch(/Wednesday 12 August at 9:00 am\..*Is there anything else/);
  });

  test("another one beside it is still another one", () => {
    expect(jillBooked().say("can i make another one on thursday at nine for my son too")).not.toContain(
      "moves",
    );
  });
});

describe("a name or number that is mended once it is booked goes to the team [CALL-2]", () => {
  test.each([
    ["sorry my last name is heart not hart", "Heart"],
    ["oh you've got my name wrong it's jill heart", "Heart"],
    ["no thats wrong its gill g i l l", "Gill Hart"],
    ["no it's gill hart", "Gill Hart"],
    ["you've spelled it wrong, it's g i l l", "Gill Hart"],
    ["i gave you the wrong number it's 0491 570 313", "+61491570313"],
  ])("and the booking stands: %s", (line, told) => {
    const call = jillBooked();
    const reply = call.say(line);
    expect(reply).toContain("Your booking on Wednesday 12 August at 9:00 am stands.");
    expect(reply).toContain("passed your message on");
    expect(call.book.messages).toMatchObject([
      { patientName: "Jill Hart", text: expect.stringContaining(told) },
    ]);
    expect(stands(call)).toEqual(["Jill Hart 2026-08-12 09:00"]);
  });
});

describe("of several that were booked the one that is meant is cancelled [CALL-2]", () => {
  test.each([
    ["can you cancel mine", "Jill Hart"],
    ["sorry i can't come myself cancel my one please", "Jill Hart"],
    ["cancel leo's please", "Leo Hart"],
    ["my son can't come cancel that one", "Leo Hart"],
    ["cancel jill's", "Jill Hart"],
  ])("%s", (line, whose) => {
    const call = bothBooked();
    expect(call.say(line)).toMatch(new RegExp(`I have ${whose}'s .*Shall I cancel it\\?`));
    call.say("yes");
    expect(stands(call).join()).not.toContain(whose);
    expect(stands(call)).toHaveLength(1);
  });

  test("where it is not clear the caller is asked", () => {
    expect(bothBooked().say("i need to cancel an appointment")).toContain("Which one do you mean?");
  });

  test("and both, each after its own yes", () => {
    const call = bothBooked();
    call.say("cancel both of them please");
    expect(call.say("yes")).toMatch(/is cancelled.*Shall I cancel it\?/);
    call.say("yes");
    expect(stands(call)).toEqual([]);
  });

  test.each(["who is booked for when", "what time is leo's", "when is leo booked for"])(
    "and everybody is told with day and time: %s",
    (line) => {
      const reply = bothBooked().say(line);
      expect(reply).toContain("Jill Hart's general consultation on Wednesday 12 August at 10:00 am");
      expect(reply).toContain("Leo Hart's general consultation on Wednesday 12 August at 10:30 am");
    },
  );
});

test("'can my daughter come with me' asks for one more visit, and for no moment of quiet [CALL-1]", () => {
  const call = jillBooked();
  expect(call.say("actually can my daughter come with me")).toContain("What is the appointment for?");
});

describe("what was said of a booking may be asked back [CALL-2]", () => {
  test.each(["did you get my number right", "what number do you have for me"])(
    "the number is told as it was given: %s",
    (line) => {
      expect(jillBooked().say(line)).toContain("The phone number I have is 0 4 9 1, 5 7 0, 1 5 6.");
    },
  );

  test.each(["what name did you put it under", "hold on which day did we land on"])("%s", (line) => {
    expect(jillBooked().say(line)).toContain("So far I have Jill Hart's teeth cleaning");
  });

  test("of what was cancelled it is told that it is", () => {
    const call = jillBooked();
    for (const words of ["cancel it please", "yes"]) call.say(words);
    expect(call.say("oh what time was it")).toContain("Wednesday 12 August at 9:00 am is cancelled.");
    expect(call.say("so am i still booked")).toContain("is cancelled.");
  });

  test("a yes with a question is answered, and the read-back asked again", () => {
    const call = testCall({ callerNumber: "+61491570156" });
    for (const words of ["a cleaning on wednesday at nine for jill hart", "yes"]) call.say(words);
    const reply = call.say("yes but hang on what's the address");
    expect(reply).toContain("12 Wharf Street");
    expect(reply).toContain("Shall I book that?");
    expect(call.say("yeah make it ten though")).toContain("Wednesday 12 August at 10:00 am");
    expect(call.book.entries).toEqual([]);
  });
});

describe("no second visit is booked for who wants the first one at another time [CALL-1]", () => {
  test.each(["hmm i don't think i can make wednesday", "is there anything earlier"])("%s", (line) => {
    const call = jillBooked();
    expect(call.say(line)).toContain("What day and time would suit you instead?");
    expect(call.state.purpose).toBe("reschedule");
  });

  test.each(["undo that", "go back to wednesday", "wait no i preferred the first one"])(
    "and moved back it is where it was: %s",
    (line) => {
      const call = jillBooked();
      for (const words of ["make it thursday", "yes"]) call.say(words);
      expect(call.say(line)).toContain("to Wednesday 12 August at 9:00 am. Shall I change it?");
    },
  );

  test.each(["hmm then wednesday is fine", "okay wednesday nine it is then", "forget the move"])(
    "the own time, chosen again, leaves it as it is: %s",
    (line) => {
      const call = jillBooked();
      call.say("can you move it to sunday");
      expect(call.say(line)).toContain("Your booking on Wednesday 12 August at 9:00 am stands.");
      expect(call.state.purpose).toBeNull();
    },
  );

  test("of two the one that is named", () => {
    expect(bothBooked().say("move leo to eleven")).toContain(
      "Leo Hart's general consultation moves from Wednesday 12 August at 10:30 am to Wednesday 12 August at 11:00 am",
    );
    expect(bothBooked().say("cancel the second one")).toContain("I have Leo Hart's");
  });
});

test("an address given once it is booked is left for the team, and not passed over [CALL-2]", () => {
  const call = jillBooked();
  expect(call.say("my email is jill at example dot com")).toContain("passed your message on");
  expect(call.book.messages).toMatchObject([{ text: expect.stringContaining("jill@example.com") }]);
});

describe("doubt and praise wish for nothing [CALL-2]", () => {
  test.each([
    "are you sure",
    "really",
    "great wednesday it is",
    "so i'll see you wednesday",
    "wednesday at nine perfect",
  ])("what was booked is told, and no message or second visit comes of it: %s", (line) => {
    const call = jillBooked();
    expect(call.say(line)).toContain(
      "So far I have Jill Hart's teeth cleaning on Wednesday 12 August at 9:00 am.",
    );
    expect(call.book.messages).toEqual([]);
    expect(call.state.purpose).toBeNull();
  });

  test("'is the old one cancelled then' is no wish to cancel the new one", () => {
    const call = jillBooked();
    for (const words of ["make it thursday", "yes"]) call.say(words);
    const reply = call.say("is the old one cancelled then");
    expect(reply).toContain("Thursday 13 August at 9:00 am");
    expect(reply).not.toContain("Shall I cancel");
  });
});

describe("who was booked is not asked for the name again [CALL-1]", () => {
  test("for a message", () => {
    const call = jillBooked();
    expect(call.say("can you tell the dentist i'm nervous")).toContain("passed your message on");
    expect(call.book.messages).toMatchObject([{ patientName: "Jill Hart" }]);
  });

  test("for another time in place of the one that was cancelled", () => {
    const call = jillBooked();
    for (const words of ["cancel it please", "yes"]) call.say(words);
    expect(call.say("yes wednesday at ten")).toContain("for Jill Hart, Wednesday 12 August at 10:00 am");
  });
});

test.each(["cancel mine and keep leo's", "keep leo's and cancel mine"])(
  "what is to be kept is not what is cancelled [CALL-2]: %s",
  (line) => {
    expect(bothBooked().say(line)).toMatch(/I have Jill Hart's .*Shall I cancel it\?/);
  },
);

test("of several people's visits each is named with whose it is [CALL-2]", () => {
  expect(bothBooked().say("i need to cancel an appointment")).toContain(
    "There are 2 appointments: Jill Hart's on Wednesday 12 August at 10:00 am and Leo Hart's on Wednesday 12 August at 10:30 am.",
  );
});

test("whom a booking should be for is left for the team [CALL-2]", () => {
  const call = jillBooked();
  expect(call.say("it should be for my daughter not me")).toContain("I will leave a note for the team.");
  expect(stands(call)).toEqual(["Jill Hart 2026-08-12 09:00"]);
});

describe("a no after a booking ends the call only when nothing is wrong [CALL-2]", () => {
  test.each(["no thats wrong", "no, that's not right", "nah you've got it wrong"])(
    "what is wrong is asked: %s",
    (line) => {
      const call = jillBooked();
      expect(call.say(line)).toContain("What should be different");
      expect(call.isOver()).toBe(false);
      expect(call.say("the time, make it ten")).toContain("10:00 am");
    },
  );

  test.each(["no", "nah thats all", "no that's right thanks", "nothing wrong no thanks"])(
    "nothing is: %s",
    (line) => {
      const call = jillBooked();
      call.say(line);
      expect(call.isOver()).toBe(true);
    },
  );

  test.each(["no", "nah", "no nothing", "actually no", "no that's it"])(
    "a yes is taken back when one is asked what it is: %s",
    (line) => {
      const call = jillBooked();
      expect(call.say("yes")).toBe("How can I help?");
      expect(call.say(line)).toContain("Goodbye");
      expect(call.isOver()).toBe(true);
    },
  );
});
