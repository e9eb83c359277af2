import { addPieces, kindOf } from "../../learned/word-kinds.ts";
import { findSpelled } from "../../who/names/spelled/spelling.ts";
import { isRelationWord } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Word } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import { asking } from "../asked/question-words.ts";
import { conceptsOf } from "./concepts.ts";

// Lists of their own, not those of `when`: the weights were learned with just these words.
const numbers = wordSet(
  "oh zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty double triple third fourth fifth sixth",
);
const clocks = wordSet("am pm o'clock oclock half quarter past noon midday thirty morning arvo afternoon");
const wishedDays = wordSet("today tomorrow tonight week weeks fortnight weekend next");
const refusals = wordSet("not no never nothing none nah nope without neither");

/** Words beyond these tell a story. */
const mostWords = 60;

/** Where in the utterance the words stand: the first answer what was asked. */
export type Place = "whole" | "first" | "later";

/** What a wording is recognised by whatever was asked, each once. */
interface Wording {
  /** What begins with `~` counts half. */
  features: readonly string[];
  /** Those of them that are read once more under what was asked, with `underPrompt` before them. */
  prompted: readonly string[];
}

export const underPrompt = (prompt: PromptKind): string => `~${prompt}|`;

/**
 * What a wording is recognised by, as text: its words, neighbours, words one apart, pieces of four and five letters, cheap
 * marks, and the shorter of them once more under what had been asked (`prompt`, null = not known). Each once.
 * What begins with `~` counts half.
 */
export function featuresOf(words: readonly Word[], prompt: PromptKind | null, place: Place): string[] {
  const { features, prompted } = wordingOf(words, place);
  return [
    ...features,
    ...promptsOf(prompt).flatMap((each) => [
      ...prompted.map((feature) => `${underPrompt(each)}${feature}`),
      ...promptFeatures(each, place),
    ]),
  ];
}

/** What was asked by itself, and where the words stand behind it. */
export const promptFeatures = (prompt: PromptKind, place: Place): readonly string[] => [
  `?${prompt}`,
  `?${prompt} ${place}`,
];

export function wordingOf(words: readonly Word[], place: Place): Wording {
  const said = words.slice(0, mostWords);
  const kinds = [place === "later" ? "^^" : "^", ...said.map(({ word }) => kindOf(word, numbers)), "$"];
  const features = new Set<string>();
  const prompted = new Set<string>();
  const addBoth = (feature: string): void => {
    features.add(feature);
    prompted.add(feature);
  };
  for (const [at, kind] of kinds.entries()) {
    const [next, afterNext] = [kinds[at + 1], kinds[at + 2]];
    if (kind !== "^" && kind !== "$") addBoth(kind);
    if (next !== undefined) addBoth(`${kind} ${next}`);
    if (next !== undefined && afterNext !== undefined) {
      features.add(`${kind} * ${afterNext}`);
      features.add(`${kind} ${next} ${afterNext}`);
    }
    if (/^[a-z']{4,}$/.test(kind)) addPieces(features, `<${kind}>`);
  }
  for (const mark of marksOf(said, kinds)) addBoth(`=${mark}`);
  addConcepts(features, addBoth, kinds);
  return { features: [...features], prompted: [...prompted] };
}

/** Whatever is said to 'how can I help' may be said to 'is there anything else', and some things only there. */
export const promptsOf = (prompt: PromptKind | null): readonly PromptKind[] =>
  prompt === null ? [] : prompt === "anything_else" ? ["open", "anything_else"] : [prompt];

const openings = wordSet(
  "what where when who how why which whose do does did is are was can could would will should shall may have has am if whether",
);

/** The kinds of words, by themselves, beside their neighbours, with each other and with how a question begins. */
function addConcepts(
  features: Set<string>,
  addBoth: (feature: string) => void,
  kinds: readonly string[],
): void {
  const found = new Set<string>();
  const asked = new Set<string>();
  for (const [at, kind] of kinds.entries()) {
    const next = kinds[at + 1] ?? "";
    if (openings.has(kind)) asked.add(`${kind} ${next}`);
    for (const concept of conceptsOf(kind)) {
      found.add(concept);
      features.add(`${kinds[at - 1] ?? ""} <${concept}>`);
      features.add(`<${concept}> ${next}`);
    }
  }
  const all = [...found].sort();
  for (const [at, concept] of all.entries()) {
    addBoth(`<${concept}>`);
    for (const other of all.slice(at + 1)) features.add(`<${concept}> & <${other}>`);
    for (const opening of asked) features.add(`${opening}? <${concept}>`);
  }
}

const lengths = [1, 2, 4, 8, 16, 32];

/** What can be told of the words without understanding them. */
function* marksOf(words: readonly Word[], kinds: readonly string[]): Generator<string> {
  const has = (set: ReadonlySet<string>): boolean => words.some(({ word }) => set.has(word));
  if (kinds.includes("@day") || kinds.includes("@month") || has(wishedDays)) yield "day";
  if (has(clocks)) yield "clock";
  if (kinds.includes("#")) yield "number";
  if (kinds.filter((kind) => kind === "#").length > 4) yield "numbers";
  if (kinds.includes("@name")) yield "name";
  if (words.some(({ word }) => isRelationWord(word))) yield "kin";
  if (has(asking)) yield "asks";
  if (has(refusals)) yield "refuses";
  if (findSpelled(words).length > 0) yield "spelled";
  yield `length ${lengths.filter((length) => length < words.length).length}`;
}
