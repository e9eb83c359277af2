import type { CallsDependencies } from "./port.ts";
import { withRetries } from "./retry.ts";

export type Background = ReturnType<typeof createBackground>;

/** Writing that goes on beside the talk. */
export function createBackground(log: CallsDependencies<unknown>["log"]) {
  const unfinished = new Set<Promise<void>>();

  return {
    /** Tried again where it fails: a caller never waits for the books. */
    run: (work: () => Promise<unknown>, what: string): Promise<void> => {
      const tracked: Promise<void> = withRetries(work)
        .then(
          () => {},
          (error: unknown) => log.error({ err: error, what }, "could not write to the call log"),
        )
        .finally(() => unfinished.delete(tracked));
      unfinished.add(tracked);
      return tracked;
    },

    /** Resolves when nothing is left to write. */
    finished: async (): Promise<void> => {
      while (unfinished.size > 0) await Promise.all(unfinished);
    },
  };
}
