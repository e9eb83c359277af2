import { describe, expect, test } from "vitest";
import { answersTo, type HeldOut, hearVisits, shareOf, wishFigures } from "../../scripts/eval/held-out.ts";

/** `training/held-out`: no rule and no weight was made from them, so they tell how a caller nobody knows is heard. */
const least: Record<HeldOut, { wishes: number; dangers: number; urgent: number }> = {
  plain: { wishes: 0.92, dangers: 0.95, urgent: 0.8 },
  odd: { wishes: 0.84, dangers: 0.9, urgent: 0.7 },
};

describe.each(["plain", "odd"] as const)(
  "callers of the list '%s', which nothing was learned from",
  (list) => {
    test("are heard with every wish, seldom with a wrong one [CALL-1]", () => {
      const { allHeard, wrong, falselyHeard } = wishFigures(list);
      expect(allHeard).toBeGreaterThan(least[list].wishes);
      expect(wrong).toBeLessThan(0.1);
      expect(falselyHeard).toBeLessThan(0.25);
    });

    test("are told 000 where a life is at risk, at once or with a question [CALL-1]", () => {
      const answers = answersTo(list, "a life at risk");
      const isToldOf000 = ({ answer }: (typeof answers)[number]) => answer === "000" || answer === "asked";
      expect(shareOf(answers, isToldOf000)).toBeGreaterThan(least[list].dangers);
    });

    test("are seldom told 000 where no life is, though the words sound like it [CALL-1]", () => {
      const answers = answersTo(list, "no danger");
      expect(shareOf(answers, ({ answer }) => answer === "000")).toBeLessThan(0.02);
      expect(shareOf(answers, ({ answer }) => answer === "asked")).toBeLessThan(0.06);
    });

    test("are seen soon with urgent trouble [CALL-1]", () => {
      const answers = answersTo(list, "urgent trouble");
      expect(shareOf(answers, ({ answer }) => answer === "urgent")).toBeGreaterThan(least[list].urgent);
    });
  },
);

test("the reason for a visit is heard in words no list has [CALL-1]", () => {
  const all = hearVisits();
  const told = all.filter(({ wanted }) => wanted !== null);
  expect(shareOf(told, ({ wanted, heard }) => wanted === heard)).toBeGreaterThan(0.9);
  const others = all.filter(({ wanted }) => wanted === null);
  expect(shareOf(others, ({ heard }) => heard !== null)).toBeLessThan(0.05);
});
