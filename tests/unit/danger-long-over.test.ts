import { describe, expect, test } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import { type CallInWords, callInWords } from "../support/call-in-words.ts";

const cards = (call: CallInWords) =>
  call.effects.filter(
    (each): each is Extract<Effect, { type: "alert_staff" }> => each.type === "alert_staff",
  );

describe("[CALL-1] a piece that went down weeks ago, and well since", () => {
  test.each([
    ["my crown came off and i reckon i swallowed it", "that was a month ago and i've been right as rain"],
    ["i think i swallowed the filling", "no nothing like that, it was weeks ago"],
    ["i've swallowed half a veneer", "no no, i'm breathing fine, this was back in june, months ago"],
  ])("%s, '%s': is nothing of today", async (told, since) => {
    const call = await callInWords();
    const reply = await call.hears(told, since);
    expect(reply).not.toMatch(/hospital|000|check that today/);
    expect(cards(call)).toEqual([]);
    expect(call.ledger.danger?.stage).toBe("over");
  });

  test("is over, too, once it was advised on, and its card is nobody's emergency any more", async () => {
    const call = await callInWords();
    await call.hears("i think i swallowed my crown", "no, i'm breathing fine");
    expect(cards(call).at(-1)?.isOver).toBeUndefined();
    await call.hears("no hang on, it was months ago, by the way");
    expect(cards(call).at(-1)).toMatchObject({ isOver: true });
  });

  test.each([
    ["i swallowed my crown last night", "no, i'm breathing fine"],
    ["i think i swallowed my crown", "it was weeks ago but i've had this cough ever since"],
  ])("%s, '%s': is seen to", async (told, answer) => {
    const call = await callInWords();
    expect(await call.hears(told, answer)).toMatch(/hospital|000/);
  });
});

describe("[CALL-1] the card of an emergency", () => {
  test("says so where it was taken back, and nothing is left of it", async () => {
    const call = await callInWords();
    await call.hears("he's passed out on the floor and he's not answering me");
    expect(cards(call).at(-1)?.isOver).toBeUndefined();
    await call.hears("oh he was only having me on", "no he's wide awake and talking and making sense");
    await call.hears("no");
    expect(call.ledger.danger?.stage).toBe("over");
    expect(cards(call).at(-1)).toMatchObject({ isOver: true });
  });

  test("stands for whoever may harm themselves, whatever they say after it", async () => {
    const call = await callInWords();
    await call.hears("i want to kill myself", "i'm alright now, i'm safe");
    expect(cards(call).every(({ isOver }) => isOver === undefined)).toBe(true);
  });
});
