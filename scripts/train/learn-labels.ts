import type { PromptKind } from "#server/dialogue/hear/acts/labels.ts";
import { featuresOf } from "#server/dialogue/hear/learned/features.ts";
import { type LabelWeights, partsOf } from "#server/dialogue/hear/learned/label-reader.ts";
import { featureValue, hashOf, normalised } from "#server/dialogue/learned/classifier.ts";
import { type PackedRow, packRows } from "#server/dialogue/learned/table.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** A sentence and all that is meant by it. */
export interface LabelledRow {
  list: string;
  /** Null = it is not known what had been asked. */
  prompt: PromptKind | null;
  labels: ReadonlySet<string>;
  /** Labels that may or may not hold: the list it is from does not tell. */
  untold: ReadonlySet<string>;
  /** How much is learned from it beside the others. */
  weight: number;
  text: string;
}

/** Adagrad's first step; the steps of each weight shorten as it has been moved. */
const firstStep = 0.7;
/** As if every weight had been moved so far already: what was said twice moves little. */
const movedBefore = 1;
/** How strongly weights are drawn to 0 (L2). */
const decay = 1e-3;
/** What was said once is chance, and twice under one prompt as well. */
const fewest = 2;
const fewestUnderPrompt = 3;
/** Errors below this move nothing. */
const leastError = 0.004;
const mostSteps = 127;
/** Weights of fewer steps than these change nothing that could be measured. */
const fewestSteps = 3;
/** First the sentences as they are; then their clauses as well, each label learned where it is told most. */
const rounds = { whole: 8, clauses: 12 };

interface Part {
  ids: Int32Array;
  values: Float32Array;
}

export interface Learned {
  ids: ReadonlyMap<string, number>;
  /** `labels` weights a feature, the bias as the last feature. */
  weights: Float32Array;
  labels: readonly string[];
}

/** The features of each row's parts; made once for all that is learned from them. */
export const featuresOfRow = ({ text, prompt }: LabelledRow): readonly (readonly string[])[] =>
  partsOf(toUtterance(text)).map(({ words, place }) => featuresOf(words, prompt, place));

/** One logistic regression a label by stochastic gradient descent; the same rows give the same weights. */
export function learnLabels(
  labels: readonly string[],
  rows: readonly LabelledRow[],
  features: ReadonlyMap<LabelledRow, readonly (readonly string[])[]>,
): Learned {
  const ids = idsOf(rows.flatMap((row) => features.get(row) ?? []));
  const examples = rows.map((row) => ({
    row,
    parts: (features.get(row) ?? []).map((part) => toPart(part, ids)),
  }));
  const size = (ids.size + 1) * labels.length;
  const learning: Learning = {
    labels,
    given: new Float64Array(labels.length),
    errors: new Float64Array(labels.length),
    moving: new Int32Array(labels.length),
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
  return { ids, weights: learning.weights, labels };
}

interface Learning {
  labels: readonly string[];
  /** The log-odds of the part that is read, and how far they are off. */
  given: Float64Array;
  errors: Float64Array;
  /** Room for the labels that are moved by it. */
  moving: Int32Array;
  weights: Float32Array;
  moved: Float32Array;
  bias: number;
}

function learnFrom(
  learning: Learning,
  { row, parts }: { row: LabelledRow; parts: readonly Part[] },
  withClauses: boolean,
): void {
  const best = withClauses && parts.length > 1 ? bestParts(learning, parts, row) : null;
  for (const [index, part] of (withClauses ? parts : parts.slice(0, 1)).entries()) {
    addLogOdds(learning, part);
    for (const [label, name] of learning.labels.entries()) {
      const isTold = row.labels.has(name);
      // A label of the sentence is learned from the whole and from the clause that tells it most; the others may tell it too.
      const isMasked = row.untold.has(name) || (isTold && index > 0 && best?.[label] !== index);
      const likely = 1 / (1 + Math.exp(-(learning.given[label] ?? 0)));
      learning.errors[label] = isMasked ? 0 : row.weight * (likely - (isTold ? 1 : 0));
    }
    moveAll(learning, part);
  }
}

/** For each label of the sentence the clause that tells it most. */
function bestParts(learning: Learning, parts: readonly Part[], row: LabelledRow): Int32Array {
  const { labels, given } = learning;
  const best = new Int32Array(labels.length).fill(-1);
  const most = new Float64Array(labels.length).fill(Number.NEGATIVE_INFINITY);
  for (const [index, part] of parts.entries()) {
    if (index === 0) continue;
    addLogOdds(learning, part);
    for (const [label, name] of labels.entries()) {
      if (!row.labels.has(name) || (given[label] ?? 0) <= (most[label] ?? 0)) continue;
      most[label] = given[label] ?? 0;
      best[label] = index;
    }
  }
  return best;
}

/** Into `given`. */
function addLogOdds(
  { weights, bias, given }: Pick<Learning, "weights" | "bias" | "given">,
  { ids, values }: Part,
): void {
  const count = given.length;
  const start = bias * count;
  for (let label = 0; label < count; label += 1) given[label] = weights[start + label] ?? 0;
  for (let k = 0; k < ids.length; k += 1) {
    const at = (ids[k] ?? 0) * count;
    const value = values[k] ?? 0;
    for (let label = 0; label < count; label += 1)
      given[label] = (given[label] ?? 0) + (weights[at + label] ?? 0) * value;
  }
}

/** Against the errors, those of the bias and of each feature. */
function moveAll(learning: Learning, { ids, values }: Part): void {
  const { errors, moving, bias } = learning;
  let count = 0;
  for (let label = 0; label < errors.length; label += 1)
    if (Math.abs(errors[label] ?? 0) >= leastError) {
      moving[count] = label;
      count += 1;
    }
  moveFeature(learning, count, { id: bias, value: 1, drawn: 0 });
  for (let k = 0; k < ids.length; k += 1)
    moveFeature(learning, count, { id: ids[k] ?? 0, value: values[k] ?? 0, drawn: decay });
}

function moveFeature(
  { errors, moving, weights, moved }: Learning,
  count: number,
  { id, value, drawn }: { id: number; value: number; drawn: number },
): void {
  const at = id * errors.length;
  for (let one = 0; one < count; one += 1) {
    const label = moving[one] ?? 0;
    const before = weights[at + label] ?? 0;
    const gradient = (errors[label] ?? 0) * value + drawn * before;
    const square = (moved[at + label] ?? 0) + gradient * gradient;
    moved[at + label] = square;
    weights[at + label] = before - (firstStep * gradient) / Math.sqrt(square);
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
export function logOddsOf(
  { ids, weights, labels }: Learned,
  features: readonly (readonly string[])[],
): number[][] {
  const given = new Float64Array(labels.length);
  return features.map((part) => {
    addLogOdds({ weights, bias: ids.size, given }, toPart(part, ids));
    return [...given];
  });
}

/** Rounded to 255 steps. */
export function packLabels({ ids, weights, labels }: Learned, thresholds: readonly number[]): LabelWeights {
  const labelCount = labels.length;
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
  return { labels, bias: [...biases], thresholds, step, rows: packRows(rows) };
}
