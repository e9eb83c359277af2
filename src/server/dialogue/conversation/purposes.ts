import type { Understanding } from "#server/dialogue/understanding.ts";
import type { News } from "./details.ts";
import { sameOfOther } from "./others-visits.ts";
import { plainWishes } from "./plain-wishes.ts";
import { asksBackWhen, asksIfDone } from "./policies/asks-back.ts";
import { isOfStanding } from "./policies/booked-so-far.ts";
import { movesBack } from "./policies/second-thoughts.ts";
import { namedIn } from "./policies/which-booked.ts";
import { hasIntent, hasWhen, isAbandoning } from "./reading.ts";
import { bookedOnCall, type LiveState, type Purpose } from "./state.ts";
import { wishesIn } from "./wishes-in.ts";

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
    case "waitlist":
      return plainWishes(heard).includes(wanted) ? wanted : null;
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
