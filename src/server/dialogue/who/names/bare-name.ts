import { toPhrase } from "../../phrase.ts";
import type { Utterance, Word } from "../../words.ts";
import { digitsAt } from "../spoken-digits.ts";
import { type Candidate, certaintyOf, surnameOnly } from "./candidate.ts";
import { irishStems } from "./capitalise.ts";
import { commonFirstNames } from "./common-names.ts";
import { takeName } from "./name-words.ts";
import { endearments, neverNames, wordSurnames } from "./ordinary-words.ts";

/** A name that nothing introduces: it opens the sentence, or is all of it. */

/** 'Priya Sharma, 0401 222 333, can you …': the name that opens the sentence, and the telephone number after it. */
export function beforeNumber(utterance: Utterance): Candidate | null {
  const { words } = utterance;
  let from = 0;
  while (from < words.length && politeBefore(words, from) > from) from = politeBefore(words, from);
  const taken = takeName(utterance, from, "likely");
  if (!taken || taken.parts.length < 2 || certaintyOf(taken.parts) !== "sure") return null;
  let at = taken.to;
  while (/^(?:and|on|my|number|mobile|phone|is)$/.test(words[at]?.word ?? "")) at += 1;
  return digitsFrom(words, at) < fewestDigits
    ? null
    : { parts: taken.parts, from, to: taken.to, certainty: "sure", assumed: [] };
}

/** A landline without its area code; fewer are an hour or a house. */
const fewestDigits = 8;

function digitsFrom(words: Utterance["words"], start: number): number {
  let count = 0;
  let at = start;
  for (let said = digitsAt(words, at); said; said = digitsAt(words, at)) {
    count += said.digits.length;
    at += said.count;
  }
  return count;
}

const politeBefore = toPhrase(
  "(g'day|gday|hey|howdy|hiya|morning|evening|afternoon|good morning|good afternoon|good evening|yes|yeah|yep|sure thing|sure|okay|oh|so|well|hi|hello|alright|righto|right|of course|no problem|no worries|no dramas|too easy|please|and|no|its|certainly|absolutely|just)",
).match;

/** 'Oh Brien', as O'Brien is written down; 'oh Kelly' may be a sigh. */
const isOfIrish = (words: readonly Word[], at: number): boolean => {
  const [word, next = ""] = [words[at]?.word, words[at + 1]?.word];
  return word === "oh" && words.length === at + 2 && irishStems.has(next) && !commonFirstNames.has(next);
};

/** The whole utterance is the name but for politeness: 'yeah tom brennan thanks'. */
export function bareAnswer(utterance: Utterance): Candidate | null {
  const { words } = utterance;
  let from = 0;
  while (from < words.length && politeBefore(words, from) > from && !isOfIrish(words, from))
    from = politeBefore(words, from);
  const isOneWord = words.length === 1 && isNameAlone(words[0]?.word ?? "");
  const taken = takeName(utterance, from, "likely") ?? takeName(utterance, from, isOneWord ? "any" : "alone");
  if (!taken) return null;
  const isSurname = isOneWord && wordSurnames.has(words[0]?.word ?? "");
  const assumed = isSurname ? [surnameOnly] : [];
  const rest = words.slice(taken.to).every((word) => neverNames.has(word.word) || /^.$/.test(word.word));
  if (!rest && taken.parts.length > 3) return null;
  return { parts: taken.parts, from, to: taken.to, certainty: certaintyOf(taken.parts), assumed };
}
const isNameAlone = (word: string): boolean => endearments.has(word) || wordSurnames.has(word);
