import type { Found, Mention } from "./mention.ts";
import type { ParseContext } from "./parse-context.ts";
import type { Token } from "./tokens.ts";

/** An utterance being read. */
export interface Line {
  tokens: readonly Token[];
  text: string;
  context: ParseContext;
  /** Reads whatever starts there; used by ways of saying that contain another ('a week from Tuesday'). */
  readAt: (at: number) => Found | null;
  /** What was read just before, with its end; alternatives lean on it ('at two or three'). */
  last: Mention | null;
  /** The last day read: 'Good Friday, or the Thursday before it'. */
  lastDay: Mention | null;
}

/** One way of saying a date or time. `starts` are the words it can begin with; see `anyNumber` and `anyOrdinal`. */
export interface Recogniser {
  starts: readonly string[];
  read(line: Line, at: number): Found | null;
}

export const anyNumber = "<number>";
export const anyOrdinal = "<ordinal>";

const edge: Token = { word: "", start: 0, end: 0, num: -1, digits: 0, ordinal: false, gap: true, stop: 2 };

/** The token there, or an empty one outside the line. */
export const token = (line: Line, at: number): Token => line.tokens[at] ?? edge;
export const word = (line: Line, at: number): string => line.tokens[at]?.word ?? "";

/** A cardinal number with nothing odd about it, or -1. */
export const cardinal = (line: Line, at: number): number => {
  const t = line.tokens[at];
  return t && !t.ordinal ? t.num : -1;
};

/** Whether the words stand there one after another, with no full stop inside. */
export function follows(line: Line, at: number, ...words: readonly string[]): boolean {
  for (let k = 0; k < words.length; k++) {
    const t = line.tokens[at + k];
    if (t?.word !== words[k] || (k > 0 && t?.stop === 2)) return false;
  }
  return true;
}

/** How many tokens the first phrase that stands there takes, 0 if none does. */
export function phraseAt(line: Line, at: number, phrases: readonly (readonly string[])[]): number {
  for (const phrase of phrases) if (follows(line, at, ...phrase)) return phrase.length;
  return 0;
}

export const phrases = (list: string): readonly (readonly string[])[] =>
  list.split("|").map((phrase) => phrase.trim().split(" "));

/** For single words, as `phrases` for several. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(" "));

export const wordsBetween = (line: Line, from: number, to: number): string[] =>
  line.tokens.slice(from, Math.max(from, to)).map((each) => each.word);

/** Whether a sentence ends between the two tokens. */
export const isBroken = (line: Line, from: number, to: number): boolean =>
  line.tokens.slice(from + 1, to + 1).some((each) => each.stop === 2);

export const endsAt = (line: Line, at: number): boolean =>
  at >= line.tokens.length || token(line, at).stop > 0;

/** Words that may stand around an answer that is nothing but a date or time. */
const answerWords = wordSet(
  "ok okay yes yeah yep no so um well then at on the for in around about of it its thats that would be is fine good great works work will do sure let us lets say make just thanks thank you we i can could you id prefer have got how what if alright preferably possible available perfect best me us suits please",
);

/** Whether nothing but small words stands outside [from, to): the answer to a question. */
export function isWholeAnswer(
  line: Line,
  from: number,
  to: number,
  others: ReadonlySet<string> = new Set(),
): boolean {
  if (line.tokens.length - (to - from) > 8) return false;
  return line.tokens.every((t, k) => (k >= from && k < to) || answerWords.has(t.word) || others.has(t.word));
}
