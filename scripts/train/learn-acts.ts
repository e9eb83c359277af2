import { actLabels } from "#server/dialogue/hear/acts.ts";
import { type ActWeights, partsOf } from "#server/dialogue/hear/learned/act-reader.ts";
import { featuresOf } from "#server/dialogue/hear/learned/features.ts";
import {
  featureValue,
  hashOf,
  normalised,
  type PackedRow,
  packRows,
} from "#server/dialogue/what/learned/classifier.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import type { ActRow } from "./act-lists.ts";

/** Adagrad's first step; the steps of each weight shorten as it has been moved. */
const firstStep = 0.7;
/** As if every weight had been moved so far already: what was said twice moves little. */
const movedBefore = 1;
/** How strongly weights are drawn to 0 (L2). */
const decay = 1e-5;
/** What was said once is chance, and twice under one prompt as well. */
const fewest = 2;
const fewestUnderPrompt = 3;
/** Errors below this move nothing. */
const leastError = 0.004;
const mostSteps = 127;
/** Weights of fewer steps than these change nothing that could be measured. */
const fewestSteps = 2;
/** Of a row whose prompt is not known, beside those of `training/acts`. */
const olderWeight = 0.2;
/** First the sentences as they are; then their clauses as well, each label learned where it is told most. */
const rounds = { whole: 8, clauses: 12 };

interface Part {
  ids: Int32Array;
  values: Float32Array;
}

export interface ActExample {
  row: ActRow;
  /** The whole, and the clauses behind it. */
  parts: readonly Part[];
  features: readonly (readonly string[])[];
}

export interface Learned {
  ids: ReadonlyMap<string, number>;
  /** `labels` weights a feature, the bias as the last feature. */
  weights: Float32Array;
}

const labelCount = actLabels.length;

/** The features of each row's parts; made once for all that is learned from them. */
export const featuresOfRow = ({ text, prompt }: ActRow): readonly (readonly string[])[] =>
  partsOf(toUtterance(text)).map(({ words, place }) => featuresOf(words, prompt, place));

/** One logistic regression a label by stochastic gradient descent; the same rows give the same weights. */
export function learnActs(
  rows: readonly ActRow[],
  features: ReadonlyMap<ActRow, readonly (readonly string[])[]>,
): Learned {
  const ids = idsOf(rows.flatMap((row) => features.get(row) ?? []));
  const examples = rows.map((row) => ({
    row,
    parts: (features.get(row) ?? []).map((part) => toPart(part, ids)),
  }));
  const size = (ids.size + 1) * labelCount;
  const learning: Learning = {
    weights: new Float32Array(size),
    moved: new Float32Array(size).fill(movedBefore),
    bias: ids.size,
  };
  const order = [...examples];
  const below = sequence();
  for (let round = 0; round < rounds.whole + rounds.clauses; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = below(at + 1);
      const [one, two] = [order[at], order[other]];
      if (one && two) [order[at], order[other]] = [two, one];
    }
    for (const example of order) learnFrom(learning, example, round >= rounds.whole);
  }
  return { ids, weights: learning.weights };
}

interface Learning {
  weights: Float32Array;
  moved: Float32Array;
  bias: number;
}

const given = new Float64Array(labelCount);
const errors = new Float64Array(labelCount);

function learnFrom(
  learning: Learning,
  { row, parts }: { row: ActRow; parts: readonly Part[] },
  withClauses: boolean,
): void {
  const weight = row.prompt === null ? olderWeight : 1;
  const best = withClauses && parts.length > 1 ? bestParts(learning, parts, row) : null;
  const count = withClauses ? parts.length : 1;
  for (let index = 0; index < count; index += 1) {
    const part = parts[index];
    if (!part) continue;
    addLogOdds(learning, part);
    for (let label = 0; label < labelCount; label += 1) {
      const name = actLabels[label] ?? "";
      const isTold = row.labels.has(name);
      // A label of the sentence is learned from the whole and from the clause that tells it most; the others may tell it too.
      const isMasked = row.untold.has(name) || (isTold && index > 0 && best?.[label] !== index);
      const likely = 1 / (1 + Math.exp(-(given[label] ?? 0)));
      errors[label] = isMasked ? 0 : weight * (likely - (isTold ? 1 : 0));
    }
    moveAll(learning, part);
  }
}

function bestParts(learning: Learning, parts: readonly Part[], row: ActRow): Int32Array {
  const best = new Int32Array(labelCount).fill(-1);
  const most = new Float64Array(labelCount).fill(Number.NEGATIVE_INFINITY);
  for (const [index, part] of parts.entries()) {
    if (index === 0) continue;
    addLogOdds(learning, part);
    for (let label = 0; label < labelCount; label += 1) {
      if (!row.labels.has(actLabels[label] ?? "") || (given[label] ?? 0) <= (most[label] ?? 0)) continue;
      most[label] = given[label] ?? 0;
      best[label] = index;
    }
  }
  return best;
}

function addLogOdds({ weights, bias }: Learning, { ids, values }: Part): void {
  const start = bias * labelCount;
  for (let label = 0; label < labelCount; label += 1) given[label] = weights[start + label] ?? 0;
  for (let k = 0; k < ids.length; k += 1) {
    const at = (ids[k] ?? 0) * labelCount;
    const value = values[k] ?? 0;
    for (let label = 0; label < labelCount; label += 1)
      given[label] = (given[label] ?? 0) + (weights[at + label] ?? 0) * value;
  }
}

const moving = new Int32Array(labelCount);

function moveAll({ weights, moved, bias }: Learning, { ids, values }: Part): void {
  let count = 0;
  for (let label = 0; label < labelCount; label += 1)
    if (Math.abs(errors[label] ?? 0) >= leastError) {
      moving[count] = label;
      count += 1;
    }
  for (let k = -1; k < ids.length; k += 1) {
    const at = (k < 0 ? bias : (ids[k] ?? 0)) * labelCount;
    const value = k < 0 ? 1 : (values[k] ?? 0);
    for (let one = 0; one < count; one += 1) {
      const label = moving[one] ?? 0;
      const before = weights[at + label] ?? 0;
      const gradient = (errors[label] ?? 0) * value + (k < 0 ? 0 : decay * before);
      const square = (moved[at + label] ?? 0) + gradient * gradient;
      moved[at + label] = square;
      weights[at + label] = before - (firstStep * gradient) / Math.sqrt(square);
    }
  }
}

/** Whole numbers below a limit, the same in every training. */
function sequence(): (limit: number) => number {
  let seed = 1;
  return (limit) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * limit);
  };
}

function idsOf(parts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of parts) for (const feature of part) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(
    ([feature, count]) => count >= (feature.includes("|") ? fewestUnderPrompt : fewest),
  );
  return new Map(kept.map(([feature], id) => [feature, id]));
}

export function toPart(features: readonly string[], ids: ReadonlyMap<string, number>): Part {
  const known = features.filter((feature) => ids.has(feature));
  return {
    ids: Int32Array.from(known, (feature) => ids.get(feature) ?? 0),
    values: Float32Array.from(normalised(known.map(featureValue))),
  };
}

/** The log-odds of every label in each part, as `toPartReader` gives them. */
export function logOddsOf({ ids, weights }: Learned, features: readonly (readonly string[])[]): number[][] {
  return features.map((part) => {
    addLogOdds({ weights, moved: weights, bias: ids.size }, toPart(part, ids));
    return [...given];
  });
}

/** Rounded to 255 steps. */
export function packActs({ ids, weights }: Learned, thresholds: readonly number[]): ActWeights {
  const biases = weights.subarray(ids.size * labelCount);
  const most = weights
    .subarray(0, ids.size * labelCount)
    .reduce((top, one) => Math.max(top, Math.abs(one)), 0);
  const step = most / mostSteps;
  const rows: PackedRow[] = [];
  for (const [feature, id] of ids) {
    const row: (readonly [number, number])[] = [];
    for (let label = 0; label < labelCount; label += 1) {
      const steps = Math.round((weights[id * labelCount + label] ?? 0) / step);
      if (Math.abs(steps) >= fewestSteps) row.push([label, steps]);
    }
    if (row.length > 0) rows.push({ hash: hashOf(feature), weights: row });
  }
  return { labels: actLabels, bias: [...biases], thresholds, step, rows: packRows(rows) };
}
