import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** When to ring, and when the visit is, told beside each other. Monday, 10 August 2026, 9:00 am. */

const rungAboutPrice = async (...lines: readonly string[]) => {
  const call = await callInWords();
  await call.hears("hi joe farrugia a filling on thursday the twentieth at ten please", "yes");
  const said = await call.hears("what does it cost", ...lines);
  return { call, said };
};
const visit = ["Joe Farrugia 2026-08-20 10:00"];

describe("once a visit is booked and somebody is to ring", () => {
  test.each([
    "wednesday before noon is when to call",
    "after three on wednesday yeah",
    "no that's for the ring back the filling stays the thursday ring me wednesday before noon",
  ])("'%s' is when to ring, and moves no visit [CALL-1]", async (words) => {
    const { call, said } = await rungAboutPrice("yep and call me tomorrow or wednesday before noon", words);
    expect(said).toMatch(/ring you .* on Wednesday the 12th .*(?:before midday|after three)/);
    expect(said).not.toMatch(/moves from|would one of those suit/i);
    expect(call.stands()).toEqual(visit);
  });

  test("'keep the filling on the thursday that's just when you can phone me' leaves the time to ring [CALL-1]", async () => {
    const { call } = await rungAboutPrice(
      "yep and call me wednesday before noon",
      "no no keep the filling on the thursday that's just when you can phone me",
    );
    expect(call.tasks.at(-1)?.detail).toMatch(/Wednesday 12 August/);
    expect(call.tasks.at(-1)?.detail).not.toMatch(/Thursday \d+ August,/);
    expect(call.stands()).toEqual(visit);
  });

  test.each([
    "no it is fine so thursday twentieth at ten it is sure",
    "thursday the twentieth ten o'clock yeah",
  ])("the visit's own day and time, '%s', is no time to ring [CALL-1]", async (words) => {
    const { call, said } = await rungAboutPrice(words);
    expect(said).toMatch(/Thursday the 20th at ten/);
    expect(said).not.toMatch(/ring you/);
    expect(call.stands()).toEqual(visit);
  });
});
