import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Two people with two surnames on one call: each has the one that was told of them. */

async function namesAfter(...said: readonly string[]) {
  const call = await callInWords();
  const last = await call.hears(...said);
  const { people, caller, matters } = call.ledger;
  return { of: people[matters[0]?.person ?? caller]?.name?.full, own: people[caller]?.name?.full, last };
}

const wish = "can i book my boy in for a check up wednesday at ten";

describe("each surname goes to whom it was said of [CALL-8]", () => {
  test.each([
    [["it's felix moreau and i'm his mum anna", "no mine's anna kowalski"], "Felix Moreau", "Anna Kowalski"],
    [
      ["his name is felix moreau i am his father peter", "i am peter kowalski"],
      "Felix Moreau",
      "Peter Kowalski",
    ],
    [["i'm anna kowalski and he's felix moreau"], "Felix Moreau", "Anna Kowalski"],
    [["he's felix moreau and i'm his mum anna", "my surname is kowalski"], "Felix Moreau", "Anna Kowalski"],
    [
      ["he's felix kowalski and i'm his mum anna moreau", "sorry he's moreau i'm kowalski"],
      "Felix Moreau",
      "Anna Kowalski",
    ],
  ])("%j: the visit is for %s, and %s rings", async (said, of, own) => {
    const names = await namesAfter(wish, ...said);
    expect(names).toMatchObject({ of, own });
    expect(names.last).toContain(of);
  });

  test.each(["hang on it's moreau not kowalski", "no no he is moreau not kowalski"])(
    "%s: whoever bears the wrong one is put right, and nobody else",
    async (said) => {
      const names = await namesAfter(wish, "he's felix kowalski and i'm his mum anna kowalski", said);
      expect(names).toMatchObject({ of: "Felix Moreau", own: "Anna Kowalski" });
    },
  );

  test("how somebody is names nobody", async () => {
    expect(await namesAfter(wish, "felix moreau", "he's fine and i'm running late")).toMatchObject({
      of: "Felix Moreau",
    });
  });
});
