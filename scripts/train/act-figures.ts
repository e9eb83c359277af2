import { printTable } from "../measure.ts";
import { say } from "../prepare.mjs";
import type { LabelledRow } from "./learn-labels.ts";

/** A sentence and the log-odds of every label in it. */
export interface Scored {
  row: LabelledRow;
  values: readonly number[];
}

interface LabelFigures {
  label: string;
  /** How often it is there, was read rightly, and was read where it is not. */
  there: number;
  right: number;
  wrong: number;
}

export interface Figures {
  rows: number;
  /** Of all labels, and of wishes and questions alone: shares of sentences read without fault. */
  exact: number;
  exactWishes: number;
  labels: readonly LabelFigures[];
  /** What was missed, and what was read in its place, with how often. */
  confusions: readonly (readonly [missed: string, read: string, count: number])[];
}

const candidates = Array.from({ length: 61 }, (_, index) => -3 + index / 10);
/** What is missed is worse than what is heard besides … */
const missed = 1.4;
/** … and of few sentences the best threshold is chance: it is drawn to 0, where a label is as likely as not. */
const drawn = 0.05;

/** For each label the log-odds from which on it is best taken for told, by the mistakes on these rows. */
export function thresholdsOf(labels: readonly string[], scored: readonly Scored[]): number[] {
  return labels.map((name, label) => {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const threshold of candidates) {
      const { there, right, wrong } = countsOf(scored, name, label, threshold);
      const mistakes = missed * (there - right) + wrong + drawn * Math.abs(threshold);
      if (mistakes < least) [best, least] = [threshold, mistakes];
    }
    return Math.round(best * 10) / 10;
  });
}

function countsOf(scored: readonly Scored[], name: string, label: number, threshold: number): LabelFigures {
  let [there, right, wrong] = [0, 0, 0];
  for (const { row, values } of scored) {
    const isThere = row.labels.has(name);
    const isRead = (values[label] ?? 0) >= threshold;
    if (isThere) there += 1;
    if (isThere && isRead) right += 1;
    if (!isThere && isRead && !row.untold.has(name)) wrong += 1;
  }
  return { label: name, there, right, wrong };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
function f1(counts: readonly LabelFigures[]): number {
  const right = sum(counts.map((one) => one.right));
  const all = sum(counts.map(({ there, right: found, wrong }) => there + found + wrong));
  return all === 0 ? 0 : (2 * right) / all;
}

const isWish = (label: string): boolean => label.startsWith("want.") || label.startsWith("ask.");

export function figuresOf(
  labels: readonly string[],
  scored: readonly Scored[],
  thresholds: readonly number[],
): Figures {
  const confusions = new Map<string, number>();
  let [exact, exactWishes] = [0, 0];
  for (const { row, values } of scored) {
    const read = labels.filter((_, label) => (values[label] ?? 0) >= (thresholds[label] ?? 0));
    const missed = [...row.labels].filter((label) => !read.some((each) => each === label));
    const added = read.filter((label) => !row.labels.has(label));
    if (missed.length + added.length === 0) exact += 1;
    if (![...missed, ...added].some(isWish)) exactWishes += 1;
    for (const one of missed.length > 0 ? missed : ["–"])
      for (const other of added.length > 0 ? added : ["–"]) {
        const key = `${one}\t${other}`;
        confusions.set(key, (confusions.get(key) ?? 0) + 1);
      }
  }
  confusions.delete("–\t–");
  return {
    rows: scored.length,
    exact: exact / scored.length,
    exactWishes: exactWishes / scored.length,
    labels: labels.map((name, label) => countsOf(scored, name, label, thresholds[label] ?? 0)),
    confusions: [...confusions]
      .toSorted(([, one], [, other]) => other - one)
      .map(([key, count]) => [...(key.split("\t") as [string, string]), count] as const),
  };
}

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : (100 * part) / whole);

/** `isFull`: with a line for each label and the most frequent confusions. */
export function printFigures(title: string, figures: Figures, isFull: boolean): void {
  const { labels, rows, exact, exactWishes, confusions } = figures;
  const told = labels.filter(({ there }) => there > 0);
  const macro = sum(told.map((one) => f1([one]))) / told.length;
  say(
    `${title}: ${rows} sentences; wishes and questions all right ${(100 * exactWishes).toFixed(1)} %, every act right ${(100 * exact).toFixed(1)} %, F1 ${(100 * f1(labels)).toFixed(1)} (mean of labels ${(100 * macro).toFixed(1)})`,
  );
  if (!isFull) return;
  printTable(
    ["label", "there", "recall, %", "precision, %", "wrong"],
    labels.map(({ label, there, right, wrong }) => [
      label,
      String(there),
      share(right, there),
      share(right, right + wrong),
      String(wrong),
    ]),
  );
  printTable(
    ["missed", "read", "times"],
    confusions.slice(0, 40).map(([missed, read, count]) => [missed, read, String(count)]),
  );
}
