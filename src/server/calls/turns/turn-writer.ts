import type { CallId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { TurnsOfCall } from "../store.ts";

/** Adds a call's turns and the state after them, together. Resolves to whether the call had ended. */
export type WriteTurnsOfCall = (scope: ClinicScope, kept: TurnsOfCall) => Promise<boolean>;

interface Waiting {
  scope: ClinicScope;
  kept: TurnsOfCall;
  resolve(isOver: boolean): void;
  reject(error: unknown): void;
}

/** Writes what several calls of one clinic said, all or nothing; resolves to the calls that had ended. */
export type WriteTogether = (scope: ClinicScope, kept: readonly TurnsOfCall[]) => Promise<Set<CallId>>;

/** Each call's turns in a statement of their own: a database with several connections commits them side by side. */
export const writingApart =
  (write: WriteTogether): WriteTurnsOfCall =>
  async (scope, kept) =>
    (await write(scope, [kept])).has(kept.callId);

/**
 * What comes while a statement is being written, or within `gatherMs` of its beginning, is written together in the next:
 * the embedded database has one session, each commit flushes the disk, and nobody waits for these. A turn that comes
 * alone is written at once.
 */
export function writingTogether(write: WriteTogether, gatherMs: number): WriteTurnsOfCall {
  const writeAlone = writingApart(write);
  let waiting: Waiting[] = [];
  let isWriting = false;
  let lastBegan = Number.NEGATIVE_INFINITY;

  const alone = ({ scope, kept, resolve, reject }: Waiting) => writeAlone(scope, kept).then(resolve, reject);

  const writeBatch = async (batch: Waiting[]): Promise<void> => {
    const [first, ...others] = batch;
    if (!first) return;
    if (others.length === 0) return alone(first);
    const kept = batch.map((each) => each.kept);
    const over = await write(first.scope, kept).catch((): null => null);
    // One that cannot be written (its call was erased meanwhile) must not take the others with it; each says why itself.
    if (over === null) for (const each of batch) await alone(each);
    else for (const each of batch) each.resolve(over.has(each.kept.callId));
  };

  /** Everything that waits, one statement for each clinic and, of a call that waits twice, one after the other. */
  const writeRound = async (): Promise<void> => {
    let left = waiting;
    waiting = [];
    while (left.length > 0) {
      const [batch, rest] = nextBatch(left);
      left = rest;
      await writeBatch(batch);
    }
  };

  const writeOn = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const gathersFor = lastBegan + gatherMs - performance.now();
      if (gathersFor > 0) await new Promise((resolve) => setTimeout(resolve, gathersFor));
      lastBegan = performance.now();
      await writeRound();
    }
    isWriting = false;
  };

  return (scope, kept) =>
    new Promise((resolve, reject) => {
      waiting.push({ scope, kept, resolve, reject });
      void writeOn();
    });
}

/** Those of the clinic that waits longest, each call once: what a call says later is written later. */
function nextBatch(waiting: readonly Waiting[]): [batch: Waiting[], rest: Waiting[]] {
  const clinicId = waiting[0]?.scope.clinicId;
  const taken = new Set<CallId>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const each of waiting) {
    const isNext = each.scope.clinicId === clinicId && !taken.has(each.kept.callId);
    if (isNext) taken.add(each.kept.callId);
    (isNext ? batch : rest).push(each);
  }
  return [batch, rest];
}
