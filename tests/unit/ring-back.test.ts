import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noWhen, type Reading } from "#server/dialogue/readings.ts";
import { callByActs, type Meant } from "../support/call-by-acts.ts";
import { callInWords } from "../support/call-in-words.ts";

/** Whom the team rings, on which number and when: what is said of it and what the task says are one and the same. */

const line = "+61491570156";
const numbers = ["+61491570156", "+61491570157", "+61412345678"] as const;
const sure = <Value>(value: Value): Reading<Value> => ({
  ...{ value, heard: "said", assumed: [], certainty: "sure" as const },
  span: [0, 4],
});
const act: fc.Arbitrary<Meant> = fc.oneof(
  fc.constantFrom<Meant>(
    ...([{ kind: "yes" }, { kind: "no" }, { kind: "tell" }, { kind: "give" }, { kind: "correct" }] as const),
    ...([
      { kind: "want", wish: "callback" },
      { kind: "want", wish: "message" },
    ] as const),
    ...([{ kind: "want", wish: "late" }, { kind: "want", wish: "book" }, { kind: "thanks" }] as const),
    ...([
      { kind: "rung", whom: null },
      { kind: "extension", digits: "41" },
    ] as const),
    { kind: "rung", whom: { relation: "wife", name: null } },
    { kind: "not_rung", whom: { relation: "wife", name: null } },
    {
      kind: "name",
      name: { first: "Rita", last: "Moore", full: "Rita Moore" },
      role: "caller",
      isUnsure: false,
    },
  ),
  fc.constantFrom("text", "email", "post", "none").map((by): Meant => ({ kind: "reach", by })),
  fc
    .constantFrom(...numbers)
    .map((phone): Meant => ({ kind: "phone", phone, isOwnLine: phone === line, isUnsure: false })),
  fc
    .constantFrom("own_line", null, ...numbers)
    .map((phone): Meant => ({ kind: "not_number", phone, relation: null })),
  fc.constantFrom("2026-08-12", "2026-08-13").map(
    (date): Meant => ({
      ...{ kind: "when", role: "wish", of: "ring" },
      when: { ...noWhen, days: [sure({ from: date, to: date })] },
    }),
  ),
);

type Call = Awaited<ReturnType<typeof callByActs>>;

/** The task that stands is what was told last. */
function isAsTold(call: Call): void {
  const told = call.plan.findLast((item) => item.item === "told_team");
  if (told?.item !== "told_team") return;
  const { ring, kind, detail } = told.stored;
  const [task, ...others] = call.tasks;
  expect(others).toEqual([]);
  expect(task?.detail).toBe(detail);
  expect(kind).toBe(ring?.by === "call" ? "callback" : "message");
  expect(task?.phone).toBe(ring?.phone);
  expect(call.ledger.notToRing ?? []).not.toContain(task?.phone);
  for (const [by, words] of Object.entries(says)) expect(detail.includes(words)).toBe(ring?.by === by);
  expect(ring?.by !== "call" && detail.includes("To be rung:")).toBe(false);
}

const says = {
  none: "Nobody needs to ring them.",
  text: "By text, not by a call.",
  email: "By email, not by a call.",
  post: "By post.",
};

test("whatever is meant, what is said of ringing is what the task says, and no denied number is in either [CALL-5]", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
      async (all) => {
        const call = await callByActs({ callerNumber: line });
        for (const acts of all) {
          if (call.ledger.isEnded) break;
          await call.means({ kind: "tell" }, ...acts);
          isAsTold(call);
        }
      },
    ),
    { numRuns: 250 },
  );
}, 60_000);

describe("the number [CALL-5]", () => {
  const about = "can someone ring me about my account please, it's Lena Fox";
  test.each([
    [
      ["0412 345 678", "no don't ring that number it's my husband's, ring the one I'm calling from"],
      "156",
      "678",
    ],
    [["my number is 0412 345 678", "sorry, that's mum's phone, use 0423 456 789"], "789", "678"],
    [["not on this phone, it's a mate's, try 0433 222 111", "after two"], "111", "156"],
    [["after two", "oh not the one five six, that's my old one, 0433 222 111"], "111", "156"],
  ] as const)("%j is rung on the one that is left", async (lines, rung, not) => {
    const call = await callInWords();
    await call.hears(about, ...lines, "tomorrow");
    expect(call.tasks.at(-1)?.phone?.slice(-3)).toBe(rung);
    const said = await call.hears("which number will they ring?");
    expect(said).toContain([...rung].join(" "));
    expect(said).not.toContain([...not].join(" "));
  });

  test("has its extension, and who is rung when is answered from the task", async () => {
    const call = await callInWords();
    const said = await call.hears(
      "it's Noel Adair, get the manager to ring me on 02 9876 5432 extension 41 on thursday at three",
      "so who do they ring?",
    );
    expect(said).toContain("It's you they'll ring, on the number ending in 4 3 2, extension 4 1.");
    expect(call.tasks.at(-1)?.detail).toContain("Extension 41.");
    expect(await call.hears("and when are they ringing?")).toContain("at three o'clock");
  });
});

describe("who hears back, and how [CALL-5]", () => {
  test.each([
    "I got a bill in the mail for ninety dollars that I paid, can someone ring me about it, it's Ivo Lang",
    "your letter came by post and it's wrong, it's Ivo Lang, could you call me today",
    "it's Ivo Lang, a statement arrived in the post, I want somebody to phone me this arvo",
  ])("'%s': the post that came is no wish for post", async (text) => {
    const call = await callInWords();
    const said = await call.hears(text, "any time", "no that's all");
    expect(call.tasks.at(-1)?.title).toMatch(/^Ring Ivo Lang back/);
    expect(said).not.toContain("write to you");
  });

  test("whoever says what happens if nobody rings is rung all the same", async () => {
    const call = await callInWords();
    await call.hears("ring me about my bill please, it's Ivo Lang", "before four today");
    await call.hears("if nobody rings me I'm going to the council");
    expect(call.tasks.at(-1)).toMatchObject({ title: "Ring Ivo Lang back" });
  });

  test("once nobody is to ring, that is said, and the task says so", async () => {
    const call = await callInWords();
    await call.hears(
      "ring me about my bill please, it's Ivo Lang, it's fifty dollars too much",
      "before four",
    );
    expect(await call.hears("oh don't worry, no need to ring me")).toMatch(/nobody will ring|no call/);
    expect(call.tasks.at(-1)?.detail).toContain("Nobody needs to ring them.");
  });

  test.each(["I'll call them now, what's the number for the nurse", "should I ring them or Lifeline"])(
    "'%s' has nobody rung",
    async (text) => {
      const call = await callInWords();
      await call.hears("what's the number for lifeline", text, "no that's all");
      expect(call.tasks).toEqual([]);
    },
  );
});
