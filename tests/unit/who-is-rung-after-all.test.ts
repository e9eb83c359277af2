import { describe, expect, test } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** The caller is rung unless somebody else is plainly asked for, and nobody once they want no call. On Monday 10 August 2026, 9:00 am. */

const spokenIn = (effects: readonly Effect[]): string =>
  effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : [])).join(" ");

async function told(...lines: readonly string[]) {
  const call = await ledgerCall(builtIn);
  let said = "";
  for (const text of lines) said = spokenIn(await call.send({ type: "heard", text }));
  return { task: call.tasks.at(-1), said, ledger: call.ledger };
}
const ring = "could somebody ring me about my crown please its pat sloan";

describe("the caller is rung", () => {
  test.each([
    "use this one im on and dont ring the husband's number",
    "not the wife's mobile you lot always ring her",
    "and they keep calling her at work so please not that",
    "who do you ring then, do you ring dave",
    "ring who no no me ring me pat on this phone",
  ])("where nobody else is plainly asked for: '%s' [CALL-5]", async (words) => {
    const { task, said } = await told(ring, "tomorrow at ten", words);
    expect(task?.title).toContain("Ring Pat Sloan back");
    expect(`${task?.detail}`).not.toMatch(/^Ring .*not Pat Sloan/m);
    expect(said).not.toMatch(/ring (?:them|her|him|Dave)\b/);
  });
});

describe("nobody is rung", () => {
  test.each([
    "no dont ring me at all just leave it",
    "no no not ring i dont want a call tuesday is for the crown",
    "no phone calls thanks",
    "i'd rather you didn't ring",
    "i dont want someone ringing me in a flap",
  ])("once the caller wants no call: '%s' [CALL-5]", async (words) => {
    const { task, said } = await told(ring, "tomorrow at ten", words);
    expect(task?.title).not.toContain("Ring");
    expect(task?.detail).not.toContain("To be rung");
    expect(said).not.toMatch(/they'll ring you|good time to ring/);
  });
});

test("a boss who minds is nobody who is to ring [CALL-5]", async () => {
  const { task } = await told(ring, "tomorrow at ten or my boss will have my head");
  expect(task?.detail).not.toContain("boss;");
  expect(task?.detail).not.toContain("by the boss");
});
