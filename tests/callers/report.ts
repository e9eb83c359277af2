import type { Caller } from "./caller.ts";

/** What became of one caller. */
export interface Report {
  caller: Caller;
  misses: string[];
  /** `C: …` and `A: …` in turn. */
  transcript: string[];
  turns: number;
  hasBooked: boolean;
  /** Sentences that the book does not bear out. */
  falsehoods: string[];
}

/** A second call comes in so much later. */
export const laterMs = 10 * 60_000;

/** No caller stays on the line for more turns. */
export const mostTurns = 40;

/** Turns of the calls in which a visit was booked, from the shortest on: the middle one. */
export function medianTurnsOfBooking(reports: readonly Report[]): number {
  const turns = reports
    .filter(({ hasBooked }) => hasBooked)
    .map((each) => each.turns)
    .sort((a, b) => a - b);
  return turns[turns.length >> 1] ?? 0;
}

/** Reports by kind: how many rang, how many got what they rang for. */
export function byKind(
  reports: readonly Report[],
): Map<string, { rang: number; served: number; turns: number }> {
  const kinds = new Map<string, { rang: number; served: number; turns: number }>();
  for (const { caller, misses, turns } of reports) {
    const row = kinds.get(caller.kind) ?? { rang: 0, served: 0, turns: 0 };
    kinds.set(caller.kind, {
      rang: row.rang + 1,
      served: row.served + (misses.length === 0 ? 1 : 0),
      turns: row.turns + turns,
    });
  }
  return kinds;
}
