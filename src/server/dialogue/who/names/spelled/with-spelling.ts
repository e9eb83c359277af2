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
    const parts = words.reduce(spelledInto, said.parts);
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

const lettersOnly = (part: string): string =>
  part
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

/** The letters in place of the part they are most like, or of both when both were spelled in one run. */
export const spelledInto = (parts: string[], letters: string): string[] =>
  isWritten(parts, letters) ? parts : (spelledThrough(parts, letters) ?? replaceNearest(parts, letters));

/** 'Ní Chonaill, n i c h o n a i l l': spelled through as it is written, accents and the space between them kept. */
const isWritten = (parts: readonly string[], letters: string): boolean =>
  lettersOnly(parts.join("")) === lettersOnly(letters);

function replaceNearest(parts: readonly string[], letters: string): string[] {
  let best = -1;
  let bestShare = 0;
  parts.forEach((part, index) => {
    const share = likeness(lettersOnly(part), lettersOnly(letters));
    if (share > bestShare) {
      best = index;
      bestShare = share;
    }
  });
  if (best >= 0 && bestShare >= 0.4) return parts.map((part, index) => (index === best ? letters : part));
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
