import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What people ask while they do as they were told, whose number they name, and what must not be texted. Monday, 10 August 2026. */

const toothOut = "my girl came off the trampoline and her front tooth is right out shes eleven";

describe("what is asked after first aid is answered by the thing that is asked about [CALL-8]", () => {
  test.each([
    ["we only have water here", /[Nn]ot in water/],
    ["ive put it in a bit of tissue is that right", /dry out/],
    ["shall i give it a scrub", /no scrubbing/],
    ["do we go to the hospital or come to you", /[Ee]very minute/],
  ])("a tooth knocked out: %s", async (asked, answer) => {
    const call = await callInWords();
    const said = await call.hears(toothOut, asked);
    expect(said).toMatch(answer);
    expect(said).not.toMatch(/^(Yes|No)\b/);
  });

  test("and nobody who goes on asking is let go", async () => {
    const call = await callInWords();
    await call.hears(toothOut, "can it go in water", "what about rinsing it", "so in milk then");
    expect(call.effects.some(({ type }) => type === "hang_up")).toBe(false);
  });

  test.each(["it hurts most when i drink cold water", "it happened eating breakfast this morning"])(
    "what only tells more of a trouble is no question of it: %s",
    async (told) => {
      const call = await callInWords();
      await call.hears("ive got a really bad toothache its killing me");
      expect(await call.hears(told)).not.toMatch(/very hot|something soft|\bfine\b/);
    },
  );

  test.each([
    ["should i keep the cloth in", /20 minutes/],
    ["can she rinse her mouth", /[Nn]o rinsing/],
    ["how long do we wait before going in", /emergency department/],
  ])("a socket that oozes: %s", async (asked, answer) => {
    const call = await callInWords();
    expect(
      await call.hears("my wife had a tooth pulled this morning and its still oozing a bit", asked),
    ).toMatch(answer);
  });
});

test.each(["could i have the number for one eight hundred respect", "whats the respect line again"])(
  "a line that is named is given, and no list of others: %s [CALL-8]",
  async (asked) => {
    const call = await callInWords();
    const said = await call.hears(asked);
    expect(said).toContain("1800 737 732");
    expect(said).not.toContain("13 11 14");
  },
);

describe("who asks for no texts gets none [CALL-3]", () => {
  test("of a visit that is booked then", async () => {
    const call = await callInWords();
    const said = await call.hears(
      "hi its moira haddad could i get a clean tuesday at ten and dont send any texts he looks at my phone",
    );
    expect(said).toMatch(/text/);
    await call.hears("yes");
    expect(call.effects.find(({ type }) => type === "book")).toMatchObject({ booking: { isQuiet: true } });
  });

  test("and of one that is booked already the team hears it", async () => {
    const call = await callInWords();
    await call.hears(
      "hi its moira haddad could i get a clean tuesday at ten",
      "yes",
      "you wont text me about it will you",
    );
    expect(call.tasks[0]?.detail).toContain("text me");
    expect(call.tasks[0]?.detail).not.toContain("By text");
  });
});
