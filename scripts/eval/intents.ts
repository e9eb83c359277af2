import { type UnderstandContext, understand } from "#server/dialogue/understand.ts";
import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import { clincIntents, isLearnedFrom, nluLabels } from "./intent-labels.ts";
import { type Corpora, type Line, miss, percent, rowsOf, timed } from "./report.ts";

/** A call that has just begun, on a Monday morning. */
export const context: UnderstandContext = {
  now: Date.UTC(2026, 7, 10, 0, 0),
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "09:00", end: "13:00" } },
  previousDate: null,
  callerNumber: null,
  expecting: "anything",
  offered: [],
  digitsSoFar: "",
};

const isMeasured = (_: unknown, index: number): boolean => !isLearnedFrom(index);

const intentsOf = (heard: Understanding): Set<Intent> => new Set(heard.intents.map(({ value }) => value));

/** F1 of every label that a receptionist has an intent for. */
export function measureNluPlusPlus(corpora: Corpora): Line[] {
  type Row = { text: string; intents: string[] };
  const rows = [
    ...rowsOf<Row>(corpora, "nlupp/hotels.jsonl").filter(isMeasured),
    ...rowsOf<Row>(corpora, "nlupp/banking.jsonl").filter(isMeasured),
  ];
  if (rows.length === 0) return [];
  const { read: heard, micros } = timed(rows, ({ text }) => intentsOf(understand(text, context)));
  return nluLabels.map(({ name, isTrue, intent }) => {
    const wanted = rows.map((row) => isTrue(new Set(row.intents)));
    const given = heard.map((said) => said.has(intent));
    rows.forEach((row, k) => {
      if (wanted[k] !== given[k])
        miss(corpora, `NLU++ ${name} ${wanted[k] ? "missed" : "false"}`, row.text, [...(heard[k] ?? [])]);
    });
    const hits = wanted.filter((isWanted, k) => isWanted && given[k]).length;
    const all = wanted.filter(Boolean).length + given.filter(Boolean).length;
    const f1 = all === 0 ? 0 : (2 * hits) / all;
    return {
      corpus: "NLU++",
      kind: `intent ${name}`,
      rows: wanted.filter(Boolean).length,
      ours: `F1 ${f1.toFixed(3)}`,
      micros,
    };
  });
}

type ClincRow = { text: string; intent: string; hint?: string };

/** Recall of the labels a receptionist has an intent for, and what must not be heard out of scope. */
export function measureClinc(corpora: Corpora): Line[] {
  const rows = rowsOf<ClincRow>(corpora, "clinc150/train.jsonl").filter(isMeasured);
  if (rows.length === 0) return [];
  const { read: heard, micros } = timed(rows, ({ text }) => understand(text, context));
  const hits = new Map<string, [hit: number, rows: number]>();
  rows.forEach((row, k) => {
    const wanted = clincIntents[row.intent];
    const said = heard[k];
    if (!wanted || !said) return;
    const isHit = said.intents.some(({ value }) => wanted.includes(value));
    if (!isHit) miss(corpora, `CLINC ${row.intent} missed`, row.text, [...intentsOf(said)]);
    const [hit, count] = hits.get(row.intent) ?? [0, 0];
    hits.set(row.intent, [hit + Number(isHit), count + 1]);
  });
  const recall = [...hits].map(
    ([label, [hit, count]]): Line => ({
      corpus: "CLINC150",
      kind: `recall ${label}`,
      rows: count,
      ours: percent(hit, count),
      micros,
    }),
  );
  return [...recall, ...falseAccepts(corpora, rows, heard)];
}

function falseAccepts(corpora: Corpora, rows: readonly ClincRow[], heard: readonly Understanding[]): Line[] {
  const outOfScope = rows.flatMap((row, k) => {
    const said = heard[k];
    return said && (row.hint === undefined || row.intent === "oos") ? [{ row, said }] : [];
  });
  const kinds = {
    book: (said: Understanding) => intentsOf(said).has("book"),
    cancel: (said: Understanding) => intentsOf(said).has("cancel"),
    emergency: (said: Understanding) => said.emergency !== null,
  };
  return Object.entries(kinds).map(([kind, isHeard]) => {
    const taken = outOfScope.filter(({ said }) => isHeard(said));
    for (const { row } of taken) miss(corpora, `CLINC false ${kind}`, row.text, row.intent);
    return {
      corpus: "CLINC150 out of scope",
      kind: `false ${kind}`,
      rows: outOfScope.length,
      ours: `${percent(taken.length, outOfScope.length)}`,
    };
  });
}
