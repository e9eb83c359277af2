import { toUtterance, type Utterance } from "../../words.ts";
import type { Span } from "../found.ts";
import { isProposedLabel, type Proposal } from "./proposal.ts";

/** So many words of the caller's may stand between two that are quoted: fillers and false starts are easily left out. */
const mostBetween = 2;

/**
 * Where the words were said, in characters; null where they were not. What counts is the words, not their marks or their
 * capitals. Of several places the first that is not `taken`.
 */
export function findWords(
  quoted: string,
  { words }: Utterance,
  isTaken: (span: Span) => boolean = () => false,
): Span | null {
  const wanted = toUtterance(quoted).words.map(({ word }) => word);
  if (wanted.length === 0) return null;
  let first: Span | null = null;
  for (let from = 0; from < words.length; from += 1) {
    const to = endOf(words, wanted, from);
    if (to === null) continue;
    const span = [words[from]?.start ?? 0, words[to]?.end ?? 0] as const;
    if (!isTaken(span)) return span;
    first ??= span;
  }
  return first;
}

/** Index of the last of the wanted words, read from `from` on; null where they do not stand there. */
function endOf(words: Utterance["words"], wanted: readonly string[], from: number): number | null {
  if (words[from]?.word !== wanted[0]) return null;
  let at = from;
  for (const word of wanted.slice(1)) {
    const next = words.slice(at + 1, at + 2 + mostBetween).findIndex((each) => each.word === word);
    if (next < 0) return null;
    at += 1 + next;
  }
  return at;
}

/** Indexes of the words at which the words of a proposed wish, answer or question begin: something new is done there. */
export function proposedStarts({ acts }: Proposal, utterance: Utterance): readonly number[] {
  return acts.flatMap(({ does, words }) => {
    const span = isProposedLabel(does) ? findWords(words, utterance) : null;
    const at = span === null ? 0 : utterance.words.findIndex(({ start }) => start === span[0]);
    return at > 0 ? [at] : [];
  });
}
