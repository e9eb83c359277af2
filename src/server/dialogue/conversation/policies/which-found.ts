import { understood } from "#server/dialogue/conversation/asking.ts";
import { foundOnCall } from "#server/dialogue/conversation/found-visits.ts";
import { isOpenQuestion, type LiveState } from "#server/dialogue/conversation/state.ts";
import type { Turn } from "#server/dialogue/conversation/turn.ts";
import { visitInPlace } from "#server/dialogue/conversation/visits-in-place.ts";
import { visitsOfKind } from "#server/dialogue/conversation/visits-of-kind.ts";
import { pointsAtOther, visitsNamed } from "#server/dialogue/conversation/visits-pointed-at.ts";
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
  const placed = visitInPlace(text, found);
  if (placed) return placed;
  const isNamed = visitsOfKind(text, found).length > 0 || namesDay.test(text);
  const told = found.find(({ appointmentId }) => appointmentId === state.visitTold) ?? null;
  return isNamed || !pointsAtTold.test(text) ? null : told;
}
const pointsAtTold = /\b(?:cancel|move|change|shift|push|reschedule|postpone|bring|swap) (?:it|that|this)\b/i;
const namesDay =
  /\b(?:the|my) \w+ (?:one|appointment|booking|visit)\b|\bone (?:on|at|in|next|this|tomorrow)\b/i;

/** 'And the other one', 'when's the other one', once one was told. */
export function tellOtherFound(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, step } = turn.state;
  if (purpose !== null || !isOpenQuestion(step)) return null;
  const said = saysBack.test(heard.text) ? visitsNamed(heard, foundOnCall(turn.state)) : [];
  const meant = asksOfOther.test(heard.text)
    ? foundMeant(turn.state, heard.text)
    : said.length === 1
      ? said[0]
      : null;
  return meant ? withAppointment(understood(turn), meant, "check") : null;
}
/** 'Oh so the filling is tomorrow', of what was told a moment ago. */
const saysBack =
  /^\W*(?:(?:oh|ok|okay|um|uh|right|yeah|ah|and|great)\W+)*(?:so|then) (?:the|my) (?:[\w-]+ ){1,3}?(?:is|was) (?:on |at |in )?(?!(?:not|wrong|too|no|free)\b)[\w' ]+(?:right|yeah|yes|then)?\W*$/i;
const asksOfOther =
  /^\W*(?:(?:ok|okay|um|uh|oh|yeah|right|so|thanks|great)\W+)*(?:(?:and|what about|how about)\W+)*(?:(?:when|what (?:time|day))(?:['’]?s| is| was) )?(?:the|my) other (?:one|appointment|booking|visit)\W*(?:(?:please|then)\W*)?$/i;
