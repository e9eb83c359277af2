import { describe, expect, test } from "vitest";
import { type CallInWords, callInWords } from "../support/call-in-words.ts";

/** What lets a danger go, by what it is: felt, or something that has happened. */

async function callOf(...said: readonly string[]): Promise<CallInWords & { last: string }> {
  const call = await callInWords();
  return Object.assign(call, { last: await call.hears(...said) });
}

describe("[CALL-3] what is felt is let go where it is over, denied by its name, or seen to", () => {
  test.each([
    [
      "im having chest pain and my jaw hurts",
      "no its only the tooth the gp did the ecg this morning and its fine",
    ],
    [
      "my throat feels like its closing from this abscess",
      "the er doctor looked at my throat an hour ago and said its fine",
    ],
    ["my chest is tight and my tooth is killing me", "no my chest is fine its just my tooth"],
    ["i have pain in chest and in teeth", "no is finish the doctor check me today all normal"],
  ])("%s · %s: the tooth is seen to today", async (...said) => {
    const { ledger, last } = await callOf(...said);
    expect(ledger.danger?.stage).not.toBe("sent");
    expect(last).toMatch(/today at/);
    expect(last).toContain("000");
  });

  test.each([
    ["my chest is tight", "i havent seen a doctor"],
    ["im having chest pain", "it went away but its come back"],
    ["my chest is tight", "the doctor checked my heart last year and it was fine"],
    ["my throat is closing up", "the hospital told me to come back if it gets worse and it has"],
    ["ive got chest pain and my jaw hurts", "no its not my chest its my jaw and my arm is heavy"],
  ])("%s · %s: stands", async (...said) => {
    expect((await callOf(...said)).ledger.danger?.stage).toBe("sent");
  });

  test("and what was asked before it is answered then", async () => {
    const { last } = await callOf(
      "how much is an extraction my jaw is killing me and my chest is tight",
      "no chest is fine its just anxiety doctor checked me yesterday",
    );
    expect(last).toMatch(/extraction/);
  });
});

describe("[CALL-3] what has happened is undone by no word of how they are now", () => {
  test.each([
    [
      "my toddler drank half a bottle of mouthwash concentrate",
      "hes laughing now so he must be ok",
      "can we just book a checkup",
      /13 11 26/,
    ],
    [
      "i swallowed a little magnet from my aligner case",
      "im totally fine though i feel great",
      "can you just book me in for a clean",
      /hospital/,
    ],
    [
      "my husband had a mini stroke his arm went weak and face dropped",
      "hes completely normal again",
      "so is his appointment still on",
      /triple zero/i,
    ],
    ["our baby drank some perfume", "hes giggling so all good", "whats your next appointment", /13 11 26/],
  ])("%s · %s · %s", async (told, cheerful, next, line) => {
    expect((await callOf(told, cheerful, next)).last).toMatch(line);
  });

  test.each([
    ["we think she ate rat poison", "oh no wait it was a cupcake the sprinkles looked like pellets"],
    [
      "my little one swallowed dishwasher powder",
      "sorry not dishwasher powder it was icing sugar she said i misheard her",
    ],
    ["he took the whole packet of panadol", "no no i meant in the cartoon hes watching"],
    ["he had a turn and blacked out at the table", "doctor came to the house and checked him over hes good"],
    ["my boy swallowed a magnet", "x ray showed nothing the hospital said he never swallowed it"],
    ["dad collapsed at breakfast", "hospital kept him in overnight hes been discharged"],
    ["he had a seizure and was unconscious", "the paramedics came and checked him and left"],
    ["she took a whole box of nurofen for her tooth", "poisons line told us just to watch her shes fine"],
  ])("%s · %s: did not happen, or was seen to", async (...said) => {
    expect((await callOf(...said)).ledger.danger?.stage).toBe("over");
  });

  test.each([
    ["she drank bleach", "sorry i meant the toilet cleaner"],
    ["he drank bleach", "no he didnt drink it all only half"],
    ["he swallowed a battery", "the doctor cant see him till tomorrow"],
    ["dads speech is slurred", "the nurse on the phone said hes fine"],
    ["mum passed out", "i think the hospital said she was ok"],
    ["mum fainted and hit her head", "the hospital sent her home but shes passed out again"],
  ])("%s · %s: stands", async (...said) => {
    expect((await callOf(...said)).ledger.danger?.stage).not.toBe("over");
  });
});

test("what was only played down is asked about once more, plainly [CALL-3]", async () => {
  const { last } = await callOf(
    "im bleeding really badly from the extraction it wont stop",
    "sorry i exaggerated its just a little bit pink",
  );
  expect(last).toBe("Is it still bleeding now?");
});

test("speech that was slurred for a while is a stroke until it was seen to [CALL-3]", async () => {
  const { ledger } = await callOf(
    "dad went all funny his speech was slurred for five minutes",
    "back to normal now",
  );
  expect(ledger.danger?.stage).not.toBe("over");
});

test("whoever rings 000 at the first question is asked nothing more [CALL-1]", async () => {
  const { last } = await callOf("he swallowed a battery", "ok i rang triple zero theyre coming");
  expect(last).not.toMatch(/\?|triple zero/);
});
