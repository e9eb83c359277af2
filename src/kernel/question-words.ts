/**
 * What of a question carries its matter, by which two of them are known for the same in other words: an answer of the clinic's own
 * is told to whoever asks it otherwise, and what callers asked in vain is listed once.
 */

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
  wait sit stay keep put ring call phone two three four five six seven eight nine ten half quarter once twice both`
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

/** Whether two questions that share so much are one: more than half of what the two say together. */
export const isAlike = (likeness: number): boolean => likeness > 0.5;

/** How much of their words two questions share (Dice's coefficient), 0 to 1. */
export function likenessOf(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.length + other.length);
}
