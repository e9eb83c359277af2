import type { Intent, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { whoComes } from "#server/dialogue/who/find-comer.ts";
import { asksForCall, wantsRung } from "./asks-for-call.ts";
import { cancelledForAnother, rebooksLater } from "./cancelled-for-another.ts";
import { plainWish } from "./in-plain-words.ts";
import { textWithoutOnlyAsked } from "./only-asked.ts";
import { hasIntent, hasWhen, refusesCall } from "./reading.ts";
import { tellsTrouble } from "./reason-note.ts";
import { ringsAboutVisit } from "./rings-about.ts";
import type { Purpose } from "./state.ts";

/** The wish that an intent brings up. */
const purposeOf: Partial<Record<Intent, Purpose>> = {
  book: "book",
  ask_availability: "book",
  reschedule: "reschedule",
  cancel: "cancel",
  check_appointment: "check",
  confirm_appointment: "confirm",
  running_late: "running_late",
  leave_message: "message",
};

function eachWish(heard: Understanding): Purpose[] {
  const isNone = wantsNoNewOne(heard.text);
  const isRung = !refusesCall(heard);
  const wishes = heard.intents.flatMap((intent): Purpose[] => {
    if (intent.value === "cancel" && isNone) return [];
    if (intent.value === "check_appointment" && asksIfFree(heard.text)) return ["book"];
    const purpose = purposeIn(heard, intent);
    if (purpose !== "message") return purpose ? [purpose] : [];
    if (!asksForCall(heard.text)) return [purpose];
    return isRung ? ["callback"] : [];
  });
  return [...new Set(wishes)];
}

function purposeIn(heard: Understanding, intent: Reading<Intent>): Purpose | undefined {
  if (intent.value === "reschedule" && rebooksLater(heard.text)) return "cancel";
  return isGuessedMove(heard, intent) ? "book" : purposeOf[intent.value];
}

/** Every wish in the utterance, in the order of weight. */
export function wishesIn(heard: Understanding): Purpose[] {
  const found = ofVisitRungAbout(heard, withoutGuess(heard, eachWish(heard)));
  if (found.length === 0 && wantsRung(heard.text)) return ["callback"];
  // 'I'd also like to bring Hugo in'
  if (found.length === 0 && namesComer(heard)) return ["book"];
  // 'The ninth, but if that's gone the tenth' is a choice and moves nothing.
  const isChoice = hasIntent(heard, "book") && !tracesOfVisit.test(heard.text);
  if (isChoice && found.includes("reschedule") && isMerelyGuessed(heard, "reschedule"))
    return found.filter((wish) => wish !== "reschedule");
  // Cancelling one and booking another in one breath is moving it.
  if (found.includes("cancel") && (cancelledForAnother(heard) || noMoves.test(heard.text)))
    return ["reschedule"];
  // 'Book me in on Thursday and cancel the one on the twentieth' is two wishes.
  if (found.includes("cancel") && bookAndCancel.test(heard.text)) return ["cancel", "book"];
  // 'Cancel for me and Dave' books nobody.
  if (found.includes("cancel") && found.includes("book") && !speaksOfNewOne.test(heard.text))
    return found.filter((wish) => wish !== "book");
  const plain = plainWish(textWithoutOnlyAsked(heard.text));
  const isWeak = found.every((wish) => wish === "book");
  const isToldOver = plain !== null && found.includes(plain) && isGuessed(heard, found[0]);
  return plain !== null && (isWeak || isToldOver) ? [plain] : found;
}

/** 'Cancel, no, move my thing on Friday' */
const noMoves =
  /\bcancel\b(?:\W+[\w']+){0,3}?\W+(?:(?:um|uh|er|oh|sorry|wait|actually|hang on)\W+)*(?:no|nah|not cancel|i mean|i meant|make that)\W+(?:(?:um|uh|er|sorry|wait|actually|i mean|i meant|just|can you|could you|please)\W+)*(?:move|shift|push|change|reschedule|swap|postpone)\b/i;

/** 'Booking for Thuy Nguyen please, check-up Tuesday ten' only sounds like one that stands. */
const withoutGuess = (heard: Understanding, found: readonly Purpose[]): Purpose[] => [
  ...new Set(found.map((wish) => (wish === "cancel" && opensBooking(heard) ? "book" : wish))),
];

const opensBooking = (heard: Understanding): boolean =>
  isMerelyGuessed(heard, "cancel") &&
  heard.visit !== null &&
  ((hasWhen(heard) && bookingFor.test(heard.text)) || goesAhead.test(heard.text));

/** 'I want to go ahead with the filling' calls nothing off. */
const goesAhead =
  /\b(?:go(?:ing)? ahead|proceed) with\b(?!.*\b(?:cancel\w*|not|n['’]t|scrap|drop)\b)(?<!\b(?:not|n['’]t|never)\b.*)/i;

const bookingFor =
  /^\W*(?:(?:hi|hello|hey|yes|um|uh|just|it['’]?s|an?|new|making)\W+)*(?:booking|appointment) for\b(?!.*\b(?:cancel\w*|not|n't|can['’]?t|won['’]?t|scrap|drop)\b)/i;

/** 'Have you got an appointment on Friday', 'tell me if I can come Friday': one to be had, and none that stands. */
const asksIfFree = (text: string): boolean =>
  (asksIfMayCome.test(text) && !ofOneThatStands.test(text)) ||
  (/\b(?:(?:have|'ve) (?:you|yous|youse|they) (?:guys )?(?:got )?|(?:you|yous|youse) (?:guys )?(?:got|have) )(?:an?|any) (?:\w+ )?(?:appointments?|openings?|slots?|spots?|times?)\b/i.test(
    text,
  ) &&
    !/\b(?:for|under|down|of) (?:me|us|him|her|my|our|mine)\b|\bunder\b|\bbooked\b/i.test(text));
const asksIfMayCome =
  /\b(?:if|whether|when) (?:(?:i|we|he|she|they|my \w+) (?:can|could|may|might) (?:please |just |maybe |both |all )?(?:come|get (?:in|an?|seen)|be (?:seen|fitted|squeezed)|pop|bring|have an?)|there(?:['’]?s| is| are| might be| would be) (?:any|an?|room|space|some)\w*)\b/i;
const ofOneThatStands =
  /\b(?:still|already|again|instead|earlier|later|sooner|cancel\w*|mov\w+|chang\w+|booked|scheduled|down|under|remember|forg[oe]t\w*)\b|\b(?:my|our|his|her) (?:\w+ )?(?:appointment|booking|visit|clean|check-?up)\b/i;

const namesComer = ({ name }: Understanding): boolean => name?.assumed.includes(whoComes) === true;

/** 'I want to cancel an appointment' is, as a whole, like the wish to make one; what its words say plainly is meant. */
const isGuessed = (heard: Understanding, wish: Purpose | undefined): boolean =>
  !hasWhen(heard) &&
  heard.intents.some(({ value, certainty }) => certainty === "unsure" && purposeOf[value] === wish);

/**
 * 'Sorry, a check-up on Wednesday', 'I can't do mornings': a visit with its reason, and no word of one that stands or of
 * changing it, is a new one, however much the wording as a whole is like that of a move.
 */
const isGuessedMove = (
  { visit, name, text }: Understanding,
  { value, certainty }: Reading<Intent>,
): boolean =>
  value === "reschedule" &&
  certainty === "unsure" &&
  (visit !== null || name?.assumed.includes(whoComes) === true || tellsTrouble(text) || asksToCome(text)) &&
  !tracesOfVisit.test(text.replace(noTrace, " "));

/** 'Can we come Wednesday', unless it is in place of a day that does not suit. */
const asksToCome = (text: string): boolean =>
  asksForTime.test(text) ||
  (/\b(?:can|could|may) (?:i|we|he|she|they) (?:please |just |both )?come\b/i.test(text) &&
    !/\b(?:can['’]?t|cannot|won['’]?t|unable|no longer)\b/i.test(text));

/** 'I'd like a five pm', 'could I have half eight on Wednesday' */
const asksForTime =
  /\b(?:(?:could|can|may) (?:i|we) (?:please )?(?:have|get|do|come|book)|(?:i|we)(?:'?d| would) (?:really )?(?:like|love|prefer)|(?:i|we)(?:'?m|'?re| am| are)? (?:after|want|need|chasing)|looking for) (?:an?|the|in|your|some\w*|any\w*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|\d)\b/i;

/** 'No later than twelve', and 'no, make it Thursday' of a day that was named a moment ago. */
const noTrace =
  /\bno (?:later|earlier) than\b|(?<=\b(?:\w+day|thirty|o'?clock|[ap]m)\b.*)\b(?:no|actually|wait|sorry|rather)\W+(?:no )?(?:actually )?make it\b/gi;

const tracesOfVisit = new RegExp(
  [
    "\\b(?:instead|rather|different|another|later|earlier|sooner|forward|longer|any ?more|still|wrong|already|mine)\\b",
    "\\b(?:move|mov|chang|shift|swap|switch|push|postpon|delay|resched|rebook|re-book|bump|shuffl|cancel|booked|scheduled|supposed|meant|clash)\\w*",
    "\\b(?:down for|put back|make it|came up|come up|popped up)\\b",
    "\\b(?:my|our|his|her|their|the|that|this) (?:\\w+ ){0,2}(?:appointment|booking|visit|check-?up|clean(?:ing)?|filling|slot|session|one)\\b",
    "(?<!'s |\\bhas |\\b(?:could|can|may) (?:i|we) )\\b(?:have|'ve|got|had) (?:got )?(?:an?|my|the) ",
  ].join("|"),
  "i",
);

/** 'I don't want a booking', 'I don't want an emergency appointment, just a clean': nothing that stands is called off. */
const wantsNoNewOne = (text: string): boolean =>
  noNewOne.test(text) && !/\b(?:cancel\w*|any ?more|any longer)\b/i.test(text);

const noNewOne =
  /\b(?:don'?t|do not|didn'?t|did not|not) (?:want|need|after|asking for|looking for)(?: to (?:book|make|have))? (?:an?|another|any) (?:\w+ ){0,2}?(?:appointment|booking|visit|one)\b/i;

/** 'I'm ringing about my appointment': nothing is done with it before it was told and the caller says what. */
const ofVisitRungAbout = (heard: Understanding, found: Purpose[]): Purpose[] =>
  ringsAboutVisit(heard.text) && found.every((wish) => wish === "book" || isUnsure(heard, wish))
    ? ["check"]
    : found;

const isUnsure = ({ intents }: Understanding, wish: Purpose): boolean =>
  intents.every(({ value, certainty }) => purposeOf[value] !== wish || certainty === "unsure");

const isMerelyGuessed = ({ intents }: Understanding, wanted: Intent): boolean =>
  intents.every(({ value, certainty }) => value !== wanted || certainty === "unsure");

/** 'Another one', of the same kind as the one that is given up. */
export const oneMore =
  /\b(?:book|make|get|schedule|have|do|find|arrange|set up)\b(?: (?:me|us|up|in|for|to))*(?: (?:another|a new|a different|an?other) (?:one|appointment|booking|time|day|spot|slot)\b| one (?:for|on|in|the)\b)/i;

const bookAndCancel = /\b(?:book|make|schedule)\b.*\b(?:and|then|also)\b.*\bcancel\b/i;

const speaksOfNewOne =
  /\b(?:book|re-?book|make|schedule|get|come|see|seen|new|another|instead|available|free|have|need an?|want an?)\b/i;
