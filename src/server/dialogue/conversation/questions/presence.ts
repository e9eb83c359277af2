import { weekdayNames } from "#kernel/spoken-dates.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import { type Dentist, dentistsWithDays } from "#server/dialogue/conversation/dentists.ts";
import { hoursOn } from "#server/dialogue/conversation/phrases/spoken.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { wordsOf } from "./notes.ts";

/**
 * 'Is Dr Vance in on Thursday', 'does she work Fridays': yes or no by the days of the clinic's notes; null where they do not
 * settle it.
 */
export function isInThen(
  { facts }: LiveState,
  heard: Understanding,
  named: readonly string[],
): boolean | null {
  if (!asksWhether.test(heard.text)) return null;
  const found = dentistsWithDays(facts).filter(({ name }) =>
    wordsOf(name).some((word) => named.includes(word)),
  );
  const [dentist, other] = found;
  if (!dentist || other) return null;
  const dates = heard.when.days.map(({ value }) => value);
  // Of a stretch of days nothing is said with one word.
  if (dates.some(({ from, to }) => from !== to)) return null;
  const days = dates.length > 0 ? dates.map(({ from }) => weekdayOf(from)) : weekdaysNamed(heard.text);
  if (days.length === 0 || days.some((day) => dentist.inTurns?.includes(day) === true)) return null;
  const isClosed = dates.some(({ from }) => hoursOn(facts, from).start === "");
  return isClosed ? false : sameOfAll(dentist, days);
}

/** 'Doesn't she work Fridays' is answered by neither word. */
const asksWhether =
  /^(?!.*\b(?:isn|doesn|won|aren)['’]?t\b)(?!.*\b(?:when|what|which|how|why|or)\b(?! about\b)).*/i;

function sameOfAll({ weekdays }: Dentist, days: readonly number[]): boolean | null {
  const on = days.filter((day) => weekdays.includes(day));
  return on.length === days.length ? true : on.length === 0 ? false : null;
}

const weekdaysNamed = (text: string): number[] =>
  weekdayNames.flatMap((name, day) => (new RegExp(`\\b${name}s?\\b`, "i").test(text) ? [day] : []));
