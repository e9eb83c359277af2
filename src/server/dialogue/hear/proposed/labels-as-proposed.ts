import type { ActLabel } from "../acts/labels.ts";
import type { ReadLabel } from "../learned/label-reader.ts";
import type { Proposed } from "./verify-proposal.ts";

/** Told of a clause, these leave it to the built-in reader whether something is done there. */
const vague: ReadonlySet<ActLabel> = new Set(["tell", "chat", "noise", "give", "greet", "thanks", "wait"]);
/** Heard from here on by the built-in reader, an act is not passed over. */
const surely = 0.85;

/**
 * What a caller does by the proposal, and what the built-in reader surely heard them do in a clause of which the proposal says nothing of
 * weight: whoever proposes can add to a call and read it better, and cannot make it deaf. A yes that only one of them hears is none: it is
 * asked for again.
 */
export function labelsAsProposed(
  { labels }: Proposed,
  builtIn: readonly ReadLabel<ActLabel>[],
): readonly ReadLabel<ActLabel>[] {
  const isOpen = (clause: number): boolean =>
    labels.filter((each) => each.clause === clause).every(({ label }) => vague.has(label));
  const missed = builtIn.filter(
    ({ label, clause, certainty }) =>
      !vague.has(label) &&
      label !== "yes" &&
      certainty >= surely &&
      isOpen(clause) &&
      !labels.some((each) => each.label === label),
  );
  return [...labels, ...missed];
}
