import type { FoundAppointment } from "#server/dialogue/events.ts";
import { visitsOfKind } from "./visits-of-kind.ts";

/** 'The last one', 'my second root canal': one of the visits that were found, by its place among them in time. */

export const kindOfVisit =
  "(?:cleans?|cleaning|scale and clean|fillings?|check-?\\s?ups?|whitening|root canals?|crowns?|implants?|x-?rays?|extractions?|surgery|follow-?\\s?ups?|consult(?:ation)?s?|hygien\\w+|emergency)";
const things = `(?:of (?:the|my|our|those|these|them)\\b|(?:${kindOfVisit} )?(?:one|appointment|appt|booking|visit)\\b|${kindOfVisit}\\b)`;
const places: Readonly<Record<string, number>> = {
  ...{ first: 0, next: 0, soonest: 0, earliest: 0, earlier: 0 },
  ...{ second: 1, third: 2, fourth: 3, last: -1, final: -1, latest: -1, later: -1 },
};
const inPlace = new RegExp(
  `\\b(?:the|my|our|his|her|that)(?: very)? (${Object.keys(places).join("|")}) ${things}`,
  "gi",
);
/** Where something goes, or what is only compared with it. */
const leadsAway =
  /\b(?:to|until|till|into|for|in|at|after|before|than|from|like|as|instead of|not|keep|leave)\W*$/i;
/** 'The last one I booked' is told by when it was made, 'the next one you have' is one to be had, 'my last visit was good' is over. */
const ofOther =
  /^\W*(?:(?:that )?(?:i|we|you|he|she)\b|(?:available|free|going|made|booked|there is|you(?:['’]ve)?)\b)/i;
const isOver = /\b(?:was|were|had|did|been|went|ago|time i)\b/i;

/** Null where the words tell no place. */
export function placeOfVisit(text: string): number | null {
  if (isOver.test(text)) return null;
  const [only, other] = [...text.matchAll(inPlace)].filter(
    ({ index, 0: said }) =>
      !leadsAway.test(text.slice(0, index)) && !ofOther.test(text.slice(index + said.length)),
  );
  return only && !other ? (places[only[1]?.toLowerCase() ?? ""] ?? null) : null;
}

/** The one that stands there, of those for what the words say; null where they tell no place, or too few were found. */
export function visitInPlace(text: string, among: readonly FoundAppointment[]): FoundAppointment | null {
  const place = placeOfVisit(text);
  if (place === null) return null;
  const ofKind = visitsOfKind(text, among);
  const pool = ofKind.length > 0 ? ofKind : among;
  return pool.length > 1 ? (pool.at(place) ?? null) : null;
}
