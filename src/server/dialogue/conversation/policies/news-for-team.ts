import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import { isIdle } from "#server/dialogue/conversation/state.ts";
import { change, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readCallerBusiness } from "#server/dialogue/what/read-caller-business.ts";
import { passOnBriefly, passOnLater, proceedMessage } from "./messages.ts";
import { refuseIfAnothers } from "./third-party.ts";

/**
 * 'This is the lab, the crown for patient Smith is ready': the team has it in the caller's words. Nothing is booked for whom it
 * names, and nothing of them is told.
 */
export function passNews(turn: Turn, heard: Understanding): Turn | null {
  const { state } = turn;
  const business =
    hasIntent(heard, "want_person") || wishes.test(heard.text) ? null : readCallerBusiness(heard.text);
  if (!business) return null;
  const said = heard.text.trim();
  if (!isIdle(state)) return business.isTold ? passOnLater(turn, said) : null;
  const refused = asks.test(business.rest) ? refuseIfAnothers(turn, { ...heard, text: business.rest }) : null;
  if (refused) return refused;
  if (!business.isTold && hasIntent(heard, "leave_message")) return null;
  const fresh = change(turn, { misses: 0 });
  if (business.isTold) return passOnBriefly(fresh, `On business: ${said}`);
  return proceedMessage(change(fresh, { purpose: "message" }), {
    kind: "message",
    text: "",
    brief: true,
    from: said,
  });
}

/** Of somebody's visit, and no telling when a crown will be there. */
const asks =
  /\b(?:when|what (?:time|day|date)|whether|(?:has|does|did) (?!(?:been|not)\b)\p{L}+|is (?:he|she|mr|mrs|ms|miss|\p{L}+ \p{L}+) (?:\p{L}+ )?(?:coming|booked|due|in)\b)/iu;

/** Others may book for a patient, and what stands is changed only as for anybody. */
const wishes =
  /\b(?:book|make an? (?:\w+ )?(?:appointment|time)|fit (?:him|her|them|me) in|(?:cancel|move|reschedule|change) (?:an?|the|his|her|their|my|\p{L}+['’]s) (?:\w+ )?(?:appointment|booking|visit))\b/iu;
