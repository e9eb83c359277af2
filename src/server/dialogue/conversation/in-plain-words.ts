import { severalOfKin } from "#server/dialogue/who/kin.ts";
import { remembering } from "#server/dialogue/words.ts";
import type { Purpose } from "./state.ts";
import { kindOfVisit } from "./visits-in-place.ts";

const visit = "(?:appointment|booking|visit|check-?up|clean(?:ing)?|filling|slot|session)";

const theirs = `(?:my|our|his|her) (?:[\\w']+ ){0,2}${visit}`;

const has = `(?:have|'ve|got|booked) (?:already )?(?:got )?(?:an?|my) (?:[\\w']+ ){0,2}${visit}`;

/** What one calls an appointment by: 'my Tuesday', 'my ten o'clock'. */
const when =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow)|one o|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half past|\\d{1,2})";

const kinsfolk = `(?:${severalOfKin}|little)\\b`;

/** 'I want to check an appointment', but not 'check an appointment is free', which asks for a new one. */
const checks =
  /\bcheck(?:ing)? (?:up )?(?:on |about )?(?:an?|the|that|this|my|our|his|her) (?!(?:\w+ )?(?:available|free|open)\b)(?:[\w']+ )?(?:appointment|booking|visit)\b(?! (?:\w+ )?(?:avail\w*|times?|free|openings?|price|cost)\b)/i;

const plain: readonly (readonly [RegExp, Purpose])[] = [
  [new RegExp(`\\bcancel ${theirs}`, "i"), "cancel"],
  [
    /^\W*(?:(?:um|uh|hi|hello|hey|yes|please|just)\W+)*cancel\b|\b(?:want to|wanna|need to|like to|have to|got to|please|can i|could i|can you|could you) (?:please |just )?cancel\b/i,
    "cancel",
  ],
  [new RegExp(`\\b(?:reschedule|move|change|shift|push|swap) ${theirs}`, "i"), "reschedule"],
  [
    // 'I need to move an appointment': only one that stands can be moved.
    /\b(?:reschedule|move|shift|postpone|rearrange|change|push back|bring forward) an? (?:\w+ )?(?:appointment|booking)\b|\b(?:bring|push|put|move) an? (?:\w+ )?(?:appointment|booking) (?:forward|back|earlier|later)\b/i,
    "reschedule",
  ],
  [
    // 'Bring my two kids in' counts those who come.
    new RegExp(
      `\\b(?:reschedule|move|change|shift|push|swap|switch|bring) (?:my|our) ${when}(?! (?:\\w+ )?${kinsfolk})`,
      "i",
    ),
    "reschedule",
  ],
  [
    new RegExp(`\\binstead of (?:on |my |this |next |the )*${when}|\\bthan (?:my|our) ${when}`, "i"),
    "reschedule",
  ],
  [
    new RegExp(`${has}\\b.*\\b(?:instead|make it|move|change|different|another (?:day|time))\\b`, "i"),
    "reschedule",
  ],
  [
    /\b(?:move|change|reschedule|shift|push|swap) the (?:one|appointment|booking|visit) (?:that )?(?:i|we|he|she|they)(?:'ve|'s| have| has)? (?:already )?(?:have|has|got|made|booked)\b/i,
    "reschedule",
  ],
  [
    new RegExp(
      `\\b(?:reschedule|move|postpone|bump) (?:the|my|our|his|her) (?:(?:first|second|third|last|next|other|upcoming) )?${kindOfVisit}\\b`,
      "i",
    ),
    "reschedule",
  ],
  [
    /\b(?:move|change|reschedule|shift) (?:it|that)\b.*\b(?:instead|another|different|to)\b|\b(?:move|reschedule) it\b|\b(?:move|reschedule|shift|push) (?:both|them|ours)\b(?! in\b)/i,
    "reschedule",
  ],
  [checks, "check"],
  [
    /\b(?:check|make sure|see)\b.{0,20}\b(?:i'?m|i am|we'?re) (?:still )?(?:booked|down)\b|\bgot me (?:down|booked)\b|\bam i (?:still )?(?:booked|down)\b/i,
    "check",
  ],
  [
    /\b(?:did|have|had) (?:i|we) (?:already |actually )?(?:book|booked|make|made) (?:in |an? |my |our )/i,
    "check",
  ],
  [
    /\b(?:is|are) (?:my|our|his|her) (?:[\w'-]+ ){1,4}?still (?:on|booked|happening|going ahead|there|good|all good|confirmed)\b/i,
    "check",
  ],
];

/** The plainest of words about an appointment one has, when the recognisers heard a new booking or nothing. */
export const plainWish = remembering((text): Purpose | null => {
  if (/\b(?:not|n't|never) (?:want to |need to )?(?:cancel|move|change)/i.test(text)) return null;
  return plain.find(([words]) => words.test(text))?.[1] ?? null;
});
