import { ask, askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { takeDetails } from "#server/dialogue/conversation/details.ts";
import {
  canWaitlist,
  canWaitlistThem,
  onceBooked,
  orWaitlist,
  thereIsOne,
} from "#server/dialogue/conversation/phrases/waitlist.ts";
import { plainWishes } from "#server/dialogue/conversation/plain-wishes.ts";
import { hasDetails, refuses, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { isConfirming, isOpenQuestion, type LiveState } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { withoutPart } from "#server/dialogue/conversation/without-part.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { Reading, Understanding } from "#server/dialogue/understanding.ts";
import { readWaitlist, type WaitlistWords } from "#server/dialogue/what/read-waitlist.ts";
import { tellOnWaitlist } from "./on-waitlist.ts";
import { join, proceedWaitlist } from "./waitlist.ts";
import { whichBooked } from "./which-booked.ts";

type GoOn = (turn: Turn, rest: Understanding) => Turn;

/** 'Put me on the cancellation list', 'if anything sooner comes up let me know', at any step; `goOn` hears what was said beside it. */
export function takeUpWaitlist(turn: Turn, heard: Understanding, goOn: GoOn): Turn | null {
  const { step } = turn.state;
  if (isElsewhere.has(step.kind)) return null;
  const standing = heard.emergency ? null : tellOnWaitlist(turn, heard);
  if (standing) return standing;
  const said = readWaitlist(heard.text, isSeeking(turn.state)) ?? takesUpOffer(turn.state, heard);
  if (!said) return null;
  // 'Put my daughter Zoe Chen on the list' tells who waits.
  const rest = { ...withoutPart(heard, said.span), name: heard.name };
  // Who is in trouble is helped first.
  if (heard.emergency) return goOn(turn, rest);
  if (said.kind === "question") return tellOfWaitlist(turn);
  return keepForLater(turn, heard, said.span, goOn) ?? startWaiting(turn, rest, heard.text);
}

/** A mere yes to 'if no time suits, I can put you on the waitlist'. */
function takesUpOffer({ lastSaid, step }: LiveState, heard: Understanding): WaitlistWords | null {
  const isAsked = lastSaid.includes(orWaitlist) && step.kind === "collecting" && step.asked === "when";
  const isYes = yesOrNo(heard) === "yes" || putsOnIt.test(heard.text);
  return isAsked && isYes && !hasDetails(heard) ? { kind: "wish", span: [0, heard.text.length] } : null;
}
const putsOnIt =
  /\b(?:(?:put|pop|add|stick) (?:me|us) (?:on|to) (?:it|that)|(?:do|let['’]?s do|try) that)\b/i;

/** What is said there is a message, an answer to a danger or to a call of ours. */
const isElsewhere: ReadonlySet<LiveState["step"]["kind"]> = new Set([
  "taking_message",
  "checking_emergency",
  "reaching_person",
]);

const isSeeking = ({ step }: LiveState): boolean =>
  step.kind === "offering" ||
  (step.kind === "collecting" && (step.asked === "when" || step.asked === "time"));

function tellOfWaitlist(begun: Turn): Turn {
  const turn = change(understood(begun), { lastAnswered: true });
  return isOpenQuestion(turn.state.step)
    ? ask(say(turn, thereIsOne), { kind: "offering_waitlist" })
    : askAgain(say(turn, thereIsOne));
}

/** What is being booked, moved or cancelled is done first, where the same breath goes on with it. */
function keepForLater(
  turn: Turn,
  heard: Understanding,
  span: readonly [number, number],
  goOn: GoOn,
): Turn | null {
  const { state } = turn;
  const before = withoutPart(heard, [span[0], heard.text.length]);
  const after = withoutPart(heard, [0, span[1]]);
  const isWishAfter = plainWishes(after).length > 0;
  const rest = isWishAfter ? withoutPart(heard, span) : before;
  const isOther = isWishAfter || plainWishes(before).length > 0;
  if (!isOther && !isUnderWay(state, before)) return null;
  const text = heard.text.slice(span[0], isWishAfter ? span[1] : undefined);
  const kept = change(turn, {
    later: state.later ?? { text, isSamePerson: true, isBooking: false, isBrief: true },
  });
  return /\p{L}{2}/u.test(rest.text.replace(fillers, " "))
    ? goOn(kept, rest)
    : askAgain(say(understood(kept), onceBooked));
}

const fillers =
  /\b(?:and|also|can|could|would|you|i|please|just|then|ok|okay|well|actually|um|uh|oh|sorry|but|so|maybe|possibly|thanks|thank)\b/gi;

/** Whoever turns down what is read back or offered waits instead. */
function isUnderWay(state: LiveState, before: Understanding): boolean {
  if (state.purpose !== "book" && state.purpose !== "reschedule" && state.purpose !== "cancel") return false;
  const said = yesOrNo(before);
  if (said === "no") return false;
  if (isConfirming(state)) return said === "yes" || state.step.kind !== "confirming_cancel";
  if (state.draft.slot !== null) return true;
  const picks: readonly (Reading<unknown> | undefined | null)[] = [
    before.choice,
    ...before.when.days,
    ...before.when.times,
  ];
  return picks.some((each) => each) && state.step.kind !== "identifying";
}

/** Nothing else is done first: for the visit spoken of, else for one that is looked up, else for a new one. */
export function startWaiting(begun: Turn, rest: Understanding, words: string = rest.text): Turn {
  const { purpose, moving, step } = begun.state;
  const taken = takeDetails(begun.state, { ...rest, text: words });
  const turn = change(understood(begun), { draft: taken.draft, digits: taken.digits, purpose: "waitlist" });
  const spokenOf = step.kind === "confirming_cancel" ? step.appointment : moving;
  const isNewToList = purpose === "book";
  const [visit, more] = spokenOf
    ? [spokenOf]
    : isNewToList
      ? []
      : whichBooked(begun.state, "reschedule", rest.text);
  if (visit && !more) return join(change(turn, { moving: null }), visit);
  if (visit)
    return ask(turn, { kind: "choosing_appointment", purpose: "waitlist", found: bookedOf(visit, more) });
  const isKnown = taken.draft.name !== null && taken.draft.phone !== null;
  const { isForOther, name } = taken.draft;
  const told = isForOther && name ? canWaitlistThem(name.value.first) : canWaitlist;
  const isBriefed = isKnown || !begun.state.facts.permissions.bookAppointments;
  return proceedWaitlist(change(isBriefed ? turn : say(turn, told), { isNewToList }));
}

const bookedOf = (...all: readonly (FoundAppointment | undefined)[]): FoundAppointment[] =>
  all.flatMap((each) => each ?? []);

/** The answer to 'would you like to be on it'. */
export function answerWaitlistOffer(turn: Turn, heard: Understanding): Turn | null {
  if (refuses(heard)) return ask(turn, { kind: "anything_else" });
  return yesOrNo(heard) === "yes" || hasDetails(heard) ? startWaiting(turn, heard) : null;
}
