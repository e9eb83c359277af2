import { fromAdditionalInfo, sentencesOf } from "#server/dialogue/conversation/phrases/answers.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";

/** Which of the clinic's own sentences speak of what was asked: those that share the words that carry the question. */

/** Words that stand in any question, and quantities: sharing them makes no sentence an answer. */
const dull = new Set(
  `dental tooth teeth general treatment treatments service services care with you your yours the and for any have has had
  offer offers does did doing what kind do can some please about know well also just wondering there anything something
  later earlier early which where would could about should bring need needs visit visits appointment appointments booking
  home work works working come comes coming get got getting give take takes taking see seeing use using make made want
  wanted like will was were are been being not but how when who why this that these those they them then than from into
  out our one ones him her his she its it's i'm i've you're we're i'll still yet only even really actually maybe
  minute minutes hour hours day days week weeks month months year years time times today tomorrow morning afternoon
  two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty half
  monday tuesday wednesday thursday friday saturday sunday guys people person place clinic thing things stuff
  same last next first usual lot much many more most other else here let tell say said ask asked think
  major minor nothing through under over before after while custom full all side sides`.split(/\s+/),
);
const sameThing: Readonly<Record<string, string>> = { kid: "children", child: "children" };
const stem = (word: string): string => {
  const bare = word.replace(/(?:ing|ings|ies|es|s)$/, "");
  return sameThing[bare] ?? bare;
};

/** The words of a text that carry its matter, stemmed. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z][a-z']{2,}/g) ?? [])
    .filter((word) => !dull.has(word))
    .map((word) => stem(word.replace(/'\w*$/, "")));

/** A price answers no question because both speak of money. */
export const ofMoney = /^(?:costs?|prices?|fees?|charge|dollar)$/;

/** The sentences that share most of the words, two at most; empty when none shares any. */
export function notesAbout(facts: ClinicFacts, words: readonly string[]): string {
  const wanted = new Set(words);
  const shared = (sentence: string): number =>
    new Set(wordsOf(sentence).filter((each) => wanted.has(each))).size;
  const most = Math.max(0, ...sentencesOf(facts).map(shared));
  return most === 0 ? "" : fromAdditionalInfo(facts, (sentence) => shared(sentence) === most);
}
