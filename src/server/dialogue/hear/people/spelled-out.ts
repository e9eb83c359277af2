import { lettersAt } from "../../who/names/spelled/spelling.ts";
import { toUtterance, type Word } from "../../words.ts";
import type { HearContext } from "../context.ts";

/**
 * 'R A G H U nathan', of a Raghunathan: letters and the rest of the word said as one, together the name that is known, are that
 * name spelled. The rest is put in letters, so that no half of a name is taken for the whole.
 */
export function spelledOut(text: string, { lastNames = [], lastName, nameSoFar }: HearContext): string {
  const { words } = toUtterance(text);
  const before = [...lastNames, lastName, nameSoFar?.first ?? "", nameSoFar?.last ?? ""].map(plain);
  const told = words.map(({ word }) => plain(word));
  let out = "";
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const { letters, to } = runAt(words, at);
    const rest = words[to];
    const known = [...before, ...told.filter((_, where) => where !== to)];
    if (letters.length >= leastLetters && rest && isRestOf(plain(rest.word), letters, known)) {
      out += `${text.slice(from, rest.start)}${[...text.slice(rest.start, rest.end)].join(" ")}`;
      from = rest.end;
    }
    at = Math.max(at, to - 1);
  }
  return out + text.slice(from);
}

const leastLetters = 2;
const leastRest = 3;
const leastLong = 6;
/** A slip in one or two letters is what is being put right. */
const mostSlips = 2;

function runAt(words: readonly Word[], from: number): { letters: string; to: number } {
  let letters = "";
  let to = from;
  for (
    let said = lettersAt(words, to);
    said?.isClear || isVowel(words[to]?.word);
    said = lettersAt(words, to)
  ) {
    if (!said) break;
    letters += said.letters;
    to += said.count;
  }
  return { letters, to };
}
const isVowel = (word = ""): boolean => /^[aiu]$/.test(word);

const plain = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

/** Together a name that is known, or all but: neither half is. */
const isRestOf = (rest: string, letters: string, known: readonly string[]): boolean =>
  rest.length >= leastRest &&
  !known.includes(letters) &&
  !known.includes(rest) &&
  known.some(
    (name) =>
      name.length >= Math.max(leastLong, letters.length + 2) &&
      name.startsWith(letters.slice(0, 2)) &&
      slips(name, letters + rest) <= mostSlips,
  );

/** Letters that differ, counted from both ends. */
function slips(one: string, other: string): number {
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  return Math.max(one.length, other.length) - start - end;
}
