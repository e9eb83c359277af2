import { describe, expect, test } from "vitest";
import { boundSpeech } from "./bounded-speech.ts";

describe("what callers say is bounded before it is read [CALL-1]", () => {
  test.each([
    ["of one word", "would ".repeat(40), 12],
    ["of two in turn", "that it ".repeat(40), 16],
    ["of a turn of phrase", "are you a robot or what ".repeat(30), 24],
    ["of a word with its apostrophes", "it's ".repeat(60), 16],
    ["without a space between", "its-".repeat(200), 12],
  ])("a run %s is cut", (_what, said, mostWords) => {
    const words = boundSpeech(said).split(/[^a-z]+/);
    expect(words.length).toBeLessThanOrEqual(mostWords + 1);
    expect(said).toContain(boundSpeech(said).slice(0, 20));
  });

  test("what follows a run is kept", () => {
    expect(boundSpeech(`${"no ".repeat(50)}I can't breathe`)).toBe(`${"no ".repeat(12)}I can't breathe`);
  });

  test.each([
    ["cancel '''''''''''''''' tomorrow", "cancel '''''' tomorrow"],
    ["when - - - - - - - - - now", "when ------ now"],
    ["“O’Brien”, she said", '"O\'Brien", she said'],
    ["book\u0000 me\u200b in\t\n at\u00a0two", "book me in at two"],
    ["n".repeat(500), "n".repeat(12)],
  ])("signs: %j is heard as %j", (said, heard) => {
    expect(boundSpeech(said)).toBe(heard);
  });

  test("nothing is longer than anybody speaks without a pause, and no word is cut", () => {
    const said = Array.from({ length: 900 }, (_, i) => `w${i}`).join(" ");
    const heard = boundSpeech(said);
    expect(heard.length).toBeLessThanOrEqual(1_500);
    expect(said.startsWith(`${heard} `)).toBe(true);
  });
});

describe("what people do say again keeps its meaning [CALL-1]", () => {
  test.each([
    "oh four oh oh oh oh oh oh oh oh",
    "zero zero zero zero zero zero zero zero zero zero",
    "oh four four four four double four triple four",
    "four five four five four five four five four five",
    "0400 000 000",
    "l l o y d, l-l-o-y-d",
    "no no no no, it's very very very sore!!!",
    "thank you thank you thank you, bye bye bye",
    "(02) 5550-4410?! ... yes",
    "jo.o'neil+dental@example.com.au",
    "knock knock knock, hello hello hello hello, is anybody there, is anybody there",
  ])("%s", (said) => {
    expect(boundSpeech(said)).toBe(said);
  });
});
