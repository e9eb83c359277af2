import { cardinals } from "#kernel/number-words.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance, Word } from "../../words.ts";
import { type Found, sure } from "../found.ts";

/** What is told of a lateness that they told before: that it is none after all, or that it is of other minutes. */
export function readLatenessAnew(utterance: Utterance): readonly Found[] {
  const { words, text } = utterance;
  const said = words.map(({ word }) => word);
  const span = [0, text.length] as const;
  const isOnTime = said.some((word, at) => isInTime(said, at) || (late.has(word) && isDenied(said, at)));
  if (isOnTime) return [{ act: { kind: "on_time" }, span, certainty: sure }];
  const minutes = minutesLate(utterance) ?? amountAlone(utterance);
  return minutes === null ? [] : [{ act: { kind: "minutes_late", minutes }, span, certainty: sure }];
}

/** 'On time', 'in time', and not 'just in time for lunch' put as a question. */
const isInTime = (words: readonly string[], at: number): boolean =>
  words[at] === "time" && (words[at - 1] === "on" || words[at - 1] === "in") && !isDenied(words, at - 1);

/** 'Won't be late', 'not running behind any more', 'no longer late'. */
const isDenied = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - mostBetween), at).some((word) => denials.has(word));
const denials = wordSet(
  "not won't wont isn't isnt aren't arent don't dont never no nor ain't aint can't cant couldn't",
);
const mostBetween = 4;

/** 'More like forty': with nothing but words that lead up to it. */
function amountAlone({ words }: Utterance): number | null {
  const at = words.findIndex((_, index) => amountAt(words, index) !== null);
  const one = at < 0 ? null : amountAt(words, at);
  if (!one || one.minutes < fewest || one.minutes > most) return null;
  const beside = [...words.slice(0, at), ...words.slice(one.to)].map(({ word }) => word);
  return beside.every((word) => leadsUp.has(word)) ? one.minutes : null;
}
const leadsUp = wordSet(
  `actually make it that more like about around say maybe probably nearer closer to be will it'll i'll i'm now sorry no um uh oh a bit
   rather than less or so then well could going gonna looking`,
);

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
