import { describe, expect, test } from "vitest";
import { callSaying, exampleFacts, mine, testCall } from "./testing/test-call.ts";

/** The states of one booking in which a question may come: asked about, offered, named, read back, and booked. */
const booking = ["I need an appointment", "a check-up", "tomorrow", "9 am", "Tom Baker", "yes", "yes"];
const toTeam = "Would you like me to put you through to the team?";

/** Told with nothing under way, and at each point of a booking, which stays as it is. */
function expectTold(line: string, told: string | RegExp, then = ""): void {
  const call = testCall(mine);
  const first = call.say(line);
  expect(first).toMatch(told);
  if (then !== "") expect(first).toContain(then);
  expect(call.state.purpose).toBeNull();
  expect(call.state.draft.visit).toBeNull();
  for (const upTo of booking.keys()) {
    const amid = callSaying(booking.slice(0, upTo + 1));
    const { step, draft } = amid.state;
    const said = amid.say(line);
    expect(said).toMatch(told);
    expect(said).not.toMatch(/did not catch|not able to follow/);
    expect({ ...amid.state.draft, notes: [] }).toEqual({ ...draft, notes: [] });
    if (step.kind !== "anything_else") expect(amid.state.step).toEqual(step);
  }
}

describe("what one should do before a visit is the clinic's or the team's to tell, and books nothing [KB-4]", () => {
  test.each([
    "is there anything i shouldnt eat before",
    "do I need to fast",
    "anything I should do beforehand",
    "is there anything I need to do before the appointment",
    "should i eat before i come",
    "what should i do to prepare",
    "can i have breakfast first",
    "do i need to come on an empty stomach",
    "any special instructions before the visit",
  ])("%s", (line) => {
    expectTold(line, /I do not know that; the team can tell you\./, toTeam);
    const additionalInfo = "Please do not eat for an hour before your visit. Parking is free.";
    expect(testCall({ facts: { additionalInfo } }).say(line)).toMatch(
      /^Please do not eat for an hour before your visit\. Is there/,
    );
  });

  test.each(["is there anything before ten", "anything before lunch", "have you got anything before friday"])(
    "a wish for a time: %s",
    (line) => expect(callSaying([line]).state.purpose).toBe("book"),
  );
});

describe("what is kept of a patient only the team can see [KB-4]", () => {
  test.each([
    "do you have my xrays from last time",
    "have you got my records",
    "are my x-rays still on file",
    "am i in your system",
    "when was my last check up",
    "what did the dentist say last time",
    "did you keep my old x rays",
    "what's my patient number",
  ])("%s", (line) => expectTold(line, /I cannot see anybody's records, but the team can\./));

  test("an appointment that stands is looked up", () => {
    expect(callSaying(["do you have my appointment on file"]).state.purpose).toBe("check");
    expect(callSaying(["i need an x-ray"]).state.purpose).toBe("book");
  });
});

describe("who has rung another business hears whom they reached [CALL-1]", () => {
  test.each([
    "is that the Wattle Street Vet",
    "is this the vet",
    "have i got the pizza shop",
    "am i through to the medical centre",
    "hi is this bunnings",
    "is that the hairdresser on wharf street",
    "is this the right number for the vet",
  ])("%s", (line) => {
    expect(testCall(mine).say(line)).toBe("No, this is Harbour Dental, a dental clinic. How can I help?");
  });

  test("a wrong number that is only wondered about is none, and a first name is the assistant's to answer", () => {
    expect(testCall(mine).say("have i got the wrong number")).toBe(
      "You have reached Harbour Dental, a dental clinic. How can I help?",
    );
    expect(testCall(mine).say("is this the right number for the dentist")).toMatch(/^Yes, this is/);
    expect(testCall(mine).say("is that jenny")).toContain("I am the automated assistant");
  });

  test.each(["is it above the bank", "is it near the hospital", "is that covered by medicare"])(
    "asked of the clinic: %s",
    (line) => expect(testCall(mine).say(line)).not.toContain("No, this is"),
  );
});

describe("a number for after hours is told, and no visit offered with it [KB-4]", () => {
  test.each([
    "whats the after hours number",
    "what number do i ring after hours",
    "can i have the emergency number",
    "give me the out of hours number",
    "what's the number for emergencies",
    "who do i ring when you're closed",
    "is there a number i can call if it gets worse on the weekend",
  ])("%s", (line) => {
    expectTold(line, /^The emergency contact is 0491 578 888, every day until 10 pm\. (?!I can look)/);
  });

  test("where the clinic gave none it is owned up to", () => {
    const emergencyHours = { available: false, contact: "", hours: "" };
    const facts = { ...exampleFacts, emergencyContact: "", emergencyHours };
    expect(testCall({ ...mine, facts }).say("whats the after hours number")).toBe(
      "I have no emergency number of the clinic. healthdirect, on 1800 022 222, can tell you at any hour who is open; in danger, dial triple zero, 000. How can I help?",
    );
  });
});

describe("why something is asked for is told, and it is asked again [CALL-1]", () => {
  const toName = ["i'd like a clean tomorrow at ten"];
  test.each([
    "what do you need my name for",
    "why do you need my name",
    "why",
    "what do you need that for",
    "do i have to give my name",
    "is that necessary",
  ])("the name: %s", (line) => {
    expect(callSaying(toName).say(line)).toBe(
      "The appointment is booked under that name. What is your name?",
    );
  });

  test.each(["why do you want my number", "what for", "how come you need my phone number", "why do you ask"])(
    "the number: %s",
    (line) => {
      expect(callSaying([...toName, "tom baker", "no"]).say(line)).toMatch(
        /^So that the team can reach you about the appointment\. What is/,
      );
    },
  );

  test("of a visit that is looked up, and of a message", () => {
    expect(callSaying(["cancel my appointment"]).say("why do you need that")).toMatch(
      /^It is how I find the appointment.* What name is the appointment under\?$/,
    );
    expect(
      callSaying(["tell dr vance the crown is loose", "can i leave a message", "call me"]).say("why"),
    ).not.toMatch(/appointment is booked/);
  });

  test("who says it all the same is taken at their word", () => {
    const call = callSaying(toName);
    expect(call.say("why do you need my name it's tom baker")).toContain("Is the number");
    expect(call.state.draft.name?.value.full).toBe("Tom Baker");
  });

  test.each(["why do i need an x-ray", "do i have to pay upfront"])("another question: %s", (line) => {
    expect(callSaying(toName).say(line)).not.toContain("booked under that name");
  });
});

describe("what the dentist is like and where they see people is owned up to [KB-4]", () => {
  test.each([
    "do you do home visits",
    "do you come out to nursing homes",
    "can the dentist come to my house",
    "what university did Dr Vance go to",
    "where did dr vance train",
    "are you properly qualified",
    "is it a private practice",
    "is there a female dentist",
  ])("%s", (line) => expectTold(line, /^(?:[^.]*\. )?I do not know that; the team can tell you\./));

  test.each(["a man if possible", "lady dentist", "i'd prefer a woman"])(
    "amid a booking the wish is noted, and nobody is promised: %s",
    (line) => {
      const call = callSaying(["i'd like a clean tomorrow at ten", line]);
      expect(call.state.lastSaid).toBe(
        "I cannot choose the dentist, but I will note that for the team. What is your name?",
      );
      call.say("tom baker");
      call.say("yes");
      call.say("yes");
      expect(call.book.entries[0]?.notes).toContain(line);
    },
  );

  test("with nothing under way a bare 'lady dentist' asks for one", () => {
    expect(testCall(mine).say("lady dentist")).toBe(`I do not know that; the team can tell you. ${toTeam}`);
  });
});

describe("what is wondered about one's own teeth begins no visit, and one is offered [KB-4]", () => {
  test.each([
    "is oil pulling a thing",
    "why do my gums bleed",
    "is charcoal toothpaste any good",
    "why are my teeth yellow",
    "why does my jaw click",
    "do i have gum disease",
  ])("%s", (line) => expectTold(line, /I cannot advise on that, but the dentist can\./));

  test.each(["my gums bleed when i brush", "why do my gums bleed can i book something", "my tooth hurts"])(
    "a wish is one: %s",
    (line) => expect(callSaying([line]).state.purpose).toBe("book"),
  );
});

describe("one price more is asked for with 'and' [KB-4]", () => {
  const facts = { ...exampleFacts, services: ["Crown $1600", "Dental implants from $4000", "Fillings $220"] };
  const after = (line: string): string => callSaying(["how much is a crown"], { ...mine, facts }).say(line);

  test.each(["and an implant", "what about implants", "okay and for an implant", "or an implant"])(
    "%s",
    (line) => expect(after(line)).toMatch(/^The clinic lists Dental implants from \$4000\. Is there/),
  );

  test("again and again, and in the middle of a booking", () => {
    const call = callSaying(["i'd like a clean tomorrow at ten", "how much is a crown", "and an implant"], {
      ...mine,
      facts,
    });
    expect(call.say("and a filling")).toBe("The clinic lists Fillings at $220. What is your name?");
    expect(call.state.draft.visit?.value).toBe("Teeth Cleaning");
  });

  test.each([
    "i'd like an implant",
    "and can i book an implant",
    "and an implant on friday",
    "great book me an implant",
  ])("a wish is one: %s", (line) => {
    expect(callSaying(["how much is a crown", line], { ...mine, facts }).state.purpose).toBe("book");
  });
});

describe("whether one is heard, and how one's number is known, is told [CALL-1]", () => {
  test.each(["can you hear me", "hi can you hear me", "are you listening to me", "is this thing working"])(
    "%s",
    (line) => expectTold(line, /^Yes, I can hear you\./),
  );
  test.each(["how did you get my number", "who told you my number", "can you see my number"])(
    "%s",
    (line) => {
      expectTold(line, /^The number you are ringing from is shown with this call\./);
      expect(testCall().say(line)).toContain("No number is shown with this call.");
    },
  );
});

describe("a question that nothing here answers is owned up to at any point of a booking [CALL-1]", () => {
  test.each([
    "are your instruments clean",
    "do i need to wear a mask",
    "can my son come by himself he's fifteen",
    "do you do it under general anaesthetic",
    "who runs the place",
    "what's the wifi password",
    "why so long",
    "what's the weather like there",
  ])("%s", (line) => {
    for (const upTo of [0, 1, 2, 3, 4, 5]) {
      const call = callSaying(booking.slice(0, upTo + 1));
      const { step, draft } = call.state;
      expect(call.say(line)).toMatch(/the team can tell you\./);
      expect(call.state.step).toEqual(step);
      expect({ ...call.state.draft, notes: [] }).toEqual({ ...draft, notes: [] });
    }
  });

  test("what if it has to be changed is told, and blood thinners are not", () => {
    const call = callSaying(["i'd like a clean tomorrow at ten"]);
    expect(call.say("what if i need to change it")).toMatch(
      /moved by ringing this number.*What is your name/,
    );
    expect(call.say("i'm on blood thinners does that matter")).toContain("I cannot give medical advice");
  });
});

describe("nothing is lost by what is asked in between [CALL-1] [APPT-14]", () => {
  test.each(["what if i need to change it", "can i change my mind later"])(
    "at the read-back nothing is changed, and it is read back again: %s",
    (line) => {
      const call = callSaying(booking.slice(0, 6));
      const { step } = call.state;
      expect(call.say(line)).toMatch(/moved by ringing this number.*Shall I book that\?$/);
      expect(call.state.step).toEqual(step);
    },
  );

  test.each(["can you email me my x-rays", "can you send my records to my new dentist"])(
    "papers that are wished for are passed on once it is booked: %s",
    (line) => {
      const call = callSaying(booking.slice(0, 4));
      expect(call.say(line)).toBe("I will pass that on once it is booked. What is your name?");
      for (const answer of booking.slice(4)) call.say(answer);
      expect(call.book.entries).toHaveLength(1);
      expect(call.book.messages).toMatchObject([{ text: expect.stringContaining(line) }]);
    },
  );

  test("no question becomes a last name", () => {
    const call = callSaying(["a check-up tomorrow at 9 am", "Tom"]);
    // The same owned up to twice is asked on in other words.
    for (const [line, asked] of [
      ["who else works there", "And the last name?"],
      ["how old is dr vance", "What is the last name? You can spell it, or press hash to go on without."],
      ["will it hurt", "And the last name?"],
    ] as const) {
      expect(call.say(line)).toMatch(/the team can tell you\. /);
      expect(call.state.lastSaid.endsWith(asked)).toBe(true);
      expect(call.state.draft.name?.value.full).toBe("Tom");
    }
    call.say("Baker");
    expect(call.state.draft.name?.value.full).toBe("Tom Baker");
  });

  test("who wants to ask something is let ask, and the booking goes on", () => {
    const call = callSaying(["i'd like a clean tomorrow at ten"]);
    expect(call.say("can i ask you something first")).toBe("Of course, go ahead.");
    expect(call.say("is there parking")).toMatch(/^Free parking.*What is your name\?$/);
  });

  test("whether the dentist runs late is a question, and nobody's lateness", () => {
    const call = callSaying(["will the dentist be running late"]);
    expect(call.book.messages).toEqual([]);
    expect(call.state.purpose).toBeNull();
    expect(callSaying(["i'm running late"]).state.lastSaid).not.toContain("I do not know that");
  });
});
