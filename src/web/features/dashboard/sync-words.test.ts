import { expect, test } from "vitest";
import { progressSentence, syncRemarks, syncSentence } from "./sync-words.ts";

const nothing = {
  ...{ connected: true as const, lastSynced: "2026-08-11T01:42:00.000Z", added: 0, changed: 0, cancelled: 0 },
  isSandbox: false,
  ...{ unchanged: 4, failed: 0, byHand: 0, blocked: 0, freed: 0 },
};

test("a running sync says how far it is [DASH-4]", () => {
  expect(progressSentence(null)).toBe("Checking the practice system...");
  expect(progressSentence({ step: "reading", done: 0, total: 0 })).toContain("Reading");
  expect(progressSentence({ step: "writing", done: 1, total: 5 })).toBe("Writing booking 2 of 5...");
});

test("a sync says what changed on both sides, and what a person must do [DASH-4]", () => {
  expect([syncSentence(nothing), syncRemarks(nothing)]).toEqual([
    "Synced. Nothing had changed.",
    { here: [], forPeople: [] },
  ]);
  const busy = { ...nothing, added: 1, changed: 2, cancelled: 1, failed: 1, byHand: 2, blocked: 3, freed: 1 };
  expect(syncSentence(busy)).toBe("Synced: 1 appointment added, 2 changed, 1 cancelled.");
  expect(syncSentence({ ...busy, isSandbox: true })).toBe(
    "Synced with the sandbox: 1 appointment added, 2 changed, 1 cancelled.",
  );
  expect(syncRemarks(busy)).toEqual({
    here: ["3 times taken there: no longer offered here.", "1 time free there again: offered here."],
    forPeople: ["1 booking not written.", "2 bookings to enter by hand."],
  });
});
