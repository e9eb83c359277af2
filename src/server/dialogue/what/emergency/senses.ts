import { toSensesOf } from "../../sign.ts";
import type { Word } from "../../words.ts";
import { dangerWords } from "./danger-words.ts";
import { dentalWords } from "./dental-words.ts";
import { hintWords } from "./hint-words.ts";

export const lexicon = { ...dangerWords, ...dentalWords, ...hintWords } as const;

export type Sense = keyof typeof lexicon;

const afterBlood: ReadonlySet<string> = new Set(
  "test tests pressure thinner thinners type sugar sugars donor donation work group count results".split(" "),
);
/** 'Blood thinners' and 'blood pressure' tell of no blood. */
const isOtherBlood = (words: readonly Word[], at: number): boolean =>
  words[at]?.word === "blood" && afterBlood.has(words[at + 1]?.word ?? "");

/** The senses of every word, the first of two words standing for a pair. */
export const sensesOf = toSensesOf(lexicon, isOtherBlood);
