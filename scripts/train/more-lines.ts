import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dangerClasses } from "#server/dialogue/learned/classes.ts";
import { root } from "../prepare.mjs";
import { wishNames } from "./act-lists.ts";
import { type Labelled, readList, toLabelled } from "./lines.ts";

const beside = (name: string, known: readonly string[]): readonly Labelled[] =>
  readList(join(root, "training", "beside", `${name}.tsv`), known);

/** Dangers and what is none, once the tests of rules: learned from and never measured. */
export const besideDangers = (): readonly Labelled[] => beside("dangers", dangerClasses);

/** Wishes, those of the barest words among them: no danger in any. */
export const besideWishes = (): readonly Labelled[] => beside("wishes", wishNames);

/**
 * Every third row of the public corpora in which no danger is: CLINC150 (Larson et al. 2019, CC BY 3.0), and of NLU++
 * (Casanueva et al. 2022, CC BY 4.0) what somebody wants of a visit. docs/evaluation.md says where they come from.
 */
export function publicLines(corpora: string): readonly string[] {
  const rows = <Row>(file: string): Row[] => {
    const path = join(corpora, file);
    if (!existsSync(path))
      throw new Error(`${path} is not there; docs/evaluation.md says where it comes from`);
    const lines = readFileSync(path, "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line)).filter((_, index) => index % 3 === 0);
  };
  const clinc = rows<{ text: string; intent: string; hint?: string }>("clinc150/train.jsonl");
  const hotelsAndBanks = ["hotels", "banking"].flatMap((domain) =>
    rows<{ text: string; intents: string[] }>(`nlupp/${domain}.jsonl`),
  );
  return [
    ...clinc.flatMap(({ text, intent, hint }) => (hint === undefined || intent === "oos" ? [text] : [])),
    ...hotelsAndBanks.flatMap(({ text, intents }) =>
      intents.includes("booking") || intents.includes("appointment") ? [text] : [],
    ),
  ];
}

export const harmless = (text: string): Labelled => toLabelled(text, ["none"]);
