import { cardinals } from "#kernel/number-words.ts";
import type { Utterance, Word } from "../../words.ts";

/** By how many minutes somebody runs late: 'twenty late', 'about fifteen minutes behind', 'half an hour'; null = they did not say. */
export function minutesLate({ words }: Utterance): number | null {
  for (let at = 0; at < words.length; at += 1) {
    const one = amountAt(words, at);
    if (!one) continue;
    const before = words[at - 1]?.word ?? "";
    const behind = words[one.to]?.word ?? "";
    // 'Nine thirty', 'at ten' is a time of the day; 'ten minutes' and 'ten late' are not.
    // 'There in twenty minutes' is when they come.
    if (before === "in" || words[at - 2]?.word === "in") continue;
    if (one.isPlain && !late.has(behind) && before !== "by") continue;
    if (one.minutes >= fewest && one.minutes <= most) return one.minutes;
  }
  return null;
}
const late = new Set(["late", "behind", "over"]);
const fewest = 2;
const most = 120;

function amountAt(
  words: readonly Word[],
  at: number,
): { minutes: number; to: number; isPlain: boolean } | null {
  const said = words.slice(at, at + 5).map(({ word }) => word);
  const [first = "", second = "", third = "", fourth = ""] = said;
  if (first === "half" && second === "an" && third === "hour")
    return { minutes: 30, to: at + 3, isPlain: false };
  if (first === "quarter" && second === "of" && third === "an" && fourth === "hour")
    return { minutes: 15, to: at + 4, isPlain: false };
  if ((first === "an" || first === "one") && second === "hour")
    return { minutes: 60, to: at + 2, isPlain: false };
  const tens = numberOf(first);
  if (tens === null) return null;
  const ones = tens >= 20 && tens % 10 === 0 ? numberOf(second) : null;
  const isJoined = ones !== null && ones < 10;
  const to = at + (isJoined ? 2 : 1);
  const isOfMinutes = /^(?:min|mins|minute|minutes)$/.test(words[to]?.word ?? "");
  return { minutes: tens + (isJoined ? ones : 0), to: isOfMinutes ? to + 1 : to, isPlain: !isOfMinutes };
}

const numberOf = (word: string): number | null =>
  /^\d{1,3}$/.test(word) ? Number(word) : (cardinals.get(word) ?? null);
