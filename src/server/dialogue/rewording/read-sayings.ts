import { dayAt, type SaidDay } from "./calendar.ts";
import { timeAt } from "./clock.ts";
import { numberAt, ordinalAt } from "./numerals.ts";
import { meaningOf, padding } from "./vocabulary.ts";

/** Where something was said in the sentence: half-open range of characters. */
interface Place {
  from: number;
  to: number;
}

/** What a sentence says once its padding is taken away, in order. */
export type Saying = Place &
  (
    | { kind: "time"; minutes: readonly number[] }
    | ({ kind: "day" } & Omit<SaidDay, "length">)
    | { kind: "number"; value: number; digits: string }
    /** From the time or day before to the one after. */
    | { kind: "range" }
    | { kind: "word"; word: string }
  );

interface Piece extends Place {
  word: string;
}

/** Reads times, days and numbers in whatever words, and every other word that carries meaning. Pure; linear in the text. */
export function readSayings(text: string): Saying[] {
  const pieces = piecesOf(text);
  const words = pieces.map(({ word }) => word);
  const found: Saying[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { saying, length } = sayingAt(pieces, words, at);
    if (saying) found.push(saying);
    at += length;
  }
  return withRanges(found, text);
}

function sayingAt(
  pieces: readonly Piece[],
  words: readonly string[],
  at: number,
): { saying: Saying | null; length: number } {
  const place = (length: number): Place => ({
    from: pieces[at]?.from ?? 0,
    to: pieces[at + length - 1]?.to ?? 0,
  });
  const day = dayAt(words, at);
  if (day) {
    const { length, ...said } = day;
    return { saying: { kind: "day", ...said, ...place(length) }, length };
  }
  const time = timeAt(words, at);
  if (time) {
    return { saying: { kind: "time", minutes: time.minutes, ...place(time.length) }, length: time.length };
  }
  if (isPronounOne(words, at)) return { saying: null, length: 1 };
  const number = numberAt(words, at) ?? ordinalAt(words, at);
  if (number) {
    const digits = number.length === 1 ? (words[at] ?? "") : String(number.value);
    const { value, length } = number;
    return { saying: { kind: "number", value, digits, ...place(length) }, length };
  }
  const word = words[at] ?? "";
  const meaning = meaningOf.get(word) ?? word;
  // 'This Tuesday' says which Tuesday; 'this' alone says nothing.
  const isPointing = /^(?:this|that|these|those)$/.test(word) && dayAt(words, at + 1) !== null;
  const isSilent = isMark(word) || (padding.has(word) && !isPointing);
  return { saying: isSilent ? null : { kind: "word", word: meaning, ...place(1) }, length: 1 };
}

const isMark = (word: string): boolean => /^[.,;:?!'"()-]$/.test(word);

/** 'Which one', 'that one', 'one of those': no number. */
const isPronounOne = (words: readonly string[], at: number): boolean =>
  words[at] === "one" &&
  (/^(?:which|what|that|this|any|either|best|another)$/.test(words[at - 1] ?? "") || words[at + 1] === "of");

/** `Monday to Friday` and `9:00 am - 5:00 pm` are not `Monday and Friday`. */
function withRanges(sayings: readonly Saying[], text: string): Saying[] {
  return sayings.flatMap((each, index) => {
    const before = sayings[index - 1];
    const isRange =
      before && isWhen(before) && isWhen(each) && rangeBetween.test(text.slice(before.to, each.from));
    return isRange ? [{ kind: "range" as const, from: before.to, to: each.from }, each] : [each];
  });
}

const isWhen = ({ kind }: Saying): boolean => kind === "time" || kind === "day" || kind === "number";
const rangeBetween = /^\s*,?\s*(?:to|-)\s*$/i;

/** Words and marks in lower case; contractions are taken apart, so that no 'not' hides in one. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const found of text.matchAll(piecePattern)) {
    const [raw] = found;
    const place = { from: found.index, to: found.index + raw.length };
    for (const word of apart(raw.toLowerCase())) pieces.push({ word, ...place });
  }
  return pieces;
}

const piecePattern =
  /[ap]\.\s?m\b\.?|o'?clock\b|\d{1,2}[:.]\d\d(?!\d)|\d+(?:st|nd|rd|th)\b|\d+|\p{L}+(?:'\p{L}+)*|\S/giu;

function apart(word: string): string[] {
  if (/^[ap]\./.test(word)) return [`${word.charAt(0)}m`];
  if (/^o'?clock$/.test(word)) return ["oclock"];
  if (word === "cannot" || word === "can't") return ["can", "not"];
  if (word === "won't") return ["will", "not"];
  if (word.endsWith("n't")) return [word.slice(0, -3), "not"];
  const tail = /^(.+)'(s|m|re|ve|ll|d)$/.exec(word);
  if (!tail) return [word];
  return [tail[1] ?? "", tail[2] === "ll" ? "will" : (tail[2] ?? "")];
}
