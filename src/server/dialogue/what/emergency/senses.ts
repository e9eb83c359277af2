import type { Word } from "../../words.ts";
import { dangerWords } from "./danger-words.ts";
import { dentalWords } from "./dental-words.ts";
import { hintWords } from "./hint-words.ts";

const lexicon = { ...dangerWords, ...dentalWords, ...hintWords } as const;

export type Sense = keyof typeof lexicon;
export const senseNames = Object.keys(lexicon) as Sense[];

/** Where each sense stands in an utterance, as places of words in rising order. */
export type Senses = ReadonlyMap<Sense, readonly number[]>;

const lettersOfStart = 3;
const exact = new Map<string, Sense[]>();
const starts = new Map<string, { start: string; sense: Sense }[]>();
const pairs = new Map<string, { second: string; sense: Sense }[]>();

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

for (const [sense, entries] of Object.entries(lexicon) as [Sense, string][])
  for (const [entry, pair] of entries.matchAll(/\(([^)]*)\)|\S+/g)) {
    const [first = "", second = ""] = (pair ?? "").split(" ");
    if (pair !== undefined) append(pairs, first, { second, sense });
    else if (entry.endsWith("*"))
      append(starts, entry.slice(0, lettersOfStart), { start: entry.slice(0, -1), sense });
    else append(exact, entry, sense);
  }

/** How many entries a sense has: the fewer, the rarer it is said. */
export const wordCount = (sense: Sense): number => lexicon[sense].split(" ").length;

/** The senses of every word, the first of two words standing for a pair. */
export function sensesOf(words: readonly Word[]): Senses {
  const senses = new Map<Sense, number[]>();
  const put = (sense: Sense, at: number) => {
    const places = senses.get(sense);
    if (!places) senses.set(sense, [at]);
    else if (places.at(-1) !== at) places.push(at);
  };
  for (const [at, { word }] of words.entries()) {
    if (isOtherBlood(words, at)) continue;
    for (const sense of exact.get(word) ?? []) put(sense, at);
    for (const { start, sense } of starts.get(word.slice(0, lettersOfStart)) ?? [])
      if (word.startsWith(start)) put(sense, at);
    for (const { second, sense } of pairs.get(word) ?? []) if (words[at + 1]?.word === second) put(sense, at);
  }
  return senses;
}

const afterBlood: ReadonlySet<string> = new Set(
  "test tests pressure thinner thinners type sugar sugars donor donation work group count results".split(" "),
);
/** 'Blood thinners' and 'blood pressure' tell of no blood. */
const isOtherBlood = (words: readonly Word[], at: number): boolean =>
  words[at]?.word === "blood" && afterBlood.has(words[at + 1]?.word ?? "");
