import type { CallTurn, CallWithTurns } from "#contract/calls/calls.ts";
import { toIso, toIsoOrNull } from "#kernel/clock.ts";
import type { CallRow, TurnRow } from "./store.ts";

/** A call as the contract shows it; the conversation's inner state stays inside. */
export function presentCall(row: CallRow): Omit<CallWithTurns, "appointmentIds" | "turns" | "voicemail"> {
  return {
    id: row.id,
    channel: row.channel,
    direction: row.direction,
    from: row.fromNumber,
    to: row.toNumber,
    startedAt: toIso(row.startedAt),
    endedAt: toIsoOrNull(row.endedAt),
    durationSeconds: row.endedAt === null ? null : Math.round((row.endedAt - row.startedAt) / 1000),
    outcome: row.outcome,
    turnCount: row.turnCount,
  };
}

export function presentTurn(row: TurnRow): CallTurn {
  return {
    seq: row.seq,
    speaker: row.speaker,
    text: row.text,
    at: toIso(row.at),
    understood: row.understood,
    done: row.done,
    answeredInMs: row.answeredInMs,
    phrasing: row.phrasing,
  };
}
