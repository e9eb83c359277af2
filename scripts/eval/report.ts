import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One line of the table: what was measured on which rows, ours beside what is published for libraries. */
export interface Line {
  corpus: string;
  kind: string;
  rows: number;
  ours: string;
  /** Published figure or ceiling of the corpus's README; empty when there is none. */
  others?: string;
  /** Median time of one utterance in microseconds. */
  micros?: number;
}

export interface Corpora {
  /** Null when no folder was given. */
  folder: string | null;
  /** Prints every row that was read wrongly. */
  showsMisses: boolean;
  /** Files that were looked for and not found. */
  missing: string[];
}

/** The rows of a corpus file; none when it is not there, which the report says. */
export function rowsOf<Row>(corpora: Corpora, file: string): Row[] {
  const path = corpora.folder === null ? null : join(corpora.folder, file);
  if (path === null || !existsSync(path)) {
    corpora.missing.push(file);
    return [];
  }
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}

export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

export function miss(corpora: Corpora, label: string, text: string, got: unknown): void {
  if (corpora.showsMisses) console.log(`  ${label} | ${text} | ${JSON.stringify(got)}`);
}

/** What each row is read as, and the median time of one reading in microseconds. */
export function timed<Row, Read>(
  rows: readonly Row[],
  read: (row: Row) => Read,
): { read: Read[]; micros: number } {
  for (const row of rows.slice(0, 300)) read(row);
  const micros: number[] = [];
  const all = rows.map((row) => {
    const start = process.hrtime.bigint();
    const got = read(row);
    micros.push(Number(process.hrtime.bigint() - start) / 1000);
    return got;
  });
  micros.sort((a, b) => a - b);
  return { read: all, micros: micros[micros.length >> 1] ?? 0 };
}

export function printTable(lines: readonly Line[]): void {
  const heads = ["corpus", "kind", "rows", "Enamel", "published", "µs"];
  const cells = lines.map(({ corpus, kind, rows, ours, others = "", micros }) => [
    corpus,
    kind,
    `${rows}`,
    ours,
    others,
    micros === undefined ? "" : micros.toFixed(0),
  ]);
  const widths = heads.map((head, k) => Math.max(head.length, ...cells.map((row) => row[k]?.length ?? 0)));
  const isNumber = (k: number) => k === 2 || k === 3 || k === 5;
  const line = (row: readonly string[]) =>
    row
      .map((cell, k) => (isNumber(k) ? cell.padStart(widths[k] ?? 0) : cell.padEnd(widths[k] ?? 0)))
      .join("  ")
      .trimEnd();
  console.log(line(heads));
  console.log(widths.map((width) => "─".repeat(width)).join("  "));
  for (const row of cells) console.log(line(row));
}
