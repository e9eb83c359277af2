import type { Utterance } from "../../words.ts";
import { type ActLabel, actLabels, type PromptKind } from "../acts/labels.ts";
import weights from "./acts.json" with { type: "json" };
import { type LabelWeights, labelsIn, partsOf, type ReadLabel, toPartReader } from "./label-reader.ts";

const learned: LabelWeights = weights;
const readParts = toPartReader(actLabels, learned);

/** What the caller does by the wording, surest first: of the whole and of each clause, in the light of what was asked. */
export const readLabels = (utterance: Utterance, prompt: PromptKind | null): readonly ReadLabel<ActLabel>[] =>
  labelsIn(actLabels, readParts(partsOf(utterance), prompt), { weights: learned, prompt });

/**
 * How likely each label is by the wording, 0 to 1, 0.5 = just at its threshold: of the whole and of each clause, the most that any of
 * them tells. For holding against it what somebody else takes the words for.
 */
export function likelihoodsOf(
  utterance: Utterance,
  prompt: PromptKind | null,
): ReadonlyMap<ActLabel, number> {
  const rows = readParts(partsOf(utterance), prompt);
  return new Map(
    actLabels.map((label, at) => {
      const most = Math.max(...rows.map((row) => row[at] ?? Number.NEGATIVE_INFINITY));
      return [label, 1 / (1 + Math.exp((learned.thresholds[at] ?? 0) - most))];
    }),
  );
}
