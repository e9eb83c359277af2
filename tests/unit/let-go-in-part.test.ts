import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** 'Never mind' is of what stands behind it, and of nothing else. */

describe("what is let go is let go alone", () => {
  test.each([
    ["could i get a check up and an x ray on tuesday", "actually skip the x ray"],
    ["i need a clean and whitening thursday please", "no need for the whitening"],
    ["can i have a filling and a clean friday", "forget about the clean"],
  ])("one of two treatments, and the visit stays wished for: '%s', '%s' [CALL-5]", async (first, then) => {
    const call = await callInWords();
    await call.hears(first, then);
    const [matter] = call.ledger.matters;
    expect([matter?.status, matter?.also]).toEqual(["open", []]);
    expect(call.ledger.asked?.ask).toBe("offer");
  });

  test("the only treatment takes the visit with it [CALL-5]", async () => {
    const call = await callInWords();
    await call.hears("i need a clean on friday", "oh never mind the clean");
    expect(call.ledger.matters.map(({ status }) => status)).toEqual(["dropped"]);
  });

  test.each([
    "i don't want a time just yet i'll see what the boss says",
    "look i won't book anything today",
    "i'm not after another slot thanks",
  ])("a time at all, and none is offered again: '%s' [CALL-5]", async (words) => {
    const call = await callInWords();
    const said = await call.hears("have you got anything for a clean this week", words);
    expect(call.ledger.matters.map(({ status }) => status)).toEqual(["dropped"]);
    expect(said).not.toMatch(/o'clock|half past|which one|what day/i);
  });

  test.each(["i don't want a time before eleven", "not a time in the morning please"])(
    "hours alone, and others are offered: '%s' [CALL-5]",
    async (words) => {
      const call = await callInWords();
      await call.hears("i need a clean on friday", words);
      const offered = call.ledger.matters[0]?.offered.map(({ time }) => time) ?? [];
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.filter((time) => time < "11:00")).toEqual([]);
    },
  );

  test("being rung alone, and the message stands [CALL-8]", async () => {
    const call = await callInWords();
    await call.hears(
      "it's renee stokes please tell the dentist my crown feels high",
      "and never mind calling me back about it",
    );
    expect(call.tasks.map(({ title }) => title)).toEqual(["Message from Renee Stokes"]);
    expect(call.ledger.asked?.ask).toBe("anything_else");
  });

  test.each([
    ["don't ring in the mornings i work nights", /not morning/],
    ["please don't call me on a tuesday", /not Tuesday/],
    ["never before ten", /after 10:00 am/],
  ])("hours at which nobody is to ring are none to ring at: '%s' [CALL-8]", async (words, line) => {
    const call = await callInWords();
    await call.hears("it's renee stokes can somebody ring me about my bill", words);
    expect(call.tasks.at(-1)?.detail).toMatch(line);
  });

  test.each([
    ["after eleven but never on a thursday", "after eleven o'clock, but not on Thursday"],
    ["please don't ring in the afternoon", "not in the afternoon"],
    ["tomorrow but not between two and three", "tomorrow, but not between two o'clock and three o'clock"],
  ])("and they are said back: '%s' [CALL-8]", async (words, said) => {
    const call = await callInWords();
    expect(await call.hears("it's renee stokes can somebody ring me about my bill", words)).toContain(said);
  });

  test("who does not use a telephone takes nobody's number away [CALL-8]", async () => {
    const call = await callInWords();
    await call.hears(
      "my mum joan stokes has a visit on friday can you move it",
      "renee stokes",
      "she never uses the phone these days",
    );
    expect(call.tasks.at(-1)?.phone).toBe("+61491570156");
  });
});
