import type { Utterance } from "../words.ts";
import type { ActLabel, PromptKind } from "./acts/labels.ts";
import { isQuestionForm, looksAsked } from "./asked/question-form.ts";
import type { ReadLabel } from "./learned/label-reader.ts";

/** What is said beside goodbye: 'I'll bring the crown, bye', 'I might look on the website, thanks, bye', 'see you Tuesday'. */

const surely = 0.75;
type Label = ReadLabel<ActLabel>;
const isGoodbye = ({ label, certainty }: Label): boolean => label === "bye" && certainty >= surely;

/** Whoever is going and tells what they will do asks nothing by it: what is asked there has the form of a question. */
export function withoutAskedInLeaving(
  labels: readonly Label[],
  parts: readonly Utterance[],
): readonly Label[] {
  if (!labels.some(isGoodbye)) return labels;
  return labels.filter(({ label, clause }) => {
    const part = parts[clause];
    return !label.startsWith("ask.") || part === undefined || asks(part);
  });
}

const asks = (part: Utterance): boolean =>
  isQuestionForm(part) ||
  looksAsked(part) ||
  part.words.some(
    ({ word }, at) => askingWords.has(word) || isInverted(word, part.words[at + 1]?.word ?? ""),
  );
const askingWords: ReadonlySet<string> = new Set(
  "what where who how which whose why when if whether wondering wonder question tell know curious".split(" "),
);
const isInverted = (word: string, next: string): boolean =>
  /^(?:do|does|did|is|are|can|could|will|would|should|have|has)$/.test(word) &&
  /^(?:you|i|we|they|it|he|she|there|the|my|your|that)$/.test(next);

/**
 * 'Alright goodbye', 'righto thanks bye' to what was read back only take note of it: whoever wants it done says yes, or says so in other
 * words.
 */
export function withoutNotedInLeaving(
  labels: readonly Label[],
  parts: readonly Utterance[],
  prompt: PromptKind,
): readonly Label[] {
  const isOnlyNoted = parts.every(({ words }) => words.every(({ word }) => takingNote.has(word)));
  return prompt === "read_back" && isOnlyNoted && labels.some(isGoodbye)
    ? labels.filter(({ label }) => label !== "yes")
    : labels;
}
const takingNote: ReadonlySet<string> = new Set(
  `ok okay okey alright alrighty right righto rightio oh ah um uh well so then and now thanks thank you ta cheers very much for your help
   dear love mate darl darling bye byebye goodbye goodnight ooroo hooroo see ya later`.split(/\s+/),
);

/** 'See you Tuesday', 'I'll come by tomorrow then, bye': the day belongs to the goodbye, and nothing is wished for then. */
export function isOfGoodbye(labels: readonly Label[], clause: number, prompt: PromptKind): boolean {
  if (!labels.some(isGoodbye)) return false;
  const own = labels.filter((each) => each.clause === clause);
  // Where nothing was wished for yet, no more is told by it.
  if (prompt === "open" && labels.every(({ label }) => !isOfWish(label))) return true;
  return own.some(isGoodbye) && own.every(({ label }) => ofLeaving.has(label));
}
const isOfWish = (label: ActLabel): boolean =>
  label.includes(".") || label === "correct" || label === "choose";
const ofLeaving: ReadonlySet<ActLabel> = new Set(["bye", "thanks", "no", "chat", "greet"]);
