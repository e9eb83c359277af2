import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

describe("whoever hurts the caller is not taken for the one to be seen [CALL-8]", () => {
  test.each([
    "my partner threw the remote at my face tooths broken",
    "my boyfriend shoved me into the door and chipped a tooth hes at work now",
    "me ex chucked a bottle at me face last night and the front tooth is wobbly",
    "my husband elbowed me in the mouth hes gone out my teeth are loose",
    "my dad slapped me across the face and a filling came out he isnt home",
    "the wife hit me in the jaw with a pan shes asleep and a crown has snapped off",
  ])("%s", async (said) => {
    const call = await callInWords();
    const answers = [await call.hears(said)];
    for (const line of ["yes", "yes i can talk", "tomorrow at ten please its robin hale"])
      answers.push(await call.hears(line));
    expect(answers.join(" ")).toContain("1800 737 732");
    expect(answers.join(" ")).not.toMatch(
      /(?:partner|boyfriend|ex|husband|dad|wife|their|his|her)(?:'s)? name/i,
    );
    expect(call.ledger.people.map(({ name }) => name?.full ?? null)).toEqual(["Robin Hale"]);
  });

  test("a child who was hurt is", async () => {
    const call = await callInWords();
    await call.hears("my husband hit my son in the mouth and his tooth is loose", "yes", "yes i can talk");
    expect(call.ledger.people.map(({ relation }) => relation)).toContain("son");
  });
});
