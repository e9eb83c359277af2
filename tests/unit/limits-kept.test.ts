import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Hours outside which nothing suits hold for every offer of the call. */

async function offeredAfter(...said: readonly string[]): Promise<readonly string[]> {
  const call = await callInWords();
  await call.hears(...said);
  return call.ledger.matters[0]?.offered.map(({ time }) => time) ?? [];
}

describe("a limit once told holds for every offer [CALL-1]", () => {
  test.each([
    [["i need a clean tomorrow has to be after one but i gotta leave for work by four"], "13:00", "15:30"],
    [["i need a clean tomorrow morning but i have to be away by twelve"], "00:00", "11:30"],
    [["i need a clean wednesday", "i must be gone by one", "what about thursday"], "00:00", "12:30"],
    [["a filling please but it has to be before eleven", "tuesday", "in the morning"], "00:00", "10:30"],
    [["i've chipped my tooth it hurts but i can only come after three"], "15:00", "23:59"],
    [["i need a clean", "after two but i've got to leave by five", "thursday afternoon"], "14:00", "16:30"],
  ])("%j: nothing before %s, and none that ends too late", async (said, earliest, latest) => {
    const times = await offeredAfter(...said);
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((time) => time < earliest || time > latest)).toEqual([]);
  });

  test("until they tell it otherwise", async () => {
    expect(
      await offeredAfter("i need a clean tomorrow only after three", "between ten and twelve then"),
    ).toContain("10:00");
  });
});

test("a weekday that is ruled out for one week is the next such day [CALL-5]", async () => {
  // Friday, 14 August 2026.
  const call = await callInWords({ at: Date.parse("2026-08-13T23:00:00Z") });
  const said = await call.hears(
    "hi could i get a clean on a monday or a wednesday after two just not next week",
  );
  expect(said).toMatch(/24th|26th/);
});

test.each([
  ["could you do nine i've got the kids' swimming at half eight and a dentist's bill to pay at ten", "09:00"],
  ["can i have the nine because i've got tradies coming at ten", "09:00"],
  ["could i get the half past four i have pilates at six", "16:30"],
])("an hour of some other business is no hour to come at: '%s' [CALL-1]", async (words, time) => {
  const call = await callInWords();
  await call.hears("i need a clean on wednesday", words);
  expect(call.ledger.matters[0]?.slot?.time).toBe(time);
});

test.each(["i'd rather not come on a friday but any other day next week for a filling"])(
  "a day that they would rather not come on is none to come on: '%s' [CALL-1]",
  async (words) => {
    const call = await callInWords();
    await call.hears(words);
    const days = call.ledger.matters[0]?.offered.map(({ date }) => date) ?? [];
    expect(days.filter((date) => date === "2026-08-14" || date === "2026-08-21")).toEqual([]);
    expect(days.length).toBeGreaterThan(0);
  },
);
