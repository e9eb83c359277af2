import { understood } from "#server/dialogue/conversation/asking.ts";
import { mergedWish } from "#server/dialogue/conversation/details.ts";
import { foundOnCall } from "#server/dialogue/conversation/found-visits.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import { shifted, shiftIn } from "#server/dialogue/conversation/shifts.ts";
import { bookedOnCall, isEmptyOffer, noWish, type WhenWish } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { visitsOfKind } from "#server/dialogue/conversation/visits-of-kind.ts";
import { keepsItsTime } from "#server/dialogue/conversation/weekday-of-visit.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readOwner } from "#server/dialogue/what/read-owner.ts";
import { bookLike, exactly } from "./second-thoughts.ts";

/** 'Actually just move it', right after it was cancelled: no other visit of the caller's is touched, and the same is booked at another time. */
export function moveCancelled(turn: Turn, heard: Understanding): Turn | null {
  const { state } = turn;
  const { cancelled: gone, purpose } = state;
  if (!gone || purpose !== null || !isEmptyOffer(state) || bookedOnCall(state).length > 0) return null;
  const isMove = hasIntent(heard, "reschedule") || moves.test(heard.text);
  if (
    visitsOfKind(heard.text, foundOnCall(state)).length > 0 &&
    visitsOfKind(heard.text, [gone]).length === 0
  )
    return null;
  if (!isMove || isOfOther.test(heard.text) || readOwner(heard.text) || !isOfGone(heard, gone)) return null;
  const told = say(understood(turn), "It is cancelled already, so I will look for another time for it.");
  return bookLike(change(told, { purpose: "book", moving: null }), gone, whenInstead(heard, gone));
}

const moves =
  /\b(?:mov(?:e|ing)|chang(?:e|ing)|shift|push|reschedul\w+|swap|switch|postpone|rearrange) (?:it|that|this|mine|instead)\b/i;
const isOfOther =
  /\b(?:other|another one|second|remaining|next one|both|all of (?:them|it)|my \w+day (?:one|appointment|booking))\b/i;

/** 'Move the one on the twentieth' names a visit that still stands. */
function isOfGone({ text, when }: Understanding, { date }: FoundAppointment): boolean {
  const named = /\b(?:one|appointment|booking|visit) (?:on|for|at|that(?:'s| is))\b/i.test(text);
  const [day] = when.days;
  return !named || day === undefined || (day.value.from <= date && date <= day.value.to);
}

/** 'From Friday to Monday' wishes for Monday, a mere 'to three' for the same day, and 'same time' for its time. */
function whenInstead(heard: Understanding, gone: FoundAppointment): WhenWish {
  const shift = shiftIn(heard.text);
  if (shift) return exactly(shifted(gone, shift));
  const wish = mergedWish(noWish, heard);
  const days = wish.days.filter(({ value: { from, to } }) => from !== gone.date || to !== from);
  const ofGone = exactly(gone);
  const isMereTime = days.length === 0 && wish.times.some(({ value }) => value.kind === "exact");
  return {
    ...wish,
    days: isMereTime ? ofGone.days : days,
    times: wish.times.length === 0 && days.length > 0 && keepsItsTime(heard.text) ? ofGone.times : wish.times,
  };
}
