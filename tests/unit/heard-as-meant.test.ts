import { describe, expect, test } from "vitest";
import { type CallInWords, callInWords } from "../support/call-in-words.ts";

/** What people tell is heard as they mean it: an old story is no complaint, and a fear no wish. */

const notesOf = (call: CallInWords): string =>
  call.effects.flatMap((effect) => (effect.type === "book" ? [effect.booking.notes] : [])).join(" | ");

describe("a complaint that was none", () => {
  test("is taken back, and nobody is told of one [CALL-5]", async () => {
    const call = await callInWords();
    await call.hears("your hygienist was really rough with me");
    const said = await call.hears("no hang on i'm not complaining, that was a different clinic years ago");
    expect(said).toMatch(/^(?:Sorry|Ah|My)/);
    expect(said).not.toMatch(/word for word/);
    await call.hears("can someone ring me about a quote", "Mia Chen", "any time");
    expect(JSON.stringify(call.tasks)).not.toMatch(/complain(?!ing)/i);
  });

  test("leaves what somebody is to ring about otherwise [CALL-5]", async () => {
    const call = await callInWords();
    await call.hears("can somebody ring me about my quote", "Mia Chen", "any time");
    expect(call.tasks).toHaveLength(1);
    await call.hears("my last dentist was so rude i never went back, that's not a complaint about you");
    expect(call.tasks).toHaveLength(1);
    expect(JSON.stringify(call.tasks)).not.toMatch(/complains/);
  });

  test("is told for the dentist with the visit [CALL-5]", async () => {
    const call = await callInWords();
    const said = await call.hears(
      "i need a check-up thursday at two",
      "i had an awful experience with a dentist when i was at school",
      "ruth amsel",
      "yes please",
    );
    expect(said).not.toMatch(/word for word|weren't happy/);
    expect(notesOf(call)).toMatch(/awful experience/);
  });
});

describe("fear", () => {
  test.each([
    "hi i'd like a check-up but i'm terrified of dentists",
    "i've not been in twelve years and i'm ashamed of my teeth",
    "my husband had an awful experience as a kid, he needs a check-up",
  ])("is met with a kind word before anything is asked: %s [CALL-5]", async (words) => {
    expect(await (await callInWords()).hears(words)).toMatch(
      /^(?:You're not alone|That's all right|I understand)/,
    );
  });

  test("is met so once, and is noted for the dentist [CALL-5]", async () => {
    const call = await callInWords();
    const first = await call.hears("i'm petrified of needles, do you see people like that");
    expect(first).toMatch(/(?:of course|Of course).*notes.*(?:come in for|help)\?$/);
    expect(first).not.toMatch(/don't know|not sure/);
    const next = await call.hears("a check-up on thursday at two, i'm still nervous");
    expect(next).not.toMatch(/not alone|feel that way|feel like that/);
    await call.hears("ruth amsel", "yes please");
    expect(notesOf(call)).toMatch(/petrified of needles/);
  });

  test("is no courtesy: whoever is afraid they can't come is not comforted [CALL-5]", async () => {
    const said = await (await callInWords()).hears("i'm afraid i'll need a check-up on thursday");
    expect(said).not.toMatch(/not alone|feel that way|feel like that/);
  });
});

describe("what somebody has", () => {
  test("stands in the notes of what they come for, and is not what they come for [CALL-1]", async () => {
    const call = await callInWords();
    await call.hears(
      "a clean on thursday at two please",
      "ruth amsel",
      "oh and i've got a crown at the back that's come a bit loose",
    );
    expect(await call.hears("yes please")).toMatch(/requested a clean/);
    expect(notesOf(call)).toMatch(/^Clean\. .*crown at the back that's come a bit loose/);
  });

  test("decides it where nothing else was wished for [CALL-1]", async () => {
    const call = await callInWords();
    await call.hears(
      "i'd like to come in on thursday at two",
      "i've got a bridge that's wobbling",
      "ruth amsel",
    );
    await call.hears("yes please");
    expect(notesOf(call)).toMatch(/bridge/i);
  });

  test("is put right at the read-back, and leaves no word of what it was taken for [CALL-1]", async () => {
    const call = await callInWords();
    await call.hears("i need dentures on thursday at two", "ruth amsel");
    const said = await call.hears("dentures no no a check-up");
    expect(said).toMatch(/check-up for Ruth/);
    await call.hears("yes please");
    expect(notesOf(call)).toBe("Check-up.");
  });
});
