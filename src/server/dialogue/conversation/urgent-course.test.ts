import { describe, expect, test } from "vitest";
import { leftUndone } from "./left-undone.ts";
import { mine, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

/** Twenty to five: the clinic is open, and nothing is free that day any more. */
const lateMonday = Date.parse("2026-08-10T06:40:00Z");
const mondayNight = Date.parse("2026-08-10T10:00:00Z");
const knockedOut = "my tooth just got knocked out";

describe("after the advice on a knocked-out tooth [CALL-1]", () => {
  test.each([
    "should i put it in milk",
    "what do i do with the tooth",
    "so what the hell do i do with it",
    "what am i supposed to do in the meantime",
  ])("whoever asks what to do is told again, and offered the times still: %s", (caller) => {
    play(mine, [
      { caller: knockedOut },
      { caller, says: ["hold it by the crown", "milk", "000", "9:30 am"], never: /did not catch|services/ },
    ]);
  });

  test.each([
    "can i come right now im five minutes away",
    "i'm on my way",
    "were about fifteen minutes away",
    "could we come in straight away",
  ])("whoever would come at once is put through, and the team is told: %s", (caller) => {
    play(mine, [
      { caller: knockedOut },
      {
        caller,
        says: "put you through",
        does: [{ type: "alert_staff" }, { type: "hand_over", reason: "emergency" }],
      },
    ]);
  });

  test("where nobody can be put through to the caller hears that the team is told, and who else would see them", () => {
    play({ ...mine, facts: { canTransfer: false } }, [
      { caller: knockedOut },
      {
        caller: "can i come right now",
        says: ["cannot promise", "hospital emergency department", "another dentist", "9:30 am"],
        does: [{ type: "alert_staff" }],
      },
    ]);
  });

  test("at night nobody is sent to a closed door", () => {
    play({ ...mine, at: mondayNight }, [
      { caller: knockedOut },
      { caller: "can i come right now", says: ["closed", "hospital emergency department"] },
    ]);
  });

  test("that nothing is free within the hour is said, and who else would see them", () => {
    play({ ...mine, at: lateMonday }, [
      { caller: knockedOut, says: ["no free time within the hour", "hospital", "Tomorrow"] },
    ]);
    play(mine, [{ caller: knockedOut, never: /within the hour\. Do not wait/ }]);
  });

  test("what is free is named even when it was ruled out before and nothing else is", () => {
    play({ ...mine, at: lateMonday }, [
      { caller: knockedOut },
      { caller: "no tomorrow is too late" },
      {
        caller: "is there anything today",
        says: ["nothing free today", "Tuesday 11 August at 9:00 am"],
        never: /cannot find/,
      },
    ]);
  });

  test("whoever asks on hears no sentence again, but what is nearest and then who else could help", () => {
    play({ ...mine, at: lateMonday }, [
      { caller: knockedOut, says: "I have no free time within the hour" },
      {
        caller: "anything sooner",
        says: ["still nothing within the hour", "Tuesday 11 August at 9:00 am"],
        never: /I have no free time within/,
      },
      {
        caller: "is there really nothing earlier",
        says: ["still nothing within the hour", "put you through to the team"],
      },
    ]);
  });

  test("a time within the hour that was offered is not forgotten when something sooner is asked for", () => {
    play(mine, [{ caller: knockedOut }, { caller: "anything sooner", never: /within the hour/ }]);
  });

  test("'anything sooner' takes no time that was offered", () => {
    play({ ...mine, at: lateMonday }, [
      { caller: knockedOut },
      { caller: "anything sooner", says: "within the hour", step: "offering" },
    ]);
  });
});

test("a baby tooth that was knocked about is told of as one, and seen soon [CALL-1]", () => {
  play(mine, [
    {
      caller: "help my little girl fell off the monkey bars and her baby tooth is wobbly and bleeding a bit",
      says: ["Leave the tooth where it is", "000", "9:30 am"],
      never: /keep it in milk|within the hour/,
      step: "offering",
    },
  ]);
});

test("whether bleeding gums are an emergency is answered before a visit is talked about [CALL-1]", () => {
  play(mine, [
    {
      caller: "my gums bleed a bit when i brush is that an emergency",
      says: ["no emergency as long as it stops", "000", "What day"],
    },
  ]);
});

describe("urgent trouble that got no visit [CALL-1]", () => {
  test("is rung back when the caller leaves and can be rung", () => {
    const call = play(mine, [
      { caller: "my face is swollen" },
      {
        caller: "cheers bye",
        says: ["not booked anything", "asked the team to ring you back"],
        does: [
          { type: "take_message", kind: "callback", phone: "+61491570156" },
          { type: "hang_up", reason: "finished" },
        ],
      },
    ]);
    expect(call.book.messages).toMatchObject([{ text: expect.stringContaining("swollen") }]);
  });

  test("promises no call back where none could be left, nor where there is no number", () => {
    const call = testCall(mine);
    call.book.losesMessages = true;
    call.say("my face is swollen");
    expect(call.say("cheers bye")).not.toContain("ring you back");
    play({ callerNumber: null }, [
      { caller: "my face is swollen" },
      { caller: "cheers bye", does: [{ type: "hang_up" }] },
    ]);
  });

  test("is left for the team when the line is simply cut, and no other booking is", () => {
    const urgent = play(mine, [{ caller: "my face is swollen" }]);
    expect(leftUndone(urgent.state)).toMatchObject({ patientName: null, phone: "+61491570156" });
    const ordinary = play(mine, [{ caller: "i'd like a clean on thursday" }]);
    expect(leftUndone(ordinary.state)).toBeNull();
  });
});

test("an hour, a name and a number in one breath take the offered time of that hour [CALL-2]", () => {
  const noon = Date.parse("2026-08-10T01:40:00Z");
  play({ ...mine, at: noon }, [
    { caller: "my face is swollen", says: "12:00 pm" },
    {
      caller: "twelve, dimitri kostas 0499 123 321",
      says: ["Dimitri Kostas", "12:00 pm", "0 4 9 9"],
      step: "reading_back",
    },
  ]);
});

describe("who swallowed something and is sick from it [CALL-1]", () => {
  test.each([
    ["he ate half a tube of toothpaste and he's a bit sick in the tummy"],
    ["he ate half a tube and he's a bit sick in the tummy"],
    ["my kid ate half a tube of toothpaste and he's vomiting"],
    ["my kid swallowed some toothpaste", "hang on he's vomiting"],
  ])("is told of the Poisons Information Centre and when 000 applies: %s", (...said) => {
    const before = said.slice(0, -1).map((caller) => ({ caller }));
    play(mine, [
      ...before,
      { caller: said.at(-1) ?? "", says: ["000", "13 11 26"], never: /Take your time|did not catch/ },
    ]);
  });

  test.each(["drank mouthwash and he's vomiting", "swallowed some mouthwash, he is not drowsy"])(
    "hears 000 first and 13 11 26 as well: %s",
    (caller) => {
      play(mine, [{ caller, says: ["triple zero, 000", "13 11 26"] }]);
    },
  );

  test("a sign that is denied after the advice is no danger, and one beside it still is", () => {
    const swallowed = { caller: "my kid swallowed some toothpaste" };
    play(mine, [
      swallowed,
      { caller: "he's not drowsy", says: ["13 11 26", "help"], never: /happening now/ },
    ]);
    play(mine, [
      swallowed,
      { caller: "he's not sick but he is drowsy", says: /^Hang up now and dial triple/ },
    ]);
  });

  test("whoever turns drowsy is for 000, and so is what burns the throat", () => {
    play(mine, [
      { caller: "my kid swallowed some toothpaste" },
      { caller: "he's a bit drowsy", says: /^Hang up now and dial triple zero, 000/ },
    ]);
    play(mine, [{ caller: "he drank bleach and he's vomiting", says: /triple zero, 000/ }]);
  });

  test("a danger that is denied sends nobody to 000", () => {
    const call = play(mine, [{ caller: "my kid swallowed some toothpaste, he's not sick or anything" }]);
    expect(call.isOver()).toBe(false);
  });
});

describe("death that is wished for because of a toothache [CALL-1]", () => {
  test.each(["i just want to die of pain", "my tooth hurts so much i want to die"])(
    "hears 000 and Lifeline first, and is then seen to: %s",
    (caller) => {
      play(mine, [
        {
          caller,
          says: ["000", "13 11 14", "sorry you are in pain", "9:30 am"],
          does: [{ type: "alert_staff" }, { type: "find_slots" }],
          step: "offering",
        },
      ]);
    },
  );

  test("is seen to alone where only the pain is told", () => {
    play(mine, [
      {
        caller: "this toothache is killing me, i could die",
        says: ["sorry you are in pain", "9:30 am"],
        never: /Lifeline/,
        step: "offering",
      },
    ]);
  });

  test("is answered with 000 and Lifeline where nothing else is told, and the line stays open", () => {
    play(mine, [
      {
        caller: "i just want to die",
        says: ["000", "13 11 14"],
        does: [{ type: "alert_staff" }],
        step: "greeting",
      },
      { caller: "i don't know", says: "13 11 14", never: /press 1/ },
    ]);
  });
});

test("a threat is told to the team and answered with no question about a booking [CALL-1]", () => {
  play(mine, [
    {
      caller: "i'm going to come down there and punch whoever did my filling",
      says: "told the team",
      never: /What day|Which time/,
      does: [{ type: "alert_staff" }],
    },
    {
      caller: "i'll come and punch you",
      does: [{ type: "alert_staff" }, { type: "hang_up", reason: "finished" }],
    },
  ]);
});
