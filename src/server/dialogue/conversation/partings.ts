/** Where an utterance may be taken apart: 'and', with the words before it and behind it. */
export interface Parting {
  head: string;
  tail: string;
}

/**
 * Characters that are heard again to take an utterance apart. Both halves are heard at each place: that is every place of
 * anything ordinary, and the first few of a speech of two minutes, which would else be heard a hundred times.
 */
const mostHeardAgain = 3_000;

/** The halves at each of the joiners, which must be global. */
export function partingsOf(text: string, joiners: RegExp): Parting[] {
  const places = Math.max(1, Math.floor(mostHeardAgain / (text.length + 1)));
  const partings: Parting[] = [];
  for (const { index, 0: joiner } of text.matchAll(joiners)) {
    if (partings.length === places) break;
    partings.push({ head: text.slice(0, index), tail: text.slice(index + joiner.length) });
  }
  return partings;
}
