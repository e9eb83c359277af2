import type { Utterance } from "../words.ts";
import { featuresOf } from "./features.ts";

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
  /** `PackedRow`s one after the other. */
  rows: PackedRows;
}

/** Bytes, or the same in base64; a build keeps them beside the code as they are. */
export type PackedRows = string | Uint8Array;

/**
 * A feature's row: its hash (4 bytes, little endian), the number of classes it speaks for or against (1 byte), and for
 * each of them its index (1 byte) and its weight in steps (1 signed byte).
 */
export interface PackedRow {
  hash: number;
  weights: readonly (readonly [index: number, steps: number])[];
}

/** How likely each class is, all of them together 1. */
export type Likelihoods<Class extends string> = Readonly<Record<Class, number>>;
/** Reads them from the wording as a whole. */
export type Likelihood<Class extends string> = (utterance: Utterance) => Likelihoods<Class>;

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

/**
 * The rows one after the other: row `r` is at `starts[r]` up to `starts[r + 1]`. Where the row of a hash is, is looked for from
 * the hash's place on: an open table of numbers, for a `Map` of as many takes several times as long.
 */
export interface Table {
  hashes: Uint32Array;
  /** One more than the row, beside its hash; 0 = no row is here. */
  rows: Uint32Array;
  starts: Uint32Array;
  indexes: Uint8Array;
  steps: Int8Array;
}

/** Unpacked with the first words that are read: a thread that hears nobody does without. */
export function onceAsked<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Read in place: there are hundreds of thousands of weights, and the server starts with this. */
export function toTable(packed: PackedRows): Table {
  const bytes =
    typeof packed === "string"
      ? Buffer.from(packed, "base64")
      : Buffer.from(packed.buffer, packed.byteOffset, packed.length);
  const places = rowPlaces(bytes);
  const count = places.reduce((sum, at) => sum + bytes.readUInt8(at + hashBytes), 0);
  const size = 2 ** Math.ceil(Math.log2(2 * places.length + 1));
  const table = {
    hashes: new Uint32Array(size),
    rows: new Uint32Array(size),
    starts: new Uint32Array(places.length + 1),
    indexes: new Uint8Array(count),
    steps: new Int8Array(count),
  };
  let weight = 0;
  for (const [row, at] of places.entries()) {
    const hash = bytes.readUInt32LE(at);
    const place = placeOf(table, hash);
    table.hashes[place] = hash;
    table.rows[place] = row + 1;
    const end = endOfRow(bytes, at);
    for (let from = at + headBytes; from < end; from += 2) {
      table.indexes[weight] = bytes.readUInt8(from);
      table.steps[weight] = bytes.readInt8(from + 1);
      weight += 1;
    }
    table.starts[row + 1] = weight;
  }
  return table;
}

/** Where the hash is, or else where it belongs; half of the places are free. */
function placeOf({ hashes, rows }: Pick<Table, "hashes" | "rows">, hash: number): number {
  const last = hashes.length - 1;
  let at = hash & last;
  while (rows[at] !== 0 && hashes[at] !== hash) at = (at + 1) & last;
  return at;
}

/** -1 = nothing was learned of it. */
export const rowOf = (table: Table, hash: number): number => (table.rows[placeOf(table, hash)] ?? 0) - 1;

const hashBytes = 4;
const headBytes = hashBytes + 1;
const endOfRow = (bytes: Buffer, at: number): number => at + headBytes + 2 * bytes.readUInt8(at + hashBytes);

function rowPlaces(bytes: Buffer): number[] {
  const places: number[] = [];
  for (let at = 0; at < bytes.length; at = endOfRow(bytes, at)) places.push(at);
  return places;
}

export function addRow(
  logOdds: number[] | Float64Array,
  { starts, indexes, steps }: Table,
  row: number,
  factor: number,
): void {
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
    const index = indexes[at] ?? 0;
    logOdds[index] = (logOdds[index] ?? 0) + (steps[at] ?? 0) * factor;
  }
}

export function softmax(logOdds: readonly number[]): number[] {
  const most = Math.max(...logOdds);
  const powers = logOdds.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

const byClass = <Class extends string>(classes: readonly Class[], values: readonly number[]) =>
  Object.fromEntries(classes.map((name, index) => [name, values[index] ?? 0])) as Record<Class, number>;

export function packRows(rows: readonly PackedRow[]): string {
  const bytes = rows.flatMap(({ hash, weights }) => [
    hash & 0xff,
    (hash >>> 8) & 0xff,
    (hash >>> 16) & 0xff,
    hash >>> 24,
    weights.length,
    ...weights.flatMap(([index, steps]) => [index, steps & 0xff]),
  ]);
  return Buffer.from(bytes).toString("base64");
}
