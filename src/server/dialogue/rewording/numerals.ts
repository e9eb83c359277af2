/** Numbers and ordinals in words, as far as days and times need them. */
const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const ordinalWords =
  " first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
/** Not for days and times, but numbers all the same. */
const others: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, dozen: 12, thirtieth: 30 };

/** The number at the beginning of the words and how many words it takes; null = none there. */
export function numberAt(words: readonly string[], at: number): { value: number; length: number } | null {
  const word = words[at] ?? "";
  if (/^\d{1,9}$/.test(word)) return { value: Number(word), length: 1 };
  const unit = units.indexOf(word);
  if (unit >= 0) return { value: unit, length: 1 };
  const ten = Object.hasOwn(tens, word) ? tens[word] : undefined;
  if (ten === undefined) return Object.hasOwn(others, word) ? { value: others[word] ?? 0, length: 1 } : null;
  const { next, length } = afterHyphen(words, at);
  const rest = units.indexOf(next);
  return rest > 0 && rest < 10 ? { value: ten + rest, length } : { value: ten, length: 1 };
}

/** `11th`, `eleventh`, `twenty first`, `thirtieth`: a day of the month. */
export function ordinalAt(words: readonly string[], at: number): { value: number; length: number } | null {
  const word = words[at] ?? "";
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1];
  if (digits !== undefined) return { value: Number(digits), length: 1 };
  const ordinal = ordinalWords.indexOf(word);
  if (ordinal > 0) return { value: ordinal, length: 1 };
  if (word === "thirtieth") return { value: 30, length: 1 };
  const ten = word === "twenty" ? 20 : word === "thirty" ? 30 : 0;
  const { next, length } = afterHyphen(words, at);
  const rest = ordinalWords.indexOf(next);
  return ten > 0 && rest > 0 && rest < 10 ? { value: ten + rest, length } : null;
}

function afterHyphen(words: readonly string[], at: number): { next: string; length: number } {
  return words[at + 1] === "-"
    ? { next: words[at + 2] ?? "", length: 3 }
    : { next: words[at + 1] ?? "", length: 2 };
}
