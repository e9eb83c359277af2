import type { PmsFailure } from "#contract/booking/pms.ts";
import type { Failed } from "../port.ts";

/** What the other side did, on its way up to the port. Its own words stay behind: they may speak of a patient. */
export class Trouble extends Error {
  override readonly name = "Trouble";
  readonly reason: PmsFailure;
  readonly retryAfterMs: number | null;
  constructor(reason: PmsFailure, options: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(`practice system: ${reason}`, { cause: options.cause });
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** Turns trouble with the other side into an outcome; anything else is a fault of ours and goes on. */
export async function answered<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | Failed> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    const { reason, retryAfterMs } = error;
    return { ok: false, reason, ...(retryAfterMs !== null && { retryAfterMs }) };
  }
}
