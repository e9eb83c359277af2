import type { Caller } from "./caller.ts";

/** Callers who remember what was said to each of their own lines. */

/** A line of the caller's with the reply to it. */
export interface Exchange {
  words: string;
  reply: string;
}

/** The same caller, whose verdict also sees what was answered to which line. */
export function remembering(
  caller: Caller,
  check: (exchanges: readonly Exchange[]) => readonly string[],
): Caller {
  const exchanges: Exchange[] = [];
  const listening =
    (next: Caller["next"]): Caller["next"] =>
    (text) => {
      const last = exchanges.at(-1);
      if (last && last.reply === "") last.reply = text;
      const words = next(text);
      if (words !== null) exchanges.push({ words, reply: "" });
      return words;
    };
  return {
    ...caller,
    next: listening(caller.next),
    ...(caller.ringsAgain && { ringsAgain: listening(caller.ringsAgain) }),
    verdict: (after) => {
      const last = exchanges.at(-1);
      if (last && last.reply === "") last.reply = after.said.at(-1) ?? "";
      return [...caller.verdict(after), ...check(exchanges)];
    },
  };
}

const plain = (text: string): string => text.replace(/[.,!?;:](?=\s|$)/g, "").toLowerCase();

/** What was answered to that line, in whichever style it was said. */
export const replyTo = (exchanges: readonly Exchange[], line: string): string | null =>
  exchanges.find(({ words }) => plain(words).includes(plain(line)))?.reply ?? null;

/** The reply to the line holds each of these. */
export function answered(
  exchanges: readonly Exchange[],
  line: string,
  wanted: readonly (string | RegExp)[],
): string[] {
  const reply = replyTo(exchanges, line);
  if (reply === null) return [`had no occasion to say “${line}”`];
  return wanted
    .filter((each) => (typeof each === "string" ? !reply.includes(each) : !each.test(reply)))
    .map((each) => `“${line}” was not answered with ${each}, but with “${reply}”`);
}

const denial =
  /\bnot booked\b(?! on this call yet)|\bhave not booked anything\b(?! more)|\bcannot find an upcoming\b|\bnothing is booked\b/i;

/** From the booking on nobody is told that there is none. */
export function neverDenied(exchanges: readonly Exchange[]): string[] {
  const at = exchanges.findIndex(({ reply }) => /I have requested|That is booked/.test(reply));
  return exchanges
    .slice(at < 0 ? exchanges.length : at)
    .filter(({ reply }) => denial.test(reply))
    .map(({ words, reply }) => `the booking was denied after “${words}”: “${reply}”`);
}

/** One of several wordings: every style of speech comes upon each of them in the course of the rounds. */
export const oneOf = <Value>(ways: readonly Value[], i: number): Value =>
  ways[(7 * i + 3 * (i >> 2)) % ways.length] as Value;
