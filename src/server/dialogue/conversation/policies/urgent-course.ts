import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { takeDetails } from "#server/dialogue/conversation/details.ts";
import { closedNow } from "#server/dialogue/conversation/phrases/answers.ts";
import { puttingThrough } from "#server/dialogue/conversation/phrases/call.ts";
import {
  emergencyLine,
  gumsNoEmergency,
  notThereNow,
  teamToldOfComing,
  whatIsEmergency,
} from "#server/dialogue/conversation/phrases/emergency.ts";
import { urgentTold } from "#server/dialogue/conversation/state.ts";
import { clockOf, isClosedNow, todayOf } from "#server/dialogue/conversation/today.ts";
import { change, endCall, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { alertOf } from "./triple-zero.ts";

/** What callers in urgent trouble ask after the advice: whether to come at once, and whether it is an emergency. */

const atOnce =
  "(?:(?:right |straight |just )?now|straight ?away|right away|immediately|asap|this (?:minute|second|instant)|(?:\\w+ ){0,2}minutes? away|around the corner|outside|down the (?:road|street))";
const comesNow = new RegExp(
  `\\b(?:can|could|should|may|shall|i'?ll|i will|let me|going to|want to|need to) (?:i |we |he |she |they )?(?:\\w+ ){0,2}?(?:come|pop|drop|drive|bring|rush|head|be seen|get (?:in|seen|there|to you)|walk|turn up|rock up)\\b.*\\b${atOnce}\\b|\\b(?:i'?m|i am|we'?re|we are) (?:\\w+ )?(?:on (?:my|our) way|coming (?:\\w+ ){0,2}?${atOnce})\\b|\\b(?:i'?m|i am|we'?re|we are) (?:only |just |about |around |maybe |roughly |like )*(?:(?:an?|\\w+)(?: or \\w+)? minutes? away|around the corner|down the (?:road|street))\\b|\\bany(?:thing|body|one)? (?:\\w+ ){0,2}?within the hour\\b`,
  "i",
);

/**
 * 'Can I come right now': nobody but the team knows, so they are told and the caller is put through to them; where nobody
 * can be, the caller hears who else would see them.
 */
export function answerComingNow(turn: Turn, heard: Understanding): Turn | null {
  if (urgentTold(turn.state) === null || !comesNow.test(heard.text)) return null;
  const { draft, digits } = takeDetails(turn.state, heard);
  const { facts } = turn.state;
  const informed = change(turn, {
    draft: { ...turn.state.draft, name: draft.name, phone: draft.phone },
    digits,
  });
  const alerted = alertOf(change(informed, { misses: 0 }), heard.text);
  if (isClosedNow(turn.state)) {
    const closed = closedNow(facts, todayOf(turn.state), clockOf(turn.state));
    return askAgain(say(alerted, closed, notThereNow));
  }
  return facts.canTransfer && !facts.takesVoicemail
    ? endCall(alerted, { type: "hand_over", reason: "emergency" }, puttingThrough)
    : askAgain(say(alerted, teamToldOfComing, emergencyLine(facts)));
}

const asksIfUrgent =
  /\b(?:is|are|would|does|do) (?!there\b)(?:[\w']+ ){1,6}(?:an? )?(?:emergency|urgent)\b(?! (?:visit|appointment|dentist|line|number|contact|slot|time|care))|\bshould i (?:go|be going) to (?:the )?(?:hospital|emergency|er|a&e)\b/i;
const gumsWhenBrushed =
  /^(?=.*\bgums?\b)(?=.*\bble(?:ed|eds|eding|d)\b|.*\bblood\b)(?=.*\b(?:brush|floss|bit|little|sometimes))/i;

/** 'Is that an emergency', asked of what is none; what was told of is answered before any visit is talked about. */
export function emergencyOrNot(heard: Understanding): string {
  if (heard.emergency !== null || !asksIfUrgent.test(heard.text)) return "";
  return gumsWhenBrushed.test(heard.text) ? gumsNoEmergency : whatIsEmergency;
}
