import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** The tone of an excellent receptionist: one kind word where it is due, short sentences where they are needed, and offers that listen. */

const saidTo = async (...lines: readonly string[]) => (await callInWords()).hears(...lines);

test.each(["you hung up on me are you open on friday", "you lot cut me off, what time do you close"])(
  "whoever was cut off hears that we are sorry and gets the answer, and no complaint is offered: %s [CALL-5]",
  async (words) => {
    const said = await saidTo(words);
    expect(said).toMatch(/^(?:I'm sorry|Sorry).*open nine/);
    expect(said).not.toMatch(/word for word/);
  },
);

test.each([
  "my sister's just been taken into hospital so i need to cancel my monday appointment",
  "my dad passed away on sunday and i need to move my clean",
])("something hard is met with one kind word, once: %s [CALL-5]", async (words) => {
  const call = await callInWords();
  expect(await call.hears(words)).toMatch(/so sorry|very sorry|really sorry/);
  expect(await call.hears("he was in hospital for weeks")).not.toMatch(/so sorry|very sorry|really sorry/);
});

describe("whoever finds it hard to follow", () => {
  test.each([
    "i'd like a clean on tuesday, i'm a bit deaf love",
    "a clean on tuesday please, i haven't got my good ear to the phone",
  ])("is offered two times at most, in one sentence: %s [CALL-1]", async (words) => {
    const said = await saidTo(words);
    expect(said.match(/o'clock|half past/g)).toHaveLength(2);
    expect(said.match(/[.?]/g)?.length).toBeLessThanOrEqual(2);
  });

  test("and goes on in their own English is sent to no interpreter [CALL-1]", async () => {
    expect(await saidTo("sorry my english not so good i have tooth pain three night")).not.toMatch(
      /interpreter/,
    );
    expect(await saidTo("sorry no english, you speak vietnamese")).toMatch(/interpreter/);
  });
});

describe("an offer", () => {
  test("is of the hour that was told with what does not suit [CALL-1]", async () => {
    const said = await saidTo(
      "i need a check-up",
      "not today have you got something later in the morning like ten thirty",
    );
    expect(said).toMatch(/half past ten/);
    expect(said).not.toMatch(/today|not yet/i);
  });

  test("is no greeting's hour: whoever says good morning wishes for no morning [CALL-1]", async () => {
    expect(await saidTo("yeah morning it's brendan whitlock here, from the health fund")).not.toMatch(
      /come in for|I've got/,
    );
  });
});

test.each([
  "oh dental sorry i wanted the pizza place, do you happen to have their number",
  "do you know where the bakery is then",
])("whoever rang a wrong number and still asks is answered: %s [CALL-5]", async (words) => {
  const call = await callInWords();
  await call.hears("is that luigis");
  const said = await call.hears(words);
  expect(call.ledger.isEnded).toBe(false);
  expect(said).not.toMatch(/Bye/);
});

test("somebody's occasion brings nobody to be booked: my daughter's wedding [CALL-1]", async () => {
  const call = await callInWords();
  const said = await call.hears(
    "i need a check-up thursday at two",
    "ruth amsel",
    "it's for my daughter's wedding that i want it",
  );
  expect(said).not.toMatch(/daughter's (?:name|last)/);
});
