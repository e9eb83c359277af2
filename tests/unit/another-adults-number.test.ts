import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** The number of a grown person whose visit is not told to the caller: kept with its owner, and never mixed with the caller's. */

describe("a number told as somebody else's [CALL-8]", () => {
  test.each([
    [
      "hes right here next to me trev castellan his number is oh four nine one five seven oh three oh one hes just after the day",
      "Trev Castellan",
    ],
    ["trev castellan his mobiles oh four nine one five seven oh three oh one", "Trev Castellan"],
  ])("is the one they are rung on, though the visit was refused: %s", async (words, name) => {
    const call = await callInWords();
    await call.hears(
      "its enid castellan here my husbands got a visit with you can you tell me what day it is",
      words,
    );
    const said = await call.hears(
      "just get someone to ring trev on his mobile would you i gave it you",
      "thats all bye",
    );
    expect(call.tasks.at(-1)).toMatchObject({
      title: `Ring ${name} for Enid Castellan`,
      phone: "+61491570301",
    });
    expect(call.tasks.at(-1)?.detail).toMatch(/as Enid Castellan told it[\s\S]*Rang from 0491 570 156/);
    expect(said).not.toMatch(/1 5 6/);
  });

  test("where none was told, it is asked for once, and nobody else is said to be rung on the caller's", async () => {
    const call = await callInWords();
    await call.hears("its enid castellan here can you tell me when my husbands visit is");
    expect(await call.hears("get someone to ring trev would you")).toMatch(
      /What number should they ring Trev on\?/,
    );
    const said = await call.hears("thats all thanks bye");
    expect(said).toMatch(/they'll ring you on the number ending in 1 5 6/);
    expect(said).not.toMatch(/ring Trev/);
    expect(call.tasks.at(-1)?.detail).toContain("Their own number was not told");
  });
});
