import { ask } from "#server/dialogue/conversation/asking.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Intent, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { startMessage } from "./messages.ts";

/** 'I missed my appointment this morning': it is over, so nobody is late for it and nothing is left to be moved. */

const visit =
  "(?:my|our|his|her|their|the|an|that|today'?s|yesterday'?s|this morning'?s) (?:[\\w':]+ ){0,4}?(?:appointment|appt|booking|visit|check-?up|clean(?:ing)?|filling|slot|session|one|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)|o'?clock|thirty)\\b(?! (?:reminder|card|text|call|confirmation|letter|e-?mail|time|date|details)\\b)";
const gone =
  "(?:this morning|yesterday|earlier|today|last (?:night|week|month|year|\\w+day)|on \\w+day|the other day|(?:an? |\\w+ )?(?:hours?|days?|weeks?) ago|before|already)";
const unable =
  "(?:didn'?t|did not|couldn'?t|could not|wasn'?t able to|failed to) (?:\\w+ )?(?:make(?: it)?(?: to)?|get to|come (?:to|in for)|show(?: up)?(?: (?:to|for))?|turn up(?: (?:to|for))?|attend|keep)";

const missed: readonly RegExp[] = [
  new RegExp(`\\b(?:missed|slept through|no.?showed(?: for)?) ${visit}`, "i"),
  new RegExp(`\\bforgot(?:ten)?(?: all)? about ${visit}`, "i"),
  new RegExp(`\\bforgot(?:ten)? ${visit}.*\\b${gone}`, "i"),
  new RegExp(`\\b${unable} ${visit}.*\\b${gone}`, "i"),
  new RegExp(
    `\\b(?:(?:was|were) (?:supposed|meant|booked|due|down) (?:to|in|for)|had ${visit})\\b.*\\b(?:missed(?: it)?|forgot(?: it| to (?:come|go|turn up|show up))?|overslept|slept (?:in|through it)|(?:didn'?t|couldn'?t) (?:come|make it|show(?: up)?|turn up|go))\\b`,
    "i",
  ),
];
/** Still to come, asked about, or on the way there. */
const otherwise =
  /\bon (?:my|our|his|her) way\b|\b(?:you|they|nobody|dentist|doctor|clinic) (?:\w+ )?missed\b|\brunning late\b|\bminutes? (?:away|late|off)\b|\b(?:have|did|has) (?:i|we|he|she) (?:just )?miss|\b(?:if|whether|in case|unless) (?:i|we|he|she)(?:'ve| have| has)? (?:\w+ )?(?:missed|miss)|\b(?:haven'?t|hasn'?t|have not|never|not) (?:\w+ )?missed\b/i;

/** Where the telling of it ends; null when no visit was missed. */
function endOfMissed(text: string): number | null {
  if (otherwise.test(text)) return null;
  const found = missed.map((each) => each.exec(text)).find((each) => each !== null);
  return found ? found.index + found[0].length : null;
}

/** What a recogniser takes the missing for, and what only a visit that stands can be wished. */
const mistaken: ReadonlySet<Intent> = new Set([
  "running_late",
  "check_appointment",
  "confirm_appointment",
  "ask_availability",
  "reschedule",
  "cancel",
  "book",
  "repeat",
]);
const rebooks =
  /\b(?:re-?book\w*|re-?schedul\w+|book\w*|make (?:a|an|another)|(?:get|come|fit me)(?: back)? in|(?:another|a new|a different) (?:one|appointment|booking|time|day)|(?:move|change|shift|push) (?:it|that|my))\b/i;
const ofMoney = /\b(?:charged?|charges|fees?|pay|penalt(?:y|ies)|bill(?:ed)?|cost)\b/i;

/** A visit that is over is not moved: a new one is booked, and the day of the old one is not wished for. */
export function withMissedVisit(heard: Understanding): Understanding {
  const end = endOfMissed(heard.text);
  if (end === null) return heard;
  const rest = heard.text.slice(end);
  const isWished = ({ span }: Reading<unknown>): boolean => span[0] >= end && rebooks.test(rest);
  const told = (value: Intent): Reading<Intent> => ({
    value,
    heard: rest.trim(),
    span: [end, heard.text.length],
    assumed: [],
    certainty: "sure",
  });
  const { days, times, excludedDays, excludedTimes, soonest } = heard.when;
  return {
    ...heard,
    intents: [
      ...(rebooks.test(rest) ? [told("book")] : []),
      ...(ofMoney.test(rest) ? [told("ask_price")] : []),
      ...heard.intents.filter(
        ({ value, certainty }) => certainty === "sure" && value !== "ask_price" && !mistaken.has(value),
      ),
    ],
    when: {
      days: days.filter(isWished),
      times: times.filter(isWished),
      excludedDays,
      excludedTimes,
      soonest,
    },
  };
}

const missedSentence =
  "An appointment that was missed cannot be moved any more, but I can book a new one, or take a message.";

/** Offers another; where nothing may be booked the team hears of it. */
export function offerAfterMissed(turn: Turn, heard: Understanding): Turn | null {
  if (turn.state.purpose !== null || endOfMissed(heard.text) === null) return null;
  if (hasIntent(heard, "book", "leave_message", "want_person")) return null;
  if (!turn.state.facts.permissions.bookAppointments)
    return startMessage(change(turn, { misses: 0 }), `Missed an appointment: ${heard.text.trim()}`);
  const kept = heard.visit ? changeDraft(turn, { visit: toDetail(heard.visit) }) : turn;
  return ask(say(change(kept, { misses: 0 }), missedSentence), {
    kind: "offering_rebooking",
    cancelled: null,
  });
}
