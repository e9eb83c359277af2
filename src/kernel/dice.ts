/** Chance that can be repeated; nothing that it is for needs to be unpredictable (mulberry32, public domain). */
export interface Dice {
  /** From 0 up to 1. */
  roll(): number;
  /** True in that share of throws, 0 to 1. */
  chance(share: number): boolean;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  oneOf<T>(list: readonly T[]): T;
}

export function dice(seed: number): Dice {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    chance: (share) => roll() < share,
    between: (from, to) => from + Math.floor(roll() * (to - from + 1)),
    oneOf: (list) => list[Math.floor(roll() * list.length)] as (typeof list)[number],
  };
}

/** Dice of their own for whatever the words name: the same throws, whatever was thrown before for something else. */
export function diceFor(seed: number, ...words: (string | number)[]): Dice {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of words.join(" ")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return dice(hash | 0);
}
