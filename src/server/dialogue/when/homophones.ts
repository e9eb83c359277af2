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
    const last = next === undefined && introduced && (before !== "half" || token.word !== "to");
    const isHour = (isMarked && (introduced || k === 0)) || (beforeMinutes && token.word !== "for") || last;
    return isHour ? { ...token, num: hour } : token;
  });
}
