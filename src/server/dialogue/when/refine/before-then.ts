import { type Line, phraseAt, phrases, word, wordSet } from "../line.ts";
import { isDayLike, isTimeLike, type QualifiedMention } from "../qualified-mention.ts";
import { occupations, people } from "./busy.ts";
import { isDueElsewhere } from "./work-hours.ts";

/** 'Before then' and 'after that' lean on a day or an hour that was told before them. */
const beforeThen = phrases("before then|before that|by then");
const afterThen = phrases("after then|after that|from then");

const otherSide = { before: "after", after: "before" } as const;

const sideAt = (line: Line, at: number): "before" | "after" | null => {
  if (phraseAt(line, at, beforeThen) > 0) return "before";
  return phraseAt(line, at, afterThen) > 0 ? "after" : null;
};

/** So far behind the day stands the 'then' that means it. */
const thenWithin = 10;

/** 'I'm flying out on the 30th and need a check-up before then': the days up to it. */
export function thenBound(line: Line, one: QualifiedMention, end: number): QualifiedMention["bound"] {
  if (!isDayLike(one)) return "none";
  for (let k = one.to; k < Math.min(end, one.to + thenWithin); k++) {
    const side = sideAt(line, k);
    if (side) return side;
  }
  return "none";
}

/**
 * 'I start work at ten, so Thursday before that', 'the kids come out at three, well before then on Tuesday': the hour that was
 * told is the end of the time wished for, on the day that is named.
 */
export function bindHourTold(line: Line, said: readonly QualifiedMention[]): void {
  for (let at = 1; at < line.tokens.length; at++) {
    const side = sideAt(line, at);
    // 'Thursday or before that' has no hour to count from, 'the week after that' counts from a week.
    if (!side || ofDays.has(word(line, at - 1))) continue;
    const hour = said.findLast((one) => one.to <= at && isTimeLike(one) && one.meaning.kind !== "part");
    // 'After eleven, I'll be home by then' is no time before eleven.
    const isSet = hour?.bound === otherSide[side] && !isDueElsewhere(line, hour, 0);
    if (!hour || isSet || isTakenUpThen(line, hour, at)) continue;
    Object.assign(hour, { bound: side, role: "wanted", story: false });
    const day = said.find((one) => isDayLike(one) && one.to <= at && one.from >= hour.to);
    if (day) day.bound = "none";
    // 'Thursday I'm on till twelve, what's after that': of the hour, on that very day.
    const before = said.findLast((one) => isDayLike(one) && one.to <= hour.from);
    if (before && before.bound === side && before.to + thenWithin > at) before.bound = "none";
  }
}

/** 'Before ten, I'm in class after that': the hour stands as it was wished for, and what comes behind it is the reason. */
function isTakenUpThen(line: Line, { bound, from, to }: QualifiedMention, at: number): boolean {
  const words = line.tokens.map(({ word }) => word);
  const between = words.slice(to, at);
  return (
    bound !== "none" &&
    between.some((each) => people.has(each)) &&
    !between.includes("so") &&
    !words.slice(0, from).some((each) => occupations.has(each))
  );
}

const ofDays = wordSet("or day week weeks days month one fortnight");
