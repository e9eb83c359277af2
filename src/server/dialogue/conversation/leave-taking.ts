import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import { countWords } from "#server/dialogue/words.ts";
import { askAgain } from "./asking.ts";
import { notYetBooked } from "./phrases/call.ts";
import { leftAsItIs } from "./policies/booked-so-far.ts";
import { sayGoodbye } from "./policies/handing-over.ts";
import { leaveMessage } from "./policies/messages.ts";
import {
  hasIntent,
  isAbandoning,
  isFarewell,
  ringsAgain,
  startsWithNo,
  toldBeforeRinging,
  yesOrNo,
} from "./reading.ts";
import { isConfirming, isIdle, type LiveState } from "./state.ts";
import { isDictating } from "./told-messages.ts";
import { change, say, type Turn } from "./turn.ts";

/** When a goodbye ends the call, and when it only comes with something else. */

/** Whoever will ring again another time is leaving, and asks for no call back; so is who says goodbye and does not answer with it. */
export function takeLeave(turn: Turn, heard: Understanding): Turn | null {
  const isParting = isFarewell(heard) && !isAnswer(turn.state, heard);
  const isEnd = isDictating(turn.state, heard)
    ? isParting && !isLong(heard)
    : isParting || (ringsAgain(heard.text) && !tellsFirst(turn.state, heard));
  if (!isEnd) return null;
  if (staysUnbooked(turn.state, heard)) return askAgain(say(change(turn, { misses: 1 }), notYetBooked));
  const isLetBe = turn.state.purpose === null && isAbandoning(heard);
  return sayGoodbye(say(turn, isLetBe ? leftAsItIs(turn.state) : ""));
}

/** 'Cancel Thursday and I'll ring back to rebook', 'yes please, I'll ring back when I know my shifts': cancelled first. */
function tellsFirst(state: LiveState, { text, intents }: Understanding): boolean {
  const told = toldBeforeRinging(text);
  if (takesBack.test(told)) return false;
  if (isConfirming(state)) return merelyYes.test(told) && plainlyYes.test(told);
  return (
    isIdle(state) &&
    intents.some(
      ({ value, certainty, span }) => ofStanding.has(value) && certainty === "sure" && span[1] <= told.length,
    )
  );
}
const ofStanding: ReadonlySet<Intent> = new Set(["cancel", "reschedule", "check_appointment"]);
const takesBack =
  /\b(?:but|though|actually|never ?mind|no|not|wait|if|was (?:going|about|meant)|might|thinking)\b|n['’]t\b/i;
const merelyYes =
  /^\W*(?:(?:yes|yeah|yep|yup|sure|ok|okay|please|thanks|thank you|perfect|great|lovely|right|correct|that['’]?s (?:right|correct|fine|it|the one)|cancel it|book it|move it|change it|do that|go ahead|and|then|um|uh)\b\W*)+$/i;

/** 'Yeah, I'll ring back' and 'ok thanks, I'll ring back' agree to nothing. */
const plainlyYes =
  /\b(?:(?:yes|yeah|yep|yup) please|(?:yes|yeah|yep|yup)\b.*\band|cancel it|book it|move it|change it|do that|go ahead|that['’]?s (?:right|correct|it|the one))\b/i;

/** 'Ta, bye' at the read-back: whoever thinks that all is done hears once that it is not. */
const staysUnbooked = ({ step, misses }: LiveState, heard: Understanding): boolean =>
  step.kind === "reading_back" &&
  misses === 0 &&
  hasIntent(heard, "thanks") &&
  !startsWithNo(heard) &&
  !isAbandoning(heard) &&
  !ringsAgain(heard.text);

/** More than 'no, forget it, bye' is the message itself. */
const isLong = ({ text }: Understanding): boolean => countWords(text) > 5;

const agrees = (heard: Understanding): boolean =>
  yesOrNo(heard) === "yes" && !startsWithNo(heard) && !isAbandoning(heard);

/** 'Yes that's right, bye' and 'perfect thanks, bye' are first of all the yes that was asked for. */
function isAnswer({ step }: LiveState, heard: Understanding): boolean {
  switch (step.kind) {
    // A recall ends in words of its own.
    case "offering_visit":
      return true;
    // What was told already is left for the team, whatever is not said to it.
    case "taking_message":
      return !isAbandoning(heard);
    // Among several times a mere yes chooses none.
    case "offering":
      return step.times.length === 1 && agrees(heard);
    default:
      return agrees(heard);
  }
}

/** A guessed goodbye ends no call in which nothing was done yet, or something is under way. */
export function takeLikelyLeave(turn: Turn, fresh: Turn, heard: Understanding): Turn | null {
  const goodbye = heard.intents.find(({ value }) => value === "goodbye");
  const { purpose, step } = turn.state;
  if (!goodbye || (goodbye.certainty === "unsure" && step.kind !== "anything_else")) return null;
  // 'That's it' may be the end of a number that was not understood; it is asked for once more.
  if (lacksNumber(turn.state) && isMereEnd.test(heard.text)) return null;
  // Words that were told are left, whoever they are from and however they are to be reached.
  if (step.kind === "taking_message" && step.message.text !== "")
    return leaveMessage(fresh, step.message, "goodbye");
  const isOpen = purpose === "book" && step.kind === "collecting";
  const isAmid = purpose !== null && step.kind !== "anything_else" && step.kind !== "taking_message";
  if (isAmid && isOnlyNoMore(goodbye.heard, heard.text)) return askAgain(fresh);
  return isOpen && isMereEnd.test(heard.text) ? askAgain(say(fresh, notYetBooked)) : sayGoodbye(fresh);
}

/** Nobody can ring back without a number. */
const lacksNumber = ({ step, draft, misses }: LiveState): boolean =>
  step.kind === "taking_message" &&
  step.asked === "phone" &&
  step.message.kind === "callback" &&
  draft.phone === null &&
  misses === 0;

/** 'Just a look over first, nothing else' says what is wished for, amid what is asked of it. */
const isOnlyNoMore = (said: string, text: string): boolean =>
  noMore.test(said) && !isMereEnd.test(text) && !parting.test(text);
const noMore = /^\W*(?:nothing|no more|(?:do not|don['’]?t|not) need anything) ?(?:else|more)?\b/i;
const parting = /\b(?:good ?bye|bye|see (?:you|ya)|cheers|cheerio|hooroo|ta|thanks|thank you|talk soon)\b/i;

/** 'That's it' ends what the caller had to say, not yet the call. */
const isMereEnd =
  /^\W*(?:(?:yeah|yep|yes|no|ok|okay|and)\W+)*(?:that['’]?s (?:it|all|everything)|that is (?:it|all)|nothing (?:else|more))\W*$/i;
