import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Who is asked for in the form of a question, and what is none of the times that were offered. Monday, 10 August 2026. */

describe("whoever asks whether there is somebody to talk to wants a person, and hears no help line [CALL-3]", () => {
  test.each([
    "is there someone i can talk to about it",
    "isn't there anybody i could speak to",
    "is there a person there i can chat to please",
  ])("%s", async (line) => {
    const call = await callInWords();
    const said = await call.hears("i'm ringing about the job you've got going", line);
    expect(said).not.toMatch(/13 11|000|don't know|not sure/);
    expect(call.ledger.matters.some(({ kind }) => kind === "message" || kind === "callback")).toBe(true);
  });

  test("but a help line that is asked for is given", async () => {
    const call = await callInWords();
    expect(await call.hears("is there a crisis line someone can ring")).toContain("13 11 14");
  });
});

test("no digit of a telephone number is the hour of an offer [CALL-5]", async () => {
  const call = await callInWords();
  const said = await call.hears(
    "can i get a check up tomorrow after school kayla burns",
    "can it be mum's number on it oh four two two seven one eight three oh six",
  );
  expect(said).not.toMatch(/So that's/);
  expect(said).toMatch(/o'clock.*\?$/);
});
