import { expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** Who rings as somebody's parent, told by the child's name. */

const standingAfter = async (...said: readonly string[]) => {
  const call = await ledgerCall(builtIn);
  for (const text of said) await call.send({ type: "heard", text });
  return call.ledger.people.map(({ standing }) => standing);
};

test.each([
  "hi it's grace matilda's mum what time did we say for her on wednesday",
  "good morning i'm oliver's dad i need to move his check-up on friday",
])("a parent of a small child speaks for it: %s [CALL-8]", async (said) => {
  const standings = await standingAfter(said);
  expect(standings).toContain("small");
  expect(standings).not.toContain("grown");
});

test("somebody else's mother is no child [CALL-8]", async () => {
  expect(await standingAfter("i need to move my wife's mum's appointment on friday")).not.toContain("small");
});
