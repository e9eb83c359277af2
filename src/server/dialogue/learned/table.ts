/**
 * A feature's row: its hash (4 bytes, little endian), the number of classes it speaks for or against (1 byte), and for
 * each of them its index (1 byte) and its weight in steps (1 signed byte).
 */
export interface PackedRow {
  hash: number;
  weights: readonly (readonly [index: number, steps: number])[];
}

/** `PackedRow`s one after the other in base64, or what `layOut` made of them: a build lays them out once for all threads. */
export type LearnedRows = string | Uint8Array;

/**
 * The rows in the order of their hashes. Row `r` is at `starts[r]` up to `starts[r + 1]`; the rows whose hashes begin with the bits
 * `b` are `firsts[b]` up to `firsts[b + 1]`.
 */
interface Table {
  firsts: Uint32Array;
  hashes: Uint32Array;
  starts: Uint32Array;
  indexes: Uint8Array;
  steps: Int8Array;
}

/** How many rows are looked through for a hash on average. */
const rowsTogether = 4;
const leadingBits = (rows: number): number => Math.max(1, Math.ceil(Math.log2(rows / rowsTogether)));
/** How many rows and how many weights there are, as 4 bytes each. */
const headBytes = 8;
const bytesOfTable = (rows: number, weights: number): number =>
  headBytes + 4 * (2 ** leadingBits(rows) + 1 + rows + rows + 1) + 2 * weights;

export const toTable = (rows: LearnedRows): Table =>
  openTable(typeof rows === "string" ? layOut(rows) : rows);

/** Nothing is copied: threads may read the same bytes. They start at a multiple of four. */
function openTable({ buffer, byteOffset }: Uint8Array): Table {
  const [rows = 0, weights = 0] = new Uint32Array(buffer, byteOffset, 2);
  let at = byteOffset + headBytes;
  const numbers = (count: number): Uint32Array => {
    at += 4 * count;
    return new Uint32Array(buffer, at - 4 * count, count);
  };
  return {
    firsts: numbers(2 ** leadingBits(rows) + 1),
    hashes: numbers(rows),
    starts: numbers(rows + 1),
    indexes: new Uint8Array(buffer, at, weights),
    steps: new Int8Array(buffer, at + weights, weights),
  };
}

/** Lays packed rows out as the bytes of a `Table`, in the byte order of this machine. */
export function layOut(packed: string): Uint8Array {
  const bytes = Buffer.from(packed, "base64");
  const places = inOrderOfHashes(bytes);
  const weights = places.reduce((sum, at) => sum + bytes.readUInt8(at + hashBytes), 0);
  const laidOut = new Uint8Array(bytesOfTable(places.length, weights));
  new Uint32Array(laidOut.buffer, 0, 2).set([places.length, weights]);
  const table = openTable(laidOut);
  const shift = 32 - leadingBits(places.length);
  let weight = 0;
  for (const [row, at] of places.entries()) {
    const hash = bytes.readUInt32LE(at);
    table.hashes[row] = hash;
    table.firsts[(hash >>> shift) + 1] = row + 1;
    for (let from = at + rowHeadBytes; from < endOfRow(bytes, at); from += 2) {
      table.indexes[weight] = bytes.readUInt8(from);
      table.steps[weight] = bytes.readInt8(from + 1);
      weight += 1;
    }
    table.starts[row + 1] = weight;
  }
  // Where no hash begins with those bits, the next ones begin where the last ones ended.
  for (let bits = 1; bits < table.firsts.length; bits += 1)
    table.firsts[bits] ||= table.firsts[bits - 1] ?? 0;
  return laidOut;
}

const hashBytes = 4;
const rowHeadBytes = hashBytes + 1;
const endOfRow = (bytes: Buffer, at: number): number =>
  at + rowHeadBytes + 2 * bytes.readUInt8(at + hashBytes);

/** Where the rows are; of two features with one hash the later one's. */
function inOrderOfHashes(bytes: Buffer): number[] {
  const places: number[] = [];
  for (let at = 0; at < bytes.length; at = endOfRow(bytes, at)) places.push(at);
  // Numbers are sorted in place, many times as fast as by a function.
  const size = places.length;
  const keys = Float64Array.from(places, (at, row) => bytes.readUInt32LE(at) * size + row).sort();
  const hashAt = (key: number | undefined): number => Math.floor((key ?? -1) / size);
  return Array.from(
    keys.filter((key, k) => hashAt(key) !== hashAt(keys[k + 1])),
    (key) => places[key % size] ?? 0,
  );
}

/** -1 = nothing was learned of it. */
export function rowOf({ firsts, hashes }: Table, hash: number): number {
  const leading = hash >>> (Math.clz32(firsts.length - 1) + 1);
  const end = firsts[leading + 1] ?? 0;
  for (let row = firsts[leading] ?? 0; row < end; row += 1) if (hashes[row] === hash) return row;
  return -1;
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
