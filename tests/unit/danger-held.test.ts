import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

describe("whoever worries about somebody else", () => {
  test.each([
    ["what am i meant to do", /Lifeline/],
    ["he had a go at it two years ago with his dad's pills", /Lifeline/],
    ["he's not picking up his phone", /dial triple zero, 000, now/],
    ["so do i call an ambulance or drive over there", /dial triple zero, 000, now/],
    ["i'm at my wits' end with him", /triple zero/],
    ["thanks i'll give him that", /triple zero/],
  ])("is held there and offered no times until they go on: %s [CALL-1]", async (said, expected) => {
    const call = await callInWords();
    await call.hears("i'd like a check-up on monday, Tess Garrow", "my nephew says he wants to end it all");
    const last = await call.hears(said);
    expect(last).toMatch(expected);
    expect(last).not.toMatch(/o'clock|suit you|come in for|hours|notes/);
    expect(await call.hears("okay can we go on with the booking")).toMatch(/o'clock/);
  });

  test("asks for Lifeline's number for them, and is asked nothing about a visit [CALL-1]", async () => {
    const call = await callInWords();
    expect(await call.hears("do you have the number for lifeline it's for my wife")).toMatch(
      /13 11 14.*for them and for you/,
    );
    expect(await call.hears("she's been down since the baby came")).not.toMatch(/come in for|book/);
    expect(await call.hears("actually can i book a clean for next tuesday")).toMatch(/o'clock/);
    expect(JSON.stringify(call.tasks)).not.toMatch(/baby|wife/);
  });
});

describe("a bleed that goes on with faintness", () => {
  test.each([
    "i'm a bit lightheaded when i stand up",
    "hang on i'll sit down the room's going round",
    "i'm white as a sheet the wife reckons",
    "i've come over all sweaty",
    "my knees have gone to jelly",
    "i'm not feeling too flash to be honest",
  ])("is an emergency at once, and no time is offered: %s [CALL-1]", async (said) => {
    const call = await callInWords();
    const last = await call.hears("i had two teeth out yesterday and it's still oozing blood", said);
    expect(last).toMatch(/dial triple zero, 000, now/);
    expect(last).not.toMatch(/o'clock|No rush/);
  });
});

describe("a tooth that is pushed back", () => {
  test.each([
    "my girl fell on the tiles and her front tooth got shoved back",
    "he copped a bat to the mouth and his tooth's bent inwards",
    "she tripped on the step and the top tooth has gone up into the gum",
  ])("stays where it is, and is no tooth that is out: %s [CALL-1]", async (said) => {
    const call = await callInWords();
    const first = await call.hears(said);
    expect(first).toMatch(/Leave it where it is/);
    expect(first).not.toMatch(/milk|right out/);
    expect(await call.hears("should i push it forward")).toMatch(/Don't push it/);
  });
});

test("what was eaten when a filling fell out is no filling that was swallowed [CALL-1]", async () => {
  const call = await callInWords();
  expect(await call.hears("my filling it come out i eat the almond and it fall out")).not.toMatch(
    /breathing|wheezing/,
  );
});
