import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

describe("a question about a medicine is one before it is anything else", () => {
  test.each([
    ["I'm on warfarin for me ticker, do I leave it off the day before"],
    ["I take blood pressure tablets, should I skip this morning's one"],
    ["they've put me on xarelto since my stroke", "so do I still take it tonight"],
    ["my dad has insulin, does he have that with no breakfast"],
  ])("what a doctor has somebody on is never told to be left: %s [CALL-3]", async (...said) => {
    const call = await callInWords();
    const last = await call.hears(...said);
    expect(last).toMatch(/(?:Keep taking it just|Just) as your doctor told you/);
    expect(last).not.toMatch(/Don't take any more|Leave off|Don't take the next/);
  });

  test("nor where something new has brought a reaction: that alone waits [CALL-1]", async () => {
    const call = await callInWords();
    const last = await call.hears(
      "I started the amoxicillin yesterday and I've come up in a rash all over my arms",
      "no breathing's fine, no swelling, just itchy",
      "and I take a heart tablet of a night, do I still take that",
    );
    expect(last).toMatch(/Keep taking what your doctor has you on/);
    expect(last).not.toMatch(/Don't take any more/);
  });

  test.each([
    "um I can't eat on this side and I've had panadol five times today, can I have some more with dinner",
    "I take nurofen four time today is ok I take more tonight",
  ])("a count of today is answered the first time, and by nothing about food: %s [CALL-3]", async (said) => {
    const last = await (await callInWords()).hears(said);
    expect(last).toMatch(/don't take any more before a pharmacist/);
    expect(last).not.toMatch(/comfortable|hot or very cold/);
  });

  test("what was meant for somebody else is for nobody [CALL-3]", async () => {
    const last = await (await callInWords()).hears("could I take my husband's leftover antibiotics for it");
    expect(last).toMatch(/don't take those/);
  });
});

describe("what is told of another time is no danger of now", () => {
  test.each([
    "I'm allergic to penicillin, it brings me out in hives",
    "years ago they gave me penicillin and my face swelled up",
    "I swell up with aspirin, so nothing like that please",
  ])("a reaction that is a habit, or long past, is asked about by nobody: %s [CALL-1]", async (said) => {
    const call = await callInWords();
    expect(await call.hears("I'd like a filling next week", said)).not.toMatch(/triple zero|see a doctor/);
    expect(call.ledger.danger).toBeNull();
  });

  test("asked about and denied with when it was, it ends with no first aid and no word to the desk [CALL-1]", async () => {
    const call = await callInWords();
    const last = await call.hears(
      "tell the dentist the penicillin gave me a rash and my lips swelled",
      "goodness no, that was when I was a girl",
    );
    expect(last).not.toMatch(/Leave off|see a doctor|triple zero/);
    expect(call.ledger.danger?.stage ?? "over").toBe("over");
    expect(await call.hears("and do I take my tablet tonight")).not.toMatch(/Don't take any more/);
  });

  test("but what it is like that is so now stays a danger [CALL-1]", async () => {
    const last = await (await callInWords()).hears(
      "my chest is tight, just like it was last year with my heart",
    );
    expect(last).toMatch(/triple zero/);
  });
});

test("a bleed that has stopped is not seen to any more, whatever is said next [CALL-1]", async () => {
  const call = await callInWords();
  await call.hears("came off me bike yesterday, blood everywhere, chipped the front tooth");
  const last = await call.hears("nah it's not bleeding now, finished bleeding yesterday, just the chip");
  expect(last).toMatch(/glad it's stopped/);
  for (const said of ["can I come Tuesday after three", "what do you mean", "can I drink coffee with it"])
    expect(await call.hears(said)).not.toMatch(/gauze|cloth|press|triple zero|till it has stopped/i);
});
