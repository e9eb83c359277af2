import { dentalTroubles, type Understanding } from "#server/dialogue/understanding.ts";
import { notToBook } from "./standing-visits.ts";

const visit = "(?:appointment|appt|booking|visit|root canal|filling|crown|extraction|check-?up|clean)";
const has = new RegExp(
  [
    `\\b(?:i|we|he|she)(?:['’]?(?:ve|s|m|re)| have| has| am| is| are)? (?:already |only |just )?(?:got |have |has )?(?:an? |my |the )?(?:booked|down|due|scheduled|${visit})\\b`,
    "\\b(?:my|our|his|her) (?:\\w+ ){0,2}?(?:appointment|appt|booking|visit)\\b",
    "\\b(?:i|he|she)['’]?(?:m|s)(?: not)? (?:in|coming in)\\b",
  ].join("|"),
  "i",
);
const wishes = /\b(?:can|could|may|want|need|like|book (?:me|us|in)|come|see|get|bring|move)\b/i;

/** What is assumed of such a day; the note for the team is written by it. */
const isOfVisit = "is the day of a visit there is already";

/**
 * 'I'm booked for the eleventh but the pain's unbearable': the day of the visit one has is not the day on which one in pain
 * wishes to be seen.
 */
export function withoutStandingDay(heard: Understanding): Understanding {
  const { emergency, when, text } = heard;
  const [day, other] = when.days;
  const isUrgent = emergency !== null && dentalTroubles.some((trouble) => trouble === emergency.value);
  const ofVisit = heard.intents.filter(({ value }) => notToBook.includes(value));
  if (!isUrgent || !day || other || ofVisit.some(({ certainty }) => certainty === "sure")) return heard;
  const lead = has.exec(text);
  if (!lead || lead.index > day.span[0]) return heard;
  const until = text.slice(lead.index, day.span[0]);
  if (wishes.test(until)) return heard;
  const assumed = [...emergency.assumed, `${day.heard} ${isOfVisit}`];
  const intents = heard.intents.filter((intent) => !ofVisit.includes(intent));
  return { ...heard, intents, emergency: { ...emergency, assumed }, when: { ...when, days: [], times: [] } };
}

/** For whoever sees the patient; null where no visit was told of. */
export const standingVisitTold = ({ emergency, text }: Understanding): string | null =>
  emergency?.assumed.some((each) => each.endsWith(isOfVisit)) ? text : null;
