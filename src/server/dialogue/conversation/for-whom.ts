import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import { whoComes } from "#server/dialogue/who/find-comer.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { textWithoutOnlyAsked } from "./only-asked.ts";
import { hasIntent } from "./reading.ts";
import { tellsTrouble } from "./reason-note.ts";
import { notToBook } from "./standing-visits.ts";
import type { Draft, LiveState } from "./state.ts";

/**
 * For whom one rings, by the words: 'it's Jo, my son chipped a tooth', 'this is the school nurse, one of our kids broke a
 * tooth'. The visit is not booked under their own name, and the name of whoever comes is asked for. What is kept of who
 * rings is decided in `policies/who-rings.ts`.
 */

const inCare =
  "kids?|children|students?|pupils?|residents?|clients?|boys?|girls?|players?|patients?|guests?|campers?|workers?|staff|boarders|littlies";
const oneInCare = "student|pupil|resident|client|boarder|child|kid|boy|girl|lad|player";
const charge = `(?:(?:one|two|some|a few) of (?:our|my|the) (?:\\w+ ){0,2}?(?:${inCare})|(?:an?|our|the) (?:\\w+ ){0,3}?(?:${oneInCare}))`;
const somebody = `(?:${aRelative}|${charge})`;

const school =
  "school(?: nurse| office)?|nurse|teacher|principal|sick bay|kindy|kindergarten|preschool|child ?care(?: centre)?|day ?care|boarding house";
const home = "nursing home|aged care|care home|group home|hostel";
const carer = "carer|support worker|case worker|social worker|coach|camp|nanny|babysitter|guardian";
const office = `(?:${school}|${home}|${carer})`;

const trouble =
  "(?:needs?|wants?|would like|is due|'s due|has|'s got|got|have|had|chipped|broke|broken|cracked|knocked|hurt|lost|fell|fallen|complaining|sore|toothache|pain|swollen)";
const hurtThere = "teeth|tooth|toothache|mouth|jaw";
const ofDentist = `${hurtThere}|gums?|filling|crown|check[ -]?up|clean|appointment|dentist|seen|braces|retainer|denture|plate|mouth ?guard|brace`;
/** Later in the same sentence. */
const furtherOn = (words: string): string => `(?=[^.?!]*\\b(?:${words})\\b)`;

/** 'My wife Ewa' */
const firstNames = "[^\\s,.]{2,}";
const isFor = new RegExp(
  [
    `\\b(?:for|book(?:ing)?|bring(?:ing)?|get(?:ting)?|fit(?:ting)?|on behalf of|see|put) (?:in )?${somebody}\\b`,
    `\\b${somebody}(?:(?:['’]s| who['’]?s| has| have| is| just)? (?:\\w+ ){0,2}?)${trouble}\\b${furtherOn(ofDentist)}`,
    `\\b(?:can|could|may|might) ${somebody}(?: ${firstNames})? (?:(?:please|possibly|also) )*(?:come|be seen|be booked|get (?:in|an?)|have an?)\\b(?! (?:in )?(?:with me|along|inside|alone|by|on (?:his|her|their) own)\\b)`,
    `\\b(?:i['’]?ve got|i have|we['’]?ve got|we have|there['’]?s) ${charge}\\b${furtherOn(hurtThere)}`,
  ].join("|"),
  "i",
);

const alongWithThem =
  "me and|and me|and i(?!['’]?[md]\\b| (?:am|would|want|need|was)\\b)|myself|and my(?:self)?|us|both|too|as well|also|family|for (?:me|myself)";
const ofAll = "(?:we|i) (?:all )?(?:need|have|want) (?:\\w+ )?(?:check[ -]?ups|cleans|appointments)";
const onlySpokenOf = "(?:has|have|'s got|got|needs?) (?:the|my) (?:car|day)";
/** The caller comes, too, or only has a reason to speak of them. */
const isOwn = new RegExp(`\\b(?:${alongWithThem}|${ofAll}|${onlySpokenOf})\\b`, "i");

/** 'My son's bracket came off', 'my mums denture snapped', 'a wire on her braces is loose' */
const isTheirs = new RegExp(
  `\\b(?:${aRelative}['’]?s|his|her) (?:[\\w-]+ ){0,2}?(?:${hurtThere}|gums?|crowns?|fillings?|caps?|brac(?:es?|kets?)|wires?|retainers?|aligners?|dentures?|plates?|mouth ?guards?)\\b`,
  "i",
);

const speaksForOther = (text: string): boolean =>
  (isFor.test(text) || (isTheirs.test(text) && tellsTrouble(text))) && !isOwn.test(text);

const introduction =
  /\b(?:it['’]?s|i['’]?m|i am|this is|my name['’]?s|my name is|name['’]?s)\s+(?:just |only )?$/i;

/** As though the caller had not said who they are, where a visit is booked for somebody else. */
export function withoutCallersName(state: LiveState, heard: Understanding): Understanding {
  const { name, text } = heard;
  const isBooking = state.purpose === "book" || state.purpose === null;
  if (!name || state.draft.name || !isBooking || hasIntent(heard, ...otherThanBook(heard))) return heard;
  const isIntroduced =
    introduction.test(text.slice(0, name.span[0])) ||
    introduction.test(`${name.heard.split(" ").slice(0, 2).join(" ")} `) ||
    /^\W*(?:here|speaking|calling)\b/i.test(text.slice(name.span[1]));
  const isOffice = ofOffice(name.value.full);
  // Who checks their own visit and 'also' books their daughter is not one of those to be booked.
  const isChecking = hasIntent(heard, "check_appointment", "confirm_appointment");
  const wish = isChecking ? text.replace(/\b(?:also|as well|too)\b/gi, "") : text;
  return (isIntroduced || isOffice) && speaksForOther(wish) ? { ...heard, name: null } : heard;
}

/** 'I'm checking my time, it's Lucas Murphy, and can you book my son in': the son is the one who is booked. */
const otherThanBook = (heard: Understanding): readonly Intent[] =>
  hasIntent(heard, "book")
    ? notToBook.filter((each) => each !== "check_appointment" && each !== "confirm_appointment")
    : notToBook;

/** 'School nurse here' is nobody called Nurse. */
const ofOffice = (name: string): boolean => name.replace(officeWords, "").trim() === "" || aChild.test(name);
const officeWords = new RegExp(`\\b(?:${office}|school|nurse|office|centre|home)\\b`, "gi");
const aChild =
  /^(?:little|young|small|big|older|younger|poor)? ?(?:boy|girl|lad|student|pupil|child|kid|resident|client|one)$/i;

const rings = new RegExp(
  `\\b(?:(?:this is|it['’]?s|i['’]?m|i am)|(?:calling|ringing|phoning) from|(?<=^\\W*(?:(?:hi|hello|hey)\\W+)?))\\s*(?:[\\p{L}'’]+ ){0,6}?${office}\\b(?: (?:at|of|from|in) (?:(?!one\\b|a\\b|i\\b|we\\b|and\\b|we['’]ve\\b|i['’]ve\\b)[\\p{L}'’]+ ?){1,4})?`,
  "iu",
);

/** The school or the home that rings for somebody in its care, in its own words; empty where nobody says so. */
export const officeThatRings = (text: string): string =>
  speaksForOther(text) ? (rings.exec(text)?.[0].trim() ?? "") : "";

/** Whether the visit is another's; the looser words count only as long as no name is known. */
export function isForSomebodyElse({ name }: Draft, heard: Understanding): boolean {
  const said = textWithoutOnlyAsked(heard.text);
  return (
    forRelative.test(said) ||
    (name === null && speaksForOther(said)) ||
    heard.name?.assumed.includes(whoComes) === true
  );
}
const forRelative = new RegExp(`\\b(?:for|bring|see|book) (?:in )?${aRelative}\\b`, "i");
