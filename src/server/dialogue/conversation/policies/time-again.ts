import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { timeIsFree } from "#server/dialogue/conversation/phrases/booking.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { isDayOf, type Understanding } from "#server/dialogue/understanding.ts";
import { asksWhichHalf, doubtsTime } from "./asks-back.ts";

/** 'What was the date again', after a time was chosen. */
export function tellTimeAgain(turn: Turn, heard: Understanding): Turn | null {
  const { draft, step } = turn.state;
  const { slot } = draft;
  const isOfOffer = asksWhichHalf(heard.text) || (doubtsTime(heard) && namesOffered(step, heard));
  if (step.kind === "offering" && isOfOffer) return askAgain(understood(turn));
  const isAsked =
    slot !== null && (asksWhenAgain.test(heard.text) || doubtsTime(heard) || asksWhichHalf(heard.text));
  return isAsked ? askAgain(say(understood(turn), timeIsFree(slot, todayOf(turn.state)))) : null;
}

/** 'Is that this Wednesday', of times on that day. */
const namesOffered = (step: LiveState["step"], { when, text }: Understanding): boolean =>
  step.kind === "offering" &&
  !/\b(?:only|just)\b/i.test(text) &&
  step.times.some(({ date }) => when.days.some(({ value }) => isDayOf(value, date)));
const asksWhenAgain =
  /\b(?:what|which) (?:was |is )?(?:the )?(?:day|date|time)\b|\bwhen (?:was|is) (?:that|it)\b/i;
