import type { ActLabel } from "../acts.ts";
import type { ReadLabel } from "../learned/label-reader.ts";
import type { Proposed } from "./hold-against-words.ts";

/** Told of a clause, these leave it to the built-in reader whether something is wanted or asked there. */
const vague: ReadonlySet<ActLabel> = new Set(["tell", "chat", "noise", "give", "greet", "thanks"]);
/** Heard from here on by the built-in reader, a wish or a question is not passed over. */
const surely = 0.85;

/**
 * What a caller does by the proposal, and what the built-in reader surely heard them want or ask in a clause of which the proposal
 * says nothing of weight: whoever proposes can add to a call and read it better, and cannot make it deaf.
 */
export function labelsAsProposed(
  { labels, points }: Proposed,
  builtIn: readonly ReadLabel<ActLabel>[],
): readonly ReadLabel<ActLabel>[] {
  const isOpen = (clause: number): boolean =>
    labels.filter((each) => each.clause === clause).every(({ label }) => vague.has(label));
  const isPointed = points.some(({ pointer }) => pointer === "pick" || pointer === "kept");
  const missed = builtIn.filter(
    ({ label, clause, certainty }) =>
      (label.startsWith("want.") || label.startsWith("ask.")) &&
      certainty >= surely &&
      isOpen(clause) &&
      !(isPointed && label.startsWith("want.")) &&
      !labels.some((each) => each.label === label),
  );
  return [...labels, ...missed];
}
