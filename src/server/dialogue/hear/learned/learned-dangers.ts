import type { Utterance } from "../../words.ts";
import { type DangerLabel, dangerLabels } from "./danger-labels.ts";
import weights from "./dangers.json" with { type: "json" };
import { joined, type LabelWeights, partsOf, toPartReader } from "./label-reader.ts";

const learned: LabelWeights = weights;
const readParts = toPartReader(dangerLabels, learned);

/** How likely a danger is told, and by which clause. */
export interface DangerReading {
  /** 0 to 1. */
  likely: number;
  /** Log-odds above the threshold of `dangers.json`; below 0 = not told. */
  above: number;
  clause: number;
}

/** Each danger, and whether any is told at all, by the whole and by each clause. */
export function readDangerLabels(utterance: Utterance): ReadonlyMap<DangerLabel, DangerReading> {
  const parts = readParts(partsOf(utterance), null);
  return new Map(
    dangerLabels.map((label, index) => {
      const { value, clause } = joined(parts, index);
      const above = value - (learned.thresholds[index] ?? 0);
      return [label, { likely: 1 / (1 + Math.exp(-value)), above, clause }];
    }),
  );
}
