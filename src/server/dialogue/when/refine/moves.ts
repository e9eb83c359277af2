import { follows, type Line, phraseAt, phrases, word } from "../line.ts";
import { areAlike, isDayLike, type QualifiedMention } from "../qualified-mention.ts";

const verbs = phrases(
  "move|change|reschedule|switch|push|shift|bring|swap|postpone|moved|changed|rescheduled|rebook|put off",
);
const owners = new Set(["from", "my", "our"]);
const bookings = new Set(["appointment", "booking", "appt", "visit", "checkup", "cleaning", "slot"]);

/** 'move it from Tuesday to Thursday', 'I am booked for the 12th, can I move it to the 19th': only where it goes is wished. */
export function applyMoves(line: Line, said: readonly QualifiedMention[]): void {
  const verb = line.tokens.findIndex((_, k) => phraseAt(line, k, verbs) > 0);
  if (verb < 0) return;
  for (const [k, one] of said.entries()) {
    // 'change it from 3 to 4' was read as a range of hours.
    if (one.meaning.kind === "clocks" && isOld(line, one)) {
      one.meaning = { kind: "clock", clock: one.meaning.to };
      one.bound = "none";
    }
    if (one.from < verb || !isTarget(line, said, k)) continue;
    replaceOld(line, said, k, verb);
  }
}

/** What was said before the target of the move is where it was, not where it is wished. */
function replaceOld(line: Line, said: readonly QualifiedMention[], k: number, verb: number): void {
  const target = said[k];
  for (const [j, one] of said.slice(0, k).entries()) {
    const isReplaced = one.from > verb ? isOldAt(line, said, j) : target && areAlike(target, one);
    if (one.role !== "wanted" || !isReplaced) continue;
    one.role = "replaced";
    one.bound = "none";
    const next = said[j + 1];
    // 'Tomorrow morning' was where it is: the morning goes with its day.
    if (j + 1 < k && next?.meaning.kind === "part" && next.role === "wanted" && isAttached(line, said, j + 1))
      next.role = "replaced";
  }
}

const targets = new Set(["to", "for"]);

/** 'to Thursday', 'to the 19th', 'for two', and the 'at three' behind them. */
function isTarget(line: Line, said: readonly QualifiedMention[], k: number): boolean {
  const from = said[k]?.from ?? 0;
  const at = word(line, from - 1) === "the" ? from - 2 : from - 1;
  if (targets.has(word(line, at)) && (word(line, at) === "to" || isSwap(line, at))) return true;
  return isAttached(line, said, k) && isTarget(line, said, k - 1);
}

/** 'swap my ten for two', 'change Monday for Tuesday' */
const isSwap = (line: Line, at: number): boolean =>
  line.tokens.slice(0, at).some(({ word: said }) => ["swap", "switch", "change"].includes(said)) &&
  !bookings.has(word(line, at - 1));

/** Whether the time stands right behind the day it belongs to. */
function isAttached(line: Line, said: readonly QualifiedMention[], k: number): boolean {
  const [before, one] = [said[k - 1], said[k]];
  if (!before || !one || isDayLike(before) === isDayLike(one)) return false;
  const gap = one.from - before.to;
  return gap === 0 || (gap === 1 && ["at", "on", "around"].includes(word(line, before.to)));
}

/** What is named as the appointment one has: by itself, or with the day it stands behind. */
const isOldAt = (line: Line, said: readonly QualifiedMention[], k: number): boolean => {
  const one = said[k];
  return one !== undefined && (isOld(line, one) || (isAttached(line, said, k) && isOldAt(line, said, k - 1)));
};

/** 'from the 12th', 'my Tuesday appointment', 'my appointment on Tuesday' */
function isOld(line: Line, { from }: QualifiedMention): boolean {
  const before = word(line, from - 1);
  if (owners.has(before) || follows(line, from - 2, "from", "the")) return true;
  let k = from - 1;
  while (["on", "for", "at", "the"].includes(word(line, k)) && k > from - 4) k--;
  return bookings.has(word(line, k));
}
