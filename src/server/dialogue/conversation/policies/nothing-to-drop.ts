import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { foundOnCall } from "#server/dialogue/conversation/found-visits.ts";
import { nothingBooked } from "#server/dialogue/conversation/phrases/call.ts";
import { bookedOnCall } from "#server/dialogue/conversation/state.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** 'Get rid of it', of a booking that was broken off: nobody is asked what name it is under. */
export function tellNothingToDrop(turn: Turn, { text }: Understanding): Turn | null {
  const { purpose, lastSaid } = turn.state;
  const isNone = bookedOnCall(turn.state).length + foundOnCall(turn.state).length === 0;
  if (purpose !== null || !isNone || !lastSaid.startsWith(nothingBooked) || !dropsIt.test(text)) return null;
  return askAgain(say(understood(turn), "Nothing was booked, so there is nothing to cancel."));
}

const dropsIt =
  /\b(?:get rid of|cancel|scrap|delete|drop|bin|remove) (?:it|that|this|the (?:booking|appointment))\b(?! (?:on|at|for|under|from|to)\b)/i;
