import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { hasIntent } from "./reading.ts";
import type { LiveState } from "./state.ts";

/**
 * Whoever rings for somebody else and says who they are: 'it's Jo, my son chipped a tooth', 'this is the school nurse, one of
 * our kids broke a tooth'. The visit is not booked under their own name, and the name of whoever comes is asked for.
 */

const charge =
  "(?:one|two|some|a few) of (?:our|my|the) (?:\\w+ ){0,2}?(?:kids?|children|students?|pupils?|residents?|clients?|boys?|girls?|players?|patients?|guests?|campers?|workers?|staff|boarders|littlies)|(?:an?|our|the) (?:\\w+ ){0,3}?(?:student|pupil|resident|client|boarder|child|kid|boy|girl|lad|player)";
const somebody = `(?:${aRelative}|${charge})`;
const office =
  "(?:school(?: nurse| office)?|nurse|teacher|principal|sick bay|kindy|kindergarten|preschool|child ?care(?: centre)?|day ?care|nursing home|aged care|care home|group home|hostel|carer|support worker|case worker|social worker|coach|camp|boarding house|nanny|babysitter|guardian)";
const trouble =
  "(?:needs?|wants?|would like|is due|'s due|has|'s got|got|have|had|chipped|broke|broken|cracked|knocked|hurt|lost|fell|fallen|complaining|sore|toothache|pain|swollen)";

const isFor = new RegExp(
  [
    `\\b(?:for|book(?:ing)?|bring(?:ing)?|get(?:ting)?|fit(?:ting)?|on behalf of|see|put) (?:in )?${somebody}\\b`,
    `\\b${somebody}(?:(?:['’]s| who['’]?s| has| have| is| just)? (?:\\w+ ){0,2}?)${trouble}\\b(?=[^.?!]*\\b(?:teeth|tooth|toothache|gums?|mouth|jaw|filling|crown|check[ -]?up|clean|appointment|dentist|seen|braces|retainer|denture|plate|mouth ?guard|brace)\\b)`,
    `\\b(?:i['’]?ve got|i have|we['’]?ve got|we have|there['’]?s) (?:${charge})\\b(?=[^.?!]*\\b(?:teeth|tooth|toothache|mouth|jaw)\\b)`,
  ].join("|"),
  "i",
);
/** The caller comes, too, or only has a reason to speak of them. */
const isOwn =
  /\b(?:me and|and me|and i(?!['’]?[md]\b| (?:am|would|want|need|was)\b)|myself|and my(?:self)?|us|both|too|as well|also|family|(?:we|i) (?:all )?(?:need|have|want) (?:\w+ )?(?:check[ -]?ups|cleans|appointments)|(?:has|have|'s got|got|needs?) (?:the|my) (?:car|day)|for (?:me|myself))\b/i;

export const speaksForOther = (text: string): boolean => isFor.test(text) && !isOwn.test(text);

const ofVisitThatStands: readonly Intent[] = [
  "cancel",
  "reschedule",
  "check_appointment",
  "confirm_appointment",
  "running_late",
  "leave_message",
  "want_person",
];
const introduction =
  /\b(?:it['’]?s|i['’]?m|i am|this is|my name['’]?s|my name is|name['’]?s)\s+(?:just |only )?$/i;

/** As though the caller had not said who they are, where a visit is booked for somebody else. */
export function withoutCallersName(state: LiveState, heard: Understanding): Understanding {
  const { name, text } = heard;
  const isBooking = state.purpose === "book" || state.purpose === null;
  if (!name || state.draft.name || !isBooking || hasIntent(heard, ...ofVisitThatStands)) return heard;
  const isIntroduced =
    introduction.test(text.slice(0, name.span[0])) ||
    introduction.test(`${name.heard.split(" ").slice(0, 2).join(" ")} `);
  const isOffice = ofOffice.test(name.value.full);
  return (isIntroduced || isOffice) && speaksForOther(text) ? { ...heard, name: null } : heard;
}

/** 'School nurse here' is nobody called Nurse. */
const ofOffice = new RegExp(
  `^(?:(?:${office}|school|nurse)(?: (?:${office}|nurse|office|centre|home))*|(?:little|young|small|big|older|younger|poor)? ?(?:boy|girl|lad|student|pupil|child|kid|resident|client|one))$`,
  "i",
);

const rings = new RegExp(
  `\\b(?:(?:this is|it['’]?s|i['’]?m|i am)|(?:calling|ringing|phoning) from|(?<=^\\W*(?:(?:hi|hello|hey)\\W+)?))\\s*(?:[\\p{L}'’]+ ){0,6}?${office}\\b(?: (?:at|of|from|in) (?:(?!one\\b|a\\b|i\\b|we\\b|and\\b|we['’]ve\\b|i['’]ve\\b)[\\p{L}'’]+ ?){1,4})?`,
  "iu",
);

/** Who rings for somebody in their care, in their own words; empty where nobody says so. */
export const whoRingsFor = (text: string): string =>
  speaksForOther(text) ? (rings.exec(text)?.[0].trim() ?? "") : "";
