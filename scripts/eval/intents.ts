import { type UnderstandContext, understand } from "#server/dialogue/understand.ts";
import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
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

const intentsOf = (heard: Understanding): Set<Intent> => new Set(heard.intents.map(({ value }) => value));

interface Label {
  name: string;
  isTrue: (labels: ReadonlySet<string>) => boolean;
  intent: Intent;
}
const visit = (labels: ReadonlySet<string>): boolean => labels.has("booking") || labels.has("appointment");
const has =
  (label: string) =>
  (labels: ReadonlySet<string>): boolean =>
    labels.has(label);
const make = "make_open_apply_setup_get_activate";
const nluLabels: readonly Label[] = [
  { name: "book", isTrue: (labels) => visit(labels) && labels.has(make), intent: "book" },
  {
    name: "cancel",
    isTrue: (labels) => visit(labels) && labels.has("cancel_close_leave_freeze"),
    intent: "cancel",
  },
  { name: "reschedule", isTrue: (labels) => visit(labels) && labels.has("change"), intent: "reschedule" },
  { name: "handoff", isTrue: has("handoff"), intent: "want_person" },
  { name: "affirm", isTrue: has("affirm"), intent: "yes" },
  { name: "deny", isTrue: has("deny"), intent: "no" },
  { name: "dont_know", isTrue: has("dont_know"), intent: "maybe" },
  { name: "repeat", isTrue: has("repeat"), intent: "repeat" },
  { name: "greet", isTrue: has("greet"), intent: "greeting" },
  { name: "thank", isTrue: has("thank"), intent: "thanks" },
  { name: "end_call", isTrue: has("end_call"), intent: "goodbye" },
];

/** F1 of every label that a receptionist has an intent for. */
export function measureNluPlusPlus(corpora: Corpora): Line[] {
  type Row = { text: string; intents: string[] };
  const rows = [
    ...rowsOf<Row>(corpora, "nlupp/hotels.jsonl"),
    ...rowsOf<Row>(corpora, "nlupp/banking.jsonl"),
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

const clincIntents: Readonly<Record<string, readonly Intent[]>> = {
  yes: ["yes"],
  no: ["no"],
  maybe: ["maybe"],
  // The label mixes 'never mind' with orders to stop.
  cancel: ["cancel", "no"],
  repeat: ["repeat"],
  greeting: ["greeting"],
  goodbye: ["goodbye"],
  thank_you: ["thanks"],
  are_you_a_bot: ["are_you_human"],
  what_can_i_ask_you: ["ask_services"],
  restaurant_reservation: ["book"],
  schedule_maintenance: ["book"],
  schedule_meeting: ["book"],
  cancel_reservation: ["cancel"],
  confirm_reservation: ["confirm_appointment", "check_appointment"],
};

type ClincRow = { text: string; intent: string; hint?: string };

/** Recall of the labels a receptionist has an intent for, and what must not be heard out of scope. */
export function measureClinc(corpora: Corpora): Line[] {
  const rows = rowsOf<ClincRow>(corpora, "clinc150/train.jsonl");
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
