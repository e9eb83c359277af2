import { describe, expect, test, vi } from "vitest";
import {
  answersTo,
  type DangerList,
  hearVisits,
  isAnsweredAsWanted,
  shareOf,
} from "../../scripts/eval/held-out.ts";

// Hundreds of sentences, on a machine that others use.
vi.setConfig({ testTimeout: 60_000 });

/** Shares of 1. `alarmed`: those in no danger who are told 000, at once or with a question. */
interface Floor {
  dangers: number;
  urgent: number;
  alarmed: number;
}

/** `training/held-out`: no weight was learned from them, so they tell how a caller nobody knows is heard. */
const floors: Partial<Record<DangerList, Floor>> = {
  plain: { dangers: 0.95, urgent: 0.8, alarmed: 0.08 },
  odd: { dangers: 0.9, urgent: 0.7, alarmed: 0.08 },
  "evening-plain": { dangers: 0.95, urgent: 0.85, alarmed: 0.06 },
  "evening-odd": { dangers: 0.9, urgent: 0.85, alarmed: 0.06 },
  protocol: { dangers: 0.7, urgent: 0.7, alarmed: 0.06 },
  panicked: { dangers: 0.87, urgent: 0, alarmed: 0.06 },
};

describe.each(Object.entries(floors))("callers of the list '%s'", (name, least) => {
  const list = name as DangerList;

  test("are told 000 where a life is at risk, at once or with a question [CALL-1]", () => {
    const answers = answersTo(list, "a life at risk");
    expect(answers.length).toBeGreaterThan(50);
    const isHeard = ({ answer }: (typeof answers)[number]) => isAnsweredAsWanted("a life at risk", answer);
    expect(shareOf(answers, isHeard)).toBeGreaterThan(least.dangers);
  });

  test("are seldom told 000 where no life is, though the words sound like it [CALL-1]", () => {
    const answers = answersTo(list, "no danger");
    expect(shareOf(answers, ({ answer }) => answer === "000")).toBeLessThan(0.02);
    expect(shareOf(answers, ({ answer }) => answer === "asked")).toBeLessThan(least.alarmed);
  });

  test("are seen soon with urgent trouble [CALL-1]", () => {
    const answers = answersTo(list, "urgent trouble");
    const isHeard = ({ answer }: (typeof answers)[number]) => answer === "urgent";
    expect(shareOf(answers, isHeard)).toBeGreaterThanOrEqual(least.urgent);
  });
});

/** `training/dangers/told-behind-other-words.tsv`: recognisers write no full stops, and what comes first is often something else. */
describe("behind other words", () => {
  test("a life at risk is answered with 000, whatever was told before it [CALL-1]", () => {
    const all = answersTo("told-behind-other-words", "a life at risk");
    expect(all.length).toBeGreaterThanOrEqual(110);
    expect(all.filter(({ answer }) => !isAnsweredAsWanted("a life at risk", answer))).toEqual([]);
    expect(shareOf(all, ({ answer }) => answer === "000")).toBeGreaterThan(0.8);
  });

  test("urgent dental trouble is heard as urgent [CALL-1]", () => {
    const all = answersTo("told-behind-other-words", "urgent trouble");
    expect(all.length).toBeGreaterThanOrEqual(15);
    expect(all.filter(({ answer }) => answer !== "urgent")).toEqual([]);
  });

  test("what is past, supposed, denied or another's story is seldom asked about [CALL-1]", () => {
    const all = answersTo("told-behind-other-words", "no danger");
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(shareOf(all, ({ answer }) => answer === "000")).toBeLessThan(0.02);
    expect(shareOf(all, ({ answer }) => answer === "asked")).toBeLessThan(0.1);
  });
});

test("the reason for a visit is heard in words no list has [CALL-1]", () => {
  const all = hearVisits();
  const told = all.filter(({ wanted }) => wanted !== null);
  expect(shareOf(told, ({ wanted, heard }) => wanted === heard)).toBeGreaterThan(0.88);
  const others = all.filter(({ wanted }) => wanted === null);
  expect(shareOf(others, ({ heard }) => heard !== null)).toBeLessThan(0.05);
});
