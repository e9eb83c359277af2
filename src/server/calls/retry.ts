import { setTimeout as pause } from "node:timers/promises";

const pausesMs = [200, 800, 3_000];

/** Does what must not be lost to a database that is away for a moment; the work must bear being done twice. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch {
      // The last attempt below says why.
      await pause(pauseMs);
    }
  }
  return work();
}
