import type { Act } from "#server/dialogue/hear/acts/acts.ts";
import { actsIn } from "./heard.ts";
import { type Corpora, type Line, miss, percent, rowsOf, timed } from "./report.ts";

interface ClincRow {
  text: string;
  intent: string;
  /** What it would be at a clinic; absent = nothing that a clinic does. */
  hint?: string;
}

const wishOf =
  (...wishes: readonly string[]) =>
  (act: Act): boolean =>
    act.kind === "want" && wishes.includes(act.wish);

const kinds: readonly (readonly [kind: string, is: (act: Act) => boolean])[] = [
  ["false: a visit wished for", wishOf("book", "waitlist")],
  ["false: moved or cancelled", wishOf("move", "cancel")],
  ["false: a danger to life", (act) => act.kind === "danger" && act.degree !== "urgent"],
];

/** What people say to assistants of every other kind: none of it wishes for a visit or tells of a danger. */
export function measureOutOfScope(corpora: Corpora): Line[] {
  const rows = rowsOf<ClincRow>(corpora, "clinc150/train.jsonl").filter(
    ({ intent, hint }) => hint === undefined || intent === "oos",
  );
  if (rows.length === 0) return [];
  const { read, micros } = timed(rows, ({ text }) => actsIn(text));
  return kinds.map(([kind, is]): Line => {
    const wrong = rows.filter((_, at) => read[at]?.some(is));
    for (const { text } of wrong) miss(corpora, `CLINC150 ${kind}`, text, kind);
    return { corpus: "CLINC150", kind, rows: rows.length, ours: percent(wrong.length, rows.length), micros };
  });
}
