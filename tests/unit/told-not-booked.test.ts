import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

const message = "hi can i leave a message its bill sykes tell mandy the crown she ordered hasnt come";

describe("a wish to come that is only told to be passed on", () => {
  test.each([
    "and third thing ive gone and lost me night guard so ill need another one of them",
    "oh and ive cracked a filling so ill be needing that done some time too",
    "also i broke my plate so i need a new one made",
  ])("%s: goes with the message, and no time is asked for [CALL-5]", async (told) => {
    const call = await callInWords();
    expect(await call.hears(message, told)).not.toMatch(/What day|suit/);
    await call.hears("no thats it");
    expect(call.tasks.at(-1)?.detail).toContain(told);
    expect(call.tasks.at(-1)?.detail).not.toMatch(/wants an appointment/i);
    expect(call.stands()).toEqual([]);
  });

  test.each([
    "nah im not booking yet just tell em on monday when they ring theyll sort a time",
    "just let the girls know theyll find a time",
    "no just tell them they can work out a day with me",
  ])("%s: closes a booking that was begun, and keeps the message [CALL-5]", async (left) => {
    const call = await callInWords();
    const said = await call.hears(message, "can you get me in for a clean as well", left);
    expect(said).not.toMatch(/What day|suit you|ring you/);
    await call.hears("no thats it");
    expect(call.tasks.at(-1)?.detail).toContain("crown");
    expect(call.tasks.at(-1)?.detail).not.toMatch(/wants an appointment/i);
  });

  test.each(["and id like to book a checkup for thursday at ten", "can you get me in for a clean as well"])(
    "%s: beside a message is a booking all the same [CALL-5]",
    async (wished) => {
      const call = await callInWords();
      expect(await call.hears(message, wished)).toMatch(/Shall I put that request in|suit you/);
    },
  );
});
