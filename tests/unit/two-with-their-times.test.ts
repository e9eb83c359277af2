import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** The caller and somebody else, each with a time of their own, told in one breath. */

async function rung(...lines: readonly string[]) {
  const call = await ledgerCall(builtIn);
  for (const text of lines) await call.send({ type: "heard", text });
  return call;
}
const both = [
  expect.objectContaining({ patientName: "Salma Aziz", date: "2026-08-11", time: "14:00" }),
  expect.objectContaining({ patientName: "Tariq Aziz", date: "2026-08-11", time: "14:30" }),
];

describe("two in one breath", () => {
  test.each([
    ["i need two check ups tuesday one for me at two and tariq at half two", "yes two for me its salma aziz"],
    [
      "two check ups on tuesday please one at two for me and one for tariq at half past two",
      "two for me salma aziz",
    ],
    ["book me tuesday at two for a check up and tariq at half two my names salma aziz", "yes"],
    ["check ups for tariq and me tuesday tariq at half two and me at two", "yes thats right its salma aziz"],
  ])("bear the times that are told for each: '%s' [CALL-1] [CALL-5]", async (first, second) => {
    const call = await rung(first, second, "aziz", "yes", "yes", "yes");
    const standing = call.book.standing().toSorted((one, other) => one.time.localeCompare(other.time));
    expect(standing).toEqual(both);
  });

  test("are each heard by a name that is in no list, and no third visit is begun [CALL-5]", async () => {
    const call = await rung("i need two one for me at two and emeka at half two check ups on tuesday");
    expect(call.ledger.matters.map(({ kind, person }) => [kind, person])).toHaveLength(2);
    expect(call.ledger.matters.map(({ when }) => when.reading.times.map(({ value }) => value))).toEqual([
      [{ kind: "exact", time: "14:00" }],
      [{ kind: "exact", time: "14:30" }],
    ]);
    expect(call.ledger.people.map(({ name }) => name?.first ?? null)).toEqual([null, "Emeka"]);
  });
});
