import type { Token } from "./tokens.ts";

/** What a recogniser writes for an hour: 'at to pm', 'half past for'. */
const hours: ReadonlyMap<string, number> = new Map([
  ["won", 1],
  ["to", 2],
  ["too", 2],
  ["for", 4],
  ["ate", 8],
]);

const timeWords = new Set(["at", "around", "past", "half"]);
const clockMarks = new Set(["am", "pm", "oclock", "ish"]);

/** 'A too thirty on Wednesday': of the minutes that appointments begin with, and of no other number of anything. */
const articles = new Set(["a", "the"]);
const isHalfOrQuarter = (minutes: number): boolean => minutes === 30 || minutes === 15 || minutes === 45;

/** Puts the hour back where only an hour can stand: between a word for times and a mark of a clock, or at the end. */
export function mendHomophones(tokens: Token[]): Token[] {
  return tokens.map((token, k) => {
    const hour = hours.get(token.word);
    if (hour === undefined) return token;
    const before = tokens[k - 1]?.word ?? "";
    const next = tokens[k + 1];
    const isMarked =
      clockMarks.has(next?.word ?? "") || (next?.word === "o" && tokens[k + 2]?.word === "clock");
    const introduced = timeWords.has(before);
    const beforeMinutes =
      introduced && next !== undefined && next.num >= 10 && next.num < 60 && !next.ordinal;
    const named =
      articles.has(before) && token.word !== "for" && next !== undefined && isHalfOrQuarter(next.num);
    const last = next === undefined && introduced && (before !== "half" || token.word !== "to");
    const isHour =
      (isMarked && (introduced || k === 0)) || (beforeMinutes && token.word !== "for") || named || last;
    return isHour ? { ...token, num: hour } : token;
  });
}
