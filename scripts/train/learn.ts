import {
  featureValue,
  hashOf,
  type LearnedWeights,
  normalised,
  softmax,
} from "#server/dialogue/learned/classifier.ts";
import { type PackedRow, packRows } from "#server/dialogue/learned/table.ts";
import type { Labelled } from "./lines.ts";

const rounds = 20;
/** Adagrad's first step; the steps of each weight shorten as it has been moved. */
const firstStep = 1;
/** As if every weight had been moved so far already: what was said twice moves little. */
const movedBefore = 1;
/** How strongly weights are drawn to 0 (L2). */
const decay = 1e-5;
/** What was said once is chance. */
const fewest = 2;
const mostSteps = 127;
/** Weights of fewer steps than these change nothing that could be measured. */
const fewestSteps = 2;

interface Example {
  ids: readonly number[];
  values: readonly number[];
  /** Shares of the classes, together 1. */
  wanted: readonly number[];
}

/** Multinomial logistic regression by stochastic gradient descent; the same sentences give the same weights. */
export function learn(classes: readonly string[], sentences: readonly Labelled[]): LearnedWeights {
  const ids = idsOf(sentences);
  const examples = sentences.map((sentence) => toExample(classes, sentence, ids));
  const bias = ids.size;
  const weights = classes.map(() => new Float32Array(ids.size + 1));
  const moved = classes.map(() => new Float32Array(ids.size + 1).fill(movedBefore));
  for (const example of inTurns(examples)) {
    const given = softmax(weights.map((row) => logOddsOf(row, example, bias)));
    for (const [index, row] of weights.entries()) {
      const error = (given[index] ?? 0) - (example.wanted[index] ?? 0);
      const squares = moved[index];
      if (!squares || Math.abs(error) < 1e-3) continue;
      for (const [k, id] of example.ids.entries()) move(row, squares, id, error * (example.values[k] ?? 0));
      move(row, squares, bias, error);
    }
  }
  return pack(classes, weights, ids);
}

function idsOf(sentences: readonly Labelled[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of sentences)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= fewest).map(([feature]) => feature);
  return new Map(kept.map((feature, id) => [feature, id]));
}

function toExample(
  classes: readonly string[],
  { features, labels }: Labelled,
  ids: ReadonlyMap<string, number>,
): Example {
  const known = features.filter((feature) => ids.has(feature));
  return {
    ids: known.map((feature) => ids.get(feature) ?? 0),
    values: normalised(known.map(featureValue)),
    wanted: classes.map((name) => (labels.includes(name) ? 1 / labels.length : 0)),
  };
}

/** Every example once a round, in an order that is another one each round and the same in every training. */
function* inTurns(examples: readonly Example[]): Generator<Example> {
  const order = [...examples];
  let seed = 1;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * limit);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = below(at + 1);
      const [one, two] = [order[at], order[other]];
      if (one && two) [order[at], order[other]] = [two, one];
    }
    yield* order;
  }
}

function logOddsOf(row: Float32Array, { ids, values }: Example, bias: number): number {
  let sum = row[bias] ?? 0;
  for (const [k, id] of ids.entries()) sum += (row[id] ?? 0) * (values[k] ?? 0);
  return sum;
}

function move(row: Float32Array, squares: Float32Array, id: number, slope: number): void {
  const weight = row[id] ?? 0;
  const gradient = slope + decay * weight;
  const square = (squares[id] ?? 0) + gradient * gradient;
  squares[id] = square;
  row[id] = weight - (firstStep * gradient) / Math.sqrt(square);
}

/** Rounded to 255 steps. */
function pack(
  classes: readonly string[],
  weights: readonly Float32Array[],
  ids: ReadonlyMap<string, number>,
): LearnedWeights {
  const most = Math.max(
    ...weights.map((row) => row.subarray(0, ids.size).reduce((top, one) => Math.max(top, Math.abs(one)), 0)),
  );
  const step = most / mostSteps;
  const rows = [...ids].map(([feature, id]): PackedRow => {
    const steps = weights.map((row, index) => [index, Math.round((row[id] ?? 0) / step)] as const);
    return { hash: hashOf(feature), weights: steps.filter(([, value]) => Math.abs(value) >= fewestSteps) };
  });
  return {
    classes,
    bias: weights.map((row) => row[ids.size] ?? 0),
    step,
    rows: packRows(rows.filter(({ weights: row }) => row.length > 0)),
  };
}
