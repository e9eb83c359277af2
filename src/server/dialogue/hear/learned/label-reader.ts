import { featureValue, hashOf, normalised, onceAsked, pieceValue } from "../../learned/classifier.ts";
import { addRow, type LearnedRows, rowOf, toTable } from "../../learned/table.ts";
import type { Utterance } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import { clauseOf, clausesOf } from "../clauses.ts";
import { type Place, promptFeatures, promptsOf, underPrompt, wordingOf } from "./features.ts";

/**
 * Weights of a linear reader that tells each label by itself (one logistic regression a label): several may hold at once.
 * What is learned from is in `training/acts` and `training/dangers`, how in `scripts/train`.
 */
export interface LabelWeights {
  labels: readonly string[];
  /** Log-odds of each label before anything was said. */
  bias: readonly number[];
  /** Log-odds from which on a label holds, chosen by cross-validation: the one table of thresholds. */
  thresholds: readonly number[];
  /** Log-odds of one step of a packed weight. */
  step: number;
  rows: LearnedRows;
}

/** One label as it was read. */
export interface ReadLabel<Label extends string> {
  label: Label;
  /** Index of the clause that tells it most. */
  clause: number;
  /** 0 to 1; 0.5 = just at the threshold. */
  certainty: number;
}

/** The parts of an utterance that are read each by itself: all of it, and each clause where there are several. */
interface Part {
  words: Utterance["words"];
  place: Place;
}

export function partsOf(utterance: Utterance): readonly Part[] {
  const known = cut.get(utterance) ?? cutIntoParts(utterance);
  cut.set(utterance, known);
  return known;
}
/** Several readers read the same utterance. */
const cut = new WeakMap<Utterance, readonly Part[]>();

function cutIntoParts(utterance: Utterance): readonly Part[] {
  const whole: Part = { words: utterance.words, place: "whole" };
  const clauses = clausesOf(utterance);
  if (clauses.length < 2) return [whole];
  return [
    whole,
    ...clauses.map(
      (clause, index): Part => ({
        words: clauseOf(utterance, clause).words,
        place: index === 0 ? "first" : "later",
      }),
    ),
  ];
}

/** The log-odds of every label in every part, in the order of `partsOf` and of the labels. */
type PartReader = (parts: readonly Part[], prompt: PromptKind | null) => readonly number[][];

/** Reads weights that were learned for just these labels. */
export function toPartReader(labels: readonly string[], weights: LabelWeights): PartReader {
  if (labels.join() !== weights.labels.join())
    throw new Error(`The weights are of other labels than ${labels.join()}; npm run train learns them anew`);
  const tableOf = onceAsked(() => toTable(weights.rows));
  return (parts, prompt) =>
    parts.map((part) => {
      const table = tableOf();
      const rows: number[] = [];
      const values: number[] = [];
      const add = (hash: number, value: number): void => {
        const row = rowOf(table, hash);
        if (row < 0) return;
        rows.push(row);
        values.push(value);
      };
      const { hashes, counts, prompted } = hashed(part);
      for (let at = 0; at < hashes.length; at += 1) add(hashes[at] ?? 0, counts[at] ?? 0);
      for (const each of promptsOf(prompt)) {
        const before = hashOf(underPrompt(each));
        for (const feature of prompted) add(hashOf(feature, before), pieceValue);
        for (const feature of promptFeatures(each, part.place)) add(hashOf(feature), featureValue(feature));
      }
      const logOdds = Float64Array.from(weights.bias);
      normalised(values).forEach((value, k) => {
        addRow(logOdds, table, rows[k] ?? 0, value * weights.step);
      });
      return Array.from(logOdds);
    });
}

interface HashedWording {
  hashes: Uint32Array;
  counts: Float64Array;
  prompted: readonly string[];
}
const wordings = new WeakMap<Part, HashedWording>();

function hashed(part: Part): HashedWording {
  const known = wordings.get(part);
  if (known) return known;
  const { features, prompted } = wordingOf(part.words, part.place);
  const wording = {
    hashes: Uint32Array.from(features, (feature) => hashOf(feature)),
    counts: Float64Array.from(features, featureValue),
    prompted,
  };
  wordings.set(part, wording);
  return wording;
}

/**
 * What the parts come to together: the whole and the clause that tells a label most, half and half. A long story hides a
 * clause, and a clause torn from its sentence may say anything.
 */
export function joined(
  parts: readonly (readonly number[])[],
  label: number,
): { value: number; clause: number } {
  const [whole, ...clauses] = parts;
  const alone = whole?.[label] ?? 0;
  let [most, clause] = [Number.NEGATIVE_INFINITY, 0];
  for (const [index, row] of clauses.entries()) {
    const value = row[label] ?? 0;
    if (value > most) [most, clause] = [value, index];
  }
  return clauses.length === 0 ? { value: alone, clause: 0 } : { value: (alone + most) / 2, clause };
}

/** How far below its threshold a wish or question may be that is the only one likely. */
const mostBelow = 1;
/** Log-odds above its threshold. */
const surelyTold = 2;

/**
 * The log-odds of every label, with the likeliest wish or question raised to its threshold where none reaches it, though one
 * is to be expected: how can I help was asked, or nothing else is told. Whoever rings up wants something.
 */
export function withLikeliest(
  labels: readonly string[],
  values: readonly number[],
  thresholds: readonly number[],
  prompt: PromptKind | null,
): readonly number[] {
  const above = values.map((value, label) => value - (thresholds[label] ?? 0));
  const isWish = (label: number): boolean => labels[label]?.includes(".") === true;
  const told = above.flatMap((value, label) => (value >= 0 ? [label] : []));
  if (told.some(isWish) || (prompt !== "open" && told.length > 0)) return values;
  // Beside something that is told for sure, a question that is hardly heard is none; what is told may be the wish itself.
  const isTelling = told.some((label) => labels[label] === "tell" && (above[label] ?? 0) >= surelyTold);
  const mayBeRaised = (label: number): boolean =>
    isWish(label) && (!isTelling || labels[label]?.startsWith("want.") === true);
  let likeliest = -1;
  for (const [label, value] of above.entries())
    if (mayBeRaised(label) && value >= Math.max(-mostBelow, above[likeliest] ?? -mostBelow))
      likeliest = label;
  return values.map((value, label) => (label === likeliest ? (thresholds[label] ?? value) : value));
}

/** The labels that hold, surest first. */
export function labelsIn<Label extends string>(
  labels: readonly Label[],
  parts: readonly (readonly number[])[],
  { weights: { thresholds }, prompt }: { weights: LabelWeights; prompt: PromptKind | null },
): readonly ReadLabel<Label>[] {
  const together = labels.map((_, label) => joined(parts, label));
  const values = withLikeliest(
    labels,
    together.map(({ value }) => value),
    thresholds,
    prompt,
  );
  const found: ReadLabel<Label>[] = [];
  for (const [index, label] of labels.entries()) {
    const above = (values[index] ?? 0) - (thresholds[index] ?? 0);
    const clause = together[index]?.clause ?? 0;
    if (above >= 0) found.push({ label, clause, certainty: 1 / (1 + Math.exp(-above)) });
  }
  return found.toSorted((one, other) => other.certainty - one.certainty);
}
