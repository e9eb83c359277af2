import { toUtterance, type Utterance, type Word } from "../../../words.ts";
import { lettersAt } from "./spelling.ts";

/**
 * 'Stephen with a P H', 'Clarke with an E at the end', 'Jon without the H': the letters say how the name before
 * them is written, and are no letters of another.
 */
interface Description {
  /** First word of the description; the name stands before it. */
  from: number;
  to: number;
}

const howMany = /^(?:a|an|the|no|one|two|three|just|only|single|\d)$/;
/** Two letters said as one: 'with a PH', written together. */
const pairOfLetters = /^(?:ph|ck|th|sh|ch|gh|kh|ie|ei|ae|ee|ea|ey|ia|ya|qu)$/;
/** More are the whole name, spelled: 'Jenny with J E N N I E'. */
const mostLetters = 3;

/** 'Brannigan, two n's', 'no e', 'double n': letters that are counted are not spelled. */
function countedAt(words: readonly Word[], from: number): Description | null {
  const before = words[from - 1]?.word ?? "";
  if (before.length === 1 || lettersAt(words, from - 1) !== null) return null;
  if (/^(?:no|one|two|three|just|only|single)$/.test(words[from]?.word ?? "")) {
    const at = words[from + 1]?.word === "one" ? from + 2 : from + 1;
    // 'No, t r e v o r': a run of letters spells the name.
    const isRun =
      /^(?:no|one|just|only)$/.test(words[from]?.word ?? "") &&
      isOneLetter(words, at + 1) &&
      isOneLetter(words, at + 2);
    return isOneLetter(words, at) && !isRun && !isPlainWord(words, at) ? { from, to: at + 1 } : null;
  }
  // 'Donnelly, double n, d o …': what is spelled then begins with the name's own letter.
  const isDoubled = words[from]?.word === "double" && isOneLetter(words, from + 1) && before.length > 3;
  const next = words[from + 2]?.word;
  const isBegunThen = next?.length === 1 && next === before[0] && words[from + 1]?.word !== before[0];
  return isDoubled && (isBegunThen || next === undefined) ? { from, to: from + 2 } : null;
}
/** 'I don't want another one, I want …' and 'just a little lump' count no letter. */
const isPlainWord = (words: readonly Word[], at: number): boolean =>
  (words[at]?.word === "i" ||
    (words[at]?.word === "a" && /^(?:just|only)$/.test(words[at - 1]?.word ?? ""))) &&
  /^(?!and$|in$|at$|not$|but$)\p{L}{2}/u.test(words[at + 1]?.word ?? "");
const isOneLetter = (words: readonly Word[], at: number): boolean => /^[a-z]s?$/.test(words[at]?.word ?? "");

function descriptionAt(words: readonly Word[], from: number): Description | null {
  const counted = countedAt(words, from);
  if (counted) return counted;
  if (!/^with(?:out)?$/.test(words[from]?.word ?? "")) return null;
  let start = from + 1;
  while (howMany.test(words[start]?.word ?? "") && isLetterAfter(words, start + 1)) start += 1;
  const hasCount = start > from + 1;
  const run = letterRun(words, start);
  const partTo = run.at(-1);
  if (partTo !== undefined && run.length > 1 && isPartOf(words, from, partTo))
    return { from, to: afterPlace(words, partTo) };
  if (run.length === 0 || (!hasCount && run.length >= mostLetters)) return null;
  // 'Kaitlyn with a K K A I T L Y N': only the first is the description's, the rest spells.
  const to = run.length > mostLetters ? run[0] : run.at(-1);
  return to === undefined ? null : { from, to: afterPlace(words, to) };
}

/** 'Ashcroft with a C R O F T', 'Pearce with E A R C E': the end or the middle of the name before it is spelled. */
function isPartOf(words: readonly Word[], from: number, to: number): boolean {
  const name = words[from - 1]?.word ?? "";
  const isIn = (at: number): boolean => name.indexOf(lettersBetween(words, at, to)) > 0;
  return isIn(from + 1) || (howMany.test(words[from + 1]?.word ?? "") && isIn(from + 2));
}

function lettersBetween(words: readonly Word[], from: number, to: number): string {
  let letters = "";
  for (let at = from; at < to; ) {
    const pair = pairOfLetters.test(words[at]?.word ?? "") ? { letters: words[at]?.word, count: 1 } : null;
    const said = pair ?? lettersAt(words, at);
    letters += said?.letters ?? " ";
    at += said?.count ?? 1;
  }
  return letters;
}

const isLetterAfter = (words: readonly Word[], at: number): boolean =>
  letterEnd(words, at) !== null || howMany.test(words[at]?.word ?? "");

function letterEnd(words: readonly Word[], at: number): number | null {
  if (pairOfLetters.test(words[at]?.word ?? "")) return at + 1;
  if (/^(?:and|okay|you|are)$/.test(words[at]?.word ?? "")) return null;
  const letters = lettersAt(words, at);
  return letters && at + letters.count;
}

/** Where each of the letters said one after the other ends. */
function letterRun(words: readonly Word[], start: number): number[] {
  const ends: number[] = [];
  for (let end = letterEnd(words, start); end !== null; end = letterEnd(words, end)) ends.push(end);
  return ends;
}

const places = [
  "at the (?:very )?(?:end|start|front|beginning)",
  "in (?:it|the middle)",
  "not an? \\w",
  "instead of an? \\w",
];
const placeOf = new RegExp(`^(?:${places.join("|")})\\b`);

/** 'at the end', 'instead of a C' */
function afterPlace(words: readonly Word[], at: number): number {
  const rest = words
    .slice(at, at + 5)
    .map(({ word }) => word)
    .join(" ");
  const place = placeOf.exec(rest)?.[0];
  return place === undefined ? at : at + place.split(" ").length;
}

function descriptionsIn(words: readonly Word[]): Description[] {
  const found: Description[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const description = descriptionAt(words, at);
    if (!description) continue;
    found.push(description);
    at = description.to - 1;
  }
  return found;
}

/** The words whose writing was described. */
export const describedWords = ({ words, text }: Utterance): string[] =>
  descriptionsIn(words).flatMap(({ from }) => {
    const word = words[from - 1];
    return word ? [text.slice(word.start, word.end)] : [];
  });

/** The utterance without descriptions of how names are written; every other character keeps its place. */
export function withoutDescriptions(utterance: Utterance): Utterance {
  const { words } = utterance;
  const descriptions = descriptionsIn(words);
  if (descriptions.length === 0) return utterance;
  let { text } = utterance;
  for (const [index, description] of descriptions.entries()) {
    const start = words[description.from]?.start ?? 0;
    const end = endOf(utterance, description, descriptions[index + 1]);
    text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  }
  return toUtterance(text);
}

/** What joins two described names ('… and Smythe with a Y'), or the last word to them, goes with the description. */
function endOf({ words, text }: Utterance, { to }: Description, following: Description | undefined): number {
  const end = words[to - 1]?.end ?? 0;
  const name = words[to]?.word === "and" ? to + 1 : to;
  const isJoined = following?.from === name + 1 || (name === to && to === words.length - 1);
  const next = words[name];
  return isJoined &&
    next &&
    lettersAt(words, name) === null &&
    /^[\s,]*(?:and\s+)?$/i.test(text.slice(end, next.start))
    ? next.start
    : end;
}

/** The words of which the end or the middle was spelled behind them, in small letters. */
export const wordsSpelledInPart = ({ words }: Utterance): readonly string[] =>
  descriptionsIn(words).flatMap(({ from, to }) =>
    isPartOf(words, from, to) ? [words[from - 1]?.word ?? ""] : [],
  );
