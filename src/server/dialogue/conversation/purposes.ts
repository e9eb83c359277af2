import type { Intent, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { namesOther } from "#server/dialogue/what/read-party.ts";
import { whoComes } from "#server/dialogue/who/find-comer.ts";
import { severalOfKin } from "#server/dialogue/who/kin.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import type { News } from "./details.ts";
import { textWithoutOnlyAsked } from "./only-asked.ts";
import { sameOfOther } from "./others-visits.ts";
import { asksBackWhen, asksIfDone } from "./policies/asks-back.ts";
import { isOfStanding } from "./policies/booked-so-far.ts";
import { movesBack } from "./policies/second-thoughts.ts";
import { namedIn } from "./policies/which-booked.ts";
import { hasIntent, hasWhen, isAbandoning, refusesCall } from "./reading.ts";
import { bookedOnCall, type LiveState, type Purpose } from "./state.ts";

/** Which wish an utterance brings up, and whether it takes the place of the one at hand. */
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
    const purpose = isGuessedMove(heard, intent) ? "book" : purposeOf[intent.value];
    if (purpose !== "message") return purpose ? [purpose] : [];
    if (!asksForCall(heard.text)) return [purpose];
    return isRung ? ["callback"] : [];
  });
  return [...new Set(wishes)];
}

/** Every wish in the utterance, in the order of weight. */
export function wishesIn(heard: Understanding): Purpose[] {
  const found = withoutGuess(heard, eachWish(heard));
  if (found.length === 0 && wantsRung(heard.text)) return ["callback"];
  // 'I'd also like to bring Hugo in'
  if (found.length === 0 && namesComer(heard)) return ["book"];
  // 'The ninth, but if that's gone the tenth' is a choice and moves nothing.
  const isChoice = hasIntent(heard, "book") && !tracesOfVisit.test(heard.text);
  if (isChoice && found.includes("reschedule") && isMerelyGuessed(heard, "reschedule"))
    return found.filter((wish) => wish !== "reschedule");
  // Cancelling one and booking another in one breath is moving it.
  if (found.includes("cancel") && (cancelForOther.test(heard.text) || movesByCancelling(heard)))
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

/** 'Booking for Thuy Nguyen please, check-up Tuesday ten' only sounds like one that stands. */
const withoutGuess = (heard: Understanding, found: readonly Purpose[]): Purpose[] => [
  ...new Set(found.map((wish) => (wish === "cancel" && opensBooking(heard) ? "book" : wish))),
];
const opensBooking = (heard: Understanding): boolean =>
  isMerelyGuessed(heard, "cancel") && heard.visit !== null && hasWhen(heard) && bookingFor.test(heard.text);
const bookingFor =
  /^\W*(?:(?:hi|hello|hey|yes|um|uh|just|it['’]?s|an?|new|making)\W+)*(?:booking|appointment) for\b(?!.*\b(?:cancel\w*|not|n't|can['’]?t|won['’]?t|scrap|drop)\b)/i;

/** 'Have you got an appointment on Friday': one to be had, and none that stands. */
const asksIfFree = (text: string): boolean =>
  /\b(?:(?:have|'ve) (?:you|yous|youse|they) (?:guys )?(?:got )?|(?:you|yous|youse) (?:guys )?(?:got|have) )(?:an?|any) (?:\w+ )?(?:appointments?|openings?|slots?|spots?|times?)\b/i.test(
    text,
  ) && !/\b(?:for|under|down|of) (?:me|us|him|her|my|our|mine)\b|\bunder\b|\bbooked\b/i.test(text);

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
  (visit !== null || name?.assumed.includes(whoComes) === true || asksForTime.test(text)) &&
  !tracesOfVisit.test(text.replace(noTrace, " "));
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

const isMerelyGuessed = ({ intents }: Understanding, wanted: Intent): boolean =>
  intents.every(({ value, certainty }) => value !== wanted || certainty === "unsure");

const cancelForOther =
  /\bcancel\b.*\b(?:and|then)\b.*\b(?:re-?book|book|make|schedule|come|get)\b.*\binstead\b/i;
/** 'Another one', of the same kind as the one that is given up. */
export const oneMore =
  /\b(?:book|make|get|schedule|have|do|find|arrange|set up)\b(?: (?:me|us|up|in|for|to))*(?: (?:another|a new|a different|an?other) (?:one|appointment|booking|time|day|spot|slot)\b| one (?:for|on|in|the)\b)/i;
const movesByCancelling = ({ text, visit }: Understanding): boolean => {
  const [, then] = /\bcancel\w*\b(.*\b(?:and|then)\b.*)$/i.exec(text) ?? [];
  return then !== undefined && visit === null && oneMore.test(then) && !namesOther(toUtterance(text));
};

const bookAndCancel = /\b(?:book|make|schedule)\b.*\b(?:and|then|also)\b.*\bcancel\b/i;

const speaksOfNewOne =
  /\b(?:book|re-?book|make|schedule|get|come|see|seen|new|another|instead|available|free|have|need an?|want an?)\b/i;

const visit = "(?:appointment|booking|visit|check-?up|clean(?:ing)?|filling|slot|session)";
const theirs = `(?:my|our|his|her) (?:[\\w']+ ){0,2}${visit}`;
const has = `(?:have|'ve|got|booked) (?:already )?(?:got )?(?:an?|my) (?:[\\w']+ ){0,2}${visit}`;
/** What one calls an appointment by: 'my Tuesday', 'my ten o'clock'. */
const when =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow)|one o|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half past|\\d{1,2})";
const kinsfolk = `(?:${severalOfKin}|little)\\b`;
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
    /\b(?:move|change|reschedule|shift) (?:it|that)\b.*\b(?:instead|another|different|to)\b|\b(?:move|reschedule) it\b|\b(?:move|reschedule|shift|push) (?:both|them|ours)\b(?! in\b)/i,
    "reschedule",
  ],
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
function plainWish(text: string): Purpose | null {
  if (/\b(?:not|n't|never) (?:want to |need to )?(?:cancel|move|change)/i.test(text)) return null;
  return plain.find(([words]) => words.test(text))?.[1] ?? null;
}

const asksForCall = (text: string): boolean => ringBack.test(text) || isToRing.test(text);
const ringBack =
  /\b(?:call|ring|phone|buzz)\b.{0,12}\bback\b|\bcall ?back\b|\b(?:call|ring|phone) me\b|\bgive me a (?:call|ring|bell|buzz)\b|\bget back to (?:me|us)\b|\b(?:need|want|like|get|have|after) a (?:phone |quick )?call\b|\bmind (?:calling|ringing|phoning)\b|\b(?:be|get) (?:called|rung|phoned)\b/i;
/** 'Get somebody to ring about Mum's plate', 'could Dr Vance call her about it' */
const isToRing =
  /\b(?:someone|somebody|anyone|anybody|reception|they|them|(?:the|your) \w+|(?:dr|doctor)\.? \w+)(?: (?:to|can|could|please|just))* (?:call|ring|phone)\b/i;
/** A call back, and not a person now. */
export const wantsRung = (text: string): boolean =>
  ringBack.test(text) && asksPolitely.test(text) && !wantsNow.test(text);
const asksPolitely = /\b(?:can|could|would|will|please|like|want|need|get|have|love|may|hoping|prefer)\b|\?/i;
const wantsNow =
  /\b(?:speak|talk|put me|transfer|connect|right now|straight away|i(?:'?ll| will| can| could)|never|didn'?t|not|was|were|did|supposed)\b/i;

const existing =
  /\b(?:my|our|his|her|their|an existing|existing|the other) (?:\w+ ){0,2}(?:appointment|booking|visit)/i;
/** 'The one I already have', 'the booking she has', 'I've already got one': no word of what is being booked. */
const already =
  /\b(?:one|appointment|booking|visit) (?:that )?(?:i|we|he|she|they)(?:'ve|'s| have| has)? (?:already |just )?(?:have|has|got|made|booked)\b|\b(?:i|we)(?:'ve| have)(?: got)? (?:one|an appointment|a booking) (?:booked )?(?:tomorrow|today|on|at|for|this|next)\b|\b(?:i|we)(?:'ve)? (?:already (?:have|got|'ve got|have got)|have already got|(?:have|got) already(?: got)?) (?:one|an (?:existing )?appointment|a booking)\b/i;

/** The wish to turn to now; null = stay with the one at hand. */
export function newPurpose(state: LiveState, heard: Understanding, news: ReadonlySet<News>): Purpose | null {
  const [wanted] = wishesIn(heard);
  const { purpose } = state;
  const told = purposeToldApart(state, heard, wanted);
  if (told) return told;
  if (!wanted || wanted === purpose) return null;
  if (purpose === null) return wanted;
  if (wanted === "callback" || wanted === "message") return isMessaging(purpose) ? null : wanted;
  switch (purpose) {
    case "book":
      return instead(state, heard, wanted);
    case "reschedule":
      return wanted === "cancel" || wanted === "running_late" ? wanted : null;
    case "cancel":
    case "check":
    case "confirm":
      return besideOwn(state, heard, wanted, news);
    default:
      return wanted;
  }
}

/** What the visits that stand, and what was just done, tell of the wish whatever else its words mean. */
function purposeToldApart(
  state: LiveState,
  heard: Understanding,
  wanted: Purpose | undefined,
): Purpose | null {
  const same = sameOfOther(state, heard);
  if (same) return same;
  if (changesBooked(state, heard)) return "reschedule";
  if (state.purpose === null && asksOfStanding(state, heard)) return "check";
  if (isOfStanding(state, heard)) return wanted === "cancel" || wanted === "reschedule" ? wanted : "check";
  return wantsNewInstead(state, heard) ? "book" : null;
}

/** 'Oh, can we make that eleven', 'could I come Thursday instead', right after a booking, moves what was just booked. */
const changesBooked = (state: LiveState, heard: Understanding): boolean =>
  state.purpose === null &&
  state.justBooked !== null &&
  state.step.kind === "anything_else" &&
  (movesBack(state, heard) ||
    (!isForMore.test(heard.text) &&
      (asksForOtherHours.test(heard.text) || (hasWhen(heard) && changes(state, heard)))));

/** 'Move Leo to eleven' names whose visit it is; 'I can't make Wednesday' wishes for no visit on Wednesday. */
const changes = (state: LiveState, { text }: Understanding): boolean =>
  changesIt.test(text) ||
  cannotCome.test(text) ||
  (movesSomebody.test(text) && namedIn(text, bookedOnCall(state)).length > 0);

const changesIt =
  /\b(?:make|move|change|push|switch|put|shift|swap) (?:that|it|mine|both|them)\b|\bgo back to\b|\b(?:instead|rather)\b/i;
const movesSomebody = /\b(?:make|move|change|push|switch|put|shift)\b/i;
const cannotCome =
  /\b(?:can'?t|cannot|won'?t|(?:don'?t|do not) think i can) (?:really |actually )?(?:do|make|come|be there)\b/i;
const asksForOtherHours =
  /\b(?:any(?:thing|where)?|something) (?:a bit |a little |else )?(?:earlier|later|sooner)\b/i;
/** 'The second of December' is a day, 'a second one' a further visit. */
const isForMore =
  /\b(?:another|too|as well|also|one more|for (?:my|our)|second (?:one|appointment|booking|visit|slot|spot|time))\b/i;

/** 'When is it again?', 'did that go through?', of a visit that this call did not book: looked up under the name and number given. */
const asksOfStanding = (state: LiveState, heard: Understanding): boolean =>
  bookedOnCall(state).length === 0 &&
  (asksIfDone(heard) ||
    (state.step.kind === "anything_else" &&
      state.draft.name !== null &&
      state.draft.phone !== null &&
      asksBackWhen(heard)));

/** 'I have no appointment, I want to make one', to whoever asks what name it is under. */
function wantsNewInstead({ purpose, step }: LiveState, { text }: Understanding): boolean {
  const isOfVisit = purpose !== null && purpose !== "message" && purpose !== "callback";
  const isOpen = step.kind === "identifying" || (step.kind === "offering_person" && isOfVisit);
  if (purpose === "book" || !isOpen) return false;
  if (isBrandNew.test(text) && !ofOldOne.test(text)) return true;
  return (
    (makesOne.test(text) && !/\b(?:different|instead|another (?:day|time)|rebook\w*|cancel)\b/i.test(text)) ||
    (hasNone.test(text) && /\b(?:book|make|new|need|want)\b/i.test(text))
  );
}
/** 'I'm making a new booking', 'no, new', 'book, not cancel', 'I'm new'. */
const isBrandNew =
  /\bnew (?:booking|appointment|patient|visit|one)\b|\b(?:no|nah|nope|it'?s|a) new\b(?! (?:time|day|date|number|phone|mobile|address|name|slot))|\bi(?:'?m| am) new\b|\b(?:book\w*|mak(?:e|ing))\b.*\bnot (?:to )?(?:cancel|chang|mov|resched)\w*|\bnot (?:cancel|chang|mov|resched)\w*.*\b(?:book(?!ed)\w*|mak(?:e|ing))\b|\b(?:i'?m|i am|we'?re) (?:just |only )?(?:making|booking|trying to (?:make|book)|ringing to (?:make|book)|wanting to (?:make|book))\b|\bwant one\b/i;
const ofOldOne =
  /\b(?:different|instead|another (?:day|time)|rebook\w*|(?<!not (?:to )?)cancel|move it|change it|new (?:time|day|date)|(?:my|the) new (?:one|appointment|booking))\b/i;
const makesOne =
  /\b(?:want|wanna|need|like|love|please|can i|could i|can you|could you)\b(?: to)?(?: just)? (?:book|make|schedule)(?: me)?(?: in)?(?: for)? (?:an?|one|a new one)\b/i;
const hasNone =
  /\b(?:have|got|'ve) (?:got )?no (?:appointment|booking)\b|\b(?:don'?t|do not|haven'?t|have not) (?:have|got|made) (?:(?:an?|any) (?:appointments?|bookings?)|one)\b/i;

/** While an appointment one has is dealt with: a new one asked for when it stands to be cancelled takes its place. */
function besideOwn(
  { step }: LiveState,
  heard: Understanding,
  wanted: Purpose,
  news: ReadonlySet<News>,
): Purpose | null {
  if (wanted === "check" || wanted === "confirm") return null;
  if (wanted !== "book") return wanted;
  if (step.kind === "confirming_cancel") return "reschedule";
  return isNewBooking(heard, news) ? wanted : null;
}

/** In the middle of a booking 'change it' means the booking; only an appointment one has is something else. */
function instead({ step }: LiveState, heard: Understanding, wanted: Purpose): Purpose | null {
  if (already.test(heard.text)) return wanted;
  if (!existing.test(heard.text)) return null;
  if (wanted === "cancel") return isAbandoning(heard) ? null : wanted;
  const isLate = step.kind === "offering" || step.kind === "reading_back";
  return isLate || wanted === "confirm" ? null : wanted;
}

const isMessaging = (purpose: Purpose): boolean => purpose === "message" || purpose === "callback";

/** 'It's booked under Brennan' answers; 'actually I want to book a new one' asks. */
function isNewBooking(heard: Understanding, news: ReadonlySet<News>): boolean {
  if (/\bbooked\b/i.test(heard.text) || !hasIntent(heard, "book")) return false;
  return heard.isCorrection || !(news.has("name") || news.has("phone"));
}
