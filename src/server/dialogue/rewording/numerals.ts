import { cardinals, ordinals } from "#kernel/number-words.ts";

/** Numbers and ordinals in words, as far as days and times need them. */

/** Not for days and times, but numbers all the same. */
const others: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, dozen: 12, thirtieth: 30 };

/** The number at the beginning of the words and how many words it takes; null = none there. */
export function numberAt(words: readonly string[], at: number): { value: number; length: number } | null {
  const word = words[at] ?? "";
  if (/^\d{1,9}$/.test(word)) return { value: Number(word), length: 1 };
  const named = cardinals.get(word);
  if (named === undefined)
    return Object.hasOwn(others, word) ? { value: others[word] ?? 0, length: 1 } : null;
  if (named < 20) return { value: named, length: 1 };
  const { next, length } = afterHyphen(words, at);
  const rest = cardinals.get(next) ?? 0;
  return rest > 0 && rest < 10 ? { value: named + rest, length } : { value: named, length: 1 };
}

/** `11th`, `eleventh`, `twenty first`, `thirtieth`: a day of the month. */
export function ordinalAt(words: readonly string[], at: number): { value: number; length: number } | null {
  const word = words[at] ?? "";
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1];
  if (digits !== undefined) return { value: Number(digits), length: 1 };
  const ordinal = ordinals.get(word) ?? 0;
  if (ordinal > 0 && ordinal <= mostDays) return { value: ordinal, length: 1 };
  const ten = word === "twenty" ? 20 : word === "thirty" ? 30 : 0;
  const { next, length } = afterHyphen(words, at);
  const rest = ordinals.get(next) ?? 0;
  return ten > 0 && rest > 0 && rest < 10 ? { value: ten + rest, length } : null;
}
const mostDays = 31;

function afterHyphen(words: readonly string[], at: number): { next: string; length: number } {
  return words[at + 1] === "-"
    ? { next: words[at + 2] ?? "", length: 3 }
    : { next: words[at + 1] ?? "", length: 2 };
}
