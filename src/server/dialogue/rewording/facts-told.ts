import { readSayings } from "./read-sayings.ts";

/** The days, times and numbers of a text, each in its own words and in order. */
export const factsIn = (text: string): readonly string[] =>
  readSayings(text).flatMap(({ kind, from, to }) =>
    kind === "word" || kind === "range" ? [] : [text.slice(from, to)],
  );
