import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** A piece of a tooth, or of what was made for one, that went down with a meal. */

describe("it is asked about once, and a no ends it with what to do and a visit [CALL-1] [CALL-3]", () => {
  test.each([
    ["i swallowed a bit of filling with my dinner", "no"],
    ["hi, I swallowed my crown last night eating dinner, can I book in", "no, nothing like that"],
    ["swallowed a piece of filling with dinner", "nah none of that"],
    ["i chewed on a nut and half my tooth broke and went down with it", "no trouble at all"],
    ["I think i've eaten my crown with breakfast, sorry to bother you", "no, feel totally fine"],
    ["my crown broke and a bit went down with my coffee", "no nothing"],
  ])("%s", async (told, denied) => {
    const call = await callInWords();
    await call.hears(told);
    expect(call.ledger.asked).toMatchObject({ ask: "danger_check", danger: "swallowed_piece" });
    const said = await call.hears(denied);
    expect(said).toContain("mostly passes by itself");
    expect(said).toContain("The dentist should see the tooth");
    expect(call.ledger.matters.some(({ kind, status }) => kind === "book" && status === "open")).toBe(true);
    await call.hears("ten o'clock", "Jane Doe", "yes that number", "yes please");
    expect(call.stands().join()).toContain("Jane Doe");
  });
});

describe("with a cough or a wheeze it is an emergency [CALL-1]", () => {
  test.each([
    ["swallowed a piece of filling with dinner", "yes a bit of a cough"],
    ["i swallowed a crown with my tea and now i can't stop coughing"],
    ["my crown went down the wrong way and i'm wheezing"],
  ])("%s", async (...lines) => {
    const call = await callInWords();
    await call.hears(...lines);
    expect(call.ledger.danger?.stage).toBe("sent");
  });
});

describe("a meal that went down, or a swelling, is no piece [CALL-3]", () => {
  test.each([
    "i ate dinner and my filling came out",
    "i came down with the flu so can't make my crown appointment",
    "my swelling went down with antibiotics and now i need the filling done",
    "i have a filling appointment tomorrow can i eat dinner before",
  ])("%s", async (words) => {
    const call = await callInWords();
    await call.hears(words);
    expect(call.ledger.asked?.ask).not.toBe("danger_check");
    expect(call.ledger.danger?.kind).not.toBe("swallowed_piece");
  });

  test("a child is to be checked by a doctor first, and is offered no visit in its place", async () => {
    const call = await callInWords();
    const said = await call.hears("my three year old swallowed a baby tooth", "no");
    expect(said).toContain("A child who has swallowed");
    expect(call.ledger.matters.some(({ kind }) => kind === "book")).toBe(false);
  });
});
