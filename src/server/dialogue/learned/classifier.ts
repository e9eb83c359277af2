import type { Utterance } from "../words.ts";
import { featuresOf } from "./features.ts";
import { addRow, type LearnedRows, rowOf, toTable } from "./table.ts";

/**
 * A linear classifier over the features of a wording (multinomial logistic regression): for every class a probability,
 * all of them together 1. What is learned from is in `training/`, how in `scripts/train`.
 */
export interface LearnedWeights {
  classes: readonly string[];
  /** Log-odds of each class before anything was said. */
  bias: readonly number[];
  /** Log-odds of one step of a packed weight. */
  step: number;
  rows: LearnedRows;
}

/** How likely each class is, all of them together 1. */
export type Likelihoods<Class extends string> = Readonly<Record<Class, number>>;
/** Reads them from the wording as a whole. */
type Likelihood<Class extends string> = (utterance: Utterance) => Likelihoods<Class>;

/** How much pieces of words count beside whole words. */
export const pieceValue = 0.5;
/** The length of every utterance's vector, so that long ones count no more than short ones. */
const norm = 3;

export const featureValue = (feature: string): number => (feature.startsWith("~") ? pieceValue : 1);
export const normalised = (values: readonly number[]): number[] => {
  let squares = 0;
  for (const value of values) squares += value * value;
  const length = Math.sqrt(squares);
  return values.map((value) => (length === 0 ? 0 : (value * norm) / length));
};

/** FNV-1a, 32 bits. @param before the hash of what stands before it: `hashOf(b, hashOf(a))` is `hashOf(a + b)` */
export function hashOf(feature: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Reads weights that were learned for just these classes. */
export function toLikelihood<Class extends string>(
  classes: readonly Class[],
  weights: LearnedWeights,
): Likelihood<Class> {
  if (classes.join() !== weights.classes.join())
    throw new Error(
      `The weights are of other classes than ${classes.join()}; npm run train learns them anew`,
    );
  const { bias, step } = weights;
  const tableOf = onceAsked(() => toTable(weights.rows));
  const judge = (utterance: Utterance): Likelihoods<Class> => {
    const table = tableOf();
    const rows: number[] = [];
    const values: number[] = [];
    for (const { hash, value } of wordingOf(utterance)) {
      const row = rowOf(table, hash);
      if (row < 0) continue;
      rows.push(row);
      values.push(value);
    }
    const logOdds = [...bias];
    normalised(values).forEach((value, k) => {
      addRow(logOdds, table, rows[k] ?? 0, value * step);
    });
    return byClass(classes, softmax(logOdds));
  };
  const judged = new WeakMap<Utterance, Likelihoods<Class>>();
  return (utterance) => {
    const known = judged.get(utterance) ?? judge(utterance);
    judged.set(utterance, known);
    return known;
  };
}

interface Feature {
  hash: number;
  value: number;
}

/** Several classifiers read the same utterance. */
const wordings = new WeakMap<Utterance, readonly Feature[]>();

function wordingOf(utterance: Utterance): readonly Feature[] {
  const read = wordings.get(utterance);
  if (read) return read;
  const wording = featuresOf(utterance.words).map((feature) => ({
    hash: hashOf(feature),
    value: featureValue(feature),
  }));
  wordings.set(utterance, wording);
  return wording;
}

/** Opened with the first words that are read: a thread that hears nobody does without. */
export function onceAsked<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function softmax(logOdds: readonly number[]): number[] {
  const most = Math.max(...logOdds);
  const powers = logOdds.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

const byClass = <Class extends string>(classes: readonly Class[], values: readonly number[]) =>
  Object.fromEntries(classes.map((name, index) => [name, values[index] ?? 0])) as Record<Class, number>;
