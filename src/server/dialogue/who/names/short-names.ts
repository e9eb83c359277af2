import { isListedForm } from "#kernel/same-first-name.ts";

/** Names by which friends call somebody: 'Davo' of a Dave, 'Wozza' of a Warren, 'Bec' of a Rebecca. */

/** 'Wozza', 'Shazz': only the first letter is left of the name. */
const ofFirstLetter = /[aeiou]zz?a?$/;
const ending = /(?:ers|[oiey]+|s)$/;
const fewestLetters = 3;

export function isShortFor(one: string, other: string): boolean {
  const [short, full] = [one.toLowerCase(), other.toLowerCase()];
  if (short === full || full.length < fewestLetters) return false;
  if (isListedForm(short, full)) return true;
  if (ofFirstLetter.test(short)) return short[0] === full[0];
  // 'Johnno' and 'Timmy' double what stands once.
  const stem = short.replace(ending, "").replace(/(\p{L})\1$/u, "$1");
  return stem.length >= fewestLetters && stem.length <= full.length && full.includes(stem);
}
