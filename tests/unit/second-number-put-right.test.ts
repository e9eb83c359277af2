import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** A number for when the first is not answered, put right, and whoever it reaches rung first after all. */

const own = "can somebody ring me its leanne moss on oh four nine one five seven zero three oh three";
const second = "if i dont answer ring my partner des on oh four nine one five seven three four seven seven";

async function told(...lines: readonly string[]) {
  const call = await callInWords();
  const said = await call.hears(own, "anytime tuesday", second, ...lines);
  return { said, detail: call.tasks.at(-1)?.detail ?? "", phone: call.tasks.at(-1)?.phone };
}

describe("a second number that is put right [CALL-8]", () => {
  test.each([
    "oh wait hang on no its four seven four at the end sorry oh four nine one five seven three four seven four",
    "sorry oh four nine one five seven three four seven four",
    "no sorry it ends in four seven four",
    "actually no its oh four nine one five seven three four seven four",
  ])("replaces the one before, and the first stays: %s", async (words) => {
    const { detail, phone } = await told(words);
    expect(phone).toBe("+61491570303");
    expect(detail).toContain("partner Des, 0491 573 474");
    expect(detail).not.toContain("0491 573 477");
  });

  test.each([
    "oh sorry my number is oh four nine one five seven zero three oh eight",
    "my own number is wrong its oh four nine one five seven zero three oh eight",
  ])("the caller's own that is put right is the caller's: %s", async (words) => {
    const { detail, phone } = await told(words);
    expect(phone).toBe("+61491570308");
    expect(detail).toContain("partner Des, 0491 573 477");
  });
});

describe("whoever was to be rung second [CALL-8]", () => {
  test.each([
    "can you get one of the girls to ring des on that number i gave you",
    "actually ring my partner instead",
    "dont ring me ring des",
  ])("is rung first on their own number, with the caller's beside it: %s", async (words) => {
    const { said, detail, phone } = await told(words);
    expect(said).toMatch(/ring Des.* ending in 4 7 7/);
    expect(phone).toBe("+61491573477");
    expect(detail).toContain("Leanne Moss’s own number: 0491 570 303");
    expect(detail).not.toContain("If not answered");
  });
});

describe("where something was only heard [CALL-8]", () => {
  const opening = [
    "hi im on apixaban and ive got an extraction coming up do i need to stop it before",
    "leanne moss",
  ];
  test.each([
    "the girl at work said she had to stop hers",
    "my mate from footy reckons he had to stop his blood thinners",
  ])("nobody of there is whom the call is about: %s", async (words) => {
    const call = await callInWords();
    await call.hears(...opening, words, "can someone ring me", "anytime");
    expect(call.tasks.at(-1)?.detail).not.toMatch(/^About/m);
    expect(call.tasks.at(-1)?.detail).toContain(words);
  });

  test("and somebody who has something is", async () => {
    const call = await callInWords();
    await call.hears(
      "its leanne moss my mum takes warfarin and shes coming in on friday",
      "can someone ring me",
    );
    await call.hears("anytime");
    expect(call.tasks.at(-1)?.detail).toMatch(/mum/);
  });
});
