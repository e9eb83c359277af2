import { toPhrase } from "../phrase.ts";
import type { Word } from "../words.ts";
import { type Digits, digitsAt, homophoneAt } from "./spoken-digits.ts";

/** One spoken number of a dictation. */
export interface Chunk {
  digits: string;
  from: number;
  to: number;
  parted?: string;
  /** The caller took back what stood before ('no sorry 157'). */
  isCorrected: boolean;
}

/** A stretch of numbers with nothing but hesitation between them. */
export interface Run {
  chunks: readonly Chunk[];
  hasPlus: boolean;
}

/** Words between digits that say nothing about the number; the 'after' of '0411 555 902 after five' begins something else. */
const neutral: ReadonlySet<string> = new Set(
  "and then dash hyphen space dot bracket brackets comma so the area code its is it that yep yeah okay number stop pause followed by again".split(
    " ",
  ),
);
const correction = toPhrase(
  "(no|nope|nah|sorry|wait|oops|whoops|correction|actually|rather|scratch that|hang on|hold on|my mistake|i meant|i mean|make that|start again|let me start again|start over|i mean|not) (sorry|wait|no|hang on|that is wrong|it is|make that|i meant|actually|the last|that is|that|start again|let me start again|correction|my mistake|should be|last bit is|ends in|three|it ends in)? (wait|no|sorry|it is|that is|is|bit is|digits are|start again|ends in)? (wrong|not right|incorrect)?",
).match;

interface Scan {
  runs: Run[];
  chunks: Chunk[];
  hasPlus: boolean;
  isCorrected: boolean;
  /** Words since the last digit. */
  gap: number;
}

const longestGap = 4;

/** Every run of spoken digits in the utterance; linear in the number of words. */
export function findRuns(words: readonly Word[]): readonly Run[] {
  const scan: Scan = { runs: [], chunks: [], hasPlus: false, isCorrected: false, gap: 0 };
  for (let at = 0; at < words.length; ) at = takeDigits(scan, words, at) ?? takeBetween(scan, words, at);
  close(scan);
  return scan.runs;
}

function close(scan: Scan): void {
  if (scan.chunks.length > 0) scan.runs.push({ chunks: scan.chunks, hasPlus: scan.hasPlus });
  Object.assign(scan, { chunks: [], hasPlus: false, isCorrected: false, gap: 0 });
}

/** Takes the number at `at`; the word after it, or null when there is none. */
function takeDigits(scan: Scan, words: readonly Word[], at: number): number | null {
  const said = digitsAt(words, at) ?? homophone(words, at, scan.chunks.length > 0);
  if (!said || isPronoun(words, at)) return null;
  // 'oh it's 0491…': a lone 'oh' apart from the digits is no zero.
  if (scan.gap > 0 && isLoneOh(scan.chunks, words)) scan.chunks = [];
  scan.chunks.push({ ...said, from: at, to: at + said.count, isCorrected: scan.isCorrected });
  scan.isCorrected = false;
  scan.gap = 0;
  return at + said.count;
}

/** What stands between digits: a plus begins a number, a correction or a hesitation keeps the run open, other words end it. */
function takeBetween(scan: Scan, words: readonly Word[], at: number): number {
  const word = words[at]?.word ?? "";
  if (word === "plus" || word === "+") {
    close(scan);
    scan.hasPlus = true;
    return at + 1;
  }
  // Far from the first digit nothing is corrected; most utterances have no digit at all.
  const corrected = scan.chunks.length === 0 && at > 4 ? -1 : correction(words, at);
  if (corrected > at) {
    scan.isCorrected = true;
    scan.gap += 1;
    return corrected;
  }
  if (neutral.has(word) && scan.gap < longestGap) scan.gap += 1;
  else close(scan);
  return at + 1;
}

function isLoneOh(chunks: readonly Chunk[], words: readonly Word[]): boolean {
  const [first] = chunks;
  return chunks.length === 1 && first !== undefined && /^oh?$/.test(words[first.from]?.word ?? "");
}

/** The 'one' of 'a different one' stands for the number, and so does that of 'this one, oh four …'; of 'the one, three hundred' nobody can say. */
const isPronoun = (words: readonly Word[], at: number): boolean =>
  words[at]?.word === "one" &&
  beforePronoun.has(words[at - 1]?.word ?? "") &&
  (digitsAt(words, at + 1)?.digits.startsWith("0") ?? true);
const beforePronoun: ReadonlySet<string> = new Set(
  "a the different another other this that same new old wrong right correct better best good which work home mobile".split(
    " ",
  ),
);

function homophone(words: readonly Word[], at: number, isInside: boolean): Digits | null {
  const digit = isInside ? homophoneAt(words, at) : null;
  if (digit === null || digitsAt(words, at + 1) === null || digitsAt(words, at - 1) === null) return null;
  return { digits: digit, count: 1 };
}
