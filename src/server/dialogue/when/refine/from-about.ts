import { type Line, token, word, wordSet } from "../line.ts";
import type { QualifiedMention } from "../qualified-mention.ts";

const roughly = wordSet("so say saying like about around maybe probably roughly from id guess");
const small = new Set([...roughly, ..."i at its thats be its the it is would reckon think um uh".split(" ")]);
const mostBetween = 5;

/** 'After school, so like half past three', 'after work, say five': from about then on, and not on the dot. */
export function isFromAbout(
  line: Line,
  before: QualifiedMention | undefined,
  one: QualifiedMention,
): boolean {
  if (before?.meaning.kind !== "part" || one.meaning.kind !== "clock" || before.role !== one.role)
    return false;
  if (!before.meaning.part.label.startsWith("after ") || one.from - before.to > mostBetween) return false;
  let isRough = one.meaning.clock.rough;
  for (let k = before.to; k < one.from; k++) {
    if (!small.has(word(line, k)) || token(line, k).stop === 2) return false;
    isRough ||= roughly.has(word(line, k));
  }
  return isRough;
}
