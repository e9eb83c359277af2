import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What somebody is rung about, and what goes on meanwhile, is no time to ring. On Monday 10 August 2026. */

async function rung(...lines: readonly string[]) {
  const call = await callInWords();
  const said = await call.hears(...lines);
  return { said, call, ring: call.ledger.told?.ring };
}
const days = ({ ring }: Awaited<ReturnType<typeof rung>>) => ring?.when.days.map(({ value }) => value.from);

describe("what is rung about is no time to ring [CALL-8]", () => {
  test.each([
    "could someone give me a bell about thursday it's lorna day",
    "please ring me regarding the fourteenth it's lorna day",
    "can someone call me with a price for friday it's lorna day",
    "tell the dentist mum's got bridge tuesday arvo and could they call me back it's lorna day",
  ])("'%s': when to ring is still open", async (words) => {
    const { call } = await rung(words);
    expect(["ring_when", "name"]).toContain(call.ledger.asked?.ask);
    expect(call.ledger.matters.at(-1)?.ringWhen).toBeNull();
  });

  test.each([
    ["could someone ring me tuesday about changing mum's check up to the twenty first it's lorna day", "11"],
    ["we've got the painters in on friday and could they call me thursday it's lorna day", "13"],
    ["because my course begins thursday could you ring me wednesday it's lorna day", "12"],
  ])("'%s': they ring on the day of the ringing alone", async (words, day) =>
    expect(days(await rung(words))).toEqual([`2026-08-${day}`]),
  );

  test("and 'about ten' is still around ten", async () => {
    const { ring } = await rung("can you ring me about ten it's lorna day");
    expect(ring?.when.times.map(({ value }) => value)).toMatchObject([{ kind: "exact", time: "10:00" }]);
  });
});

describe("a ring time that is put right [CALL-8]", () => {
  test.each([
    "don't ring me wednesday ring me friday",
    "no don't call me wednesday i meant call me friday about it",
    "not phone me on wednesday phone me friday about shifting it to the twentieth",
  ])("'%s': the new day stands alone and is said back", async (words) => {
    const told = await rung("can somebody ring me it's lorna day", "wednesday at eleven", words);
    expect(days(told)).toEqual(["2026-08-14"]);
    expect(told.said).toContain("Friday the 14th");
    expect(told.said).not.toMatch(/Wednesday|What would you like/);
  });

  test("'don't ring Nigel Tuesday' rules Tuesday out for whoever is rung", async () => {
    const told = await rung(
      "can you ring my husband nigel on oh four one two three four five six seven eight it's lorna day",
      "tuesday after two",
      "sorry don't ring nigel tuesday ring him thursday",
    );
    expect(days(told)).toEqual(["2026-08-13"]);
    expect(told.said).toContain("Thursday the 13th");
  });
});
