import { ask } from "#server/dialogue/conversation/asking.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { timeIsFree } from "#server/dialogue/conversation/phrases/booking.ts";
import { isMereThanks, onlyIntents, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import type { BookingAsk, LiveState } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** 'Yes, that works', to 'Friday at ten is free. What is your name?': it answers what was told before the question, once. */
export function agreeToTime(turn: Turn, before: LiveState, asked: BookingAsk, brought: Heard): Turn | null {
  const { heard, news, answer } = brought;
  const { slot } = before.draft;
  if (slot === null || news.size > 0 || answer || asked === "own_number") return null;
  const isJustTold = before.lastSaid.includes(timeIsFree(slot, todayOf(before)));
  return isJustTold && agrees(heard) ? ask(say(turn, "Lovely."), { kind: "collecting", asked }) : null;
}

const agrees = (heard: Understanding): boolean =>
  (yesOrNo(heard) === "yes" && !isMereThanks(heard) && onlyIntents(heard, "yes", "thanks", "book")) ||
  takesIt.test(heard.text);
const takesIt =
  /^\W*(?:(?:ok|okay|oh|right|well|yes|yeah|yep|great|good|lovely|perfect|beautiful|brilliant|awesome|excellent|wonderful|ripper|cool|done|sweet|too easy|no worries)\W+)*(?:lovely|perfect|beautiful|brilliant|awesome|excellent|wonderful|ripper|cool|done|sweet|too easy|(?:that|it)(?:['’]?ll| will)(?: do| work| suit)(?: (?:nicely|fine|me|us))*|let['’]?s (?:do|go with|take) (?:that|it)|(?:i|we)['’]?ll (?:take|have) (?:it|that)|(?:please )?book (?:it|that|me in|us in))\W*(?:(?:please|thanks|then|mate|love)\W*)*$/i;
