import fc from "fast-check";
import { expect, test } from "vitest";
import { appointmentTypes } from "#contract/limits.ts";
import { plainActs, topics, wishes } from "#server/dialogue/hear/acts/labels.ts";
import { noWhen, type Reading, type TimeWish } from "#server/dialogue/readings.ts";
import { callByActs, type Meant } from "../support/call-by-acts.ts";

const sure = <Value>(value: Value): Reading<Value> => ({
  ...{ value, heard: "said", assumed: [], certainty: "sure" as const },
  span: [0, 4],
});
const date = fc.integer({ min: 8, max: 28 }).map((day) => `2026-08-${String(day).padStart(2, "0")}`);
const time = fc.constantFrom("09:00", "10:30", "14:00", "16:30", "20:00");
const timeWish: fc.Arbitrary<TimeWish> = fc.oneof(
  time.map((each) => ({ kind: "exact" as const, time: each })),
  fc.constant({ kind: "part" as const, from: "12:00", to: "17:00", label: "afternoon" }),
);
const when = fc
  .record({
    days: fc.array(
      date.map((each) => sure({ from: each, to: each })),
      { maxLength: 2 },
    ),
    times: fc.array(timeWish.map(sure), { maxLength: 2 }),
  })
  .map(({ days, times }) => ({ ...noWhen, days, times }));
const name = fc.constantFrom(
  { first: "Rita", last: "Moore", full: "Rita Moore" },
  { first: "Marlo", last: null, full: "Marlo" },
  { first: "Ella", last: "Quist", full: "Ella Quist" },
);
const ofKind = <Kind extends Meant["kind"]>(kind: Kind) => fc.constant(kind);

/** Anything that an utterance could come to; what ends a call is rarer, so that calls last. */
const act: fc.Arbitrary<Meant> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Meant>({ kind: "yes" }, { kind: "no" }) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...plainActs.filter((each) => each !== "abuse" && each !== "bye" && each !== "noise"))
      .map((kind): Meant => ({ kind })),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: ofKind("want"),
      wish: fc.constantFrom(...wishes.filter((each) => each !== "person")),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: ofKind("ask"), topic: fc.constantFrom(...topics), about: fc.constant({}) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: ofKind("when"),
      when,
      role: fc.constantFrom("wish" as const, "visit" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: ofKind("name"),
      name,
      role: fc.constantFrom("caller" as const, "patient" as const, "unclear" as const),
      isUnsure: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: ofKind("phone"),
      phone: fc.constantFrom("+61491570156", "+61491570157"),
      isOwnLine: fc.boolean(),
      isUnsure: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: ofKind("treatment"),
      treatment: fc.constantFrom(...appointmentTypes),
      named: fc.constantFrom(null, "check-up"),
      reason: fc.constant("a tooth"),
      isUnsure: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: ofKind("patient"),
      relation: fc.constantFrom("son", "wife"),
      standing: fc.constantFrom("small" as const, "grown" as const, "unknown" as const),
      age: fc.constant(null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: ofKind("pick"),
      candidate: fc.constantFrom("before-1", "2026-08-11T09:00", "nobody"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: ofKind("shift"),
      shift: fc.record({
        minutes: fc.constantFrom(null, 30, 60),
        direction: fc.constantFrom("later" as const, "earlier" as const),
      }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: ofKind("danger"),
      danger: fc.constantFrom(
        ...(["breathing", "bleeding", "collapse", "self_harm", "poison", "allergic"] as const),
        ...(["knocked_out_tooth", "swelling", "severe_pain", "oozing"] as const),
      ),
      degree: fc.constantFrom("life" as const, "perhaps_life" as const, "urgent" as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Meant>({ kind: "help_line", line: "lifeline" }) },
);
const utterance = fc.array(act, { minLength: 1, maxLength: 4 });
const ritas = {
  ...{ patientName: "Rita Moore", patientPhone: "+61491570156", appointmentType: "Root Canal" },
  ...{ date: "2026-08-13", time: "10:00" },
};

test("whatever is meant: no fault, nothing done without a yes, no reply three times running, and a way out", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(utterance, { maxLength: 14 }), async (utterances) => {
      const call = await callByActs({ before: [ritas], knows: ({ topic }) => topic !== "other" });
      const replies: string[] = [];
      for (const acts of utterances) {
        if (call.ledger.isEnded) break;
        const before = JSON.stringify(call.book.standing());
        const asked = call.ledger.asked?.ask;
        const plan = await call.means(...acts);
        if (JSON.stringify(call.book.standing()) !== before) {
          // Wished for once more, to 'shall I cancel it?', it is agreed to.
          const isAgreed = (each: Meant) =>
            each.kind === "yes" ||
            (each.kind === "want" && each.wish === "cancel" && asked === "agree_cancel");
          expect(acts.filter(isAgreed)).not.toEqual([]);
          expect(asked).toMatch(/^agree_/);
        }
        expect(plan.length).toBeGreaterThan(0);
        replies.push(JSON.stringify(plan));
        const [last, ...others] = replies.slice(-3);
        expect(others.length === 2 && others.every((reply) => reply === last)).toBe(false);
      }
    }),
    { numRuns: 400 },
  );
}, 60_000);
