import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** When to ring, put right: the last word stands, and what it is set against is no second limit. On Monday 10 August 2026. */

async function rung(...lines: readonly string[]) {
  const call = await callInWords();
  const said = await call.hears("can somebody ring me its carl osman", ...lines);
  return { said, ring: call.ledger.told?.ring?.when };
}

describe("what is set against the right time bounds nothing [CALL-8]", () => {
  test.each([
    [
      [
        "after four any weekday",
        "no before ten in the mornings",
        "you put before ten in the morning not after four",
      ],
      "10:00",
    ],
    [["before five", "no make it before noon not before five"], "12:00"],
    [["any arvo after one", "sorry before one not after one"], "13:00"],
  ])("%s", async (lines, to) => {
    const { ring } = await rung(...lines);
    expect(ring?.times.map(({ value }) => value)).toMatchObject([{ from: "00:00", to }]);
  });

  test.each([
    [["tuesday before ten", "sorry id be at work till two so make it after two not before ten"], "14:00"],
    [["tuesday before ten", "no i said after two in the afternoon tuesday not before ten"], "14:00"],
    [["before noon", "not before noon please ring me after three"], "15:00"],
    [["before nine", "i cant pick up before nine so ring me after one please"], "13:00"],
    [["before ten", "youre still saying before ten please ring me tuesday after two pm"], "14:00"],
    [["before ten", "it still says before ten can you make that after four"], "16:00"],
    [["before nine", "you put before nine but i told you after three"], "15:00"],
  ])("and the hours that it is put right to stand alone: %s", async (lines, from) => {
    const { ring } = await rung(...lines);
    expect(ring?.times.map(({ value }) => value)).toMatchObject([{ from, to: "23:59" }]);
  });

  test("and what is only put back to us changes nothing", async () => {
    const { ring } = await rung("tuesday after two", "you keep saying before ten");
    expect(ring?.times.map(({ value }) => value)).toMatchObject([{ from: "14:00" }]);
  });

  test.each([
    ["after two but not after four", "14:00", "16:00"],
    ["not before ten and not after three", "10:00", "15:00"],
  ])("and two limits are both kept: %s", async (words, from, to) => {
    expect((await rung(words)).ring?.times.map(({ value }) => value)).toMatchObject([{ from, to }]);
  });
});

describe("asked whether a time is down [CALL-8]", () => {
  test.each(["sorry did you say before ten or not", "have you got before ten down"])(
    "what stands there is said with a yes: %s",
    async (words) =>
      expect((await rung("after four any weekday", "no before ten in the mornings", words)).said).toMatch(
        /^Yes, .*before ten o'clock/,
      ),
  );

  test.each([
    ["so its after two now yeah", "14:00"],
    ["right so thats after three then", "15:00"],
    ["okay so youve got after one now", "13:00"],
  ])("what is only said to stand is put right, and no yes said to it: %s", async (words, from) => {
    const { said, ring } = await rung("tuesday before ten", words);
    expect(said).not.toMatch(/^Yes|before ten/);
    expect(ring?.times.map(({ value }) => value)).toMatchObject([{ from }]);
  });

  test("and another one is not agreed to", async () => {
    const { said } = await rung(
      "after four any weekday",
      "no before ten in the mornings",
      "did you put after four",
    );
    expect(said).toMatch(/before ten o'clock/);
    expect(said).not.toMatch(/^Yes/);
  });
});
