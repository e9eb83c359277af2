import { matterWords, stem, wordsOf } from "#kernel/question-words.ts";
import type { ClinicFacts } from "../../events.ts";
import { asSentence, withoutEnd } from "../spoken.ts";

/** The clinic's own notes: which of their sentences speak of something, and how an entered fragment is made a sentence. */

const titles = ["dr", "mr", "mrs", "ms", "prof", "st"];

/** Cut at stops, semicolons and lines; 'Dr.' ends nothing. */
export function sentencesOf({ additionalInfo }: Pick<ClinicFacts, "additionalInfo">): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  const cut = (at: number): void => {
    const sentence = additionalInfo.slice(from, at).trim();
    if (sentence !== "") sentences.push(withoutBullet(sentence));
    from = at;
  };
  for (let at = 0; at < additionalInfo.length; at++) {
    const letter = additionalInfo[at] ?? "";
    const next = additionalInfo[at + 1] ?? " ";
    const isStop = [".", "!", "?", ";"].includes(letter) && next.trim() === "";
    if (letter === "\n" || (isStop && !isTitle(additionalInfo.slice(from, at)))) cut(at + 1);
  }
  cut(additionalInfo.length);
  return sentences.filter((sentence) => wordsOf(sentence).length > 0);
}

const isTitle = (before: string): boolean => titles.includes(wordsOf(before).at(-1) ?? "");

const bullets = ["-", "*", "•", "–"];
const withoutBullet = (line: string): string =>
  bullets.includes(line[0] ?? "") ? line.slice(1).trim() : line;

/** Whether one of the words or phrases stands in the text. */
export function mentions(text: string, phrases: readonly string[]): boolean {
  const line = ` ${wordsOf(text).join(" ")} `;
  return phrases.some((phrase) => line.includes(` ${phrase} `));
}

export const sharesWord = (text: string, stems: readonly string[]): boolean =>
  wordsOf(text).some((word) => stems.includes(stem(word)));

/** The sentence that shares most of what a question is about; null where it does not share more than half. */
export function closestSentence(facts: ClinicFacts, question: string): string | null {
  const wanted = matterWords(question);
  const shared = (sentence: string): number => {
    const stems = new Set(wordsOf(sentence).map(stem));
    return wanted.filter((word) => stems.has(word)).length;
  };
  const [best] = sentencesOf(facts).toSorted((one, other) => shared(other) - shared(one));
  return best !== undefined && shared(best) > 0 && shared(best) * 2 > wanted.length ? best : null;
}

const describing =
  `free no some limited plenty of ample secure undercover paid disabled accessible on off site onsite street
  all major private public health step easy full ground floor`
    .split("\n")
    .flatMap((line) => line.trim().split(" "));
const afterNoun =
  "behind at in on from next opposite near under out for with via around across beside and available nearby to through outside underneath".split(
    " ",
  );

/** 'Free parking behind the building' as `There's free parking behind the building.`; a sentence stays as it is. */
export function inSentence(entered: string, nouns: readonly string[]): string {
  const words = wordsOf(entered);
  const end = words.findIndex((word) => !describing.includes(word) && !nouns.includes(word));
  const phrase = end < 0 ? words : words.slice(0, end);
  const isPhrase = phrase.some((word) => nouns.includes(word));
  const isFragment = isPhrase && (end < 0 || afterNoun.includes(words[end] ?? ""));
  if (!isFragment) return asSentence(entered.endsWith(";") ? withoutEnd(entered) : entered);
  const isCapital = (entered[1] ?? "").toLowerCase() === entered[1];
  const start = isCapital ? entered.charAt(0).toLowerCase() : entered.charAt(0);
  return `There's ${start}${withoutEnd(entered.slice(1))}.`;
}
