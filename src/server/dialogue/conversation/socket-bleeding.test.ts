import { describe, expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

describe("a wound that still bleeds after the day the tooth was taken out [CALL-1]", () => {
  test.each([
    "i had a wisdom tooth out yesterday and its still bleeding a bit",
    "tooth out on friday still a bit of blood",
    "i had a tooth pulled yesterday it bleeds on and off",
    "I had two teeth out on Thursday and they still ooze a little.",
    "hello, had my wisdom tooth removed two days ago, still a little bit of blood",
  ])("is told what to do and when 000 applies, and is offered the soonest visit: %s", (caller) => {
    play(mine, [
      {
        caller,
        says: [
          "Bite firmly on a clean folded cloth",
          "does not stop, dial triple zero, 000",
          "Today, Monday",
        ],
        step: "offering",
      },
      {
        caller: "i'm on blood thinners",
        says: [
          "With blood thinners it can bleed for longer",
          "dial triple zero, 000",
          "Which time would suit you?",
        ],
        step: "offering",
      },
    ]);
  });

  test("with blood thinners told in the same breath is warned of them at once", () => {
    play(mine, [
      {
        caller: "i had a wisdom tooth out yesterday, it's still bleeding a bit and i'm on warfarin",
        says: ["Bite firmly", "With blood thinners", "000", "Today, Monday"],
      },
    ]);
  });

  test("that was asked about as a danger hears the same once it is none", () => {
    play(mine, [
      { caller: "my socket is bleeding", step: "checking_emergency" },
      { caller: "no only a little, i had it out yesterday", says: ["Bite firmly", "Today, Monday"] },
    ]);
  });

  test.each([
    "i had a tooth out last year and my gums bleed when i brush",
    "i had a tooth out yesterday and it's not bleeding any more, can i book a check-up tuesday",
    "i need a tooth out, will it bleed a lot",
    "my son's baby tooth fell out and there was a drop of blood on his pillow he's thrilled",
    "i'm on blood thinners, a check-up on tuesday at ten",
  ])("is none of these: %s", (caller) => {
    expect(testCall(mine).say(caller)).not.toMatch(/Bite firmly|000/);
  });
});

describe("a baby tooth that was pushed in [CALL-1]", () => {
  test.each([
    "my baby two years old hit her mouth and the baby tooth is pushed in",
    "my two year old bumped her baby tooth and its pushed in a bit no bleeding shes fine",
    "my toddler fell and her baby tooth is pushed up into the gum",
  ])("is left where it is and seen today, with no ambulance: %s", (caller) => {
    play(mine, [
      {
        caller,
        says: ["Leave the tooth where it is", "Today, Monday"],
        never: /hang up|ambulance/i,
        step: "offering",
      },
    ]);
  });

  test.each([
    "her baby tooth is pushed in and there's blood everywhere it won't stop",
    "my two year old fell on her head and passed out and her baby tooth is pushed in",
    "his baby tooth is pushed in and he can't breathe",
  ])("with more than that is for 000: %s", (caller) => {
    expect(testCall(mine).say(caller)).toContain("000");
  });
});

test("'no, it was an hour ago' denies that it is happening now, and 'no, minutes ago' does not [CALL-1]", () => {
  const begun = { caller: "my boy got hit in the head", step: "checking_emergency" } as const;
  play(mine, [begun, { caller: "no it was an hour ago", never: /000/ }]);
  play(mine, [begun, { caller: "no it happened ten minutes ago", says: "dial triple zero" }]);
});
