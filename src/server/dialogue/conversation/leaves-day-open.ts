import { readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { hasIntent, hasWhen } from "./reading.ts";
import { isIdle, type LiveState } from "./state.ts";

/** 'Any time I drink it hurts', 'are you open any day' leave no day to us. */
const openDay =
  /\b(?:any ?(?:day|time)(?! (?:i|he|she|it|we|they|now|soon)\b)|whenever(?= (?:you|suits|is|works|really|there|that|i can|we can|please|for)\b|'s\b|\W*$|[,.;])|(?:don'?t|do not) mind (?:when|(?:what|which) (?:day|time))|not fuss\w+ (?:when|(?:what|which|about) (?:day|time))|whatever (?:you'?ve|you have|you) got|(?:i'?m|we'?re|he'?s|she'?s) (?:\w+ )?flexible)\b/i;
const asks = /\b(?:open|parking|park|ring|call|phone|how much|walk[- ]?ins?)\b/i;

/** 'A check-up please, any day suits, I'm retired': asked for at once, the soonest is looked up and the day not asked for. */
export function withDayLeftOpen(state: LiveState, heard: Understanding): Understanding {
  const isWish = hasIntent(heard, "book") || (heard.visit !== null && heard.intents.length === 0);
  if (!isIdle(state) || !isWish || hasWhen(heard) || asks.test(heard.text) || !openDay.test(heard.text))
    return heard;
  return { ...heard, when: { ...heard.when, soonest: readFromAll<true>(heard.text, true) } };
}
