import type { CallOutcome } from "#contract/calls/calls.ts";
import type { Background } from "./background.ts";
import type { CallLog } from "./call-log.ts";
import type { createOutboundCalls } from "./outbound.ts";
import type { CallsDependencies, EndReason } from "./port.ts";
import type { CallRow } from "./store.ts";
import type { TurnBook } from "./turns/turn-book.ts";

interface EndingsDependencies<State>
  extends Pick<CallsDependencies<State>, "clock" | "findUnfinished" | "saidSince" | "log"> {
  books: CallLog;
  outbound: ReturnType<typeof createOutboundCalls>;
  background: Background;
  /** The conversation as it stands; null before its first turn. */
  stateIn(row: CallRow): State | null;
}

export type Endings = ReturnType<typeof createEndings>;

/** What becomes of a call when it is over: its outcome, and the work that it leaves for a person. */
export function createEndings<State>(deps: EndingsDependencies<State>) {
  const { clock, books, outbound, background, stateIn, log } = deps;

  /** The end of a call that nobody spoke a last word on. */
  const endBrokenOff = async (
    row: CallRow,
    endedAt: number,
    outcome?: CallOutcome,
  ): Promise<CallRow | null> => {
    const ended = await books.end(row, endedAt, outcome);
    const state = ended && stateIn(ended);
    const undone = state && deps.findUnfinished(state);
    if (ended && undone) await books.leaveCallback(ended, undone);
    else if (ended) await addLastWords(ended);
    return ended;
  };

  const addLastWords = async (ended: CallRow): Promise<void> => {
    const state = stateIn(ended);
    const said = state === null ? "" : deps.saidSince(state);
    if (said !== "") await books.addToWord(ended, said);
  };

  /** After the last word. A telephone line that closed may come back: the provider's callback says which it was. */
  const closeBooks = async (row: CallRow, book: TurnBook, reason: EndReason): Promise<void> => {
    // What could not be written is ended by the sweep, as lost.
    if (!(await book.isWritten())) return;
    if (reason === "line_closed" && row.channel === "phone") return;
    const endedAt = clock.now();
    await background.run(async () => {
      if (reason === "line_closed") await endBrokenOff(row, endedAt);
      else {
        const ended = await books.end(row, endedAt);
        if (ended) await addLastWords(ended);
      }
      // Reception is rung next; the task is withdrawn when somebody picks up.
      if (reason !== "trouble") return;
      await books.noteBreak(row, "the assistant could not go on");
      await books.leaveCallback(row);
    }, "end of call");
  };

  const closeLost = async (row: CallRow): Promise<void> => {
    const ended = await endBrokenOff(row, row.seenAt, "failed");
    if (!ended) return;
    log.warn({ callId: row.id }, "a call was lost");
    if (row.direction === "inbound") await books.noteBreak(row, "the call was lost in the middle");
    if (row.direction === "outbound") await outbound.lost(row);
    // Of ours, one that nobody spoke on is tried again like one that nobody answered.
    // Whoever got what they rang for, and hung up without a goodbye, is not rung for it.
    const isUnserved = ended.outcome === "failed";
    if (row.direction === "inbound" ? isUnserved : row.turnCount > 0) await books.leaveCallback(row);
  };

  return { endBrokenOff, closeBooks, closeLost };
}
