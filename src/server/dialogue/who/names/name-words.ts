import type { Utterance, Word } from "../../words.ts";
import { everydayWords, surnamesThatAreWords } from "../everyday-words.ts";
import { firstNames } from "../first-names.ts";
import { isRelationWord } from "../relations.ts";
import { digitsAt } from "../spoken-digits.ts";
import { commonFirstNames } from "./common-names.ts";
import { isContraction, isModal } from "./function-words.ts";
import { neverNames, ordinaryWords, wordSurnames } from "./ordinary-words.ts";
import { isShortFor } from "./short-names.ts";
import { isVerbForm } from "./verb-words.ts";

/** `any` = introduced as a name, any word will do; `likely` = ordinary words are no names; `alone` = an answer to 'your name?'. */
type Strictness = "any" | "likely" | "alone";

export interface Taken {
  /** As written by the recogniser, hyphens and apostrophes kept. */
  parts: string[];
  /** Word after the last. */
  to: number;
}

const titles: ReadonlySet<string> = new Set([
  "mister",
  "mr",
  "mrs",
  "ms",
  "miss",
  "doctor",
  "professor",
  "sir",
  "prof",
  "madam",
  "master",
  "reverend",
  "rev",
  "pastor",
  "rabbi",
  "imam",
  "dame",
  "fr",
]);
const opensName = /^(?:mister|mr|mrs|ms)$/;
/** Of clergy as well as of kin: 'Father Brown', but not 'my father Brown'. */
const kinTitles: ReadonlySet<string> = new Set(["father", "sister", "aunty", "auntie", "uncle"]);
/** With a title before it one name is the last one, but for those that stand before first names too. */
const beforeSurname: ReadonlySet<string> = new Set([
  "mister",
  "mr",
  "mrs",
  "ms",
  "doctor",
  "professor",
  "prof",
]);

/** 'Mrs Park', 'Father O'Malley', 'Doctor Lee' */
export function isSurnameByTitle(
  { words }: Utterance,
  from: number,
  [only = "", other]: readonly string[],
): boolean {
  const title = words[from]?.word ?? "";
  if (other !== undefined || afterTitles(words, from) === from) return false;
  return beforeSurname.has(title) || !commonFirstNames.has(only.toLowerCase());
}
/** Of one surname with what follows: 'Al Sayed', 'van der Berg'. */
export const particles: ReadonlySet<string> = new Set(
  "van von der den de la du di da del della dos das bin binti ibn ter ten el al le st mc mac o ó oh".split(
    " ",
  ),
);
const mostParts = 7;
/** Names that are months or seasons too: 'it's april jones' names, 'it's april the fifth' dates. */
const calendar: ReadonlySet<string> = new Set(
  "april may june july august march summer autumn winter spring".split(" "),
);

function isBesideName(utterance: Utterance, at: number): boolean {
  const next = utterance.words[at + 1]?.word ?? "";
  return /^\p{L}{3,}$/u.test(next) && !neverNames.has(next) && !ordinaryWords.has(next);
}

/** Takes the name that begins at word `at`; it ends at a word no name has, at punctuation, or after five words. */
export function takeName(utterance: Utterance, at: number, strictness: Strictness): Taken | null {
  const { words, text } = utterance;
  const first = afterTitles(words, at);
  // 'a message for doctor chen' names the dentist, not the patient.
  if (first > at && strictness === "likely" && words[at]?.word === "doctor") return null;
  let to = first;
  const parts: string[] = [];
  const trust = trustBehind(words.slice(at, first), strictness);
  while (to < words.length && parts.length < mostParts) {
    const word = words[to];
    if (!word || (to > first && endsBefore(utterance, to, word, parts))) break;
    // 'Carly, Carly Webb', said twice to be understood.
    if (
      to > first &&
      parts.length === 1 &&
      word.word === words[to - 1]?.word &&
      words[to + 1] !== undefined
    ) {
      to += 1;
      continue;
    }
    const hyphen = isHyphenWord(words, to, parts.length) ? 1 : 0;
    const next = words[to + hyphen];
    if (!next || !mayBePart(utterance, to + hyphen, first, trust)) break;
    append(parts, nameText(text, next), hyphen === 1 || isHyphenated(text, words[to - 1], next, to > first));
    to += hyphen + 1;
    if (isOwner(words, to - 1, first, trust)) {
      parts.push((parts.pop() ?? "").replace(/s$/i, ""));
      break;
    }
  }
  if (isSpelledOn(words[to], parts) || isOfPlace(words, to)) return null;
  const end = withoutTail(parts, to);
  return end !== null && isPlausible(parts, trust) ? { parts, to: end } : null;
}

/** 'Husband Rons bill', without its apostrophe: what is his is no name of his. */
function isOwner(words: readonly Word[], at: number, first: number, strictness: Strictness): boolean {
  const [word = "", owned = ""] = [words[at]?.word, words[at + 1]?.word];
  const isBearer = word.endsWith("s") && firstNames.has(word.slice(0, -1)) && !firstNames.has(word);
  const isThing = ordinaryWords.has(owned) || everydayWords.has(owned);
  const isOfKin = isRelationWord(words[at - 1]?.word ?? "") && owned !== "";
  // 'Leos mum', by whatever it is introduced.
  if (at === first && isBearer && isRelationWord(owned)) return true;
  return at === first && strictness === "likely" && isBearer && (isThing || isOfKin);
}

/** 'Joan Walsh, Ron is my husband', 'Kelly Cole, Ruby and Leo have …': who is told of next has a sentence of their own. */
function isToldOfNext({ words, text }: Utterance, at: number, parts: readonly string[]): boolean {
  const [word = "", next = "", third = "", fourth = ""] = words.slice(at, at + 4).map((each) => each.word);
  if (parts.length === 0 || !(firstNames.has(word) || isOwnerForm(word))) return false;
  const isOfKin = /^(?:is|was)$/.test(next) && /^(?:my|his|her|our)$/.test(third) && isRelationWord(fourth);
  const last = words[at + 2];
  const isOwned = last !== undefined && /['’]s$/i.test(text.slice(last.start, last.end));
  const isOfSeveral = next === "and" && firstNames.has(third) && (isOwned || hasVerb.test(fourth));
  // 'Carly Webb, Jodie's me sister', as recognisers write it.
  const isOwnedKin = /^(?:my|me|our|his|her)$/.test(next) && isRelationWord(third) && isOwnerForm(word);
  return isOfKin || isOwnedKin || (parts.length > 1 && (isOfSeveral || hasVerb.test(next)));
}
/** 'Jodie's', without its apostrophe. */
const isOwnerForm = (word: string): boolean =>
  word.endsWith("s") && !firstNames.has(word) && firstNames.has(word.slice(0, -1));
const hasVerb = /^(?:has|have|needs|need|had|got|are|were|both)$/;

const endsBefore = (utterance: Utterance, at: number, word: Word, parts: readonly string[]): boolean =>
  isModal(utterance.words, at) ||
  isToldOfNext(utterance, at, parts) ||
  isParted(utterance.text, utterance.words[at - 1], word) ||
  isNumber(utterance.words, at) ||
  isAgainForShort(parts, word.word);

/** 'Helen Brandt, oh four nine one …': the number that follows; the 'oh' of 'Sinead oh Brien' is none. */
const isNumber = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.word ?? "";
  if (/^oh?$/.test(word)) return digitsAt(words, at + 1) !== null;
  return digitsAt(words, at) !== null;
};

/** 'Beverley Stanton, Bev's fine': what they are called for short, once the name is whole. */
const isAgainForShort = ([first = "", ...others]: readonly string[], word: string): boolean =>
  others.length > 0 && isShortFor(word, first);

function afterTitles(words: readonly Word[], at: number): number {
  const isKin = /^(?:my|our|his|her|their|the|your|a)$/.test(words[at - 1]?.word ?? "");
  let to = at;
  while (titles.has(words[to]?.word ?? "") || (!isKin && to === at && kinTitles.has(words[to]?.word ?? "")))
    to += 1;
  return to;
}

/** 'That's al space s a y e d' spells the name, and 'al' is only its beginning. */
const isSpelledOn = (next: Word | undefined, parts: readonly string[]): boolean =>
  next?.word === "space" && parts.every((part) => particles.has(part.toLowerCase()));

/** Behind 'Mrs' any word is a name: 'Mrs Park', 'Mr Day'. */
const trustBehind = (titled: readonly Word[], strictness: Strictness): Strictness =>
  titled.some(({ word }) => opensName.test(word)) ? "any" : strictness;

/** 'Crows Nest clinic', 'Bondi dental': where one wants to go is nobody's name, but 'Tom Brennan dental check-up' begins with one. */
function isOfPlace(words: readonly Word[], at: number): boolean {
  const [word = "", next] = [words[at]?.word, words[at + 1]?.word];
  if (/^(?:clinic|clinics|practice|branch|location|rooms)$/.test(word)) return true;
  return /^(?:dental|dentist|dentists|surgery)$/.test(word) && (next === undefined || ofPlace.test(next));
}
const ofPlace = /^(?:clinic|practice|surgery|centre|center|care|group|rooms|please|on|thanks|for)$/;

const nameText = (text: string, word: Word): string =>
  text.slice(word.start, word.end).replaceAll("’", "'").replace(/'s$/i, "");

function append(parts: string[], text: string, isJoined: boolean): void {
  const last = parts[parts.length - 1];
  if (isJoined && last !== undefined) parts[parts.length - 1] = `${last}-${text}`;
  else parts.push(text);
}

const isHyphenWord = (words: readonly Word[], at: number, count: number): boolean =>
  count > 0 && /^(?:hyphen|dash)$/.test(words[at]?.word ?? "");

const isHyphenated = (text: string, before: Word | undefined, word: Word, isInside: boolean): boolean =>
  isInside && before !== undefined && before.end < word.start && text.slice(before.end, word.start) === "-";

function isParted(text: string, before: Word | undefined, word: Word): boolean {
  if (!before) return false;
  const between = text.slice(before.end, word.start);
  // 'Dave Hart's appointments': whose they are ends with it.
  if (/['’]s$/i.test(text.slice(before.start, before.end))) return true;
  // What was left out between them ('Sarah with an H Connolly') parts no name.
  return between.trim().length > 6 || /[,;.!?]/.test(between);
}

function mayBePart(utterance: Utterance, at: number, first: number, strictness: Strictness): boolean {
  const word = utterance.words[at]?.word ?? "";
  const isFirst = at === first;
  if (/\d|[+@]/.test(word)) return false;
  if (particles.has(word)) return utterance.words[at + 1] !== undefined || !isFirst;
  if (word.length === 1 || isContraction(word) || (isFirst && isModal(utterance.words, at))) return false;
  if (endsAnyName(word, isFirst, strictness)) return false;
  if (isFirst && beginsNoName(utterance, at, strictness)) return false;
  if (!isFirst && isRelationWord(word) && !commonFirstNames.has(word) && !surnamesThatAreWords.has(word))
    return false;
  if (commonFirstNames.has(word)) return true;
  if (at === first + 1 && isSurnameHere(utterance, at)) return true;
  // An ordinary word may be a surname ('jessica brown' style) but not open a name that was not introduced.
  if (ordinaryWords.has(word))
    return strictness === "any" ? isFirst || at === first + 1 : !isFirst && strictness === "alone";
  return strictness !== "likely" || !isFirst || !isVerb(utterance, at);
}

const endsAnyName = (word: string, isFirst: boolean, strictness: Strictness): boolean =>
  neverNames.has(word)
    ? !isNameHere(word, isFirst, strictness)
    : strictness !== "any" && isVerbForm(word) && !commonFirstNames.has(word);

/** 'Killing', 'headin' and 'slowly' begin no name, 'Xiaoling', 'Colin' and 'Jed' do. */
const isVerb = ({ words }: Utterance, at: number): boolean => {
  const [word = "", next] = [words[at]?.word, words[at + 1]?.word];
  if (isClipped(word)) return true;
  // 'Carly', 'Beverly'
  if (word.endsWith("ly") && firstNames.has(word)) return false;
  return /(?:ing|..ed|^(?:b|f|l|r|w)ed|ly)$/.test(word) && !(isPinyin.test(word) && mayBeSurname(next));
};
/** 'Seein', 'goin': the end of a verb as it is often spoken. */
const isClipped = (word: string): boolean =>
  /..in$/.test(word) && everydayWords.has(`${word}g`) && !firstNames.has(word);
const mayBeSurname = (word = ""): boolean =>
  /^\p{L}{2,}$/u.test(word) && !neverNames.has(word) && !ordinaryWords.has(word);
/** 'Xiaoling Zhang', 'Meiling Li': two syllables of Mandarin, the last of which only looks like the end of a verb. */
const initial = "(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])";
const final = "[aeiou]+(?:(?<=[aeiu])n|(?<=a)ng)?";
const isPinyin = new RegExp(`^${initial}?${final}(?:${initial}${final})*[bpmdtnljqxy]ing$`);

/** 'Hubby' and 'June' begin a name only where it was introduced as one, or June Jones is named in full. */
function beginsNoName(utterance: Utterance, at: number, strictness: Strictness): boolean {
  const word = utterance.words[at]?.word ?? "";
  if (strictness === "likely" && calendar.has(word) && !isBesideName(utterance, at)) return true;
  if (strictness === "likely" && (isDeed(utterance, at) || isAbbreviation.test(word))) return true;
  return strictness !== "any" && isRelationWord(word) && !commonFirstNames.has(word);
}

/** 'CDBS', 'HCF': nobody's first name is without a vowel. */
const isAbbreviation = /^[^\W\d_aeiouy]{3,}$/;

/** 'My wife will drive me', 'my daughter finishes school at three': what they do, and not their name. */
function isDeed({ words, text }: Utterance, at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isWritten = word !== undefined && /\p{Lu}/u.test(text.charAt(word.start));
  if (!before || !word || !next || isWritten || !isRelationWord(before.word)) return false;
  return word.word === "will" ? !behindNamedWill.test(next.word) : deeds.test(word.word);
}
/** 'My son will needs a clean', as recognisers write it. */
const behindNamedWill = /^(?:\p{L}+s|is|has|would|who|and|on|at|for|in|here|i|my)$/u;
const deeds =
  /^(?:\p{L}+(?:sh|ch|ss|x|zz)es|works?|starts?|ends|gets|picks|brings|takes|drives|looks|thinks|says|lives|leaves|plays|goes|knows|keeps|waits)$/u;

/** 'Kim Park' and 'kim park here', but not 'kim best before noon'. */
function isSurnameHere({ words, text }: Utterance, at: number): boolean {
  const [first, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!first || !word || !commonFirstNames.has(first.word) || !wordSurnames.has(word.word)) return false;
  return (
    !next ||
    isParted(text, word, next) ||
    /^(?:here|speaking|calling|and|my|on|is|now|nee|née|formerly|previously|used|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/.test(
      next.word,
    )
  );
}

/** 'will' is a verb in the middle of a sentence and a name right after 'my name is'. */
const isNameHere = (word: string, isFirst: boolean, strictness: Strictness): boolean =>
  isFirst && strictness !== "likely" && commonFirstNames.has(word);

/** A particle cannot end a name; drops it. */
function withoutTail(parts: string[], to: number): number | null {
  let end = to;
  while (
    parts.length > 0 &&
    /^(?:der|den|de|du|della|dos|das|bin|ibn|mc|o|oh)$/i.test(parts[parts.length - 1] ?? "")
  ) {
    parts.pop();
    end -= 1;
  }
  return parts.length > 0 ? end : null;
}

function isPlausible(parts: readonly string[], strictness: Strictness): boolean {
  if (parts.join("").length < 2 || parts.join("").length > 60) return false;
  if (strictness === "any") return true;
  const lower = parts.map((part) => part.toLowerCase());
  return !lower.every((part) => ordinaryWords.has(part));
}
