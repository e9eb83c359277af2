import { join } from "node:path";
import { dangerClasses } from "#server/dialogue/learned/classes.ts";
import { understand } from "#server/dialogue/understand.ts";
import { readSelfHarm } from "#server/dialogue/what/read-self-harm.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { root } from "../prepare.mjs";
import { readList } from "../train/lines.ts";
import { context } from "./intents.ts";
import { type Corpora, type Line, miss, percent } from "./report.ts";

/** What is heard of trouble told behind praise, a story, a question or the past, and of what only sounds like it. */
export interface ToldBehind {
  text: string;
  wanted: string;
  heard: string;
}
export type ToldKind = "a life at risk" | "urgent trouble" | "no danger";

const lifeThreats: ReadonlySet<string> = new Set(["breathing", "bleeding", "collapse", "violence"]);
function kindOf(wanted: string): ToldKind {
  if (wanted === "none") return "no danger";
  return lifeThreats.has(wanted) ? "a life at risk" : "urgent trouble";
}

export function toldBehindOtherWords(kind: ToldKind): ToldBehind[] {
  return readList(join(root, "training", "dangers", "told-behind-other-words.tsv"), dangerClasses)
    .map(({ text, labels: [wanted = ""] }) => ({ text, wanted }))
    .filter(({ wanted }) => kindOf(wanted) === kind)
    .map((row) => ({ ...row, heard: heardIn(row.text) }));
}

function heardIn(text: string): string {
  if (readSelfHarm(toUtterance(text)) !== null) return "self_harm";
  const { emergency } = understand(text, context);
  return emergency?.value ?? "none";
}

export const isHeardRight: Readonly<Record<ToldKind, (one: ToldBehind) => boolean>> = {
  "a life at risk": ({ heard }) => lifeThreats.has(heard),
  "urgent trouble": ({ wanted, heard }) => heard === wanted,
  "no danger": ({ heard }) => heard === "none",
};

export const measureToldBehind = (corpora: Corpora): Line[] =>
  (["a life at risk", "urgent trouble", "no danger"] as const).map((kind) => {
    const all = toldBehindOtherWords(kind);
    const right = all.filter(isHeardRight[kind]);
    for (const one of all)
      if (!right.includes(one)) miss(corpora, `told behind other words, ${kind}`, one.text, one.heard);
    return {
      corpus: "told behind other words",
      kind: `${kind}: ${kind === "no danger" ? "left alone" : "heard"}`,
      rows: all.length,
      ours: percent(right.length, all.length),
    };
  });
