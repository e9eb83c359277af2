/** Leaves a model alone that keeps failing: nobody waits for it in vain call after call. */
export interface Breaker {
  isResting(): boolean;
  /** `isTrouble`: the server did not answer as it should, against words that merely could not be used. */
  failed(isTrouble: boolean): void;
  worked(): void;
}

const restMs = 60_000;
/** In a row. Words that cannot be used cost a caller less than waiting, so more of them are borne. */
const most = { trouble: 3, useless: 10 };

export function createBreaker(now: () => number): Breaker {
  let trouble = 0;
  let useless = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    isResting: () => now() < restsUntil,
    failed: (isTrouble) => {
      if (isTrouble) trouble += 1;
      else useless += 1;
      if (trouble < most.trouble && useless < most.useless) return;
      restsUntil = now() + restMs;
      // After the rest one more fault is enough to rest again.
      trouble = most.trouble - 1;
      useless = most.useless - 1;
    },
    worked: () => {
      trouble = 0;
      useless = 0;
      restsUntil = Number.NEGATIVE_INFINITY;
    },
  };
}
