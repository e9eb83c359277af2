import { type Line, phraseAt, phrases, token, word, wordSet } from "../line.ts";
import { isDayLike, isTimeLike, type QualifiedMention } from "../qualified-mention.ts";

const corrections = phrases(
  "no|nope|actually|sorry|i mean|i meant|make it|make that|wait|scratch that|scrap that|correction|or rather|change that to|change it to|lets say|better make|lets make it|rather|oops|hang on",
);

/** It is meant in place of what was said before it. */
export const takesPlace = (line: Line, one: QualifiedMention, start: number, end: number): boolean =>
  isCorrected(line, start, one.from) || isYieldedTo(line, start, one.from) || isInstead(line, one, end);

function isCorrected(line: Line, start: number, end: number): boolean {
  for (let k = start; k < end; k++) {
    const hit = phraseAt(line, k, corrections);
    if (hit > 0 && k + hit <= end && !isPoliteNo(line, k)) return true;
  }
  return false;
}

/** 'no later than', 'no earlier than', 'no good' correct nothing. */
const isPoliteNo = (line: Line, at: number) =>
  word(line, at) === "no" &&
  ["later", "earlier", "good", "problem", "worries", "more"].includes(word(line, at + 1));

/** 'Nine he has school, but okay, ten': after 'but' the caller gives way, and what comes last is meant. */
function isYieldedTo(line: Line, start: number, end: number): boolean {
  let hasBut = false;
  for (let k = start; k < end; k++) {
    if (hasBut && yielding.has(word(line, k))) return true;
    hasBut ||= word(line, k) === "but";
  }
  return false;
}

const yielding = wordSet("okay ok alright fine sure problem worries");

/** 'can we do the 13th instead' */
function isInstead(line: Line, one: QualifiedMention, end: number): boolean {
  for (let k = one.to; k < end && k < one.to + 5; k++)
    if (word(line, k) === "instead") return word(line, k + 1) !== "of" && token(line, k).stop < 2;
  return false;
}

export function takeBack(said: QualifiedMention[], k: number): void {
  const now = said[k];
  if (now?.role !== "wanted") return;
  const alike = isDayLike(now) ? isDayLike : isTimeLike(now) ? isTimeLike : null;
  if (!alike) return;
  for (const earlier of said.slice(0, k)) {
    // 'evening 7 instead': the evening belongs to the seven.
    const isItsPart = earlier.meaning.kind === "part" && now.from - earlier.to <= 1;
    if (alike(earlier) && earlier.role === "wanted" && !earlier.birth && !isItsPart)
      earlier.role = "replaced";
  }
}
