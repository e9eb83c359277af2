import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  dangerKinds,
  dangerLabels,
  lifeKinds,
  perhapsKinds,
  urgentKinds,
} from "#server/dialogue/hear/learned/danger-labels.ts";
import { root, say } from "../prepare.mjs";
import type { Scored } from "./act-figures.ts";
import { heldOut, readActLists, readOlderWishes } from "./act-lists.ts";
import type { LabelledRow } from "./learn-labels.ts";
import { type Labelled, readList } from "./lines.ts";
import { besideDangers } from "./more-lines.ts";
import { trainLabels } from "./train-labels.ts";

const known: readonly string[] = [...dangerKinds, "none"];
const lifeSet: ReadonlySet<string> = new Set([...lifeKinds, ...perhapsKinds]);
const urgentSet: ReadonlySet<string> = new Set(urgentKinds);
/** Told only by lists that know them; the others call them something else. */
const newer: readonly string[] = [...perhapsKinds, "poison", "fever", "oozing", "loosened_tooth"];

function readDangers(folder: string, file: string): readonly LabelledRow[] {
  const list = file.replace(".tsv", "");
  const rows = readList(join(root, "training", folder, file), known);
  const knowsAll = rows.some(({ labels }) => labels.some((label) => newer.includes(label)));
  return rows.map((row) => toRow(row, list, knowsAll));
}

function toRow(
  { text, labels: told }: Pick<Labelled, "text" | "labels">,
  list: string,
  knowsAll: boolean,
): LabelledRow {
  const kinds = told.filter((label) => label !== "none");
  const labels = new Set<string>(kinds);
  if (kinds.some((kind) => lifeSet.has(kind))) labels.add("grave");
  else if (kinds.some((kind) => urgentSet.has(kind))) labels.add("urgent");
  const untold = new Set(knowsAll ? [] : newer);
  // Beside a danger to life it is not told whether a tooth is broken as well.
  if (labels.has("grave"))
    for (const kind of [...urgentKinds, "urgent"]) if (!labels.has(kind)) untold.add(kind);
  return { list, prompt: null, labels, untold, weight: 1, text };
}

const listsIn = (folder: string, prefix = ""): readonly LabelledRow[] =>
  readdirSync(join(root, "training", folder))
    .filter((file) => file.startsWith(prefix) && file.endsWith(".tsv"))
    .sort()
    .flatMap((file) => readDangers(folder, file));

/** Wishes and questions without a word of how somebody is: no danger in them, or none that was labelled. */
const harmless = (rows: readonly LabelledRow[]): readonly LabelledRow[] =>
  rows
    .filter(
      ({ labels, prompt }) =>
        prompt !== "danger" && !["tell", "distress", "chat"].some((label) => labels.has(label)),
    )
    .map((row) => ({
      ...row,
      prompt: null,
      labels: new Set<string>(),
      untold: new Set<string>(),
      weight: 0.5,
    }));

export function trainDangers(): void {
  const isHeldOut = heldOut("dangers-");
  const { crossed, score } = trainLabels({
    name: "dangers",
    labels: dangerLabels,
    rows: listsIn("dangers").filter(({ text }) => !isHeldOut(text)),
    beside: [
      ...besideDangers().map((row) => toRow(row, "cases", false)),
      ...harmless([...readActLists(), ...readOlderWishes()]),
    ],
  });
  printDangers("dangers, rows that were not learned from", crossed);
  for (const list of ["plain", "odd", "protocol"])
    if (existsSync(join(root, "training", "held-out", `dangers-${list}.tsv`)))
      printDangers(`dangers, held out, ${list}`, readDangers("held-out", `dangers-${list}.tsv`).map(score));
}

/** At some thresholds the share of dangers to life that is heard, and of the others in which one is heard. */
function printDangers(title: string, scored: readonly Scored[]): void {
  const grave = dangerLabels.indexOf("grave");
  const isGrave = ({ row }: Scored): boolean => row.labels.has("grave");
  const share = (rows: readonly Scored[], least: number): string =>
    ((100 * rows.filter(({ values }) => (values[grave] ?? 0) >= least).length) / rows.length).toFixed(1);
  const [told, others] = [scored.filter(isGrave), scored.filter((one) => !isGrave(one))];
  for (const least of [-2, -1.5, -1, -0.5, 0, 1, 2, 3])
    say(
      `${title}, from ${least}: ${share(told, least)} % of ${told.length} heard, ${share(others, least)} % of ${others.length} others`,
    );
}
