import type { Utterance } from "../../words.ts";
import type { PromptKind } from "../acts.ts";
import { type ActWeights, labelsIn, partsOf, type ReadLabel, toPartReader } from "./act-reader.ts";
import weights from "./acts.json" with { type: "json" };

const learned: ActWeights = weights;
const readParts = toPartReader(learned);

/** What the caller does by the wording, surest first: of the whole and of each clause, in the light of what was asked. */
export const readLabels = (utterance: Utterance, prompt: PromptKind | null): readonly ReadLabel[] =>
  labelsIn(readParts(partsOf(utterance), prompt), learned);
