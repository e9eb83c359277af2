import { asMeant } from "#server/dialogue/conversation/as-meant.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Reading, Understanding } from "#server/dialogue/understanding.ts";
import { readIntents } from "#server/dialogue/what/read-intents.ts";
import { readVisit } from "#server/dialogue/what/read-visit.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { wordsOf } from "./notes.ts";

/** The questions of one breath, each by itself: heard as a whole, one drowns the others. */

/** Where a question ends and another begins: 'do you do implants, and do you do braces'. */
const nextQuestion =
  /(?:[?.!;,](?:\s+(?:and|also|plus|or)\b)?|\b(?:and|also|plus|or))\s+(?=(?:and |also |then |so |oh |um )*(?:do|does|how|what|what's|whats|when|where|which|who|whether|is|are|can|could|have|will|whats|wheres|whos|(?:if|whether) (?:(?:you|yous|they) (?:do|take|have|accept|offer|see|are|open)|there|theres|there's))\b)/gi;
/** Speech recognition writes no commas: a question in full order begins one, too, unless it hangs on what comes before. */
const inOrder =
  /(?<!\b(?:know|me|us|ask|asking|wonder|wondering|if|whether|that|and|or|but|so|well|um|uh|hi|hello|hey|say|about|which|who|what|how|when|where|why|then|also|just|like|oh|yes|yeah|no|quick|please|sorry|question|questions|check|out|idea|sure))\s+(?=(?:do you|do yous|does the clinic|are you|is there|are there|have you got|how much (?:is|are|does|do|would)|how long (?:does|is|do)|what(?:'?s| is| are) (?:your|the|(?:the )?\w+ like)|what time (?:do|are) you|where (?:are you|(?:do|can|should) (?:i|we) park)|does it hurt|is it (?:painful|sore)|who are the|can i (?:pay|park|use|claim))\b)/gi;
const fewestWords = 3;
/** Nobody keeps more in mind; what follows belongs to the last of them. */
const mostQuestions = 8;

/** With one alone, the utterance as it is. */
export function questionsIn(state: LiveState, heard: Understanding): readonly Understanding[] {
  const { text } = heard;
  const found = [...text.matchAll(nextQuestion), ...text.matchAll(inOrder)];
  // Both may tell of the same place.
  const ends = [...new Set(found.map(({ index, 0: words }) => index + words.length))].sort((a, b) => a - b);
  const starts = [0];
  for (const [at, from] of ends.entries())
    if (
      starts.length < mostQuestions &&
      isOwn(text.slice(starts.at(-1), from), text.slice(from, ends[at + 1]))
    )
      starts.push(from);
  if (starts.length < 2) return [heard];
  const parts = starts.map((from, at) => partFrom(heard, from, starts[at + 1] ?? text.length));
  return withDaysBefore(parts).map((part) => asMeant(state, part));
}

/** 'And how much is it' goes on with what was asked before it, and a word or two before a question belong to it. */
const isOwn = (before: string, asked: string): boolean =>
  (before.match(/[\w']+/g) ?? []).length >= fewestWords &&
  !unfinished.test(before) &&
  !(
    isBare(asked) &&
    !feels.test(asked) &&
    !feels.test(before) &&
    (pointsBack.test(asked) || /\bor\s*$/i.test(before) || asksMore(before, asked))
  );
/** 'Do you do whitening, how much' */
const asksMore = (before: string, asked: string): boolean =>
  ofPrice.test(asked) && readVisit(toUtterance(before), false) !== null;
const ofPrice = /\b(?:how much|price|cost|charge)\b/i;
/** 'What treatments | do you do' is one question. */
const unfinished =
  /\b(?:what|which|when|where|who|whose|why|how)(?!['’]|\s+(?:is|are|do|does)\b)(?:\s+[\w'-]+){0,3}\s*$/i;
/** 'Does it hurt' asks the same of any treatment. */
const feels = /\b(?:does it hurt|is it (?:painful|sore)|will it (?:hurt|be (?:painful|sore)))\b/i;
const pointsBack = /\b(?:it|that|this|they|them|those|one|these|there)\b/i;
const isBare = (asked: string): boolean =>
  wordsOf(asked.replace(/['’]s\b/g, "")).every((word) => ofAny.test(word));
const ofAny =
  /^(?:much|long|cost|price|free|tak|take|cover|hurt|open|clos|near|far|pay|extra|okay|last|expensiv|worth|charge?|bill|fee)$/;

/** As if nothing else had been said; every span keeps its place. */
function partFrom(heard: Understanding, from: number, to: number): Understanding {
  const text = `${" ".repeat(from)}${heard.text.slice(from, to)}`;
  const isIn = ({ span }: Reading<unknown>): boolean => span[0] >= from && span[1] <= to;
  const utterance = toUtterance(text);
  const { days, times } = heard.when;
  return {
    ...heard,
    text,
    intents: readIntents(utterance).filter(
      ({ value, certainty }) => certainty === "sure" || hasIntent(heard, value),
    ),
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
