import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Whose number is asked for in the middle of something else: a help line's, or the one the team rings on. */

const digitsOf = (text: string): string => text.replace(/\D/g, "");

describe("a number that is asked for beside something else", () => {
  test.each([
    ["which number would i call for the poisons line", "131126"],
    ["what's the number to phone if i need lifeline and not you", "131114"],
    ["sorry who should i ring for poisons information", "131126"],
    ["what number do they use for the nurse line", "1800022222"],
    ["which number do we dial for eighteen hundred respect", "1800737732"],
    ["which phone number is it that you call for the suicide line", "131114"],
  ])("is the help line's that is named: %s [CALL-1]", async (said, number) => {
    for (const before of ["could i book a filling", "i have to cancel my visit"]) {
      const call = await callInWords();
      expect(digitsOf(await call.hears(before, said)), before).toContain(number);
    }
  });

  test.each([
    "which number do i ring for the dentist after hours",
    "what number should i call if it gets worse at night",
    "who do we phone when you're closed",
  ])("is nobody's whom the team rings, where the caller does: %s [CALL-1]", async (said) => {
    const call = await callInWords();
    expect(await call.hears("could i book a filling", said)).not.toMatch(/asked them to ring|they'll ring/i);
  });

  test("is said to be rung by nobody, and nothing to be with the team that is not [CALL-1]", async () => {
    const call = await callInWords();
    const said = await call.hears("i have to cancel my visit", "which number will they call me on");
    expect(said).toMatch(/haven't asked them to ring/i);
    expect(said).not.toMatch(/the team has/i);
  });
});

test("the number that a visit is found by is not rung in place of the one that was told for it [CALL-5]", async () => {
  const visit = {
    ...{ patientName: "Rita Vassallo", patientPhone: "+61400111238", appointmentType: "Preventive Care" },
    ...{ date: "2026-08-18", time: "11:00" },
  };
  const call = await callInWords({ before: [visit], callerNumber: "+61455000777" });
  await call.hears(
    "hello it's rita vassallo can somebody ring me about my tablets on oh two five five five oh one one eight nine",
    "monday after two",
    "and when is my appointment",
    "oh four double oh one one one two three eight",
    "tuesday the eighteenth",
    "thanks bye",
  );
  expect(call.tasks.at(-1)?.phone).toBe("+61255501189");
});
