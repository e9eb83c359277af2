import { isSameFact } from "../facts/tell-item.ts";
import { readSayings, type Saying } from "../read-sayings.ts";
import { padding } from "../vocabulary.ts";
import { withoutIdioms } from "./idioms.ts";
import { isKindness, takenUp } from "./kindness.ts";
import { ailing, joyful, ofTalk, onlyIfSaid, stating, tone } from "./talk-words.ts";

/** What talk may take up. */
export interface Talking {
  /** The caller's words of this turn, in lower case. */
  heardWords: readonly string[];
  /** Names in the plan, in lower case. */
  names: ReadonlySet<string>;
  /** Days in the plan: no other is taken up. */
  days: readonly Saying[];
  /** The answer takes up a wish, and talk may agree to it. */
  mayAgree: boolean;
  /** The answer denies something, or says what is not known: nothing is cheered. */
  isDamp: boolean;
}

const mostWords = 18;
const plain = /^[\p{Script=Latin}\p{M}\s,.!'-]+$/u;

/**
 * Talk: what a receptionist says for kindness' sake, to take up a joke or a worry, and to go on. It states nothing of the clinic, of a visit or
 * of anybody's health: it is made of a closed vocabulary, and of things that the caller named. Pure.
 */
export function isTalk(piece: string, talking: Talking): boolean {
  const { mayAgree, isDamp } = talking;
  if (!plain.test(piece)) return false;
  if (isKindness(piece)) return true;
  const taken = takenUp(piece);
  const isAgreement = agrees.test(taken.taking);
  if (isAgreement && !mayAgree) return false;
  if (taken.rest === "") return true;
  const { rest, count } = withoutIdioms(taken.rest, mayAgree);
  const said = wordsIn(rest).filter((word) => !isCalled(word, talking, count > 0 || taken.taking !== ""));
  const words = said.map((word) => word.toLowerCase());
  if (words.length === 0) return count > 0 || wordsIn(rest).length > 0;
  const facts = readSayings(rest).filter(({ kind }) => kind !== "word");
  const isOfPlan = (fact: Saying) => fact.kind === "day" && talking.days.some((day) => isSameFact(day, fact));
  if (words.length > mostWords || !facts.every((fact) => !isDamp && isOfPlan(fact))) return false;
  const heard = new Set(talking.heardWords);
  const isTakenUp = (word: string) => onlyIfSaid.has(word) && isHeard(word, heard);
  const isBare = words.every((word) => isTakenUp(word) || joining.has(word));
  if (isBare) return !isDamp && words.some(isTakenUp);
  const isOfTone = count > 0 || words.some((word) => tone.has(word));
  return isOfTone && !isCheered(words) && words.every((word) => isTakenUp(word) || isOfTalk(word));
}

/** A name that somebody is called by: of the plan anywhere, of the caller's own words after thanks and the like. */
function isCalled(word: string, { names, heardWords }: Talking, isAfterTurn: boolean): boolean {
  const name = word.toLowerCase();
  if (!/^\p{Lu}/u.test(word) || onlyIfSaid.has(name) || ofTalk.has(name)) return false;
  return names.has(name) || (isAfterTurn && heardWords.includes(name));
}

/** That a tooth is lovely would be for a dentist to say. */
const isCheered = (words: readonly string[]): boolean =>
  words.some((word) => ailing.has(word)) && words.some((word) => joyful.has(word));

const isOfTalk = (word: string): boolean => ofTalk.has(word) || (padding.has(word) && !stating.has(word));

/** Between the things that were named. */
const joining = new Set(
  "a an the your my our and or in on at of for with before after this that whole".split(" "),
);

/** 'Mornings' where they said 'morning'. */
const isHeard = (word: string, heard: ReadonlySet<string>): boolean =>
  [word, `${word}s`, word.replace(/s$/, "")].some((each) => heard.has(each));

const agrees = /\b(?:sure|of course|no (?:worries|problem|trouble|dramas)|too easy|easy done|got it)\b/i;

const wordsIn = (text: string): readonly string[] =>
  (text.match(/\p{L}+(?:'\p{L}+)*/gu) ?? []).flatMap((word) =>
    word.endsWith("n't") ? [word.slice(0, -3), "not"] : word.split("'"),
  );
