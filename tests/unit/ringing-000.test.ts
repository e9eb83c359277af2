import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** Who is believed to be ringing 000, in words that nothing was learned from. */

const named = "my throat is closing up and i can't swallow my spit";

async function callOf(...said: readonly string[]) {
  const call = await ledgerCall(builtIn);
  const replies: string[] = [];
  for (const text of [named, ...said]) {
    const effects = await call.send({ type: "heard", text });
    replies.push(effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" "));
  }
  return { last: replies.at(-1) ?? "", isRinging: call.ledger.danger?.isRinging === true, call };
}

describe("000 is left to whoever is ringing it", () => {
  test.each([
    "we've called the ambulance",
    "mum's ringing them now",
    "my husband is on the phone to them",
    "the ambos are on their way",
    "i haven't but my neighbour is calling triple zero now",
  ])("by what was done or is being done: %s [CALL-1]", async (said) => {
    const { isRinging, last } = await callOf(said);
    expect(isRinging, last).toBe(true);
    expect(last).toMatch(/do as they say|the ones to listen to/i);
  });

  test.each([
    "righto then what was your number",
    "okay and what are your after hours numbers",
    "righto and can you still fit me in at ten",
    "yep no worries so is it dear",
    "should i be calling an ambulance",
    "who said i rang them",
    "i already rang you this morning",
    "yeah",
    "okay i'll ring them",
    "i haven't rung anyone",
    "we don't need an ambulance",
  ])("and by nothing less: %s [CALL-1]", async (said) => {
    const { isRinging, last } = await callOf(said);
    expect(isRinging, last).toBe(false);
    expect(last).toContain("dial triple zero, 000");
  });

  test.each([
    "hang on i haven't rung anybody",
    "no i'm not ringing the ambulance",
    "sorry she never called them",
  ])("a denial takes it back: %s [CALL-1]", async (said) => {
    const { isRinging, last } = await callOf("mum's ringing them now", said);
    expect(isRinging, last).toBe(false);
    expect(last).toContain("dial triple zero, 000");
  });

  test("'the number' is the one that was given just now, beside 000 [CALL-8]", async () => {
    const { last } = await callOf("what's the number for lifeline", "sorry what was that number again");
    expect(last).toContain("13 11 14");
  });
});
