import type { PersonName, Reading } from "../understanding.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { capitaliseName } from "./capitalise.ts";
import { describedWords, withoutDescriptions } from "./described.ts";
import { findSpelled } from "./spelling.ts";
import { isLike, spelledInto } from "./with-spelling.ts";

/**
 * A name known already, mended as its owner says at the read-back: 'no, it's w a n g', 'wang, not wong'. Null when
 * nothing of it is mended.
 */
export function respelled(known: PersonName, said: Utterance): Reading<PersonName> | null {
  const parts = [known.first, ...(known.last === null ? [] : [known.last])];
  const utterance = withoutDescriptions(said);
  const [spelled] = findSpelled(utterance.words);
  const mended = spelled
    ? { parts: spelledInto(parts, spelled.letters), from: spelled.from, to: spelled.to }
    : (insteadOf(parts, utterance) ?? asDescribed(parts, said));
  if (!mended || mended.parts.length !== parts.length) return null;
  const [first = "", last] = capitaliseName(mended.parts);
  const full = last === undefined ? first : `${first} ${last}`;
  if (full === known.full) return null;
  const assumed = ["the rest of the name as before"];
  const place = heardBetween(utterance, mended.from, mended.to);
  return { value: { first, last: last ?? null, full }, ...place, assumed, certainty: "sure" };
}

/** 'Bryan with a Y, and Thompson with a P': each in place of the part it is like. */
function asDescribed(parts: readonly string[], said: Utterance) {
  const described = describedWords(said);
  const mended = parts.map(
    (part) => described.find((word) => isLike(part, word) && !parts.includes(word)) ?? part,
  );
  return described.length === 0 ? null : { parts: mended, from: 0, to: said.words.length };
}

/** 'wang not wong', 'not wong, wang' */
function insteadOf(parts: readonly string[], { words }: Utterance) {
  for (const [index, part] of parts.entries()) {
    const at = words.findIndex(({ word }, k) => words[k - 1]?.word === "not" && word === part.toLowerCase());
    if (at < 0) continue;
    const place = at >= 2 && isName(words[at - 2]?.word, part) ? at - 2 : at + 1;
    const word = words[place]?.word;
    if (word === undefined || !isName(word, part)) continue;
    return { parts: parts.map((each, k) => (k === index ? word : each)), from: place, to: place + 1 };
  }
  return null;
}

/** Names that are mistaken for each other begin alike or end alike. */
const isName = (word: string | undefined, part: string): boolean =>
  word !== undefined &&
  word.length > 2 &&
  word !== part.toLowerCase() &&
  (word[0] === part[0]?.toLowerCase() || word.slice(-2) === part.slice(-2).toLowerCase());
