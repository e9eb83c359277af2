import type { PersonName, Reading } from "../../../readings.ts";
import { wordSet } from "../../../word-set.ts";
import { heardBetween, type Utterance, type Word } from "../../../words.ts";
import { nameOfParts } from "../capitalise.ts";
import { commonFirstNames } from "../common-names.ts";
import { takeBefore } from "../find-name.ts";
import { takeName } from "../name-words.ts";
import { describedWords, withoutDescriptions } from "./described.ts";
import { withLongerLastName } from "./longer-last-name.ts";
import { respaced } from "./respaced.ts";
import { findSpelled } from "./spelling.ts";
import { isLike, spelledInto } from "./with-spelling.ts";

/**
 * A name known already, mended as its owner says at the read-back: 'no, it's w a n g', 'wang, not wong'. Null when
 * nothing of it is mended.
 */
export function respelled(known: PersonName, said: Utterance): Reading<PersonName> | null {
  const spaced = respaced(known, said);
  const whole =
    (spaced?.value.full === known.full ? null : spaced) ??
    turnedRound(known, said) ??
    withLongerLastName(known, said);
  if (whole) return whole;
  const parts = [known.first, ...(known.last === null ? [] : [known.last])];
  const utterance = withoutDescriptions(said);
  const [spelled] = findSpelled(utterance.words);
  const mended = spelled
    ? { parts: spelledInto(parts, spelled.letters), from: spelled.from, to: spelled.to }
    : (insteadOf(parts, utterance) ?? asDescribed(parts, said));
  if (!mended || mended.parts.length < parts.length) return null;
  if (mended.parts.length > parts.length && (spelled || parts.length > 1)) return null;
  const value = nameOfParts(mended.parts);
  if (value === null || value.full === known.full) return null;
  const assumed = ["the rest of the name as before"];
  const place = heardBetween(utterance, mended.from, mended.to);
  return { value, ...place, assumed, certainty: "sure" };
}

const lastNames = wordSet("surname surname's surnames family last");
const leadingTo = wordSet("is the my our his her name name's names it it's its a");

/** 'Kim is the family name', 'the surname's Kim', of a Kim Soo Jin: the word of it that is the last name. */
function turnedRound({ full }: PersonName, utterance: Utterance): Reading<PersonName> | null {
  const { words } = utterance;
  const parts = full.split(" ");
  const at = words.findIndex(({ word }) => lastNames.has(word));
  const beside = (step: 1 | -1): number => {
    let next = at + step;
    while (leadingTo.has(words[next]?.word ?? "")) next += step;
    return next;
  };
  const isPart = (index: number) => parts.some((part) => isSame(part, words[index]?.word ?? ""));
  const told = at < 0 ? undefined : [beside(1), beside(-1)].find(isPart);
  const last = parts.find((part) => told !== undefined && isSame(part, words[told]?.word ?? ""));
  const first = parts.filter((part) => part !== last).join(" ");
  if (told === undefined || last === undefined || first === "" || parts.at(-1) === last) return null;
  const place = heardBetween(utterance, Math.min(at, told), Math.max(at, told) + 1);
  return {
    value: { first, last, full: `${first} ${last}` },
    ...place,
    assumed: ["the same name, its last part put last"],
    certainty: "sure",
  };
}

/** Spelled as it is written down already: nothing is to be put right. */
export function spellsKnown({ first, last }: PersonName, said: Utterance): boolean {
  const [spelled] = findSpelled(withoutDescriptions(said).words);
  const parts = [
    first,
    ...first.split(" "),
    ...(last === null ? [] : [last, ...last.split(" "), `${first}${last}`]),
  ];
  const letters = (part: string): string => part.replace(/[^\p{L}]/gu, "");
  return spelled !== undefined && parts.some((part) => isSame(letters(part), letters(spelled.letters)));
}

/** 'Bryan with a Y, and Thompson with a P': each in place of the part it is like. */
function asDescribed(parts: readonly string[], said: Utterance) {
  const described = describedWords(said);
  const mended = parts.map(
    (part) => described.find((word) => isLike(part, word) && !parts.includes(word)) ?? part,
  );
  return described.length === 0 ? null : { parts: mended, from: 0, to: said.words.length };
}

/**
 * 'Wang not Wong', 'not Wong, Wang', 'De Souza, not Souza': the part that is refused gives way to the name beside it, and
 * the other stays as it was.
 */
function insteadOf(parts: readonly string[], utterance: Utterance) {
  const { words } = utterance;
  for (const [index, part] of parts.entries()) {
    const refused = part.toLowerCase().split(" ").at(-1) ?? "";
    const not = words.findIndex(({ word }, k) => word === "not" && refusedAt(words, k + 1, part, refused));
    if (not < 0) continue;
    const said = takeBefore(utterance, not) ?? taken(utterance, afterRefused(words, not, part, refused));
    if (!said || said.parts.some((word) => /^not$/i.test(word))) continue;
    const own = said.parts.filter((word) => !parts.some((each, k) => k !== index && isSame(each, word)));
    const mended = own.join(" ");
    if (own.length === 0 || isSame(mended, part) || !isMeantFor(mended, part)) continue;
    const place = { from: Math.min(not, said.from), to: Math.max(not, said.from) + 2 };
    // 'Margaret Tan, not just Margaret'
    const whole = parts.length === 1 ? own : parts.map((each, k) => (k === index ? mended : each));
    return { parts: whole, ...place };
  }
  return null;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** 'not Souza' and 'not just Souza', of a Souza or a Da Souza */
function refusedAt(words: readonly Word[], at: number, part: string, last: string): boolean {
  const from = /^(?:just|only)$/.test(words[at]?.word ?? "") ? at + 1 : at;
  const said = words.slice(from, from + part.split(" ").length).map(({ word }) => word);
  return said[0] === last || said.join(" ") === part.toLowerCase();
}

function afterRefused(words: readonly Word[], not: number, part: string, last: string): number {
  const from = words[not + 1]?.word === last ? not + 2 : not + 1 + part.split(" ").length;
  let at = from;
  while (/^(?:it|is|that|but|i|am|said|its)$/.test(words[at]?.word ?? "")) at += 1;
  return at;
}

function taken(utterance: Utterance, from: number) {
  const name = takeName(utterance, from, "alone");
  return name && { ...name, from };
}

/** Names that are mistaken for each other are like each other; one that holds the other, and more, is the whole of it. */
const isMeantFor = (mended: string, part: string): boolean =>
  commonFirstNames.has(mended.toLowerCase()) ||
  mended.toLowerCase().split(" ").includes(part.toLowerCase()) ||
  isName(mended.toLowerCase(), part);

/** Names that are mistaken for each other begin alike or end alike. */
const isName = (word: string | undefined, part: string): boolean =>
  word !== undefined &&
  word.length > 2 &&
  word !== part.toLowerCase() &&
  (word[0] === part[0]?.toLowerCase() || word.slice(-2) === part.slice(-2).toLowerCase());
