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

describe("what was left for the team", () => {
  const things = [
    "could somebody ring me its pat sloan i got charged twice for the filling a hundred and ten dollars each",
    "tomorrow at ten",
    "and tell them im on warfarin now since march",
  ] as const;

  test.each([
    "can you read it all back to me",
    "so what have you written down",
    "say that back to me would you",
    "what does my message say then",
    "what have you got down so far",
  ])("is read back thing by thing, with the number and the time: '%s' [CALL-5]", async (words) => {
    const { said } = await told(...things, words);
    expect(said).toContain("you got charged twice");
    expect(said).toContain("you're on warfarin");
    expect(said).toMatch(/ring you on the number ending in 1 5 6 tomorrow at ten/);
    expect(said).not.toContain("the team has that");
  });

  test("stands in the task, all of it and in the order told [CALL-5]", async () => {
    const { task } = await told(...things);
    expect(task?.detail).toMatch(/In the caller's words: .*charged twice.*warfarin/);
  });

  test("names whose number the clinic is not to ring, and the caller's own stays [CALL-5]", async () => {
    const { task, said } = await told(...things, "oh and dont ring the wife's number whatever you do");
    expect(task?.detail).toContain("Not on the number of the caller’s wife.");
    expect(task?.phone).toBe("+61491570156");
    expect(said).not.toContain("What number");
  });
});

test("limits on when to ring add up, whatever is told later [CALL-5]", async () => {
  const { task } = await told(
    ring,
    "not between one and half two im driving",
    "and it has to be wednesday or thursday",
  );
  const line = task?.detail.split("\n").find((each) => each.startsWith("To be rung")) ?? "";
  expect(line).toContain("not between one and half two");
  expect(line).toMatch(/wednesday or thursday/);
});
