import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, type Told } from "./told.ts";

/** Whether one may come without having booked: 'do you take walk-ins', 'can I just rock up', 'do I need an appointment'. */

const who = "(?:i|we|you|u|he|she|they|people|patients|one|someone|my \\w+)";
const come =
  "(?:walk|rock|turn|show|pop|drop|come|roll|swing|stop|drop|call) (?:straight |right )?(?:in|up|by|around|past|over|down|on in|on down)";
const atOnce = "(?:(?:right |straight )?now|right away|straight away|as (?:i|we) (?:am|are)|at the moment)";
const without =
  "(?:without|with no|with out|minus) (?:(?:having|making|needing) )?(?:(?:an?|any|the) )?(?:(?:prior|previous) )?(?:appointments?|appts?|bookings?|booking|to book|making one|reservation)";

const asked: readonly RegExp[] = [
  /\bwalk[- ]?ins\b|\bwalk[- ]in (?:patients?|appointments?|clinic|basis|service|only)\b|\b(?:you|it|they|who) (?:a |an |just )?walk[- ]in\b/i,
  new RegExp(
    `\\b(?:can|could|may|do|does|is|are|should|if|allowed|ok|okay|possible)\\b[^.?!]*\\b${without}\\b`,
    "i",
  ),
  /\bfirst come,? first serve[d]?\b|\bable to (?:just )?(?:walk|rock|turn|show) (?:straight |right )?(?:in|up)\b/i,
  // 'Can I come in tomorrow' wishes for a time; who would just turn up asks whether one may.
  new RegExp(
    `\\b(?:can|could|may|do|should|or) ${who} (?:just |simply |always |literally )?(?:walk|rock|turn|show|roll) (?:straight |right )?(?:in|up)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:can|could|may|do|should|or) ${who} (?:just|still) ${come}(?:(?: to you| there| to the clinic)? ${atOnce})?(?=\\W*$| (?:or|any ?time|whenever)\\b)`,
    "i",
  ),
  new RegExp(
    `\\b(?:can|could|may|should|or) ${who} (?:just |still )?(?:come|pop|drive|head|walk) (?:straight|right) (?:down|over|in|around|round|up|there)(?: ${atOnce})?\\W*$`,
    "i",
  ),
  new RegExp(
    `\\b(?:can|could|may) ${who} (?:${come}) (?:any ?time|whenever|at any time|unannounced|off the street)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:do|does|would|will|should|must) ${who} (?:really |actually |always |still )?(?:(?:need|have|got) to (?:book|make|have|get)|need|have to have|require)(?: (?:an? |to make an? ))?(?:appointments?|appt|bookings?|in advance|ahead|first|one)?\\b(?= ?(?:an? )?(?:appointment|booking|in advance|ahead|first|to come|to be|for|or|before|please|$|[?.!,]))`,
    "i",
  ),
  /\b(?:is|are|it'?s) (?:it|you|this|that|the clinic|yous)? ?(?:guys )?(?:strictly |only )?(?:by )?(?:appointments? only|only by appointment|by appointment|bookings? only)\b/i,
  /\b(?:have|need) to (?:book|make an appointment|have an appointment) or (?:can|could|do)\b/i,
];
/** Told of a visit that stands, or said of what is fetched or asked beside a wish. */
const otherwise =
  /\b(?:(?:my|our|his|her) (?:\w+ )?(?:appointment|booking|visit)|pick(?:ing)? up|collect|grab|drop(?:ping)? off|referral|deposit|parking|park|book me|i(?:'d| would) like|to (?:cancel|move|change|reschedule)|another (?:appointment|one|booking)|(?:two|separate|different|second|longer) (?:appointments?|bookings?))\b/i;

/** Only by the words 'appointment' or 'book': 'do I need to pay' asks something else. */
const isOfBooking =
  /\b(?:book\w*|appointments?|appts?|walk[- ]?ins?|just|still|straight|right|walk|rock|turn|show|roll|any ?time|whenever|unannounced|first come)\b/i;

export const asksOfWalkIn = remembering(
  (text): boolean => asked.some((each) => each.test(text)) && isOfBooking.test(text) && !otherwise.test(text),
);

const written =
  /\bwalk[- ]?ins?\b|\bwithout (?:an? )?(?:appointment|booking)\b|\bby appointment\b|\bappointments? only\b|\bdrop in\b|\bno (?:appointment|booking) (?:is )?(?:needed|necessary|required)\b/i;

/** A time is offered and not looked up: who asks has not said yet that they want one. */
export function toldOfWalkIns({ facts }: LiveState): Told {
  if (!facts.permissions.provideInfo) return known(answers.mayNotAnswer, "");
  const told = answers.fromAdditionalInfo(facts, written);
  return told === ""
    ? { sentence: notWritten, isOpen: true, offersVisit: true }
    : { sentence: told, isOpen: false, offersVisit: true };
}

const notWritten = "Whether you can come without booking I do not know; the team can tell you.";
