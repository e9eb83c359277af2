import type { Utterance } from "../../words.ts";
import { type ActLabel, actLabels, type PromptKind } from "../acts.ts";
import weights from "./acts.json" with { type: "json" };
import { type LabelWeights, labelsIn, partsOf, type ReadLabel, toPartReader } from "./label-reader.ts";

const learned: LabelWeights = weights;
const readParts = toPartReader(actLabels, learned);

/** What the caller does by the wording, surest first: of the whole and of each clause, in the light of what was asked. */
export const readLabels = (utterance: Utterance, prompt: PromptKind | null): readonly ReadLabel<ActLabel>[] =>
  labelsIn(actLabels, readParts(partsOf(utterance), prompt), { weights: learned, prompt });
