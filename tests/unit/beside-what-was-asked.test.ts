import { describe, expect, test } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import { type LedgerCall, ledgerCall } from "../support/ledger-call.ts";

/** What callers say beside an answer, or in place of one: leave is taken, word for the team is kept, and nothing under way is lost. */

interface Ring {
  call: LedgerCall;
  /** What was said to the last line. */
  said: string;
}

async function callOf(...lines: readonly string[]): Promise<Ring> {
  const call = await ledgerCall(builtIn);
  let last: readonly Effect[] = [];
  for (const text of lines) last = await call.send({ type: "heard", text });
  return { call, said: last.flatMap((effect) => (effect.type === "say" ? [effect.text] : [])).join(" ") };
}

const standing = ({ call }: Ring) =>
  call.book
    .standing()
    .filter(({ patientName }) => patientName !== "Somebody Else")
    .map(({ patientName, date, time }) => `${patientName} ${date} ${time}`);

describe("'no, that's all, thanks' takes leave", () => {
  test.each([
    ["at several times", ["i'd like a check-up thursday"]],
    ["at one time", ["i'd like a check-up thursday at twenty past nine"]],
    ["at the name", ["i'd like a check-up thursday at two"]],
  ])("%s, and the team has what was wished for [CALL-5]", async (_, before) => {
    const { call, said } = await callOf(...before, "no that's all thanks");
    expect(call.ledger.isEnded).toBe(true);
    expect(said).toMatch(/(?:passed that on to|left word of it for) the team.*bye/i);
    expect(call.tasks).toHaveLength(1);
    expect(call.tasks[0]?.detail).toContain("check-up thursday");
  });
});

describe("word for the team beside what was asked", () => {
  test.each([
    "can you also ask the dentist to ring my husband",
    "oh and tell them i'm bringing my guide dog",
    "could somebody call my wife back, she rang this morning",
    "can you also get someone to ring me about my bill",
  ])("is taken up with a word, and the visit goes on: %s [CALL-5]", async (words) => {
    const ring = await callOf("i'd like a check-up thursday at two", words);
    expect(ring.said).toMatch(/let the team know about that too|ring back/);
    expect(ring.call.ledger.asked?.ask).toBe("name");
    const lines = ["i'd like a check-up thursday at two", words, "mia chen", "yes", "any time is fine"];
    const whole = await callOf(...lines);
    expect(standing(whole)).toEqual(["Mia Chen 2026-08-13 14:00"]);
    expect(whole.call.tasks).toHaveLength(1);
    expect(whole.call.tasks[0]?.detail).toContain(words);
  });

  test("for somebody else is no call to whoever rings [CALL-5]", async () => {
    const lines = [
      "i'd like a check-up thursday",
      "the first one and can you ask the dentist to ring my husband",
    ];
    const { call, said } = await callOf(...lines, "mia chen", "yes");
    expect(said).not.toMatch(/time to ring you/);
    expect(call.tasks.map(({ title }) => title)).toEqual(["Message from Mia Chen"]);
  });

  test.each([
    ["can somebody just ring me about it", "callback"],
    ["no thanks, just tell the dentist i rang", "message"],
    ["i want to leave a message", "message"],
  ])("in place of an answer is all there is: %s [CALL-5]", async (words, kind) => {
    const { call } = await callOf("i'd like a check-up thursday", words);
    expect(call.ledger.matters[0]?.status).not.toBe("open");
    expect(call.ledger.matters.at(-1)?.kind).toBe(kind);
  });
});

test("a second wish of another kind in the same breath is taken up with a word [CALL-1]", async () => {
  const { said } = await callOf("i'd like a clean and i need to cancel my husband's one");
  expect(said).toMatch(/cancellation for your husband/);
  expect(said).toMatch(/\?$/);
});

test("a visit asked for by its own verb is wished for beside one that is given up in another clause [CALL-5]", async () => {
  const { call, said } = await callOf("can i book for me and my husband thursday and cancel my daughter's");
  expect(call.ledger.matters.map(({ kind }) => kind)).toEqual(["book", "book", "cancel"]);
  expect(said).toMatch(/cancellation for your daughter/);
});

test("whoever the word is for is no treatment: 'tell the hygienist' [CALL-5]", async () => {
  const { call } = await callOf("i'd like a filling on friday and could you tell the hygienist thanks");
  expect(call.ledger.matters[0]).toMatchObject({ kind: "book", named: "filling" });
});

describe("straight after one who is only wished for in the same breath", () => {
  test.each([
    ["can i book a clean thursday at ten for mia and then leo straight after", ["chen", "yes", "yes", "yes"]],
    [
      "i'd like a clean thursday at ten for me and then my son straight after",
      ["mia chen", "yes", "leo", "yes", "yes"],
    ],
  ])("comes when that visit ends: %s [CALL-1]", async (words, answers) => {
    expect(standing(await callOf(words, ...answers))).toEqual([
      "Mia Chen 2026-08-13 10:00",
      "Leo Chen 2026-08-13 10:30",
    ]);
  });

  test("follows it where it was moved to before it was booked [CALL-1]", async () => {
    const lines = [
      "a clean thursday at ten for mia and then leo straight after",
      "chen",
      "actually make it two o'clock",
    ];
    expect(standing(await callOf(...lines, "yes", "yes", "yes"))).toEqual([
      "Mia Chen 2026-08-13 14:00",
      "Leo Chen 2026-08-13 14:30",
    ]);
  });

  test("is let go by a time of their own [CALL-1]", async () => {
    const lines = [
      "a clean thursday at ten for mia and then leo straight after",
      "chen",
      "yes",
      "actually leo can come at three",
    ];
    const { call } = await callOf(...lines, "yes", "yes", "yes");
    expect(standing({ call, said: "" })).toContain("Leo Chen 2026-08-13 15:00");
  });
});
