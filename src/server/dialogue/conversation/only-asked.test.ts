import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const bare = { facts: { additionalInfo: "" } };
const withFee = {
  facts: {
    additionalInfo: "Cancelling with less than 24 hours notice costs $50. Please ring if you are late.",
  },
};

describe("fees for calling off, missing and coming late [KB-4]", () => {
  const asked = [
    "what is your cancellation fee",
    "is there a no show fee",
    "do you charge if I miss an appointment",
    "what do you charge for a late cancellation",
    "do I get charged if I don't show up",
    "how much notice do you need to cancel",
    "what's your cancellation policy",
  ];
  test.each(asked)("are told as they are written: %s", (caller) => {
    play(withFee, [{ caller, says: "costs $50", never: /name is the appointment|We are open/ }]);
  });

  test.each([...asked, "what is your late fee", "will I be charged if I'm ten minutes late"])(
    "are owned up to where nothing is written, and offered to the team: %s",
    (caller) => {
      const call = play(bare, [
        {
          caller,
          says: ["nothing written", "put you through"],
          never: /We are open|\$/,
          step: "offering_person",
        },
      ]);
      expect(call.state.purpose).toBeNull();
    },
  );
});

describe("how one would call off or move is told, and nothing is begun [CALL-1]", () => {
  test.each([
    "how do I cancel if I can't come",
    "how would I go about cancelling if something comes up",
    "what do I do if I need to change my appointment",
    "what happens if I need to cancel",
    "if I cancel, can I still come next month",
    "if I cancel can I rebook later",
    "can I change it if I get sick",
  ])("%s", (caller) => {
    const call = play(withFee, [{ caller, says: ["cancelled or moved by ringing", "costs $50"] }]);
    expect(call.state.purpose).toBeNull();
  });

  test.each([
    ["how do I cancel my appointment", "cancel"],
    ["is it ok if I cancel my appointment", "cancel"],
    ["I can't come Thursday, how do I cancel", "cancel"],
    ["can I cancel my appointment and come Friday instead", "reschedule"],
  ])("but a wish is one: %s", (caller, purpose) => {
    expect(callSaying([caller]).state.purpose).toBe(purpose);
  });

  test("beside a wish the wish stands", () => {
    const call = play(mine, [
      {
        caller: "I'd like to book a clean on Thursday at ten, and how do I cancel if I get sick",
        says: ["cancelled or moved by ringing", "Thursday 13 August at 10:00 am is free"],
      },
    ]);
    expect(call.state.purpose).toBe("book");
  });
});

describe("what is asked about a treatment or an age books nobody [KB-4]", () => {
  test.each([
    "is there an age limit for kids",
    "how old do they have to be for you to see them",
    "do you see two year olds",
    "what happens at a check up",
    "what's the difference between a crown and a veneer",
    "will you need x-rays",
    "how often should I come for a check up",
    "does a root canal hurt",
    "how do I know if I need a root canal",
    "what brand of implants do you use",
    "can you get my x-rays from my old dentist",
  ])("%s", (caller) => {
    const call = play({}, [{ caller, says: /I do not know|Whether it hurts|the dentist can tell you/ }]);
    expect(call.state).toMatchObject({ purpose: null, queued: [] });
    const booking = testCall(mine);
    booking.say("a clean please");
    expect(booking.say(caller)).toContain("day");
    expect(booking.state).toMatchObject({ queued: [], draft: { visit: { value: "Teeth Cleaning" } } });
  });

  test("an age that is written is told", () => {
    play({ facts: { additionalInfo: "We see children from two years of age." } }, [
      { caller: "from what age do you take kids", says: "from two years of age" },
    ]);
  });

  test.each(["I had an implant after my stroke", "I had a root canal ten years ago"])(
    "what was done once is no wish for it: %s",
    (caller) => {
      expect(callSaying([caller]).state.purpose).toBeNull();
    },
  );

  test.each(["I had a filling last week and it hurts", "I had a crown done last year and it fell out"])(
    "what is wrong now is one: %s",
    (caller) => {
      expect(callSaying([caller]).state.purpose).toBe("book");
    },
  );
});

describe("the way there [KB-4]", () => {
  test.each([
    "what's the cross street",
    "which station is closest",
    "no I said by train, which station",
    "what bus goes past",
    "what floor are you on",
  ])("what is not written is owned up to: %s", (caller) => {
    play(bare, [{ caller, says: ["12 Wharf Street", "I do not know; the team"], step: "offering_person" }]);
  });

  test("what is written is told, of the train to whoever asks for the train", () => {
    const facts = { additionalInfo: "The 380 bus stops at the door. Circular Quay station is near." };
    play({ facts }, [
      { caller: "which station are you near", says: "Circular Quay", never: /380/ },
      { caller: "and what bus do I catch", says: "380", never: /Circular/ },
    ]);
  });
});

describe("what only a dentist can judge [KB-4]", () => {
  test.each([
    "is that bad",
    "should I be concerned",
    "my tooth went grey after a knock is that normal",
    "I have a white spot on my gum is that bad",
    "my crown feels rough, is that something to worry about",
  ])("is not judged here, and a visit or the team is offered: %s", (caller) => {
    play({}, [
      { caller, says: ["cannot give medical advice", "look for a visit", "put you through"], never: /000/ },
    ]);
  });

  test.each([
    "I'm pregnant, can I come Thursday at ten",
    "I'm breastfeeding, can I have a filling Thursday at ten",
  ])("what somebody has is noted beside the wish to come: %s", (caller) => {
    const call = play(mine, [{ caller, says: "Thursday 13 August at 10:00 am is free" }]);
    expect(call.state.draft.notes.join()).toContain(caller);
  });
});

describe("praise is thanked for [CALL-1]", () => {
  test.each([
    "you did a great job with my crown",
    "Dr Vance did a fantastic job on my filling last week",
    "just wanted to say the filling you did is great",
    "I'm really happy with my new veneers",
    "whoever did my clean was so gentle",
    "my new crown looks amazing",
  ])("and is no wish: %s", (caller) => {
    const call = play({}, [{ caller, says: "Thank you, that is good to hear." }]);
    expect(call.state.purpose).toBeNull();
  });

  test("what is told beside it is wished for, and hearsay is no praise", () => {
    const lovely = callSaying(["the hygienist was lovely. teeth whitening on Thursday if there's time"]);
    expect(lovely.state.draft.visit?.value).toBe("Teeth Whitening");
    const hearsay = callSaying([
      "a friend of mine said you are very good anyway I was hoping to get teeth whitening some time Thursday",
    ]);
    expect(hearsay.state.draft.visit?.value).toBe("Teeth Whitening");
  });

  test("beside a wish it is no part of it", () => {
    const call = callSaying(["you did a great job on my crown and I'd like to book a clean for Friday"]);
    expect(call.state.draft.visit?.value).toBe("Teeth Cleaning");
  });

  test.each(["my crown looks great but it hurts", "the filling you did is good but it came off"])(
    "a complaint is none: %s",
    (caller) => {
      expect(callSaying([caller]).state.purpose).toBe("book");
    },
  );
});

describe("emergencies that may come [KB-4]", () => {
  test.each([
    "do you do emergency appointments",
    "is there an emergency number",
    "who do I call after hours",
  ])("are answered with the clinic's contact: %s", (caller) => {
    play({}, [{ caller, says: ["0491 578 888", "every day until 10 pm"], never: /not on the list|000/ }]);
  });
});

describe("a question without a stop before it takes nothing from what was told", () => {
  test.each([
    ["hiya its tanya bristow i cant make wednesday do you charge for late cancelling", "reschedule"],
    ["its tanya bristow i need to cancel wednesday is there a cancellation fee", "cancel"],
  ])("'%s' names who rings, wishes and asks [KB-4]", (said, purpose) => {
    const call = callSaying([said]);
    expect(call.state).toMatchObject({ purpose, draft: { name: { value: { full: "Tanya Bristow" } } } });
    expect(call.state.lastSaid).toContain("nothing written about a fee");
  });

  test.each(["if i cant make it do you charge a late cancellation fee", "can i cancel if i cant make it"])(
    "'%s' still only asks",
    (said) => {
      expect(callSaying([said]).state.purpose).toBeNull();
    },
  );
});
