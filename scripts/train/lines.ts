import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { featuresOf } from "#server/dialogue/learned/features.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { root } from "../prepare.mjs";

/** A sentence and all that is meant by it. */
export interface Labelled {
  text: string;
  labels: readonly string[];
  features: readonly string[];
}

/** The lists in a folder of `training/` by name: one sentence a line, `label,label<TAB>sentence`. */
export function readLists(
  folder: string,
  known: readonly string[],
  prefix = "",
): Map<string, readonly Labelled[]> {
  const path = join(root, "training", folder);
  const files = readdirSync(path)
    .filter((file) => file.startsWith(prefix) && file.endsWith(".tsv"))
    .sort();
  return new Map(files.map((file) => [file.replace(".tsv", ""), readList(join(path, file), known)]));
}

export function readList(path: string, known: readonly string[]): readonly Labelled[] {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line, index) => {
    const [labels = "", text = "", ...more] = line.split("\t");
    const names = labels.split(",");
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined || text === "" || more.length > 0)
      throw new Error(
        `${path}:${index + 1} is not 'label<TAB>sentence' with known labels: '${unknown ?? line}'`,
      );
    return toLabelled(text, names);
  });
}

/** Kinds of danger that the sentences tell apart and this classifier does not; their sentences are left out for it. */
const finerDangers: readonly string[] =
  "poison fainted fever allergic oozing loosened_tooth head_injury".split(" ");

/** The lists of dangers in `dangers`, or those kept aside in `held-out`, as far as they hold the given classes. */
export function readDangers(
  folder: "dangers" | "held-out",
  classes: readonly string[],
): Map<string, readonly Labelled[]> {
  const prefix = folder === "held-out" ? "dangers-" : "";
  const lists = readLists(folder, [...classes, ...finerDangers, "heart"], prefix);
  const isKnown = ({ labels }: Labelled) => labels.every((label) => classes.includes(label));
  return new Map([...lists].map(([name, sentences]) => [name, sentences.map(olderNamed).filter(isKnown)]));
}

/** What this classifier knows under another name. */
const olderNamed = (row: Labelled): Labelled => ({
  ...row,
  labels: row.labels.map((label) => (label === "heart" ? "collapse" : label)),
});

export const toLabelled = (text: string, labels: readonly string[]): Labelled => ({
  text,
  labels,
  features: featuresOf(toUtterance(text).words),
});
