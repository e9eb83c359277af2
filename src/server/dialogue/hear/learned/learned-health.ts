import type { Utterance } from "../../words.ts";
import weights from "./health.json" with { type: "json" };
import { type HealthLabel, healthLabels } from "./health-labels.ts";
import { type LabelWeights, labelsIn, partsOf, type ReadLabel, toPartReader } from "./label-reader.ts";

const learned: LabelWeights = weights;
const readParts = toPartReader(healthLabels, learned);

/** Whether news of somebody's health is told, and in which clause. */
export const readHealthLabels = (utterance: Utterance): readonly ReadLabel<HealthLabel>[] =>
  labelsIn(healthLabels, readParts(partsOf(utterance), null), { weights: learned, prompt: null });

/** How surely each of these clauses tells it by itself, 0 to 1, 0.5 = just at the threshold. */
export function likelihoodsOfHealth(clauses: readonly Utterance[]): readonly number[] {
  const rows = readParts(
    clauses.map(({ words }, at) => ({ words, place: at === 0 ? "first" : "later" })),
    null,
  );
  return rows.map(
    ([value = Number.NEGATIVE_INFINITY]) => 1 / (1 + Math.exp((learned.thresholds[0] ?? 0) - value)),
  );
}
