import { describe, expect, test } from "vitest";
import { leftUndone } from "./left-undone.ts";
import { mine, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

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
        does: [{ type: "alert_staff", phone: "+61491570156" }],
        step: "checking_emergency",
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

  test("keeps the line open where nobody can be put through to", () => {
    play({ facts: { canTransfer: false } }, [
      {
        caller: "i can't breathe",
        does: [{ type: "alert_staff" }],
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
        does: [{ type: "alert_staff" }],
      },
    ]);
  });

  test("a no goes on to the soonest visit", () => {
    play(mine, [
      { caller: "he banged his head quite hard" },
      { caller: "no", says: "Today, Monday 10 August", step: "offering" },
    ]);
  });

  test.each([
    ["my wisdom tooth wound is bleeding", "it won't stop"],
    ["my wisdom tooth wound is bleeding", "it just keeps coming"],
    ["i feel faint after my injection and my heart is racing", "now"],
    ["i feel faint after my injection and my heart is racing", "it started ten minutes ago"],
    ["i feel faint after my injection and my heart is racing", "it only just happened"],
  ])("'%s' is sent to 000 by '%s' as by a yes [CALL-1]", (told, answered) => {
    play(mine, [
      { caller: told, step: "checking_emergency" },
      {
        caller: answered,
        says: /^Hang up and dial triple zero, 000, now\./,
        does: [{ type: "alert_staff" }],
        step: "checking_emergency",
      },
    ]);
  });

  test("who tells neither hears 000 and the question once more, and is then taken at the worst [CALL-1]", () => {
    play(mine, [
      { caller: "my socket is bleeding" },
      {
        caller: "should i worry about that",
        says: ["dial triple zero, 000", "is it still bleeding now?"],
        step: "checking_emergency",
      },
      {
        caller: "well i really could not tell you",
        says: /^Hang up and dial triple zero, 000, now\./,
        does: [{ type: "alert_staff" }],
      },
    ]);
  });

  test("another wish in answer is taken up: 000 was named", () => {
    play(mine, [
      { caller: "my socket is bleeding" },
      { caller: "i'd like to cancel my appointment please", step: "identifying" },
    ]);
  });

  test("who rings off when 000 is named is rung back by staff [CALL-1]", () => {
    const call = play(mine, [{ caller: "my socket is bleeding", step: "checking_emergency" }]);
    expect(leftUndone(call.state)).toMatchObject({
      phone: "+61491570156",
      text: expect.stringContaining("my socket is bleeding"),
    });
  });

  test("a no that wishes for a time has that time looked up", () => {
    play(mine, [
      { caller: "my wisdom tooth wound is bleeding" },
      {
        caller: "not really no, can i come in tomorrow at ten",
        says: "Tuesday 11 August at 10:00 am is free",
      },
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

describe("what was wished for beside a danger that is denied", () => {
  test.each([
    [
      "swallowed my filling, can i book tomorrow",
      "no, breathing fine",
      "Tomorrow, Tuesday 11 August",
      "offering",
    ],
    [
      "cancel mine tomorrow, i think my mate had a stroke",
      "no",
      "What name is the appointment under?",
      "identifying",
    ],
    [
      "i swallowed my crown this morning, i need to move my appointment to friday",
      "no all good",
      "What name",
      "identifying",
    ],
    [
      "can someone ring me back, my gum is bleeding where the tooth was",
      "no",
      "The team can ring you back",
      "taking_message",
    ],
    [
      "i had a tooth out on tuesday and my socket is bleeding, can i come in",
      "no",
      "Today, Monday 10 August",
      "offering",
    ],
  ] as const)("'%s' is taken up after the no", (told, answered, says, step) => {
    play(mine, [
      { caller: told, step: "checking_emergency" },
      { caller: answered, says, step },
    ]);
  });

  test("gives way to what is wished for with the no", () => {
    play(mine, [
      { caller: "cancel mine tomorrow, i think my mate had a stroke", step: "checking_emergency" },
      { caller: "no, actually i want to book a check-up", says: "What day", step: "collecting" },
    ]);
  });

  test("never outweighs a yes [CALL-1]", () => {
    play(mine, [
      { caller: "cancel mine tomorrow, i think my mate had a stroke", step: "checking_emergency" },
      { caller: "yes just now", says: /^Hang up and dial triple zero/, step: "checking_emergency" },
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

test("who may only be talking so is told where help is, and the call goes on [CALL-1]", () => {
  const call = play({}, [
    { caller: "if i hear that hold music again i'll kill myself", says: ["000", "13 11 14"] },
    { caller: "sorry, just joking, a clean on thursday please", says: "Thursday 13 August" },
  ]);
  expect(call.isOver()).toBe(false);
  expect(call.effects.map(({ type }) => type)).toContain("alert_staff");
});

test.each([
  "my husband punched me in the mouth and he's still in the house",
  "there is somebody with a knife in front of your clinic",
])("violence is told of 000 before anything else: %s [CALL-1]", (caller) => {
  play({}, [{ caller, says: ["000", "police"] }]);
});

test.each(["my stepdad choked me last night", "my sister's husband had his hands round my neck"])(
  "who was choked hears of the police, of a hospital and of 1800RESPECT, and is offered a visit when safe: %s [CALL-1]",
  (caller) => {
    play(mine, [
      {
        caller,
        says: ["000", "police", "hospital today", "1800 737 732", "?"],
        step: "checking_emergency",
      },
      { caller: "no he's gone, it was last night", says: "Today, Monday 10 August", step: "offering" },
    ]);
    play(mine, [{ caller }, { caller: "he's still here", says: "000", step: "checking_emergency" }]);
    play(mine, [{ caller }, { caller: "it's sore to swallow", says: "000", step: "checking_emergency" }]);
  },
);

test("swearing beside a wish is let pass, an insult is not [CALL-1]", () => {
  play({}, [{ caller: "for fuck's sake i just want to book a bloody clean", never: /end the call/ }]);
  play({}, [{ caller: "book me a clean you stupid cunt", says: "end the call" }]);
});

describe("something swallowed, or in the eye [CALL-1]", () => {
  test("is told of 000 first, then of the Poisons Information Centre as long as nobody is unwell", () => {
    play({}, [
      {
        caller: "my son swallowed mouthwash",
        says: ["000", "awake and well", "13 11 26", "not make them vomit"],
      },
    ]);
    play({}, [{ caller: "my daughter drank bleach and she's drowsy", says: "000", never: /13 11 26/ }]);
  });

  test("without a sign of danger it is said once, the team hears of it, and the call goes on", () => {
    play({}, [
      {
        caller: "i accidentally swallowed some whitening gel",
        says: ["000", "13 11 26", "How can I help?"],
        does: [{ type: "alert_staff" }],
        step: "greeting",
      },
      { caller: "i'd like a clean on thursday", step: "offering", never: /13 11 26/ },
    ]);
  });

  test.each([
    ["no he's fine"],
    ["no he's right"],
    ["he isn't drowsy"],
    ["he swallowed mouthwash, isn't drowsy"],
    ["no"],
  ])("told that nobody is unwell ('%s') the call goes on, and the advice is not said again", (answer) => {
    const call = play({}, [
      {
        caller: "hello my son swallowed mouthwash",
        says: ["drowsy", "000", "13 11 26"],
        never: /13 11 26.*13 11 26/,
      },
      {
        caller: answer,
        says: ["Ring the Poisons Information Centre on 13 11 26", "?"],
        never: /000|vomit/,
      },
      { caller: "can i book a clean", says: "day and time" },
    ]);
    expect(call.isOver()).toBe(false);
  });

  test("the same where nothing was asked", () => {
    play({}, [
      { caller: "i swallowed some mouthwash", says: ["000", "13 11 26"], step: "greeting" },
      { caller: "no i'm fine", says: "13 11 26", never: /vomit|Goodbye/, step: "greeting" },
      { caller: "no i'm good thanks", never: /13 11 26/ },
    ]);
  });

  test.each(["it's in his lung", "he's gone all sleepy", "he's not okay", "no he's not breathing right"])(
    "and that somebody is ('%s') is 000",
    (answer) => {
      play({}, [
        { caller: "my son swallowed mouthwash", step: "greeting" },
        {
          caller: answer,
          says: "000",
          does: [{ type: "alert_staff" }],
          step: "checking_emergency",
        },
      ]);
    },
  );

  test.each(["hello? he drank listerine", "yes"])(
    "behind the advice '%s' answers nothing, and it is asked how they are",
    (answer) => {
      play({}, [
        { caller: "my husband drank some listerine", says: "13 11 26", step: "greeting" },
        { caller: answer, says: "drowsy, choking or short of breath", step: "checking_emergency" },
        { caller: "yes", says: "000", step: "checking_emergency" },
      ]);
    },
  );

  test.each([
    "can you help me with a booking",
    "yes i'd like a clean on thursday",
    "i'm worried about the price of a clean",
    "a clean but not thursday, is friday good",
  ])("and a wish behind it is one: '%s'", (caller) => {
    const call = play({}, [{ caller: "my son swallowed mouthwash" }, { caller }]);
    expect(call.isOver()).toBe(false);
    expect(call.state.step.kind).not.toBe("checking_emergency");
  });

  test.each([
    "my two year old drank the listerine",
    "my son swallowed mouthwash",
    "my daughter swallowed some toothpaste",
    "toddler's got into the toothpaste ate half the tube",
    "i swallowed some mouthwash",
  ])("what stands in every bathroom is advised about and not asked about: %s", (caller) => {
    play({}, [
      {
        caller,
        says: ["drowsy", "000", "awake and well", "13 11 26"],
        never: /happening now/,
        step: "greeting",
      },
    ]);
  });

  test.each([
    "my son drank mouthwash and he can't breathe",
    "she swallowed mouthwash and her lips are swelling up",
    "my daughter swallowed toothpaste and now blood's pouring out of her mouth",
  ])("whatever else is the matter is for 000: %s", (caller) => {
    play({}, [{ caller, says: /^(?:Hang up now|If this is happening now, hang up)/ }]);
  });

  test("an eye is flushed, and nobody is asked about breathing", () => {
    play({}, [
      {
        caller: "mouthwash splashed in my eye",
        says: ["000", "Flush the eye", "15 minutes", "13 11 26"],
        never: /breathing/,
      },
    ]);
    play({}, [
      { caller: "a bit of wire went in his eye", says: ["000", "Do not rub the eye"], never: /breathing/ },
    ]);
  });

  test("a yes to whether it is happening now is one, whatever is told with it", () => {
    play({}, [
      { caller: "my son swallowed a button battery", says: ["000", "13 11 26"], step: "checking_emergency" },
      { caller: "yes he swallowed the battery", does: [{ type: "alert_staff" }] },
    ]);
  });

  test("an eye that was asked about keeps no later danger from being asked about", () => {
    const call = play({}, [
      { caller: "mouthwash splashed in my eye", step: "checking_emergency" },
      { caller: "no" },
    ]);
    expect(call.state.toldEmergencies).toEqual(["poison"]);
  });
});

test.each(["ok", "okay then", "alright, thanks", "right, will do"])(
  "'%s', to the number that is to be dialled, tells nothing of how they are: asked once more, then taken at the worst [CALL-1]",
  (said) => {
    const call = testCall(mine);
    call.say("my husband had a needle at the dentist yesterday and now one side of his face has dropped");
    call.say(said);
    expect(call.state.step.kind).toBe("checking_emergency");
    call.say(said);
    expect(call.effects.map(({ type }) => type)).toContain("alert_staff");
  },
);
