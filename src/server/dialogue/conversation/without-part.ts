import type { Reading, Understanding } from "#server/dialogue/understanding.ts";
import { readIntents } from "#server/dialogue/what/read-intents.ts";
import { readVisit } from "#server/dialogue/what/read-visit.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** The utterance as if that part had not been said; every span keeps its place. */
export function withoutPart(heard: Understanding, [from, to]: readonly [number, number]): Understanding {
  const text = heard.text.slice(0, from) + " ".repeat(to - from) + heard.text.slice(to);
  const isLeft = ({ span }: Reading<unknown>): boolean => span[1] <= from || span[0] >= to;
  const left = <Value>(reading: Reading<Value> | null): Reading<Value> | null =>
    reading && isLeft(reading) ? reading : null;
  const utterance = toUtterance(text);
  const { days, times, excludedDays, excludedTimes, soonest } = heard.when;
  return {
    ...heard,
    text,
    intents: readIntents(utterance),
    when: {
      days: days.filter(isLeft),
      times: times.filter(isLeft),
      excludedDays: excludedDays.filter(isLeft),
      excludedTimes: excludedTimes.filter(isLeft),
      soonest: left(soonest),
    },
    name: left(heard.name),
    visit: readVisit(utterance, heard.isCorrection),
    choice: left(heard.choice),
  };
}
