import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noWhen } from "#server/dialogue/readings.ts";
import { callByActs, type Meant } from "../support/call-by-acts.ts";
import { callInWords } from "../support/call-in-words.ts";

/** Whoever has said anything that is no goodbye is not let go, whatever it was taken for. */

const elsie = { first: "Elsie", last: "Pomeroy", full: "Elsie Pomeroy" };
const telling: readonly Meant[] = [
  { kind: "tell", certainty: 0.9 },
  { kind: "dead", name: null, relation: "husband" },
  { kind: "sad" },
  { kind: "complaint" },
  { kind: "fear" },
  { kind: "for_us" },
  { kind: "want", wish: "book" },
  { kind: "want", wish: "message" },
  { kind: "want", wish: "callback" },
  { kind: "ask", topic: "price", about: {} },
  { kind: "ask", topic: "other", about: {} },
  { kind: "name", name: elsie, role: "caller", isUnsure: false },
  { kind: "when", when: { ...noWhen, soonest: null }, role: "wish" },
];
const going: readonly Meant[] = [
  ...(["no", "yes", "thanks", "chat", "greet", "drop", "sales", "wrong_number"] as const).map(
    (kind): Meant => ({ kind }),
  ),
];
const told = fc.constantFrom(...telling);
const anything = fc.oneof(told, fc.constantFrom(...going));

test("whatever was said before, nobody who tells, asks or wishes something is let go on it [CALL-5]", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anything, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
      fc.array(anything, { maxLength: 3 }),
      told,
      async (before, beside, said) => {
        const call = await callByActs({ knows: () => false });
        for (const acts of before) if (!call.ledger.isEnded) await call.means(...acts);
        if (call.ledger.isEnded) return;
        const plan = await call.means(...beside, said);
        // Handed over with all that was said, after three turns that brought nothing, a task stands.
        if (call.ledger.isEnded) expect(JSON.stringify(plan)).toContain('"why":"stuck"');
      },
    ),
    { numRuns: 500 },
  );
}, 60_000);

describe("asking for somebody by name is asking for somebody here [CALL-5]", () => {
  test.each([
    "hello is that trish",
    "oh hello is this beverley",
    "is gwen there",
    "is that you colleen",
    "good morning am i speaking to mrs henderson",
    "hiya is bronwyn working today",
  ])("%s", async (words) => {
    const call = await callInWords();
    const said = await call.hears(words);
    expect(said).not.toMatch(/wrong number/);
    expect(said).toMatch(/\?$/);
  });

  test.each(["is that brian from the council", "hello is that annes bakery", "is this the mechanic"])(
    "and another business is none of ours: %s",
    async (words) => expect(await (await callInWords()).hears(words)).toMatch(/a dental clinic/),
  );
});

describe("whoever says that it is the clinic they want is served [CALL-5]", () => {
  test.each([
    "no no its the dentist im after dear",
    "no ive got the right number i come there for my teeth",
    "its not a wrong number im a patient there",
    "no its ivy lockwood i have my teeth done with you",
  ])("%s", async (words) => {
    const call = await callInWords();
    await call.hears("hello is that the chemist");
    const said = await call.hears(words);
    expect(said).not.toMatch(/wrong number|can't help with that|only know about|Bye/);
    expect(call.ledger.isEnded).toBe(false);
    expect(await call.hears("i want a check up tomorrow")).toMatch(/tomorrow/);
  });

  test.each(["oh sorry love wrong number", "no sorry bye", "oh righto thanks"])(
    "and whoever owns up to it is let go: %s",
    async (words) => {
      const call = await callInWords();
      await call.hears("is that the chemist", words);
      expect(call.ledger.isEnded).toBe(true);
      expect(call.tasks).toEqual([]);
    },
  );
});
