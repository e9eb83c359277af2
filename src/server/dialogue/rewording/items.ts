import type { SaidPart } from "../events.ts";
import { readMeaning } from "./facts/read-meaning.ts";
import type { Saying } from "./read-sayings.ts";
import { isSoft, takenUp } from "./talk/kindness.ts";

/** One thing that an answer tells or asks: as little as can be told by itself. */
export interface Item {
  /** What it does: `offered`, `ask.when`; empty where nobody said. */
  does: string;
  /** Its words, without what only takes up the caller's. */
  text: string;
  /** The sentence that it was written in, and which of the answer's it is. */
  sentence: string;
  place: number;
  /** Its own piece of that sentence. */
  piece: string;
  isQuestion: boolean;
  /** It may be said otherwise, or be left out. */
  isSoft: boolean;
  sayings: readonly Saying[];
}

/** `9:30 am. Which …` is two sentences, `Dr. Vance` is taken for two and does no harm. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!])\s+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** The things that an answer tells, in order. Pure. */
export function itemsOf(parts: readonly SaidPart[]): Item[] {
  const sentences = parts.flatMap(({ does, text }) =>
    sentencesOf(text).map((sentence) => ({ does, sentence })),
  );
  return sentences.flatMap(({ does, sentence }, place) =>
    sentence.split(/(?<=;)\s+|(?<=,)\s+(?=(?:and|but)\b)/).map((piece, at) => {
      const text = at === 0 ? takenUp(piece).rest : piece;
      const isQuestion = piece.endsWith("?");
      const sayings = readMeaning(text);
      const isSpare = softDeeds.test(does) || isSoft(piece) || sayings.length === 0;
      return { does, text, sentence, place, piece, isQuestion, isSoft: isSpare && !isQuestion, sayings };
    }),
  );
}

/** Courtesies; what was left out, and what will not be texted, is told. */
const softDeeds =
  /^(?:sympathy|small_talk)\b|^acknowledge\.(?!left_out|health_kept|no_texts|texts_elsewhere)/;

/** A plan of which nothing is known but its words. */
export const planInWords = (text: string): readonly SaidPart[] => [{ does: "", text }];

/** Things as they are written: whole sentences where all of one is meant. */
export function asWritten(items: readonly Item[], all: readonly Item[]): string[] {
  const places = [...new Set(items.map(({ place }) => place))];
  return places.map((place) => {
    const mine = items.filter((each) => each.place === place);
    const isWhole = all.filter((each) => each.place === place).length === mine.length;
    return isWhole ? (mine[0]?.sentence ?? "") : standingAlone(mine.map(({ piece }) => piece).join(" "));
  });
}

/** A piece of a sentence as one of its own. */
const standingAlone = (piece: string): string => {
  const closed = piece.replace(/[,;]$/, ".");
  return closed.charAt(0).toUpperCase() + closed.slice(1);
};
