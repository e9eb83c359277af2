import { expect, test } from "vitest";
import type { PmsWrite } from "#contract/booking/pms.ts";
import { standingDetail, standingWords } from "./pms-words.ts";

const write = (change: Partial<PmsWrite>): PmsWrite => ({
  ...{ appointmentId: "a", state: "written", reason: null, sentence: null, attempts: 1 },
  changedAt: "2026-08-11T01:42:00.000Z",
  ...change,
});

test.each([
  [{}, "In Zedmed"],
  [{ reason: "by_hand" }, "Entered in Zedmed by hand"],
  [{ state: "accepted" }, "Zedmed has it as a request"],
  [{ state: "failed", reason: "slot_taken" }, "Not in Zedmed"],
  [{ state: "held" }, "Only in this calendar"],
  [{ state: "requested" }, "On its way to Zedmed"],
  [{ state: "requested", reason: "by_hand" }, "To be entered in Zedmed"],
] as const)("%o is told as '%s' [API-4]", (change, label) => {
  expect(standingWords(write(change), { product: "Zedmed", isSandbox: false }).label).toBe(label);
});

test("what a sandbox has is never shown as being in the practice's system [API-4]", () => {
  const there = { label: "In Zedmed sandbox", tone: "grey" };
  expect(standingWords(write({}), { product: "Zedmed sandbox", isSandbox: true })).toEqual(there);
});

test("what is tried again says so, and how often it was [API-4]", () => {
  const waiting = write({ state: "requested", reason: "network", sentence: "It is away.", attempts: 3 });
  expect(standingDetail(waiting)).toBe("It is away. Tried 3 times; it is tried again by itself.");
  expect(standingDetail({ ...waiting, attempts: 1 })).toContain("Tried once;");
  expect(standingDetail(write({ state: "failed", reason: "gone", sentence: "It is gone." }))).toBe(
    "It is gone.",
  );
});
