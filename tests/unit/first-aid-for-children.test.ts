import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

const out = "my girl got hit by a ball and her front tooth's come right out";

describe("[CALL-1] whether to come now is answered as that", () => {
  test.each([
    "should we head over now",
    "is it okay to drive in straight away",
    "do you want us there now",
    "can i bring her in now",
  ])("%s", async (said) => {
    const call = await callInWords();
    const reply = await call.hears(out, "no she's wide awake and it's not bleeding much", said);
    expect(reply).toMatch(/^Yes, come straight in/);
    expect(reply).not.toMatch(/milk|back in if/);
  });

  test("with the hour of the visit that was booked for today", async () => {
    const call = await callInWords();
    await call.hears(out, "no she's wide awake", "she's ten", "the first one, Ava Doyle", "yes");
    expect(await call.hears("should we come down now")).toMatch(
      /Yes, come straight in; the visit's at half past nine/,
    );
  });

  test("when nobody is here, with where to go", async () => {
    const call = await callInWords({ at: Date.parse("2026-08-10T12:00:00Z") });
    const reply = await call.hears(out, "no she's wide awake", "can we drive in now");
    expect(reply).toMatch(/Nobody's here right now/);
    expect(reply).not.toMatch(/come straight in/);
  });

  test.each(["can we come in on friday instead", "should we go to school tomorrow"])(
    "and nothing else is: %s",
    async (said) => {
      const call = await callInWords();
      expect(await call.hears(out, "no she's wide awake", said)).not.toMatch(/come straight in/);
    },
  );
});

describe("[CALL-1] baby tooth or adult tooth", () => {
  test.each([
    [
      "she's eight",
      "is that an adult tooth or a baby tooth",
      /adult tooth, so yes, it goes straight back in/,
    ],
    ["he's seven", "is it a grown up tooth or a milk one", /adult tooth, so yes/],
    ["she's six", "is it her baby tooth or a permanent one", /may be either/],
    ["he's three", "is it a first tooth or a second one", /baby tooth, so leave it out/],
  ])("%s, '%s'", async (age, asked, answer) => {
    const call = await callInWords();
    expect(await call.hears(out, "no, not bleeding much", age, asked)).toMatch(answer);
  });

  test("is asked back where nobody said how old they are", async () => {
    const call = await callInWords();
    expect(await call.hears(out, "no, not bleeding much", "is it a baby tooth or an adult one")).toMatch(
      /from about seven.*How old are they/,
    );
  });
});

describe("[CALL-1] blood thinners", () => {
  test.each([
    "my son had a tooth out and it's oozing a bit",
    "my granddaughter's gum is still bleeding a bit since her tooth came out",
  ])("are no matter of a child's: %s", async (said) => {
    expect(await (await callInWords()).hears(said)).not.toMatch(/thinner/i);
  });

  test("are one once they came up, and of a grown patient's", async () => {
    const call = await callInWords();
    expect(await call.hears("my son's on warfarin and he had a tooth out and it's oozing a bit")).toMatch(
      /thinner/,
    );
    expect(await (await callInWords()).hears("i had a tooth out and it's oozing a bit")).toMatch(/thinner/);
  });

  test("'only the tooth' brings no advice on a bleed, and the tooth's in short", async () => {
    const call = await callInWords();
    const reply = await call.hears(
      "he fell and knocked his front tooth out and there's blood everywhere",
      "no no it's not pouring, it's only the tooth, i've got it here",
    );
    expect(reply).toMatch(/goes straight back in/);
    expect(reply).not.toMatch(/gauze/);
  });
});

describe("what is worn in the mouth and breaks is no broken tooth", () => {
  test.each([
    "hello its me plate its gone crack right down the middle",
    "my splint has cracked in two",
    "he stood on his retainer and its snapped",
  ])("'%s' brings no first aid for a tooth [CALL-1]", async (words) => {
    const call = await callInWords();
    expect(await call.hears(words)).not.toMatch(/milk|triple zero/i);
  });

  test("a tooth that breaks beside it is one [CALL-1]", async () => {
    const call = await callInWords();
    expect(await call.hears("i bit down on my plate and snapped my front tooth in half")).toMatch(/milk/i);
  });
});
