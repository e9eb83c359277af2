import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Whoever meant to ring somebody else hears so at once, and leaves nothing behind. */

describe("whoever asks for another business", () => {
  test.each([
    "hello is that the chemist my blood pressure pills havent come",
    "is this the physio i need to shift my appointment on friday",
    "hi its about my electricity bill am i through to origin energy",
    "good morning is that the hairdresser can i get a cut and colour saturday",
  ])("is told whom they reached and asked for nothing: %s [CALL-5]", async (words) => {
    const call = await callInWords();
    const said = await call.hears(words);
    expect(said).toMatch(/this is Harbour Dental, a dental clinic/);
    expect(said).not.toMatch(/name|urgent|team|day and time/);
    expect(call.ledger.matters.filter(({ status }) => status !== "dropped")).toEqual([]);
    expect(await call.hears("have you got their number")).toMatch(
      /^(?:I'm sorry, I can't|Sorry, I only know)/,
    );
    expect(await call.hears("righto ill look it up then bye bye")).toMatch(/Bye for now\.$/);
    expect(call.ledger.isEnded).toBe(true);
    expect(call.tasks).toEqual([]);
  });

  test("and tells of a loss is met kindly, and not shown out [CALL-5]", async () => {
    const call = await callInWords();
    await call.hears("is that the chemist i need me heart tablets");
    const said = await call.hears("my husband always rang them hes been gone three years");
    expect(said).toMatch(/sorry/);
    expect(call.ledger.isEnded).toBe(false);
  });

  test("and stays for a visit gets one [CALL-5]", async () => {
    const call = await callInWords();
    await call.hears("is this the optometrist");
    expect(await call.hears("oh well can i book a check up with you tomorrow at ten")).toMatch(/name/);
    expect(call.ledger.matters).toMatchObject([{ kind: "book", treatment: "General Consultation" }]);
  });
});

test.each([
  "hi is this the right place to book a filling",
  "is that the dental clinic i need to shift my appointment on friday",
  "is that the lady i spoke to about my appointment",
  "hi youve got the wrong number on file for me its dana wright",
  "am i speaking to harbour dental",
])("whoever is right here is not told to have dialled wrong: %s [CALL-5]", async (words) => {
  expect(await (await callInWords()).hears(words)).not.toMatch(/wrong number/);
});
