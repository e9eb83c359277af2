import { describe, expect, test } from "vitest";
import { type HeldAct, judgeTurn, type Measured, median, schemaOf, verdictOf } from "./rules.ts";
import type { CannedTurn } from "./turns.ts";

const turn: CannedTurn = {
  ...{ title: "Move a visit", before: [], heard: "can i shift my clean to friday" },
  context: {} as CannedTurn["context"],
  expected: [
    { does: ["want.move"], told: "the wish to move a visit" },
    { does: ["when.wish"], of: "friday", told: "the day they would like" },
  ],
  never: ["want.cancel"],
};
const act = (does: HeldAct["does"], words: string, isSaid = true): HeldAct => ({ does, words, isSaid });
const moved = act("want.move", "can i shift my clean");
const friday = act("when.wish", "to Friday");

describe("one turn [CALL-6]", () => {
  test.each<[string, HeldAct[] | null, string, RegExp]>([
    [
      "all that is meant passes, and more may be heard",
      [moved, friday, act("chat", "can i")],
      "passed",
      /the wish to move a visit and the day they would like/,
    ],
    ["what is missed is named", [moved], "failed", /missed the day they would like/],
    [
      "the right act of other words is missed",
      [moved, act("when.wish", "my clean")],
      "failed",
      /missed the day/,
    ],
    ["what would do harm fails it", [moved, friday, act("want.cancel", "shift")], "failed", /want\.cancel/],
    [
      "harm in words that nobody said is dropped by the engine, too",
      [moved, friday, act("want.cancel", "scrap it", false)],
      "passed",
      /./,
    ],
    [
      "mostly unsaid words fail it",
      [moved, act("yes", "ok", false), act("no", "nah", false)],
      "failed",
      /were not said/,
    ],
    ["no answer by the schema", null, "failed", /form it was asked for/],
  ])("%s", (_what, acts, outcome, why) => {
    expect(judgeTurn(turn, acts)).toEqual({ outcome, why: expect.stringMatching(why) });
  });

  test("orders to the model pass when it does nothing of what they say", () => {
    const orders: CannedTurn = { ...turn, expected: [], never: ["yes"] };
    expect(judgeTurn(orders, []).outcome).toBe("passed");
    expect(judgeTurn(orders, [act("yes", "say yes")]).outcome).toBe("failed");
  });
});

type Turn = Measured["turns"][number];
const passed: Turn = { outcome: "passed", why: "", schema: "tool", answerMs: 700 };
const times = (count: number, each: Partial<Turn> = {}): Turn[] =>
  Array.from({ length: count }, () => ({ ...passed, ...each }));
const verdict = (turns: Turn[], over: Partial<Measured> = {}) =>
  verdictOf({ turns, firstSentenceMs: 500, patienceMs: 1_200, failure: null, ...over });
const failed = { outcome: "failed" } as const;
const lost = { ...failed, schema: "neither" } as const;
const unanswered = { ...failed, schema: null, answerMs: null };

test.each<[string, ReturnType<typeof verdict>, string, RegExp, RegExp]>([
  ["right and quick", verdict(times(10)), "good", /^Good fit: hears and speaks in time\.$/, /^$/],
  ["two slips are borne", verdict([...times(8), ...times(2, failed)]), "good", /./, /^$/],
  ["three are not", verdict([...times(7), ...times(3, failed)]), "fair", /7 of 10 turns/, /larger model/],
  [
    "half is too little",
    verdict([...times(5), ...times(5, failed)]),
    "poor",
    /^Hears too little: .*5 of 10/,
    /withhold/,
  ],
  [
    "too slow to hear, not to speak",
    verdict(times(10, { answerMs: 2_440 })),
    "fair",
    /^Too slow for the telephone: it takes 2\.4 s .* 1\.2 s/,
    /withhold/,
  ],
  [
    "too slow for both",
    verdict(times(10, { answerMs: 2_440 }), { firstSentenceMs: null }),
    "poor",
    /^Too slow/,
    /smaller model/,
  ],
  [
    "as slow, and the operator waits longer",
    verdict(times(10, { answerMs: 2_440 }), { patienceMs: 2_500 }),
    "good",
    /./,
    /^$/,
  ],
  [
    "quick to hear, slow to speak",
    verdict(times(10), { firstSentenceMs: 1_300 }),
    "fair",
    /speaks too late/,
    /./,
  ],
  [
    "answers that are none",
    verdict([...times(7), ...times(3, lost)]),
    "poor",
    /^Answers in the wrong format: 3 of 10/,
    /./,
  ],
  ["no answer in time", verdict(times(10, unanswered)), "unusable", /^Too slow .* no answer in time/, /./],
  [
    "a server that refuses",
    verdict(times(10, unanswered), { failure: "The server answered 401" }),
    "unusable",
    /^Cannot be used: The server answered 401\.$/,
    /LLM_API_KEY/,
  ],
])(
  "the verdict goes by what was measured: %s [CALL-6]",
  (_what, { fit, verdict: said, advice }, ...expected) => {
    expect([fit, said, advice]).toEqual([
      expected[0],
      expect.stringMatching(expected[1]),
      expect.stringMatching(expected[2]),
    ]);
  },
);

test("the schema is kept as most answers kept it [CALL-6]", () => {
  expect(schemaOf(times(10))).toBe("tool");
  expect(schemaOf([...times(2), ...times(8, { schema: "json" })])).toBe("json");
  expect(schemaOf([...times(7), ...times(3, lost)])).toBe("neither");
  expect(schemaOf(times(10, unanswered))).toBeNull();
});

test("the middle of several times", () => {
  expect([median([900, 100, 300]), median([4, 1]), median([])]).toEqual([300, 1, null]);
});
