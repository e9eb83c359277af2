import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

describe("people", () => {
  test("puts a caller through at once where that is possible [CALL-1]", () => {
    play({}, [
      {
        caller: "can i speak to a real person",
        says: "I will put you through",
        does: [{ type: "hand_over", reason: "person_wanted" }],
        step: "ended",
      },
    ]);
  });

  test("leaves a call back where nobody can be put through to", () => {
    const call = play({ facts: { canTransfer: false }, callerNumber: "+61491570156" }, [
      { caller: "put me through to reception", says: ["cannot put you through", "What is your name?"] },
      { caller: "marlo quist", says: /ending in 1 5 6/ },
      { caller: "yes", says: "I have asked the team to ring you back." },
    ]);
    expect(call.book.messages).toMatchObject([
      { kind: "callback", patientName: "Marlo Quist", phone: "+61491570156" },
    ]);
  });

  test("hands over after the second failure in a row, not the first", () => {
    play({}, [
      {
        caller: "purple monkey fish",
        says: ["Sorry, I did not catch that.", "I can book, change or cancel"],
        does: [],
      },
      { caller: "the moon is cheese", does: [{ type: "hand_over", reason: "not_understood" }] },
    ]);
  });

  test("words the question differently when it was not understood", () => {
    const call = testCall();
    const first = call.say("i want to make an appointment");
    const second = call.say("the moon is cheese");
    expect(second).toContain("What is the appointment for: a check-up");
    expect(second).not.toContain(first);
  });

  test("forgets a failure once something was understood", () => {
    play({}, [
      { caller: "purple monkey fish" },
      { caller: "i'd like a cleaning", says: "What day" },
      { caller: "purple monkey fish", says: "Sorry", does: [] },
    ]);
  });

  test("a plain yes to an open question is asked again more than once before a person is fetched", () => {
    play({}, [
      { caller: "i'd like a cleaning thursday at 2 pm", says: "What is your name?" },
      { caller: "yes", says: "Lovely. What is your name?" },
      { caller: "yes", says: "Please spell the name", does: [] },
      { caller: "ella farraday", says: "phone number" },
    ]);
  });

  test("a caller without a number is put through, or a message is left, instead of being asked again", () => {
    const asked = [
      { caller: "a check up thursday at 2 pm it's ella farraday", says: "phone number" },
    ] as const;
    play({}, [
      ...asked,
      { caller: "i don't have one", says: "need a phone number", does: [{ type: "hand_over" }] },
    ]);
    const call = play({ facts: { canTransfer: false } }, [
      ...asked,
      { caller: "i haven't got a phone", says: "passed your message on" },
    ]);
    expect(call.book.messages).toMatchObject([
      { kind: "message", patientName: "Ella Farraday", phone: null },
    ]);
  });

  test("a clinic that has not given its name is greeted for without one", () => {
    const { greeting } = testCall({ facts: { clinicName: "the dental clinic" } });
    expect(greeting).toMatch(/^Good morning, this is the dental clinic's AI assistant\./);
  });

  test("offers the team for a matter it cannot settle [CALL-1]", () => {
    play({}, [
      { caller: "i have a question about my invoice", says: "put you through to the team?" },
      { caller: "yes", does: [{ type: "hand_over" }] },
    ]);
  });

  test("a reason never given is read back as a general consultation", () => {
    play({ callerNumber: null }, [
      { caller: "i'd like to book an appointment", says: "What is the appointment for?" },
      { caller: "my name is ella farraday" },
      { caller: "0491 570 156" },
      { caller: "thursday at 2 pm", says: "What is the appointment for?" },
      { caller: "yes", says: ["general consultation for Ella Farraday", "Shall I book that?"] },
    ]);
  });

  test("a spelling that agrees is read back, not asked for again", () => {
    play({ callerNumber: null }, [
      { caller: "check up thursday at 2 pm it's sean byrne 0491 570 156", says: "Shall I book that?" },
      { caller: "no it's spelled s e a n b y r n e", says: ["Sean Byrne", "Shall I book that?"] },
    ]);
  });

  test("takes a name said while something else was asked [CALL-1]", () => {
    const call = play({}, [
      { caller: "i need to see the dentist", says: "What is the appointment for?" },
      { caller: "ben hargreaves", says: "What is the appointment for?" },
      { caller: "a cleaning thursday at 2 pm", says: "phone number" },
      { caller: "0491 570 156", says: "Ben Hargreaves" },
      { caller: "yes" },
    ]);
    expect(call.book.entries).toMatchObject([{ patientName: "Ben Hargreaves" }]);
  });

  test("takes a message with its words", () => {
    const call = play({ callerNumber: "+61491570156" }, [
      { caller: "can i leave a message for the dentist", says: "What is the message?" },
      { caller: "my crown is loose, how much is it to fix", says: "What is your name?" },
      { caller: "marlo quist" },
      { caller: "yes", says: "passed your message on" },
    ]);
    expect(call.book.messages).toMatchObject([
      { kind: "message", text: "my crown is loose, how much is it to fix" },
    ]);
  });

  test("does not claim a message that could not be left, and names reception's number", () => {
    const book = clinicBook(exampleFacts);
    book.losesMessages = true;
    play({ callerNumber: "+61491570156", book }, [
      { caller: "i'm running late for my appointment" },
      { caller: "marlo quist", says: ["could not leave the message", "(02) 5550 4410"], never: /passed/ },
    ]);
  });

  test("leaves a call back when it twice did not understand and nobody can be put through to", () => {
    const call = play({ facts: { canTransfer: false }, callerNumber: "+61491570156" }, [
      { caller: "purple monkey fish" },
      { caller: "the moon is cheese", says: ["the team can ring you back", "What is your name?"] },
      { caller: "marlo quist" },
      { caller: "yes" },
    ]);
    expect(call.book.messages).toMatchObject([{ kind: "callback", patientName: "Marlo Quist" }]);
  });

  test("tells the team who runs late, asking only the name", () => {
    const call = play({ callerNumber: "+61491570156" }, [
      { caller: "i'm running late for my appointment", says: "What is your name?" },
      { caller: "marlo quist", says: "passed your message on" },
    ]);
    expect(call.book.messages).toMatchObject([
      { phone: "+61491570156", text: expect.stringContaining("Running late") },
    ]);
  });
});

describe("manners", () => {
  test("says honestly that it is a machine, and goes on", () => {
    play({}, [
      { caller: "i want to make an appointment" },
      { caller: "am i talking to a robot", says: ["Yes, I am an automated", "What is the appointment for"] },
    ]);
  });

  test.each([
    ["are you a robot?", /^Yes, I am an automated assistant/],
    ["is this a machine", /^Yes, I am an automated assistant/],
    ["am i talking to a computer", /^Yes, I am an automated assistant/],
    ["hang on is this one of those ai things", /^Yes, I am an automated assistant/],
    ["are you a real person", /^No, I am not a person\./],
    ["is this a human i'm talking to", /^No, I am not a person\./],
    ["are you a person or a robot", /^I am the automated assistant/],
  ])("answers what it is with the yes or no that was asked for: %s", (caller, answer) => {
    expect(testCall().say(caller)).toMatch(answer);
  });

  test("repeats the question, and waits when asked to", () => {
    play({}, [
      { caller: "i'd like a cleaning on thursday" },
      { caller: "sorry can you say that again", says: "On Thursday 13 August I have" },
      { caller: "hang on a second", says: /^Take your time\.$/ },
      { caller: "the first one", says: "What is your name?" },
    ]);
  });

  test("warns once of abuse, then ends the call", () => {
    play({}, [
      { caller: "you stupid machine", says: "I will have to end the call", does: [] },
      { caller: "shut up you stupid machine", does: [{ type: "hang_up", reason: "finished" }] },
    ]);
  });

  test.each(["sorry wrong number", "we can boost your google ranking with our seo services"])(
    "ends politely: %s",
    (caller) => {
      play({}, [{ caller, says: "Goodbye.", does: [{ type: "hang_up", reason: "finished" }] }]);
    },
  );

  test("hangs up on nobody for a guess: says who was reached, and ends when it is said again", () => {
    play({}, [
      { caller: "sorry love, fat fingers", says: "You have reached", does: [] },
      {
        caller: "sorry love, fat fingers",
        says: "Goodbye.",
        does: [{ type: "hang_up", reason: "finished" }],
      },
    ]);
  });

  test("says goodbye, and that nothing was booked when a booking was left unfinished", () => {
    play({}, [
      { caller: "i'd like a cleaning on thursday" },
      { caller: "bye", says: ["I have not booked anything.", "Goodbye."], step: "ended" },
    ]);
  });

  test.each(["no thanks mate", "nah all good", "no i'm right thanks"])(
    "ends for who needs nothing: %s",
    (caller) => {
      play({}, [{ caller, says: "Goodbye.", never: /catch that/, step: "ended" }]);
    },
  );

  test.each(["no forget the whole thing", "ah look don't worry about any of it", "scrap the whole thing"])(
    "drops what was begun: %s",
    (caller) => {
      for (const wish of [
        "i'd like a cleaning on thursday at two",
        "i want to cancel my appointment",
        "can you ring me back",
      ]) {
        const call = play({}, [{ caller: wish }, { caller, never: /catch that/, step: "anything_else" }]);
        expect(call.book.messages).toEqual([]);
      }
    },
  );

  test("a goodbye after nothing was found ends the call", () => {
    play({ callerNumber: "+61491570156" }, [
      { caller: "i want to cancel my appointment" },
      { caller: "marlo quist" },
      { caller: "yes", says: "I cannot find" },
      { caller: "bye", says: "Goodbye.", never: /team/, step: "ended" },
    ]);
  });

  test.each([
    ["what about veneers", "not on the list"],
    ["ok and what about whitening", "Yes, our services include Whitening."],
    ["can you text me a confirmation", "the team can tell you"],
    ["will i get a text", "the team can tell you"],
    ["should i take ibuprofen", "cannot give medical advice"],
    ["which painkiller should i take", "cannot give medical advice"],
  ])("a question beside the matter gets a short answer: %s", (caller, says) => {
    play({}, [{ caller, says, never: /catch that/ }]);
  });

  test("asks into silence, shorter, then ends the call", () => {
    play({}, [
      { caller: "i'd like a cleaning on thursday" },
      { silence: true, says: "Are you still there?" },
      { silence: true, says: /^Hello\?/ },
      { silence: true, says: "Goodbye.", does: [{ type: "hang_up", reason: "abandoned" }], step: "ended" },
    ]);
  });

  test("speaks without exclamation marks and asks one question at a time", () => {
    const call = testCall({ callerNumber: "+61491570156" });
    for (const words of [
      "hello",
      "i'd like a cleaning on thursday",
      "the first one",
      "ella farraday",
      "yes",
      "yes",
      "thanks bye",
    ])
      call.say(words);
    for (const effect of call.effects) {
      if (effect.type !== "say") continue;
      expect(effect.text).not.toContain("!");
      expect(effect.text.split("?").length).toBeLessThanOrEqual(2);
    }
  });
});

describe("voicemail", () => {
  const facts = { canTransfer: false, takesVoicemail: true };

  test("takes whoever wants a person, or is not understood [CALL-1]", () => {
    play({ facts }, [
      {
        caller: "put me through to reception",
        says: "you can leave a voicemail for the team now",
        does: [{ type: "hand_over", reason: "person_wanted" }],
        step: "ended",
      },
    ]);
    play({ facts }, [
      { caller: "purple monkey fish", does: [] },
      { caller: "the moon is cheese", does: [{ type: "hand_over", reason: "not_understood" }] },
    ]);
  });

  test("is named to whoever asks about recording", () => {
    play({ facts }, [{ caller: "is this call being recorded", says: "Only a voicemail would be recorded" }]);
  });
});

describe("nobody who wants something is hung up on", () => {
  test.each([
    "no i mean i need a refund, you charged me twice",
    "nah i said sedation, being knocked out",
    "no, what i asked was the other thing with the gas",
    "no we're talking about the plate",
    "no you didn't answer me about the gas",
  ])("said over again after a no: %s [CALL-4]", (said) => {
    const call = callSaying(["what time do you open on friday", said]);
    expect(call.state.step.kind).not.toBe("ended");
  });

  test.each([
    "no that's all i wanted thanks",
    "no i said no",
    "nah i'm good",
    "no i need nothing else",
    "no i think we're done",
  ])("a no that is one ends the call: %s", (said) => {
    expect(callSaying(["what time do you open on friday", said]).state.step.kind).toBe("ended");
  });

  test.each([
    "ok dr nguyen then, have you got a wednesday after school",
    "could we do a friday after kindy",
    "i was after a thursday before school",
  ])("a time beside school is no wrong number: %s", (said) => {
    expect(callSaying([said]).state.step.kind).not.toBe("ended");
  });

  test("who asks something of the clinic twice sells nothing", () => {
    const lines = ["do you use latex gloves cause i come up in a rash", "it's a question about your gloves"];
    expect(callSaying(lines).state.step.kind).not.toBe("ended");
  });

  test.each(["sorry wrong number", "oh i was after the vet", "i was after the school"])(
    "a wrong number still ends: %s",
    (said) => {
      expect(callSaying([said, said]).state.step.kind).toBe("ended");
    },
  );
});
