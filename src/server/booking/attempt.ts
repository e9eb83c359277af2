import { isDoubleBooking } from "#server/db/database-errors.ts";
import type { NotToBeChanged } from "./rules.ts";

/** Leaves a transaction with nothing done, for a reason that the caller answers. */
export class Rollback extends Error {
  readonly reason: "slot_taken" | "repeat" | NotToBeChanged;
  constructor(reason: Rollback["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

export type Attempt<Value> = { ok: true; value: Value } | { ok: false; reason: Rollback["reason"] };

/** The database has the last word: its exclusion constraint refuses what every check before it let through. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof Rollback) return { ok: false, reason: error.reason };
    if (isDoubleBooking(error)) return { ok: false, reason: "slot_taken" };
    throw error;
  }
}
