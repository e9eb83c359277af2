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

const isWordLetter = (letter: string): boolean =>
  letter.toLowerCase() !== letter.toUpperCase() || (letter >= "0" && letter <= "9") || letter === "'";

/** In small letters; a hyphen parts words. */
export function wordsOf(text: string): readonly string[] {
  const plain = [...text.toLowerCase().replaceAll("’", "'")].map((letter) =>
    isWordLetter(letter) ? letter : " ",
  );
  return plain
    .join("")
    .split(" ")
    .filter((word) => word !== "" && word !== "'");
}

/** Whether one of the words or phrases stands in the text. */
export function mentions(text: string, phrases: readonly string[]): boolean {
  const line = ` ${wordsOf(text).join(" ")} `;
  return phrases.some((phrase) => line.includes(` ${phrase} `));
}

const endings = ["'s", "ings", "ing", "ies", "es", "s"];
export const stem = (word: string): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length > 2);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** Words that stand in any question, and quantities: sharing them makes no sentence an answer. */
const dull = new Set(
  `a an i my me we us of to in on at is it be or if so as by no not he she do does did done the and for any are am im i'm
  dental dentist dentists dr doctor doctors tooth teeth general treatment treatments service services care with you your
  yours guys have has had offer offers doing what kind kinds can some please about know well also just wondering there
  there's anything something anyone anybody someone somebody one ones later earlier early which where would could should
  need needs visit visits appointment appointments booking home work works working come comes coming get got getting go
  give take takes taking see seeing use using make made making want wanted like will was were been being but how when who
  why this that these those they them then than from into out our him her his its it's i've you're we're i'll still yet
  only even really actually maybe minute minutes hour hours day days week weeks month months year years time times today
  tomorrow morning afternoon tonight people person place clinic thing things stuff same last next first usual lot much many up
  more most other else here let tell say said ask asked think much cost costs price prices fee fees charge charges long
  much open right now okay ok hi hello hey um uh yeah yes sorry thanks thank mate love quick question wonder bring allowed welcome
  wait sit stay keep put ring call phone`
    .split("\n")
    .flatMap((line) => line.trim().split(" ")),
);

/** The words that carry the matter, stemmed. */
export const matterWords = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !dull.has(word))
      .map(stem),
  ),
];

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
