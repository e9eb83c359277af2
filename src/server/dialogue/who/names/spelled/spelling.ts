import type { Word } from "../../../words.ts";
import { neverNames } from "../ordinary-words.ts";

/** Letters as they are spelled on the phone: 'b', 'double n', 'b for bravo', 'bravo', 'bee'. */

const soundsLike: Readonly<Record<string, string>> = {
  ay: "a",
  bee: "b",
  be: "b",
  see: "c",
  sea: "c",
  dee: "d",
  ee: "e",
  ef: "f",
  eff: "f",
  gee: "g",
  aitch: "h",
  haitch: "h",
  hitch: "h",
  eye: "i",
  aye: "i",
  jay: "j",
  kay: "k",
  okay: "k",
  el: "l",
  ell: "l",
  elle: "l",
  em: "m",
  en: "n",
  oh: "o",
  owe: "o",
  pee: "p",
  pea: "p",
  queue: "q",
  cue: "q",
  que: "q",
  are: "r",
  ar: "r",
  es: "s",
  ess: "s",
  tea: "t",
  tee: "t",
  you: "u",
  ewe: "u",
  yu: "u",
  vee: "v",
  ex: "x",
  why: "y",
  wye: "y",
  zed: "z",
  zee: "z",
  said: "z",
  and: "n",
};

const alphabet: ReadonlySet<string> = new Set(
  "alpha alfa bravo charlie delta echo foxtrot golf hotel india indigo juliet juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu".split(
    " ",
  ),
);
const linking = /^(?:for|as|in|like|of)$/;

const isLetter = (word = ""): boolean => word.length === 1 && word >= "a" && word <= "z";
const isWordToo = (letter = ""): boolean => letter === "a" || letter === "i";

interface Letters {
  letters: string;
  count: number;
  /** Certainly spelled, not a word that happens to sound like a letter. */
  isClear: boolean;
}

export function lettersAt(words: readonly Word[], at: number): Letters | null {
  const word = words[at]?.word ?? "";
  const next = words[at + 1]?.word ?? "";
  if (word === "double" || word === "triple") return repeated(word, next);
  if (word === "x" && next === "ray") return { letters: "x", count: 2, isClear: true };
  const alphabetWord = asIn(words, at);
  if (alphabetWord) return alphabetWord;
  if (isLetter(word)) return { letters: word, count: 1, isClear: word !== "i" && word !== "a" };
  if (alphabet.has(word)) return { letters: word.charAt(0), count: 1, isClear: true };
  // 'll', 'nn' and such are what a recogniser makes of double letters.
  if (word.length === 2 && /^([b-df-hj-np-tv-z])\1$/.test(word))
    return { letters: word, count: 1, isClear: true };
  if (Object.hasOwn(soundsLike, word)) return { letters: soundsLike[word] ?? "", count: 1, isClear: false };
  return null;
}

/** 'double n', 'double you', 'triple ess'. */
function repeated(times: "double" | "triple", next: string): Letters | null {
  if (times === "double" && /^(?:you|u)$/.test(next)) return { letters: "w", count: 2, isClear: true };
  const letter = isLetter(next) ? next : Object.hasOwn(soundsLike, next) ? (soundsLike[next] ?? "") : "";
  if (letter === "") return null;
  return { letters: letter.repeat(times === "double" ? 2 : 3), count: 2, isClear: true };
}

/** 'b for bravo', 'n as in nelly', 's like sugar': the letter; the word must begin with it. */
export function asIn(words: readonly Word[], at: number): Letters | null {
  const word = words[at]?.word ?? "";
  const letter = isLetter(word) ? word : Object.hasOwn(soundsLike, word) ? (soundsLike[word] ?? "") : "";
  if (letter === "") return null;
  let to = at + 1;
  while (to < at + 4 && linking.test(words[to]?.word ?? "")) to += 1;
  const example = words[to]?.word ?? "";
  if (to === at + 1 || example.length < 2 || !example.startsWith(letter)) return null;
  return { letters: letter, count: to - at + 1, isClear: true };
}

/** The places of the words that only stand for a letter: the 'for' and 'queen' of 'q for queen'. */
export function exampleWords(words: readonly Word[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [at, { word }] of words.entries()) {
    // 'A' and 'I' are words as well, unless letters stand beside them.
    const stands = isLetter(word) && (!isWordToo(word) || isBesideLetters(words, at));
    const example = stands ? asIn(words, at) : null;
    for (let k = 1; k < (example?.count ?? 0); k += 1) places.add(at + k);
  }
  return places;
}

const isBesideLetters = (words: readonly Word[], at: number): boolean =>
  [at - 1, at + 3, at + 4].some((k) => isLetter(words[k]?.word) && !isWordToo(words[k]?.word));

/** Spelled between the letters of a name: 'o apostrophe l e a r y'. */
const marks: Readonly<Record<string, string | undefined>> = { apostrophe: "'", hyphen: "-", dash: "-" };

export interface Spelled {
  letters: string;
  from: number;
  to: number;
}

/**
 * The stretches in which letters are spelled one after the other: three at least, two of them clear
 * unless the spelling was asked for.
 * A pause written as 'space', 'then' or 'new word' parts two names.
 */
export function findSpelled(words: readonly Word[], isAsked = false): Spelled[] {
  const found: Spelled[] = [];
  let letters = "";
  let clear = 0;
  let from = 0;
  let to = 0;
  const close = (): void => {
    const isPart = letters.length === 2 && isBesideSpace(words, from, to);
    if ((letters.length >= 3 || isPart) && (clear >= 2 || isAsked)) found.push({ letters, from, to });
    letters = "";
    clear = 0;
  };
  for (let at = 0; at < words.length; ) {
    const isNext = words[at]?.word === "and" && isSpelledOut(words, letters);
    const said = leadsOn(words, at) || isVerb(words, at) || isNext ? null : lettersAt(words, at);
    const mark = marks[words[at]?.word ?? ""];
    if (!said && mark !== undefined && letters !== "" && lettersAt(words, at + 1)) {
      letters += mark;
      at += 1;
      continue;
    }
    if (!said) {
      close();
      at += 1;
      continue;
    }
    if (letters === "") from = at;
    letters += said.letters;
    if (said.isClear) clear += said.letters.length;
    at += said.count;
    to = at;
  }
  close();
  return withoutRefused(words, found);
}

/** 'Thuy Nguyen, T H U Y and N G U Y E N': behind a name that was said and is spelled to its end, 'and' is no letter. */
const isSpelledOut = (words: readonly Word[], letters: string): boolean =>
  letters.length > 1 && words.some(({ word }) => word === letters.toLowerCase());

/** 'I just said B E L L A M Y': no 'zed' as a recogniser may write it. */
const isVerb = (words: readonly Word[], at: number): boolean =>
  words[at]?.word === "said" && saying.has(words[at - 1]?.word ?? "");
const saying: ReadonlySet<string> = new Set(["i", "just", "already", "as", "have", "you", "he", "she"]);

/** 'D E space S O U Z A' */
const isBesideSpace = (words: readonly Word[], from: number, to: number): boolean =>
  (words[to]?.word === "space" && lettersAt(words, to + 1) !== null) ||
  (words[from - 1]?.word === "space" && lettersAt(words, from - 2) !== null);

/** 'S E A N, not S H A U N': what is not meant is spelled as well. */
function withoutRefused(words: readonly Word[], found: Spelled[]): Spelled[] {
  const meant = found.filter(({ from }) => words[from - 1]?.word !== "not");
  return meant.length > 0 ? meant : found;
}

/** The 'I' of 'M A G U I R E I need a clean' and the 'and' of 'R O S S I and my number is' begin what comes next. */
function leadsOn(words: readonly Word[], at: number): boolean {
  const word = words[at]?.word;
  // 'K, are you deaf', 'N, see you then': what sounds like a letter is a word where none follows.
  const next = words[at + 1]?.word;
  if (word !== undefined && wordsToo.has(word) && next !== undefined)
    return lettersAt(words, at + 1) === null || (word === "are" && next === "you");
  if (word === "i") return saidOfOneself.test(words[at + 1]?.word ?? "");
  return (word === "and" || word === "okay") && !(lettersAt(words, at + 1)?.isClear ?? false);
}
const wordsToo: ReadonlySet<string> = new Set(["are", "you", "why", "see", "be", "oh", "said"]);
const saidOfOneself =
  /^(?:need|want|would|will|am|have|was|had|could|can|cannot|do|did|think|just|got|live|work|like|know|called|rang|wanted|hope|wonder|really|also|must|might|may|should|broke|chipped|lost|cracked)$/;

/**
 * Everything said, joined into letters, for an answer to 'how do you spell that': what is no letter but
 * short ('IL', 'rona') is a run of letters the recogniser took for a word.
 */
export function joinSpelled(words: readonly Word[], text: string): Spelled | null {
  let letters = "";
  let clear = 0;
  for (let at = 0; at < words.length; ) {
    const said = lettersAt(words, at);
    const word = words[at];
    if (said) {
      letters += said.letters;
      clear += said.isClear ? said.letters.length : 0;
      at += said.count;
      continue;
    }
    if (word && !neverNames.has(word.word))
      letters += text
        .slice(word.start, word.end)
        .toLowerCase()
        .replace(/[^\p{L}]/gu, "");
    at += 1;
  }
  return letters.length >= 2 && clear >= 1 ? { letters, from: 0, to: words.length } : null;
}
