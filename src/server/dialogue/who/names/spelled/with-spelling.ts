import { everydayWords, surnamesThatAreWords } from "../../everyday-words.ts";
import { firstNames } from "../../first-names.ts";
import type { Candidate } from "../candidate.ts";
import { commonFirstNames } from "../common-names.ts";
import type { Spelled } from "./spelling.ts";

/** Spelled letters replace the word they spell, or are the name themselves. */
export function withSpelling(
  said: Candidate | null,
  spelled: readonly Spelled[],
  lenient: Spelled | null,
  isExpected: boolean,
): Candidate | null {
  const words = spelled.map((each) => each.letters);
  if (said) {
    const isApart = (spelled[0]?.from ?? said.to) > said.to;
    const parts = words.reduce(spelledInto, untilSpelled(said.parts, words, isApart));
    const to = Math.max(said.to, ...spelled.map((each) => each.to));
    const certainty = words.length > 0 ? "sure" : said.certainty;
    return { ...said, parts, to, certainty };
  }
  if (!isExpected) return null;
  const whole =
    spelled.length > 0
      ? { letters: words.join(""), from: spelled[0]?.from ?? 0, to: spelled.at(-1)?.to ?? 0 }
      : lenient;
  const chosen = lenient && lenient.letters.length > (whole?.letters.length ?? 0) ? lenient : whole;
  if (!chosen) return null;
  const parts = words.length > 1 && chosen !== lenient ? words : splitLetters(chosen.letters);
  return {
    parts,
    from: chosen.from,
    to: chosen.to,
    certainty: "unsure",
    assumed: ["letters joined as spelled"],
  };
}

/**
 * 'Tom Szczepanski pretty hard, s z c z …': whoever spells a last name to its end has said it to its end. An everyday word behind it is
 * the sentence's, and so is any that goes on with other words before the letters.
 */
function untilSpelled(parts: string[], spelled: readonly string[], isApart: boolean): string[] {
  const plain = spelled.map(lettersOnly);
  const at = parts.findIndex(
    (part, index) =>
      index > 0 &&
      !firstNames.has(part.toLowerCase()) &&
      plain.some((letters) => likeness(lettersOnly(part), letters) >= leastOfRun),
  );
  const rest = at < 0 ? [] : parts.slice(at + 1).map((part) => part.toLowerCase());
  const isSaid = rest.some((part) => everydayWords.has(part) && !surnamesThatAreWords.has(part));
  return isSaid || (isApart && rest.length > 0) ? parts.slice(0, at + 1) : parts;
}

/** 'tom brennan t o m b r e n n a n': all the parts spelled in one run; null when the run is one part only. */
function spelledThrough(parts: readonly string[], letters: string): string[] | null {
  const [first, ...others] = parts.map(lettersOnly);
  const last = others.join("");
  if (!first || last === "" || letters.length < first.length + last.length - 2) return null;
  let best = { at: 0, share: 0 };
  for (let at = 2; at <= letters.length - 2; at += 1) {
    const share = likeness(first, letters.slice(0, at)) + likeness(last, lettersOnly(letters.slice(at)));
    if (share > best.share) best = { at, share };
  }
  return best.share < 1.3 ? null : [letters.slice(0, best.at), letters.slice(best.at)];
}

export const lettersOnly = (part: string): string =>
  part
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

/** The letters in place of the part they are most like, or of as many as were spelled in one run; the words of one part are joined by a space. */
export const spelledInto = (parts: string[], letters: string): string[] =>
  isWritten(parts, letters)
    ? parts
    : (confirmed(parts, letters) ?? spelledThrough(parts, letters) ?? replaceNearest(parts, letters));

/**
 * 'Mei Lin Chua, m e i l i n', 'Hassan al Jabri, a l j a b r i': the letters of words that stand beside each other in the name confirm
 * them, or put right a letter of theirs. Null where they spell one word alone.
 */
function confirmed(parts: string[], letters: string): string[] | null {
  const spelled = lettersOnly(letters);
  if (parts.some((part) => lettersOnly(part) === spelled)) return parts;
  const alone = Math.max(...parts.map((part) => likeness(lettersOnly(part), spelled)));
  const runs = parts.flatMap((_, from) =>
    parts.slice(from + 1, parts.length - (from === 0 ? 1 : 0)).map((__, more) => {
      const to = from + more + 2;
      return { from, to, share: likeness(lettersOnly(parts.slice(from, to).join("")), spelled) };
    }),
  );
  const [best] = runs.toSorted((one, other) => other.share - one.share);
  if (!best || best.share < leastOfRun || best.share <= alone) return null;
  const words = apart(parts.slice(best.from, best.to), spelled);
  if (words === null) return null;
  // The words before the last name are the first.
  const own = best.from === 0 ? [words.join(" ")] : words;
  return [...parts.slice(0, best.from), ...own, ...parts.slice(best.to)];
}
const leastOfRun = 0.8;

/** The letters cut where the words were, all but one of which are in them as they were said. */
function apart(words: readonly string[], letters: string): string[] | null {
  const plain = words.map(lettersOnly);
  if (plain.join("") === letters) return [...words];
  for (const at of words.keys()) {
    const [before, behind] = [plain.slice(0, at).join(""), plain.slice(at + 1).join("")];
    const rest = letters.slice(before.length, letters.length - behind.length);
    if (letters.startsWith(before) && letters.endsWith(behind) && rest.length > 1)
      return words.map((word, index) => (index === at ? rest : word));
  }
  return null;
}

/** 'Ní Chonaill, n i c h o n a i l l': spelled through as it is written, accents and the space between them kept. */
const isWritten = (parts: readonly string[], letters: string): boolean =>
  lettersOnly(parts.join("")) === lettersOnly(letters);

function replaceNearest(parts: readonly string[], letters: string): string[] {
  const plain = lettersOnly(letters);
  // Of a part of several words it may be one of them.
  const ways = parts.flatMap((part, index) => {
    const words = part.split(" ");
    const whole = { index, mended: letters, share: likeness(lettersOnly(part), plain) };
    return words.length < 2
      ? [whole]
      : [
          whole,
          ...words.map((word, at) => ({
            index,
            mended: words.map((each, k) => (k === at ? letters : each)).join(" "),
            share: likeness(lettersOnly(word), plain),
          })),
        ];
  });
  const [best] = ways.toSorted((one, other) => other.share - one.share);
  if (best && best.share >= 0.4)
    return parts.map((part, index) => (index === best.index ? best.mended : part));
  return parts.length === 1 ? [...parts, letters] : [...parts];
}

/** Whether letters could spell this part. */
export const isLike = (part: string, letters: string): boolean =>
  likeness(lettersOnly(part), lettersOnly(letters)) >= 0.4;

/** Share of letters two short words have in common, the first letter counting twice. */
function likeness(a: string, b: string): number {
  const left = [...b];
  let common = a[0] === b[0] ? 1 : 0;
  for (const letter of a) {
    const at = left.indexOf(letter);
    if (at >= 0) {
      left.splice(at, 1);
      common += 1;
    }
  }
  return common / (Math.max(a.length, b.length) + 1);
}

/** 'annettegoddard' → Annette Goddard, by the longest common first name it begins with. */
function splitLetters(letters: string): string[] {
  if (letters.length < 7 || commonFirstNames.has(letters)) return [letters];
  for (let at = Math.min(letters.length - 3, 12); at >= 3; at -= 1)
    if (commonFirstNames.has(letters.slice(0, at))) return [letters.slice(0, at), letters.slice(at)];
  return [letters];
}
