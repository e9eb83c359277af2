import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What is written down of a call: a name as its bearer spells it, and notes that whoever treats them can use. */

const beforeName = "i need a check-up thursday at two";
const nameOn = async (...lines: readonly string[]) => {
  const call = await callInWords();
  await call.hears(beforeName, ...lines, "yes");
  return call.stands();
};

describe("a name", () => {
  test.each([
    ["no you've got it wrong it's v e n k a t a raman", "anika venkataraman", "Anika Venkataraman"],
    ["it's s u b r a maniam", "meena subramaniam", "Meena Subramaniam"],
    ["no t r e v o r", "trevor bluett", "Trevor Bluett"],
  ])("spelled in part is the name it is part of: %s [CALL-1] [CALL-5]", async (spelled, name, whole) => {
    expect(await nameOn(name, spelled)).toEqual([`${whole} 2026-08-13 14:00`]);
  });

  test("spelled twice is read back as it was understood [CALL-5]", async () => {
    const call = await callInWords();
    const said = await call.hears(
      beforeName,
      "niamh oshaughnessy",
      "no the surname is o s h a u g h n e s s y",
    );
    expect(said).toMatch(/that's how I've got it: Niamh O'Shaughnessy, .*O, apostrophe, S, H/);
  });

  test.each([
    ["name is tran van minh first name minh", "Minh Tran Van"],
    ["kim soo jin my given name is soo jin", "Soo Jin Kim"],
  ])(
    "told with the family's first is turned where they say which is the given one: %s [CALL-1]",
    async (words, name) => {
      expect(await nameOn(words)).toEqual([`${name} 2026-08-13 14:00`]);
    },
  );

  test.each([
    [["jean paul moreau j e a n p a u l and then moreau m o r e a u"], "Jean Paul Moreau"],
    [["ruby al amin a l a m i n"], "Ruby Al Amin"],
    [["maryanne cole", "it's mary anne like mary and then anne two words"], "Mary Anne Cole"],
    [["anna lee moore", "no the surname's moreau m o r e a u"], "Anna Lee Moreau"],
    [["anna lee moreau", "anna lee moreau a n n a then l e e then m o r e a u"], "Anna Lee Moreau"],
    [["ana de silva", "no the surname's da costa"], "Ana Da Costa"],
  ])("of several words keeps each of them: %s [CALL-1]", async (lines, name) => {
    expect(await nameOn(...lines)).toEqual([`${name} 2026-08-13 14:00`]);
  });

  test.each(["omg sorry kirralee mundine", "lol sorry kirralee mundine"])(
    "is no exclamation: %s [CALL-1]",
    async (words) => {
      expect(await nameOn(words)).toEqual(["Kirralee Mundine 2026-08-13 14:00"]);
    },
  );
});

describe("the notes of a visit", () => {
  const notesAfter = async (...lines: readonly string[]) => {
    const call = await callInWords();
    await call.hears(...lines);
    const booked = call.effects.flatMap((effect) => (effect.type === "book" ? [effect.booking.notes] : []));
    return booked.at(-1) ?? "";
  };

  test.each([
    [
      "the wish itself",
      [
        "worries um look i'll just get it done i reckon can i do thursday at two just for a clean",
        "ivan petrov",
        "yes",
      ],
    ],
    [
      "talk by the way",
      [
        "i'd like a clean thursday at two oh hang on the dog's at the door",
        "sorry about that",
        "ivan petrov",
        "yes",
      ],
    ],
    [
      "a time that does not suit",
      ["a clean thursday at two not today i've got the florist", "ivan petrov", "yes"],
    ],
  ])("hold no %s [CALL-5]", async (_, lines) => {
    expect(await notesAfter(...lines)).toMatch(/^(?:Clean\.)?$/);
  });

  test("hold why somebody comes and what they need [CALL-5]", async () => {
    const notes = await notesAfter(
      "it's just the chip on my front tooth thursday at two",
      "ruth amsel",
      "yes put it in i can't lie flat for long",
    );
    expect(notes).toMatch(/chip on my front tooth/);
    expect(notes).toMatch(/I can't lie flat for long/);
  });
});
