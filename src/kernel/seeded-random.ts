/** Chance that can be repeated; nothing that it is for needs to be unpredictable (mulberry32, public domain). */
export interface SeededRandom {
  /** From 0 up to 1. */
  next(): number;
  /** True in that share of draws, 0 to 1. */
  chance(share: number): boolean;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  oneOf<T>(list: readonly T[]): T;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    chance: (share) => next() < share,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    oneOf: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  };
}

/** A sequence of its own for whatever the words name: the same draws, whatever was drawn before for something else. */
export function seededRandomFor(seed: number, ...words: (string | number)[]): SeededRandom {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of words.join(" ")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return seededRandom(hash | 0);
}
