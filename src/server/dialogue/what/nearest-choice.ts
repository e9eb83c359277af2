import type { FreeTime } from "#contract/errors.ts";
import { minutesOf } from "#kernel/zoned-time.ts";
import { type Reading, readFromAll, type WhenReading } from "../understanding.ts";

const nearestTo =
  /\b(?:one|time|slot|spot|option|which ?ever|what ?ever)(?:['’]?s| is)?(?: (?:that|which)(?:['’]?s| is))?(?: the)? (?:closest|nearest|closer|nearer) to (?:the )?(lunch|lunchtime|midday|noon)?/i;

/** 'The one closest to three', 'whichever's nearest to lunch': of the offered times that one, and no other. */
export function nearestChoice(
  text: string,
  offered: readonly FreeTime[],
  { times }: WhenReading,
): Reading<number> | null {
  const said = nearestTo.exec(text);
  const [wish] = times;
  const wanted =
    wish?.value.kind === "exact" ? wish.value.time : (wish?.value.from ?? (said?.[1] ? "12:00" : null));
  if (!said || wanted === null) return null;
  const away = ({ time }: FreeTime): number => Math.abs(minutesOf(time) - minutesOf(wanted));
  const [nearest, next] = offered.toSorted((a, b) => away(a) - away(b));
  if (!nearest || (next && away(next) === away(nearest))) return null;
  return readFromAll(text, offered.indexOf(nearest));
}
