import { askAgain } from "#server/dialogue/conversation/asking.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { ringWhenItSuits } from "#server/dialogue/conversation/phrases/outbound.ts";
import { proceed } from "#server/dialogue/conversation/policies/proceeding.ts";
import { hasIntent, isAbandoning, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { change, endCall, type Turn } from "#server/dialogue/conversation/turn.ts";

/** 'It is time for your check-up': a yes, or a day, is booked like any wish; anything like a no ends the call politely. */
export function answerVisitOffer(turn: Turn, { heard, news, answer }: Heard): Turn | null {
  const said = yesOrNo(heard);
  const isNo = said === "no" || isAbandoning(heard);
  if (!isNo && (said === "yes" || news.has("when") || news.has("visit")))
    return proceed(change(turn, { purpose: "book" }));
  if (isNo || hasIntent(heard, "maybe", "goodbye"))
    return endCall(turn, { type: "hang_up", reason: "finished" }, ringWhenItSuits(turn.state.facts));
  return answer ? askAgain(turn) : null;
}
