import { understood } from "#server/dialogue/conversation/asking.ts";
import { foundOnCall } from "#server/dialogue/conversation/found-visits.ts";
import { isOpenQuestion, type LiveState } from "#server/dialogue/conversation/state.ts";
import type { Turn } from "#server/dialogue/conversation/turn.ts";
import { visitsOfKind } from "#server/dialogue/conversation/visits-of-kind.ts";
import { pointsAtOther } from "#server/dialogue/conversation/visits-pointed-at.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { withAppointment } from "./identifying.ts";

/** Which of the visits that this call found is meant once one was told or dealt with: 'cancel that one', 'and the other one'. */
export function foundMeant(state: LiveState, text: string): FoundAppointment | null {
  const found = foundOnCall(state);
  if (pointsAtOther(text)) {
    const [only, more] = found.filter(({ appointmentId }) => appointmentId !== state.visitTold);
    return only && !more ? only : null;
  }
  const isNamed = visitsOfKind(text, found).length > 0 || namesDay.test(text);
  const told = found.find(({ appointmentId }) => appointmentId === state.visitTold) ?? null;
  return isNamed || !pointsAtTold.test(text) ? null : told;
}
const pointsAtTold = /\b(?:cancel|move|change|shift|push|reschedule|postpone|bring|swap) (?:it|that|this)\b/i;
const namesDay =
  /\b(?:the|my) \w+ (?:one|appointment|booking|visit)\b|\bone (?:on|at|in|next|this|tomorrow)\b/i;

/** 'And the other one', 'when's the other one', once one was told. */
export function tellOtherFound(turn: Turn, { text }: Understanding): Turn | null {
  const { purpose, step } = turn.state;
  if (purpose !== null || !isOpenQuestion(step) || !asksOfOther.test(text)) return null;
  const other = foundMeant(turn.state, text);
  return other ? withAppointment(understood(turn), other, "check") : null;
}
const asksOfOther =
  /^\W*(?:(?:ok|okay|um|uh|oh|yeah|right|so|thanks|great)\W+)*(?:(?:and|what about|how about)\W+)*(?:(?:when|what (?:time|day))(?:['’]?s| is| was) )?(?:the|my) other (?:one|appointment|booking|visit)\W*(?:(?:please|then)\W*)?$/i;
