import { describe, expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

describe("a tooth that was knocked out", () => {
  test.each([
    ["so do i rinse it or what", "in milk, or very briefly in water"],
    ["should i shove it back in the hole", "root first"],
    ["can i use water we've got no milk", "do not keep it in water"],
    ["how long have i got", "within the hour"],
    ["which hospital should i go to", "nearest hospital emergency department"],
    ["where do we go now then", "healthdirect, on 1800 022 222"],
    ["will it be ok", "cannot tell that from here"],
    ["do i bring the tooth along", "bring it along"],
  ])("is asked about: '%s' is answered, and no time is chosen by it", (caller, says) => {
    const call = play(mine, [
      { caller: "my tooth got knocked out", step: "offering" },
      { caller, says: [says, "Which time would suit you?"], never: /did not catch/, step: "offering" },
    ]);
    expect(call.book.entries).toEqual([]);
  });

  test("has somebody at home rung by nobody: the team is told, with the number", () => {
    play(mine, [
      { caller: "my tooth got knocked out at my mate's house" },
      {
        caller: "can someone ring my mum on 0411 123 456",
        says: "I cannot ring anybody myself",
        does: [{ type: "alert_staff", phone: "+61411123456" }],
      },
    ]);
  });

  test("is booked like any other after such questions", () => {
    play(mine, [
      { caller: "my tooth got knocked out" },
      { caller: "no hang on should i put it back in", says: "root first", step: "offering" },
      { caller: "the first one", says: "What is your name?" },
    ]);
  });
});

describe("a baby tooth", () => {
  test.each([
    "she went face first into the table and one of her baby teeth came right out",
    "my three year old's baby tooth got knocked out do i put it in milk",
  ])("that was knocked out is not put back, and needs no milk: %s", (caller) => {
    play(mine, [
      { caller, says: "not put back in, and needs no milk", never: /keep it in milk/ },
      { caller: "so do i put it back", says: "not put back in" },
    ]);
  });

  test("that was pushed into the gum is left where it is", () => {
    play(mine, [
      {
        caller: "my two year old fell and pushed his front tooth up into his gum",
        says: "do not pull it or push it",
        never: /milk/,
      },
    ]);
  });

  test("that fell out by itself is no emergency", () => {
    expect(testCall(mine).say("her baby tooth fell out last night is that normal")).not.toMatch(/000/);
  });
});

describe("something swallowed", () => {
  test("is asked about: coughing is for 000, a no hears that it passes", () => {
    const asked = {
      caller: "i think i've swallowed my crown",
      says: ["000", "coughing or trouble breathing now?"],
      step: "checking_emergency",
    };
    play(mine, [asked, { caller: "no i feel fine", says: "mostly passes by itself", step: "greeting" }]);
    play(mine, [asked, { caller: "yes i keep coughing", says: "dial triple zero, 000, now" }]);
  });
});

describe("a swelling told in few words", () => {
  test("is one, and 'if more big tonight' is no wish for tonight", () => {
    play(mine, [
      { caller: "sir tooth pain and face is big", says: "reaches the eye or neck", step: "offering" },
      { caller: "if more big tonight hospital?", says: "hospital emergency department", step: "offering" },
    ]);
  });
});

describe("a little blood after a tooth was taken out", () => {
  test("is no danger, however it is told", () => {
    play(mine, [
      {
        caller: "had a tooth out this morning and it's still oozing a bit pink is that okay",
        says: ["usual on the first day", "If it pours"],
        step: "greeting",
      },
      { caller: "no it's not like pouring it's just a bit pink", never: /Hang up/, step: "greeting" },
    ]);
  });

  test("is not what soaks the gauze", () => {
    play(mine, [
      { caller: "the socket keeps oozing and i've soaked three gauzes", says: "000", never: /usual/ },
    ]);
  });

  test.each(["no it's just a tiny bit", "no it's not really pouring"])(
    "denied at the danger question is not sent to 000: %s",
    (caller) => {
      play(mine, [
        { caller: "my socket is bleeding", step: "checking_emergency" },
        { caller, never: /dial 000 now/, step: "offering" },
      ]);
    },
  );
});

describe("callers at risk", () => {
  test("by kin who did it hear where help is, and are offered times all the same", () => {
    play(mine, [
      {
        caller: "can i book for a broken tooth my husband did it last night he's in the other room",
        says: ["1800RESPECT", "not safe to talk", "Which time would suit you?"],
      },
    ]);
  });

  test("of themselves are read no menu after Lifeline was named", () => {
    play(mine, [
      { caller: "i've got nothing left to live for", says: "13 11 14" },
      { caller: "what's the point whatever", says: "13 11 14", never: /press 1|did not catch/ },
      { caller: "nobody can help me", says: "13 11 14", never: /not able to follow|understand/ },
    ]);
  });
});

describe("words that only sound grave", () => {
  test.each([
    "i just said it",
    "i just said elsie vandermeer",
    "stop bloody calling me you lot",
    "where's me bloody appointment reminder you lot",
    "my best mate had a stroke on the weekend so i can't come tomorrow",
    "i fainted in the chair at my last dentist but i need two fillings done",
  ])("are no danger: %s", (caller) => expect(testCall(mine).say(caller)).not.toMatch(/000|Lifeline/));

  test.each(["i just said i want to die", "my gums are bloody and it won't stop bleeding"])(
    "are danger where they are grave: %s",
    (caller) => expect(testCall(mine).say(caller)).toMatch(/000/),
  );
});
