import type { Word } from "../../words.ts";
import { clauseStart } from "./told-clause.ts";

/**
 * 'Last year you were lovely my son can't breathe': of trouble that is told as it is now, in a clause of its own, the past
 * before it says nothing. 'Last year he couldn't breathe' stays past, and so does 'last year he can't breathe'.
 */

const nowWords: ReadonlySet<string> = new Set(
  "is are am has have can cannot will do does keeps keep feels looks hurts just now still again".split(" "),
);
const thenWords: ReadonlySet<string> = new Set("was were had did could would might used once".split(" "));
const perfect: ReadonlySet<string> = new Set(["has", "have"]);

const isOfThen = ({ word }: Word, at: number, words: readonly Word[]): boolean =>
  thenWords.has(word) && !(word === "had" && perfect.has(words[at - 1]?.word ?? ""));

const isOfNow = ({ word }: Word): boolean => nowWords.has(word) || (word.length > 5 && word.endsWith("ing"));

/** Whether it is told as of now. */
export const isPresent = (words: readonly Word[]): boolean => words.some(isOfNow) && !words.some(isOfThen);

/** What alone leads on to the trouble: 'hi, two years ago', 'and in the summer last year'. */
const timeWords: ReadonlySet<string> = new Set(
  [
    "hi hello hey yeah so and but um well okay oh sorry because about back on in at the a an of over",
    "last other past previous few couple ago once before previously formerly ages long way one two three four five six seven eight nine ten",
    "day days night week weeks fortnight month months year years time times while summer winter spring autumn christmas weekend visit appointment",
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december yesterday",
  ]
    .join(" ")
    .split(" "),
);
const isOnlyTime = (words: readonly Word[]): boolean =>
  words.every(({ word }) => timeWords.has(word) || /^\d+$/.test(word));

/** Where the clause begins in which trouble up to word `to` is told as it is now; null = it is not so told. */
export function presentClauseStart(words: readonly Word[], to: number): number | null {
  let end = to;
  while (end > 0) {
    const start = clauseStart(words.slice(0, end), joining);
    if (start <= 0) return null;
    if (isPresent(words.slice(start, to)) || isRecent(words, to)) return start;
    // 'I have broken my tooth': what looks like a beginning may be a part of the clause.
    if (!possessives.has(words[start]?.word ?? "")) return null;
    end = start;
  }
  return null;
}
/** 'He knocked his tooth out just now', 'I broke my tooth yesterday'. */
const isRecent = (words: readonly Word[], to: number): boolean =>
  recent.has(words[words[to]?.word === "just" ? to + 1 : to]?.word ?? "");
const recent: ReadonlySet<string> = new Set(["now", "today", "tonight", "yesterday", "this"]);
const joining: ReadonlySet<string> = new Set(["and", "but", "so", "then"]);
const possessives: ReadonlySet<string> = new Set(["my", "our", "his", "her", "their"]);

/** The words that may say when trouble at `from`–`to` was. */
export function wordsOfItsTime(words: readonly Word[], to: number): readonly Word[] {
  const start = presentClauseStart(words, to);
  return start === null || isOnlyTime(words.slice(0, start)) ? words : words.slice(start);
}

/** 'My friend said you do emergencies his tongue is swelling', 'my flatmate had a tooth out she can't breathe': whose it is does not matter. */
export const isToldBehindOthers = (words: readonly Word[], to: number): boolean =>
  presentClauseStart(words, to) !== null;
