import { describe, expect, test, vi } from "vitest";
import { type CallId, type ClinicId, newId } from "#kernel/ids.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { TurnsOfCall } from "../store.ts";
import { writingTogether } from "./turn-writer.ts";

const now = Date.parse("2026-08-11T01:42:00Z");
const clinicOf = () => scopeOfClinic(newId<ClinicId>(now));
const said = (callId: CallId): TurnsOfCall => ({ callId, turns: [], state: {}, now });
const callIds = (count: number) => Array.from({ length: count }, () => newId<CallId>(now));

/** A database that answers when it is told to, and refuses statements with one of `refused` in them. */
function slowDatabase(refused: CallId[] = []) {
  const statements: CallId[][] = [];
  const open: (() => void)[] = [];
  return {
    statements,
    answerAll: async () => {
      while (open.length > 0) {
        for (const answer of open.splice(0)) answer();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    write: async (_scope: unknown, kept: readonly TurnsOfCall[]) => {
      const ids = kept.map(({ callId }) => callId);
      statements.push(ids);
      await new Promise<void>((resolve) => open.push(resolve));
      if (ids.some((id) => refused.includes(id))) throw new Error("No such call");
      return new Set<CallId>();
    },
  };
}

describe("turns that come while others are being written [CALL-1]", () => {
  test("are written together, each clinic's apart", async () => {
    const database = slowDatabase();
    const write = writingTogether(database.write, 0);
    const [ours, theirs] = [clinicOf(), clinicOf()];
    const [first, second, third, other] = callIds(4) as [CallId, CallId, CallId, CallId];
    const all = [
      write(ours, said(first)),
      write(ours, said(second)),
      write(theirs, said(other)),
      write(ours, said(third)),
    ];
    await database.answerAll();
    expect(await Promise.all(all)).toEqual([false, false, false, false]);
    expect(database.statements).toEqual([[first], [second, third], [other]]);
  });

  test("shortly after each other are gathered for one statement, and one that comes alone waits for none", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
    try {
      const statements: CallId[][] = [];
      const write = writingTogether(async (_scope, kept) => {
        statements.push(kept.map(({ callId }) => callId));
        return new Set<CallId>();
      }, 40);
      const ours = clinicOf();
      const [first, second, third] = callIds(3) as [CallId, CallId, CallId];
      await write(ours, said(first));
      const later = [write(ours, said(second)), write(ours, said(third))];
      await vi.advanceTimersByTimeAsync(39);
      expect(statements).toEqual([[first]]);
      await vi.advanceTimersByTimeAsync(1);
      await Promise.all(later);
      expect(statements).toEqual([[first], [second, third]]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("keep the order of their call", async () => {
    const database = slowDatabase();
    const write = writingTogether(database.write, 0);
    const ours = clinicOf();
    const [busy, call] = callIds(2) as [CallId, CallId];
    const all = [write(ours, said(busy)), write(ours, said(call)), write(ours, said(call))];
    await database.answerAll();
    await Promise.all(all);
    expect(database.statements).toEqual([[busy], [call], [call]]);
  });

  test("are not lost with one that cannot be written", async () => {
    const [busy, erased, call] = callIds(3) as [CallId, CallId, CallId];
    const database = slowDatabase([erased]);
    const write = writingTogether(database.write, 0);
    const ours = clinicOf();
    const all = [busy, erased, call].map((id) => write(ours, said(id)));
    const settled = Promise.allSettled(all);
    await database.answerAll();
    expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(database.statements).toEqual([[busy], [erased, call], [erased], [call]]);
  });
});
