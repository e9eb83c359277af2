import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import type { Intent, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { readIntents } from "#server/dialogue/what/read-intents.ts";
import { readVisit } from "#server/dialogue/what/read-visit.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** Where a question ends and another begins: 'do you do implants, and do you do braces'. */
const nextQuestion =
  /(?:[?.!;,]|\b(?:and|also|plus|or))\s+(?=(?:and |also |then |so )?(?:do|does|how|what|what's|when|where|which|who|is|are|can|could|have|will)\b)/gi;

/**
 * The utterance once for each question of that kind in it, in its own words: of two alike only the one that is answered
 * first would be told. With one alone, the utterance as it is.
 */
export function eachAsking(intent: Intent, heard: Understanding): readonly Understanding[] {
  const ends = [...heard.text.matchAll(nextQuestion)].map((found) => found.index + found[0].length);
  if (ends.length === 0) return [heard];
  const parts = withDaysBefore(
    [0, ...ends].map((from, at) => partFrom(heard, from, ends[at] ?? heard.text.length)),
  );
  const asking = parts.filter((part) => hasIntent(part, intent));
  return asking.length < 2 ? [heard] : asking;
}

/** As if nothing else had been said; every span keeps its place. */
function partFrom(heard: Understanding, from: number, to: number): Understanding {
  const text = `${" ".repeat(from)}${heard.text.slice(from, to)}`;
  const isIn = ({ span }: Reading<unknown>): boolean => span[0] >= from && span[1] <= to;
  const utterance = toUtterance(text);
  const { days, times } = heard.when;
  return {
    ...heard,
    text,
    intents: readIntents(utterance),
    visit: readVisit(utterance, heard.isCorrection),
    when: { ...heard.when, days: days.filter(isIn), times: times.filter(isIn) },
  };
}

/** 'When do you open tomorrow and when do you close' asks of the one day twice. */
function withDaysBefore(parts: readonly Understanding[]): readonly Understanding[] {
  let days: Understanding["when"]["days"] = [];
  return parts.map((part) => {
    if (part.when.days.length > 0 || otherDays.test(part.text)) {
      days = part.when.days;
      return part;
    }
    return { ...part, when: { ...part.when, days } };
  });
}
const otherDays = /\b(?:holidays?|week(?:ends?|days?)|days?|eve|usually|normally|always)\b/i;
