import { join } from "node:path";
import { healthLabels } from "#server/dialogue/hear/learned/health-labels.ts";
import { isOfHealth } from "#server/dialogue/hear/learned/health-words.ts";
import { root, say } from "../prepare.mjs";
import type { Scored } from "./act-figures.ts";
import { readActLists } from "./act-lists.ts";
import type { LabelledRow } from "./learn-labels.ts";
import { readList } from "./lines.ts";
import { trainLabels } from "./train-labels.ts";

const known: readonly string[] = [...healthLabels, "none"];

const readHealth = (folder: string, file: string): readonly LabelledRow[] =>
  readList(join(root, "training", folder, `${file}.tsv`), known).map(({ text, labels }) =>
    toRow(file, text, labels),
  );

const toRow = (list: string, text: string, labels: readonly string[], weight = 1): LabelledRow => ({
  ...{ list, prompt: null, untold: new Set<string>(), weight, text },
  labels: new Set(labels.filter((label) => label !== "none")),
});

/** Sentences in which no medicine, illness or reaction is named tell none; so many of them are enough. */
const everyOther = 6;
const namesNone = ({ text }: LabelledRow): boolean => !text.split(" ").some(isOfHealth);

/** Learns what is news of somebody's health. */
export function trainHealth(): void {
  const { crossed, thresholds, score } = trainLabels({
    name: "health",
    labels: healthLabels,
    rows: ["of-visits", "told-mid-call"].flatMap((file) => readHealth("health", file)),
    beside: readActLists()
      .filter(namesNone)
      .filter((_, at) => at % everyOther === 0)
      .map(({ list, text }) => toRow(list, text, [], 0.5)),
  });
  const print = (title: string, scored: readonly Scored[]): void => {
    const isRead = ({ values }: Scored): boolean => (values[0] ?? 0) >= (thresholds[0] ?? 0);
    const [told, others] = [
      scored.filter(({ row }) => row.labels.size > 0),
      scored.filter(({ row }) => row.labels.size === 0),
    ];
    say(
      `${title}: heard in ${told.filter(isRead).length} of ${told.length} that tell it, in ${others.filter(isRead).length} of ${others.length} that do not`,
    );
    for (const { row } of [...told.filter((one) => !isRead(one)), ...others.filter(isRead)])
      if (process.argv.includes("--misses")) say(`  ${[...row.labels].join()}  ${row.text}`);
  };
  print("health, rows that were not learned from", crossed);
  print("health, held out", readHealth("held-out", "health").map(score));
}
