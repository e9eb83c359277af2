/** The only place that reads the machine's clock. Instants are epoch milliseconds inside, ISO text outside. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that tests set by hand. */
export function fixedClock(
  start: string | number,
): Clock & { set(to: string | number): void; advance(ms: number): void } {
  let current = toEpoch(start);
  return {
    now: () => current,
    set: (to) => {
      current = toEpoch(to);
    },
    advance: (ms) => {
      current += ms;
    },
  };
}

const toEpoch = (value: string | number) => (typeof value === "number" ? value : Date.parse(value));

export const toIso = (epochMs: number): string => new Date(epochMs).toISOString();
/** The same of an instant that may not have come. */
export const toIsoOrNull = (epochMs: number | null): string | null =>
  epochMs === null ? null : toIso(epochMs);
