import { padding, words } from "../vocabulary.ts";
import { stating as statingPadding } from "./talk-words.ts";

/**
 * What may be said for kindness' sake, in whatever words of these: none of them states anything of the clinic, of a visit or of what was done.
 * Whoever adds one asks: can a sentence made only of these and of padding ever be a promise, a price, a time, advice, a yes or a no?
 */
const feeling = words(`
  pain painful sore ache aches aching toothache hurt hurts hurting ouch uncomfortable
  awful rough rotten horrible terrible miserable tough hard stressful worrying frustrating annoying nasty tricky
  nervous anxious worried scary scared frightening nerves
  poor love little one thing things dear goodness gosh wow mate darling
  sound sounds feel feels feeling must lot lots much really so very too when what how
  understand understandable imagine nobody everyone people many
  busy day week congratulations exciting news
`);
/** One of these at least, so that no row of small words passes for a kindness. */
const kind = words(`
  pain painful sore ache aching toothache hurt hurts hurting ouch uncomfortable awful rough rotten horrible terrible miserable tough hard
  stressful worrying frustrating annoying nasty nervous anxious worried scary scared frightening poor dear goodness gosh
  understand understandable imagine congratulations exciting sorry thanks thank
`);
const stating = new Set([...statingPadding, "would"]);
const mostWords = 14;

const plain = /^[\p{Script=Latin}\s,.!'-]+$/u;
const inWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
const apart = (word: string): readonly string[] =>
  word.endsWith("n't") ? [word.slice(0, -3), "not"] : word.split("'");

/** 'Oh, you poor thing, that sounds sore.' Pure. */
export function isKindness(sentence: string): boolean {
  if (!plain.test(sentence)) return false;
  const said = inWords(sentence).flatMap(apart);
  return (
    said.length <= mostWords &&
    said.some((word) => kind.has(word)) &&
    said.every((word) => feeling.has(word) || (padding.has(word) && !stating.has(word)))
  );
}

/** What takes up an answer, and may stand before whatever is said next: 'No worries, …', 'Lovely, thanks.' */
const takingUp =
  /^(?:(?:no (?:worries|problem|trouble|dramas)(?: at all)?|of course|sure(?: thing)?|lovely|perfect|great|wonderful|brilliant|excellent|beautiful|alright|all right|okay|ok|righto|right|too easy|easy done|got it|good on you|thanks|thank you|cheers|beauty)(?: then| so much| for that| very much)?(?:[,.!]+\s*|\s+(?=and\b)|$))+/i;

/** The words that take up an answer, and what follows them. */
export function takenUp(sentence: string): { taking: string; rest: string } {
  const taking = takingUp.exec(sentence)?.[0] ?? "";
  return { taking, rest: sentence.slice(taking.length) };
}

/** A sentence that only takes up what was said, or is kind: it may be said otherwise, or be left out. */
export const isSoft = (sentence: string): boolean =>
  takenUp(sentence).rest === "" || isKindness(takenUp(sentence).rest);

/** An answer that takes up what the caller said: whoever words it may do so as well. */
export const takesUp = (sentences: readonly string[]): boolean =>
  sentences.some((each) => takenUp(each).taking !== "");
