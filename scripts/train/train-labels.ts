import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { joined } from "#server/dialogue/hear/learned/label-reader.ts";
import { root, say } from "../prepare.mjs";
import { type Scored, thresholdsOf } from "./act-figures.ts";
import {
  featuresOfRow,
  type LabelledRow,
  type Learned,
  learnLabels,
  logOddsOf,
  packLabels,
} from "./learn-labels.ts";

/** Neighbouring rows are alike, so that they are kept together: so many of them in a row go to one fold. */
const together = 20;
const folds = 5;

export interface LabelTask {
  /** Of the file with the weights. */
  name: "acts" | "dangers" | "health";
  labels: readonly string[];
  rows: readonly LabelledRow[];
  /** Learned from in every fold, and never measured. */
  beside: readonly LabelledRow[];
}

export interface Trained {
  /** Each row by weights that were not learned from it. */
  crossed: readonly Scored[];
  thresholds: readonly number[];
  /** By the weights that were written. */
  score(row: LabelledRow): Scored;
}

/** Learns labels and writes their weights and thresholds: those that do best on rows which the weights were not learned from. */
export function trainLabels({ name, labels, rows, beside }: LabelTask): Trained {
  const features = new Map([...rows, ...beside].map((row) => [row, featuresOfRow(row)] as const));
  const scoreBy = (learned: Learned, row: LabelledRow): Scored => {
    const parts = logOddsOf(learned, features.get(row) ?? featuresOfRow(row));
    return { row, values: labels.map((_, label) => joined(parts, label).value) };
  };
  const crossed: Scored[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const isOut = (index: number): boolean => Math.floor(index / together) % folds === fold;
    const learned = learnLabels(labels, [...rows.filter((_, index) => !isOut(index)), ...beside], features);
    for (const [index, row] of rows.entries()) if (isOut(index)) crossed.push(scoreBy(learned, row));
  }
  const thresholds = thresholdsOf(labels, crossed);
  const learned = learnLabels(labels, [...rows, ...beside], features);
  const path = join(root, "src", "server", "dialogue", "hear", "learned", `${name}.json`);
  writeFileSync(path, `${JSON.stringify(packLabels(learned, thresholds))}\n`);
  say(`${name}: learned from ${rows.length} sentences and ${beside.length} besides`);
  return { crossed, thresholds, score: (row) => scoreBy(learned, row) };
}
