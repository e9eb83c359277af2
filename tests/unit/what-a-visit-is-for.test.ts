import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** What a visit that this call booked is for is changed, and no other is looked for. */

async function afterFilling(...lines: readonly string[]) {
  const call = await ledgerCall(builtIn);
  for (const text of ["can i come tuesday at ten for a filling sharron baker", "yes", ...lines])
    await call.send({ type: "heard", text });
  return call;
}

describe("what a booked visit is for, put otherwise", () => {
  test.each([
    "just change what its for to a check up",
    "sorry i said filling but its only a check up",
    "thats meant to be a clean not a filling love",
    "oh no its not a filling at all its a clean",
    "could you put that down as a clean instead",
    "can we swap that for a clean instead",
  ])("'%s', is the team's, on the visit, and no new booking [CALL-5] [APPT-14]", async (words) => {
    const call = await afterFilling(words, "no thats fine thanks");
    expect(call.ledger.matters.filter(({ kind }) => kind === "book")).toHaveLength(1);
    expect(call.book.standing()).toMatchObject([{ date: "2026-08-11", time: "10:00" }]);
    expect(call.tasks).toHaveLength(1);
    expect(call.tasks[0]?.detail).toContain(words);
    expect(call.tasks[0]?.appointmentId).not.toBeNull();
  });

  test("beside another time, moves it and tells the team as well [CALL-5]", async () => {
    const call = await afterFilling("make it eleven and its a check up not a filling", "yes");
    expect(call.book.standing()).toMatchObject([{ time: "11:00" }]);
    expect(call.tasks[0]?.detail).toContain("its a check up not a filling");
    expect(call.ledger.matters.filter(({ kind }) => kind === "book")).toHaveLength(1);
  });

  test("at the read-back is put right there [CALL-5]", async () => {
    const call = await ledgerCall(builtIn);
    for (const text of [
      "can i come tuesday at ten for a filling sharron baker",
      "its a clean not a filling",
      "yes",
    ])
      await call.send({ type: "heard", text });
    expect(call.book.standing()).toMatchObject([{ appointmentType: "Teeth Cleaning", time: "10:00" }]);
    expect(call.tasks).toEqual([]);
  });

  test("leaves another visit that is wished for to be booked [CALL-5]", async () => {
    const call = await afterFilling("and can i book a clean as well on thursday at ten", "yes");
    expect(call.book.standing()).toHaveLength(2);
  });
});
