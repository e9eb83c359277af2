import { type Line, token } from "../line.ts";
import type { Found } from "../mention.ts";
import type { Token } from "../tokens.ts";

/** Longest run looked at: fifteen digits (E.164) with signs between them. */
const longestRun = 30;
/** So many digits in a row are a telephone number; one by one, fewer are enough. */
const enoughDigits = 8;
const enoughSpoken = 5;

/** How many digits the word stands for; null when it cannot be part of a number read out. */
function digitsIn(t: Token, next: Token): number | null {
  if (t.word === "double" || t.word === "oh" || t.word === "o") return 1;
  if (t.word === "triple" || t.word === "hundred") return 2;
  if (t.word === "thousand") return 3;
  if (t.word === "-" || t.word === "+") return next.num >= 0 ? 0 : null;
  if (t.num < 0 || t.ordinal || (t.digits === 0 && t.num >= 20)) return null;
  return t.digits > 0 ? t.digits : t.num > 9 ? 2 : 1;
}

interface Run {
  digits: number;
  groups: number;
  /** Said one by one: 'oh four one two'. */
  isSingle: boolean;
  to: number;
}

function readRun(line: Line, at: number): Run {
  const run: Run = { digits: 0, groups: 0, isSingle: true, to: at };
  while (run.to < at + longestRun) {
    const t = token(line, run.to);
    const digits = run.to > at && t.stop === 2 ? null : digitsIn(t, token(line, run.to + 1));
    if (digits === null) break;
    run.digits += digits;
    if (t.num >= 0) run.groups++;
    if (t.num >= 0 && digits > 1) run.isSingle = false;
    run.to++;
  }
  return run;
}

/** A telephone number: written in groups or said digit by digit, 'double three' included. */
export function readTelephone(line: Line, at: number): Found | null {
  const { digits, groups, isSingle, to } = readRun(line, at);
  const first = token(line, at).digits;
  const last = token(line, to - 1);
  const isLong =
    digits >= enoughDigits || (isSingle && groups >= enoughSpoken) || (digits >= 6 && groups === 1);
  // '31 10 1974' and '20260814' are dates.
  const isDate =
    digits === enoughDigits && (groups === 1 || (groups <= 3 && last.digits === 4 && first <= 2));
  if (!isLong || isDate) return null;
  return { meaning: { kind: "nothing" }, to: last.word === "o" || last.word === "oh" ? to - 1 : to };
}
