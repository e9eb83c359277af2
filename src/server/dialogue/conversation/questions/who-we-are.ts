import { automated, reached, withTrade } from "#server/dialogue/conversation/phrases/call.ts";
import { isIdle, isOpenQuestion, type LiveState } from "#server/dialogue/conversation/state.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";

/** Whom one is speaking to: 'is this Harbour Dental', 'is this the dentist', 'what's your name'. */

const opening =
  "^\\W*(?:(?:oh|hi|hello|hey|g'?day|good (?:morning|afternoon|evening)|sorry|um+|uh+|ah|yes|yeah|excuse me|so|and|wait|just (?:checking|to check)|can i (?:just )?(?:ask|check)|(?:i|we) (?:just )?(?:want(?:ed)? to|need to) (?:ask|check)|may i ask)\\W+)*";
const end = "(?:\\W+(?:please|mate|today|then|sorry|thanks|again|here|right|yeah|is it|love|there))*\\W*$";
const isThis =
  "(?:(?:is|isn'?t) (?:this|that|it)|are you|(?:have|did) i (?:just )?(?:got|get|reached|reach|called|call|rung|ring|rang|dialled|dial|come through to|got through to|get through to|through to|got hold of)|am i (?:through to|speaking (?:to|with)|talking (?:to|with)|on to))";
const asksOwn = new RegExp(
  `${opening}${isThis} (?:the )?(?:team at |people at |reception (?:at|for) )?(?<place>[\\p{L}\\d][\\p{L}\\d'’&-]*(?: [\\p{L}\\d&][\\p{L}\\d'’&-]*){0,4}?)${end}`,
  "iu",
);
/** A place one takes for a clinic. */
const clinicWord =
  /\b(?:dental|dentists?|dentistry|dentist'?s|orthodontics?|orthodontists?|smiles?|teeth|clinic|surgery|practice)\b/i;
/** 'Is this the dentist', of any dentist's. */
const anyClinic =
  /^(?:a |an |the |your )?(?:dental )?(?:dentists?|dentist'?s|dental|dental (?:clinic|surgery|practice|office|place|centre|rooms)|clinic|surgery|practice|reception|front desk|right (?:place|number|clinic|dentist))(?: (?:clinic|surgery|practice|office|place|number|line))?$/i;
/** Said of the dentist's own work, or asked of the place. */
const noPlace =
  /\b(?:open|closed|available|free|near|accepting|taking|new|covered|good|bad|normal|still|next|my|your|for|about|on|at|in|with|by|near|close|to|hiring|looking|able|going|i'?m|how|when|what|where|who|parking|busy|emergency|appointments?|only|bulk|robot|human|person|machine|real|private|public|above|below|behind|beside|inside|opposite|across|over|under|between|past|after|before|upstairs|downstairs|closer?|further|like|same|part)\b/i;

/** What one may have meant to ring in place of a clinic for teeth. */
const business = new RegExp(
  `\\b(?:${[
    "vets?|vet'?s|veterinary|veterinarian|animal hospital|kennels?|groomers?",
    "pharmac(?:y|ies|ist)|chemist'?s?|physio\\w*|chiro\\w*|podiatr\\w+|optometrists?|optician|doctor'?s|doctors|gp|medical(?: (?:centre|center|practice))?|hospital|pathology|radiology",
    "schools?|kindy|kindergarten|child ?care|day ?care|college|university|uni",
    "hair ?(?:dressers?|dressing)|barbers?|salon|spa|nails",
    "bakery|butchers?|caf(?:e|é)|restaurants?|pizza\\w*|takeaway|kebab|pub|hotel|motel|tavern|bottle ?shop",
    "bank|post office|council|library|police|station|court",
    "gym|pool|church",
    "real estate|agency|agent'?s|solicitors?|lawyers?|accountants?|insurance",
    "mechanics?|garage|motors|tyres?|smash repairs|auto|panel ?beaters?",
    "plumbers?|plumbing|electricians?|electrical|carpets?|removalists?|storage",
    "florists?|nursery|hardware|bunnings|woolworths|woolies|coles|aldi|kmart|supermarket|grocer\\w*|shop|store|warehouse",
    "airlines?|airport|taxis?|cabs?|centrelink|medicare|telstra|optus|real ?estate|travel agent\\w*|dry ?cleaners?|laundry",
    "cinema|theatre|club|rsl|bowlo|golf",
    "domino'?s|mcdonald'?s|maccas|kfc|hungry jack'?s|red rooster|nando'?s|jb hi[ -]?fi|officeworks|harvey norman|dan murphy'?s|australia post|vodafone|westpac|commbank|service nsw|vicroads",
  ].join("|")})\\b`,
  "i",
);

const ownName =
  /\b(?:what(?:'?s| is| was)? your name|do you have a name|(?:got|have) (?:you )?a name|your name(?: is)? again|(?:who|whom)(?:'?s| is| are| am| was| do| did)? (?:i|this|that|it|you|ya)(?: (?:am|was))? ?(?:speaking|talking|chatting)?(?: (?:to|with))?|who have i got|(?:what|which) (?:clinic|dentist|practice|place|surgery|company) (?:is (?:this|that)|am i (?:speaking|talking|through)(?: to| with)?|have i (?:called|rung|reached|got))|where (?:have|did) i (?:called?|ring|rung|got(?: through)?(?: to)?|reach(?:ed)?|dial(?:led)?)|what (?:do|can|should) i call you|who(?:'?s| is) (?:speaking|talking|there|on the (?:line|phone)))\b/i;
const onlyOwnName = new RegExp(
  `${opening}(?:but |and )?(?:can i (?:just )?(?:get|have|ask) )?${ownName.source}${end}`,
  "i",
);
const getName = new RegExp(
  `${opening}(?:can|could|may) i (?:please )?(?:get|have|ask|take) (?:for )?your name${end}`,
  "i",
);

/** 'Is this the right number for the vet', 'have I got the wrong number'. */
const ofNumber = new RegExp(
  `${opening}(?:(?:is|isn'?t) (?:this|that|it)|(?:have|did|do) i (?:just )?(?:got|get|have|called?|ring|rung|rang|dial(?:led)?)) (?:the |a )?(?:right|wrong|correct) (?:phone )?(?:number|place|clinic)(?: (?:for|of) (?:the |a )?(?<place>[\\p{L}\\d][\\p{L}\\d'’& -]*?))?${end}`,
  "iu",
);

const wordsIn = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[^\p{L}\d]+/u)
    // As a recogniser spells them: Harbor, center.
    .map((word) => word.replace(/our$/, "or").replace(/tre$/, "ter"))
    .filter((word) => word.length > 1 && !["the", "and", "at", "pty", "ltd"].includes(word));

/** Where it is to be found tells nothing of what it is. */
const whereabouts = / (?:on|in|at|near|by|down|from) .*$/i;

function placeIn(text: string): string | null {
  const named = ofNumber.exec(text)?.groups?.place ?? asksOwn.exec(text)?.groups?.place ?? null;
  const place = named === null ? null : business.test(named) ? named.replace(whereabouts, "") : named;
  return place !== null && !noPlace.test(place) ? place : null;
}

/** Every word of it is in the clinic's name, and one that is no other clinic's. */
function isOwnName(place: string, clinicName: string): boolean {
  const own = wordsIn(clinicName);
  const said = wordsIn(place);
  const isWhole = said.length > 0 && said.every((word) => own.includes(word) || clinicWord.test(word));
  return isWhole && said.some((word) => own.includes(word) && !clinicWord.test(word));
}

const asksOwnName = (text: string): boolean => onlyOwnName.test(text) || getName.test(text);
/** The wrong number, for nothing that is named. */
const asksOfNumber = (text: string): boolean =>
  /\bwrong\b/i.test(text) && ofNumber.exec(text)?.groups?.place === undefined && ofNumber.test(text);

/** 'Is that the Wattle Street Vet'. */
const isOtherBusiness = (place: string, clinicName: string): boolean =>
  business.test(place) &&
  !clinicWord.test(place.replace(/\b(?:surgery|clinic|practice)\b/gi, "")) &&
  !isOwnName(place, clinicName);

/** 'Is that Sharon' takes the assistant for one of the team. */
const isFirstName = (place: string): boolean => commonFirstNames.has(place.toLowerCase());

export function asksWhoWeAre(state: LiveState, text: string): boolean {
  if (asksOwnName(text) || asksOfNumber(text)) return true;
  const place = placeIn(text);
  if (place === null) return false;
  if (isOtherBusiness(place, state.facts.clinicName) || (isOpenQuestion(state.step) && isFirstName(place)))
    return true;
  // Amid a booking 'is that a dental clean' asks of the visit.
  const isElse = isIdle(state) && clinicWord.test(place);
  return isElse || anyClinic.test(place) || isOwnName(place, state.facts.clinicName);
}

export function toldWhoWeAre({ facts }: LiveState, text: string): string {
  const place = placeIn(text);
  const { clinicName } = facts;
  if (asksOfNumber(text)) return reached(facts);
  if (place === null || clinicName === "" || asksOwnName(text) || isFirstName(place))
    return automated(facts, text);
  if (isOtherBusiness(place, clinicName)) return `No, this is ${withTrade(facts)}.`;
  return `${anyClinic.test(place) || isOwnName(place, clinicName) ? "Yes, this" : "This"} is ${clinicName}.`;
}
