import type { CallOutcome } from "#contract/calls/calls.ts";
import type { Clock } from "#kernel/clock.ts";
import { logEvent } from "#server/clinic/log/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { type CallLog, scopeOf } from "../call-log.ts";
import type { CallRow } from "../store.ts";
import { callThatCameBack, type IncomingCall } from "./rules.ts";
import * as store from "./store.ts";

export interface ReceptionDependencies {
  database: Database;
  clock: Clock;
  books: CallLog;
}

/** Longer than a telephone rings (25 s) and a mailbox is listened to before the leg is given up. */
const ringsAtMostMs = 90_000;
/** After this long the provider will not tell any more what became of it. */
const unreportedMs = 3 * 60_000;

/** Putting callers through to people. Only a person who pressed a key has taken over; everything else leaves a task. */
export function createReception({ database, clock, books }: ReceptionDependencies) {
  const missed = async (row: CallRow): Promise<boolean> => {
    await store.markMissed(database.within(scopeOf(row)), row.id);
    const isPromised = await books.leaveCallback(row);
    if (isPromised) await books.tookMessage(row);
    return isPromised;
  };

  return {
    /** A person is to take over, or nobody can: the assistant's part ends. Resolves to whether somebody can ring back. */
    leaveToPeople: async (row: CallRow, canBeRung: boolean): Promise<boolean> => {
      if (canBeRung) await store.markRinging(database.within(scopeOf(row)), row.id, clock.now());
      const isPromised = canBeRung ? false : await books.leaveCallback(row);
      const outcome: CallOutcome = canBeRung ? "handed_over" : isPromised ? "message_taken" : "abandoned";
      await books.end(row, clock.now(), outcome);
      return isPromised;
    },

    /** The call for which reception's telephone is still wanted; null when the caller is gone or it was given up. */
    findWaiting: async (id: string): Promise<CallRow | null> => {
      const row = await store.findCallById(database, id);
      return row && store.findRinging(database.within(scopeOf(row)), row.id);
    },

    /** Somebody pressed the key. False when the caller is no longer waiting. */
    accept: async (id: string): Promise<boolean> => {
      const row = await store.findCallById(database, id);
      return row !== null && store.markAccepted(database.within(scopeOf(row)), row.id);
    },

    /** A person spoke with the caller: nobody needs to ring back. */
    reached: (row: CallRow): Promise<void> => books.withdrawCallback(row),

    /** Nobody took it. Resolves to whether somebody can ring back. */
    missed,

    /** Nobody took it, and the assistant goes on with the call; null when it has gone on before, and is over. */
    takeBack: async (row: CallRow): Promise<CallRow | null> => {
      if (row.reception === "returned") return row.endedAt === null ? row : null;
      // Whatever becomes of the line from here, the team has what is known.
      await books.leaveCallback(row);
      const back = await store.markReturned(database.within(scopeOf(row)), row.id, clock.now());
      if (back) await books.reopen(back);
      return back;
    },

    /**
     * Whether this call is our own ringing of reception, which its telephone has sent on to us: it is refused, so that
     * the caller who waits at the other end comes back from a busy line. The clinic's log says why.
     */
    isOwnRinging: async (scope: ClinicScope, incoming: IncomingCall, reception: string | null) => {
      const queries = database.within(scope);
      const now = clock.now();
      const ringing = await store.findRingingSince(queries, now - ringsAtMostMs);
      if (callThatCameBack(incoming, ringing, reception) === null) return false;
      await logEvent(
        queries,
        { workflow: "Reception’s telephone · Forwarded back to the assistant", isOk: false },
        now,
      );
      return true;
    },

    /** Leaves the task of whoever was put through and of whom nothing was heard any more. */
    sweep: async (): Promise<void> => {
      for (const row of await store.listUnreported(database, clock.now() - unreportedMs)) await missed(row);
    },
  };
}
