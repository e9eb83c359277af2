import { readDateOfBirth } from "#server/dialogue/when/date-of-birth.ts";
import { type ParsedWhen, parse } from "#server/dialogue/when/parse.ts";
import { type Corpora, type Line, miss, percent, rowsOf, timed } from "./report.ts";

/** Rows of the date and time corpora; see their READMEs. `accept`: any of these is right. */
interface Row {
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

const americanOrder = new Set(["EN_US", "EN_default", "EN_CA"]);
const kindOf = ({ kind, expected }: Row) =>
  kind ?? (expected?.date && expected.time ? "datetime" : expected?.date ? "date" : "time");
/** Days and times ahead, no American month-first rows. */
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

/** Every expected field is right and nothing is invented. */
function isExact(row: Row, got: ParsedWhen): boolean {
  const today = row.reference?.slice(0, 10);
  const wanted = row.accept?.length ? row.accept : [row.expected ?? {}];
  const fits = wanted.some(({ date, time }) => {
    const isOptional = row.dateOptional === true && (got.date ?? today) === today;
    return (
      (date === undefined || got.date === date || isOptional) && (time === undefined || got.time === time)
    );
  });
  const first = wanted[0] ?? {};
  const inventedDate = first.date === undefined && got.date !== undefined && got.date !== today;
  const lenient = ["interval", "open", "holiday"].includes(kindOf(row));
  const inventedTime = first.time === undefined && got.time !== undefined && !lenient;
  return fits && !inventedDate && !inventedTime;
}

const valued: readonly { file: string; name: string; others?: string }[] = [
  { file: "sgd/train.datetime.jsonl", name: "SGD appointments", others: "94–96 % best library" },
  {
    file: "sgd/train.datetime-other-services.jsonl",
    name: "SGD other services",
    others: "94–96 % best library",
  },
  { file: "time-en/duckling.jsonl", name: "duckling" },
  { file: "time-en/recognizers.jsonl", name: "recognizers" },
  { file: "time-en/chrono.jsonl", name: "chrono", others: "96–98 % found, chrono itself" },
  { file: "nlupp/banking.datetime.jsonl", name: "NLU++ banking", others: "≈93 % ceiling" },
  { file: "nlupp/hotels.datetime.jsonl", name: "NLU++ hotels", others: "≈93 % ceiling" },
];

export function measureTimes(corpora: Corpora): Line[] {
  const negatives: Row[] = [];
  const lines = valued.flatMap(({ file, name, others }): Line[] => {
    const all = rowsOf<Row>(corpora, file);
    negatives.push(...all.filter((row) => kindOf(row) === "negative"));
    const core = all.filter(isCore);
    if (core.length === 0) return [];
    const { read: got, micros } = timed(core, read);
    const exact = core.filter((row, k) => isRight(corpora, name, row, got[k] ?? {}));
    const figure = { ours: percent(exact.length, core.length), ...(others ? { others } : {}) };
    return [{ corpus: name, kind: "date and time, exact", rows: core.length, ...figure, micros }];
  });
  return [...lines, ...falseFinds(corpora, negatives), ...births(corpora), ...stated(corpora)];
}

function isRight(corpora: Corpora, name: string, row: Row, got: ParsedWhen): boolean {
  const exact = isExact(row, got);
  if (!exact) miss(corpora, name, row.text, { wanted: row.accept ?? row.expected, got });
  return exact;
}

function falseFinds(corpora: Corpora, rows: readonly Row[]): Line[] {
  if (rows.length === 0) return [];
  const found = rows.filter((row) => Object.keys(read(row)).length > 0);
  for (const row of found) miss(corpora, "false find", row.text, read(row));
  return [
    {
      corpus: "duckling, recognizers, chrono",
      kind: "false dates and times",
      rows: rows.length,
      ours: `${found.length} of ${rows.length}`,
      others: `13 of ${rows.length} best library`,
    },
  ];
}

function births(corpora: Corpora): Line[] {
  const rows = rowsOf<Row>(corpora, "evi/dob.jsonl");
  if (rows.length === 0) return [];
  const { read: got, micros } = timed(rows, read);
  const exact = rows.filter((row, k) => isRight(corpora, "dob", row, got[k] ?? {})).length;
  const ours = percent(exact, rows.length);
  return [{ corpus: "EVI", kind: "date of birth", rows: rows.length, ours, others: "≈80 % ceiling", micros }];
}

/** Rows without values tell only whether a day or a time is stated. */
function stated(corpora: Corpora): Line[] {
  const rows = rowsOf<Row>(corpora, "restaurant8k/train_0.jsonl").map((row) => ({
    ...row,
    prev: row.requested?.includes("time")
      ? "What time?"
      : row.requested?.includes("date")
        ? "Which date?"
        : "",
  }));
  if (rows.length === 0) return [];
  const { read: got, micros } = timed(rows, read);
  return (["date", "time"] as const).map((field) => {
    const isStated = (row: Row) => row.slots?.[field] !== undefined;
    const hits = rows.filter((row, k) => isStated(row) && got[k]?.[field] !== undefined).length;
    const given = got.filter((each) => each[field] !== undefined).length;
    const wanted = rows.filter(isStated).length;
    const f1 = ((2 * hits) / (given + wanted)).toFixed(3);
    return {
      corpus: "Restaurant-8k",
      kind: `states a ${field}`,
      rows: rows.length,
      ours: `F1 ${f1}`,
      micros,
    };
  });
}
