import { quoted } from "#server/dialogue/stored-task.ts";
import type { CallState } from "./state.ts";
import { filler } from "./told-matter.ts";

/** What callers said, in their own words, for whoever reads the task: nothing they told is left out of it but for its length. */

/** Enough for a long story, and no more than somebody reads before ringing back. */
const most = { utterances: 16, letters: 1_000 };

/** With this utterance; a mere yes, thanks or 'um' tells nothing, and what is said again is kept once. */
export function keptWords(
  { words = [] }: CallState,
  text: string,
): Required<Pick<CallState, "words" | "heardLast">> {
  const said = text.trim().slice(0, most.letters);
  const isEmpty = !/[\p{L}\p{N}]/u.test(said.replace(filler, ""));
  const isKept = !isEmpty && !words.includes(said);
  return { words: isKept ? [...words, said].slice(-most.utterances) : words, heardLast: said };
}

/** What was said since the team was last told, as a line for the word that the caller left; "" when nothing. */
export const saidSince = ({ words = [] }: CallState): string =>
  words.length === 0 ? "" : `Said afterwards: ${quoted(words)}`;
