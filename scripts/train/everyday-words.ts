import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { firstNames } from "#server/dialogue/who/first-names.ts";
import { root, say } from "../prepare.mjs";

/** The lists whose sentences are counted; the held-out ones are not. */
const folders = ["acts", "dangers", "visits", "wishes"];
/** A word said less often tells nothing of how it is used. */
const fewest = 3;
/** From this share of its uses on a word is a name as well. */
const mostAsName = 0.3;

const leads: ReadonlySet<string> = new Set("surname mr mrs ms miss dr doctor named called".split(" "));

interface Sentence {
  text: string;
  /** Said where a name was asked for. */
  isOfName: boolean;
}

function* sentences(): Generator<Sentence> {
  const seen = new Set<string>();
  for (const folder of folders) {
    const path = join(root, "training", folder);
    for (const file of readdirSync(path).filter((each) => each.endsWith(".tsv"))) {
      for (const line of readFileSync(join(path, file), "utf8").split("\n")) {
        const [prompt, ...rest] = line.split("\t");
        const text = rest.at(-1)?.toLowerCase() ?? "";
        if (text !== "" && !seen.has(text)) yield { text, isOfName: folder === "acts" && prompt === "name" };
        seen.add(text);
      }
    }
  }
}

/** So few words, where a name was asked for, are one. */
const mostOfName = 4;
const isLetter = (word: string): boolean => word.length === 1;

const bare = (word: string): string => word.replaceAll("’", "'").replace(/'s$/, "");

/** Behind a first name, a title or 'the name is'. */
const isNamePlace = (before: string, beforeThat: string): boolean =>
  firstNames.has(before) ||
  leads.has(before) ||
  before.startsWith("name'") ||
  (beforeThat === "name" && before === "is");

/**
 * The words that callers use, and hardly ever as names: counted in the sentences of `training/`, by where they stand. Written to
 * `who/everyday-words.json`, in the order of the alphabet.
 */
export function countEverydayWords(): void {
  const counts = new Map<string, { all: number; asName: number }>();
  for (const { text, isOfName } of sentences()) {
    const words = (text.match(/[\p{L}'’-]+/gu) ?? []).map(bare);
    const isName = isOfName && words.length <= mostOfName;
    for (const [at, word] of words.entries()) {
      const count = counts.get(word) ?? { all: 0, asName: 0 };
      count.all += 1;
      const isSpelled = isLetter(words[at + 1] ?? "") && isLetter(words[at + 2] ?? "");
      if (isName || isSpelled || isNamePlace(words[at - 1] ?? "", words[at - 2] ?? "")) count.asName += 1;
      counts.set(word, count);
    }
  }
  const everyday = [...counts]
    .filter(([, { all, asName }]) => all >= fewest && asName / all < mostAsName)
    .map(([word]) => word)
    .filter((word) => word.length > 1 && !firstNames.has(word))
    .sort();
  const path = join(root, "src", "server", "dialogue", "who", "everyday-words.json");
  writeFileSync(path, `${JSON.stringify(everyday)}\n`);
  say(`everyday words: ${everyday.length}`);
}
