/**
 * Measures how well dates and times are read, corpus by corpus:
 *
 *   npx tsx scripts/eval-time.ts <folder of corpora> [--fails 20]
 *
 * A corpus is a `.jsonl` file with rows `{ text, reference, locale?, prev?, kind?, past?, expected: { date?, time? },
 * accept?, dateOptional? }`. Rows of kind `dob` are read as answers to 'what is your date of birth?'.
 * exact: every expected field is right and nothing is invented. CORE: days and times ahead, no American month-first rows.
 * Files with `slots` instead of `expected` only tell whether a date or a time is stated: precision and recall.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { readDateOfBirth } from "#server/dialogue/when/date-of-birth.ts";
import { type ParsedWhen, parse } from "#server/dialogue/when/parse.ts";

interface Row {
  id: string;
  text: string;
  reference?: string;
  locale?: string;
  prev?: string;
  kind?: string;
  past?: boolean;
  expected?: ParsedWhen;
  accept?: ParsedWhen[];
  dateOptional?: boolean;
  requested?: string[];
  slots?: Record<string, unknown>;
}

const [folder, ...options] = process.argv.slice(2);
const failsShown = options[0] === "--fails" ? Number(options[1] ?? 20) : 0;
if (folder === undefined) {
  console.error("usage: tsx scripts/eval-time.ts <folder of corpora> [--fails 20]");
  process.exit(2);
}

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesIn(join(path, name)))
    : path.endsWith(".jsonl")
      ? [path]
      : [];

const rowsOf = (file: string): Row[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);

const americanOrder = new Set(["EN_US", "EN_default", "EN_CA"]);
const kindOf = ({ kind, expected }: Row) =>
  kind ?? (expected?.date && expected.time ? "datetime" : expected?.date ? "date" : "time");
const isCore = (row: Row) =>
  ["date", "time", "datetime"].includes(kindOf(row)) && !row.past && !americanOrder.has(row.locale ?? "");

function read(row: Row): ParsedWhen {
  const reference = row.reference?.slice(0, 19) ?? "2020-01-01T00:00:00";
  if (kindOf(row) === "dob") {
    const born = readDateOfBirth(row.text, reference.slice(0, 10));
    return born ? { date: born.value } : {};
  }
  return parse(row.text, new Date(`${reference}Z`), { locale: row.locale, prev: row.prev }) ?? {};
}

function isExact(row: Row, got: ParsedWhen): boolean {
  const today = row.reference?.slice(0, 10);
  const wanted = row.accept?.length ? row.accept : [row.expected ?? {}];
  const fits = wanted.some(({ date, time }) => {
    const dateFits =
      date === undefined || got.date === date || (row.dateOptional === true && (got.date ?? today) === today);
    return dateFits && (time === undefined || got.time === time);
  });
  const first = wanted[0] ?? {};
  const inventedDate = first.date === undefined && got.date !== undefined && got.date !== today;
  const lenient = ["interval", "open", "holiday"].includes(kindOf(row));
  const inventedTime = first.time === undefined && got.time !== undefined && !lenient;
  const found = got.date !== undefined || got.time !== undefined;
  return fits && !inventedDate && !inventedTime && !(kindOf(row) === "negative" && found);
}

const percent = (part: number, whole: number) =>
  whole === 0 ? "    -" : ((100 * part) / whole).toFixed(1).padStart(5);

function timed(rows: readonly Row[]): { readings: ParsedWhen[]; median: number; p99: number } {
  for (const row of rows.slice(0, 300)) read(row);
  const micros: number[] = [];
  const readings = rows.map((row) => {
    const start = process.hrtime.bigint();
    const got = read(row);
    micros.push(Number(process.hrtime.bigint() - start) / 1000);
    return got;
  });
  micros.sort((a, b) => a - b);
  return {
    readings,
    median: micros[micros.length >> 1] ?? 0,
    p99: micros[Math.floor(micros.length * 0.99)] ?? 0,
  };
}

function scoreValues(file: string, rows: readonly Row[]): void {
  const { readings, median, p99 } = timed(rows);
  const groups = new Map<string, { n: number; exact: number }>();
  const fails: string[] = [];
  for (const [k, row] of rows.entries()) {
    const got = readings[k] ?? {};
    const exact = isExact(row, got);
    for (const name of ["ALL", ...(isCore(row) ? ["CORE"] : []), kindOf(row)]) {
      const group = groups.get(name) ?? { n: 0, exact: 0 };
      groups.set(name, { n: group.n + 1, exact: group.exact + (exact ? 1 : 0) });
    }
    if (!exact)
      fails.push(
        `  ${kindOf(row)} ${JSON.stringify(row.text)} ${JSON.stringify(row.accept ?? row.expected)} got ${JSON.stringify(got)}`,
      );
  }
  console.log(
    `${basename(file)}: ${rows.length} rows, ${median.toFixed(0)} µs median, ${p99.toFixed(0)} µs p99`,
  );
  for (const [name, { n, exact }] of [...groups].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${name.padEnd(16)} ${percent(exact, n)} % of ${n}`);
  for (const fail of fails.slice(0, failsShown)) console.log(fail);
}

/** Rows without values tell only whether a day or a time is stated. */
function scoreDetection(file: string, rows: readonly Row[]): void {
  const asked = rows.map((row) => ({
    ...row,
    prev: row.requested?.includes("time")
      ? "What time?"
      : row.requested?.includes("date")
        ? "Which date?"
        : "",
  }));
  const { readings, median, p99 } = timed(asked);
  console.log(
    `${basename(file)}: ${rows.length} rows, ${median.toFixed(0)} µs median, ${p99.toFixed(0)} µs p99`,
  );
  for (const field of ["date", "time"] as const) {
    const stated = (row: Row) => row.slots?.[field] !== undefined;
    const found = (k: number) => readings[k]?.[field] !== undefined;
    const right = rows.filter((row, k) => stated(row) && found(k)).length;
    const invented = rows.filter((row, k) => !stated(row) && found(k));
    const missed = rows.filter((row, k) => stated(row) && !found(k));
    const precision = percent(right, right + invented.length);
    console.log(`  ${field}: precision ${precision} %, recall ${percent(right, right + missed.length)} %`);
    for (const row of missed.slice(0, failsShown))
      console.log(`  missed ${field} ${JSON.stringify(row.text)}`);
    for (const row of invented.slice(0, failsShown))
      console.log(`  invented ${field} ${JSON.stringify(row.text)}`);
  }
}

for (const file of filesIn(folder)) {
  const rows = rowsOf(file);
  const valued = rows.filter(
    ({ expected, reference }) =>
      expected && reference && (expected.date ?? expected.time ?? "") !== undefined && !("name" in expected),
  );
  if (valued.length > 0) scoreValues(file, valued);
  else if (rows.some(({ slots }) => slots && ("date" in slots || "time" in slots) && !Array.isArray(slots))) {
    if (rows.every(({ slots }) => slots !== undefined)) scoreDetection(file, rows);
  }
}
