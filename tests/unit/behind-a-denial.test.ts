import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

const chipped = "i knocked my front tooth and it chipped";

describe("a denial at the start swallows nothing that is said with it [CALL-1]", () => {
  test.each([
    ["oh no there's no blood it's just chipped two o'clock today would be a lifesaver", "14:00"],
    ["no no bleeding just sore half past ten is good", "10:30"],
    ["nah not bleeding or swollen i'll take the last one", "10:30"],
    ["no no swelling or anything the first one please", "09:30"],
  ])("%s: %s is taken", async (said, time) => {
    const call = await callInWords();
    await call.hears(chipped, said);
    expect(call.ledger.matters[0]?.slot?.time).toBe(time);
  });

  test.each([
    "oh no there's no bleeding grant fisk",
    "no no blood my name is grant fisk",
    "it's not bleeding grant fisk",
  ])("%s: the name is taken", async (said) => {
    const call = await callInWords();
    await call.hears(chipped, "the first one please", said);
    expect(call.ledger.people[call.ledger.caller]?.name?.full).toBe("Grant Fisk");
  });
});

describe("a booking that is told of as made is a visit, and no wish for another [CALL-1]", () => {
  test.each([
    "i made a booking for a clean on tuesday i need to cancel it",
    "i made a booking last week for a check up on monday can you cancel it please",
    "we booked a clean for tuesday i'd like to cancel",
  ])("%s", async (said) => {
    const call = await callInWords();
    await call.hears(said);
    expect(call.ledger.matters.map(({ kind }) => kind)).toEqual(["cancel"]);
  });
});
