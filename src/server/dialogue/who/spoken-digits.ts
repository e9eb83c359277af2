import type { Word } from "../words.ts";

/** Digits as they are said: 'oh', 'double three', 'fifteen', 'twenty three', 'thirteen hundred'. */

const ones: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  o: "0",
  nought: "0",
  naught: "0",
  nil: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  niner: "9",
};
/** What a recogniser writes for a digit said among other digits. */
const homophones: Readonly<Record<string, string>> = {
  to: "2",
  too: "2",
  for: "4",
  fore: "4",
  won: "1",
  ate: "8",
  tree: "3",
  free: "3",
  fife: "5",
  sex: "6",
  owe: "0",
};
const teens: Readonly<Record<string, string>> = {
  ten: "10",
  eleven: "11",
  twelve: "12",
  thirteen: "13",
  fourteen: "14",
  fifteen: "15",
  sixteen: "16",
  seventeen: "17",
  eighteen: "18",
  nineteen: "19",
};
const tens: Readonly<Record<string, string>> = {
  twenty: "2",
  thirty: "3",
  forty: "4",
  fourty: "4",
  fifty: "5",
  sixty: "6",
  seventy: "7",
  eighty: "8",
  ninety: "9",
};
const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3, quadruple: 4 };

export interface Digits {
  digits: string;
  /** Words used. */
  count: number;
  /** 'eighty eight' is 88, or 80 and 8 where only that makes a whole number. */
  parted?: string;
}

const own = (table: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** One spoken number at `at`, as the digits meant; null when the word there is no number. */
export function digitsAt(words: readonly Word[], at: number): Digits | null {
  const word = words[at]?.word ?? "";
  if (/^\d+$/.test(word)) return withHundred(words, at, { digits: word, count: 1 });
  const times = Object.hasOwn(repeats, word) ? repeats[word] : undefined;
  if (times !== undefined) return repeated(words, at, times);
  const unit = own(ones, word);
  if (unit !== undefined) return withHundred(words, at, { digits: unit, count: 1 });
  const teen = own(teens, word);
  if (teen !== undefined) return withHundred(words, at, { digits: teen, count: 1 });
  const ten = own(tens, word);
  if (ten === undefined) return null;
  const next = own(ones, words[at + 1]?.word ?? "");
  if (next !== undefined && next !== "0")
    return withHundred(words, at, { digits: ten + next, count: 2, parted: `${ten}0${next}` });
  return { digits: `${ten}0`, count: 1 };
}

function repeated(words: readonly Word[], at: number, times: number): Digits | null {
  const next = words[at + 1]?.word ?? "";
  const digit = own(ones, next) ?? own(homophones, next) ?? (/^\d+$/.test(next) ? next[0] : undefined);
  if (digit === undefined) return null;
  // 'double 33' is how some recognisers write 'double three'; 'double 345' is 3, 3, 4, 5.
  const rest = /^\d+$/.test(next) && !/^(\d)\1$/.test(next) ? next.slice(1) : "";
  return { digits: digit.repeat(times) + rest, count: 2 };
}

/** 'thirteen hundred' is 1300, 'five hundred' 500, 'five hundred and twelve' 512, 'two thousand' 2000. */
function withHundred(words: readonly Word[], at: number, base: Digits): Digits {
  const after = words[at + base.count]?.word;
  if (after === "thousand" && base.digits.length <= 2)
    return { digits: `${base.digits}000`, count: base.count + 1 };
  if (after !== "hundred" || base.digits.length > 2) return base;
  const and = words[at + base.count + 1]?.word === "and" ? 1 : 0;
  const rest = and === 1 ? digitsAt(words, at + base.count + 2) : null;
  if (rest && rest.digits.length <= 2)
    return {
      digits: base.digits + rest.digits.padStart(2, "0"),
      count: base.count + 2 + rest.count,
    };
  return { digits: `${base.digits}00`, count: base.count + 1 };
}

/** A digit that a recogniser wrote as another word ('for' = 4), to be used among digits only. */
export function homophoneAt(words: readonly Word[], at: number): string | null {
  return own(homophones, words[at]?.word ?? "") ?? null;
}
