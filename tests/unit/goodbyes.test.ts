import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Goodbye ends the call kindly, whatever else stands in the line; what is asked with it is answered first. */

const leaves = /Bye for now\.$/;

test.each([
  "righto ill have a look at your website ta bye",
  "ill bring my medicare card thanks bye bye",
  "okay see you in there on thursday bye",
  "no worries ill drop past tomorrow then cheers bye",
  "my husband parks the car ta love goodbye",
])("what a caller will do is no question on their way out: %s [CALL-5]", async (words) => {
  const call = await callInWords();
  await call.hears("do you do fillings");
  const said = await call.hears(words);
  expect(said).toMatch(leaves);
  expect(said).not.toMatch(/don't know|not sure|\?/);
  expect(call.tasks).toEqual([]);
});

test.each([
  ["great and where do i park thanks bye", /parking/],
  ["lovely, are you open friday, cheers bye", /Friday/],
  ["ta do you take afterpay no worries bye", /whether we take afterpay/],
])("a question with it is answered in short, and nothing is asked: %s [CALL-5]", async (words, answer) => {
  const call = await callInWords();
  await call.hears("what's your address");
  const said = await call.hears(words);
  expect(said).toMatch(answer);
  expect(said).toMatch(leaves);
  expect(said).not.toMatch(/\?/);
});

test("a yes with it is done first, and they are let go [CALL-5]", async () => {
  const call = await callInWords();
  const said = await call.hears("can i book a clean tomorrow at nine its dana wright", "yep perfect ta bye");
  expect(call.stands()).toEqual(["Dana Wright 2026-08-11 09:00"]);
  expect(said).toMatch(/requested a clean.*Bye for now\.$/);
});

describe("nobody is let go", () => {
  test.each(["bye the way do you have parking", "what do i bring", "can i come by tomorrow for a clean"])(
    "who has not said goodbye: %s [CALL-5]",
    async (words) => {
      const call = await callInWords();
      await call.hears("do you do fillings", words);
      expect(call.ledger.isEnded).toBe(false);
    },
  );

  test("who picks one of the times, before it is read back [CALL-5]", async () => {
    const call = await callInWords();
    const said = await call.hears("can i get a clean tomorrow its dana wright", "the first one thanks bye");
    expect(said).toMatch(/nine o'clock.*\?$/);
  });
});
