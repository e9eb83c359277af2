import { appointmentTypes } from "#contract/limits.ts";
import { withTopic } from "#server/dialogue/conversation/as-asked-before.ts";
import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import { asksInstead } from "#server/dialogue/conversation/asks-instead.ts";
import { hoursBeside, wantsOtherTime } from "#server/dialogue/conversation/beside-visit.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { nameOf } from "#server/dialogue/conversation/name-of.ts";
import { foundOne } from "#server/dialogue/conversation/phrases/call.ts";
import { brokenOff } from "#server/dialogue/conversation/policies/booked-so-far.ts";
import { proceedBooking } from "#server/dialogue/conversation/policies/booking.ts";
import { handOver, sayGoodbye } from "#server/dialogue/conversation/policies/handing-over.ts";
import { finishTask, search, startMoving } from "#server/dialogue/conversation/policies/identifying.ts";
import { startCallback, startMessage } from "#server/dialogue/conversation/policies/messages.ts";
import { asksOfChanging } from "#server/dialogue/conversation/questions/changing.ts";
import {
  hasIntent,
  hasWhen,
  isAbandoning,
  isLeaving,
  refuses,
  saysOver,
  saysYes,
  yesOrNo,
} from "#server/dialogue/conversation/reading.ts";
import { exchanges } from "#server/dialogue/conversation/standing-visits.ts";
import { emptyDraft, type NextStep, noWish, type WhenWish } from "#server/dialogue/conversation/state.ts";
import { isRungBackOnly, todayOf } from "#server/dialogue/conversation/today.ts";
import { andDo, change, changeDraft, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { agreesAsAsked } from "./agreement.ts";
import { answerBeforeYes } from "./before-yes.ts";
import { keepAppointment, withTheOthers } from "./cancel-several.ts";
import { askForChange, isForElse } from "./change.ts";
import { commit } from "./commit.ts";
import { isPastNumber, startOver } from "./dictation.ts";
import { withLastDigits } from "./last-digits.ts";

/** Answers to what needs a yes. Only a yes to something the caller has heard in full counts. */
type Step<Kind extends NextStep["kind"]> = Extract<NextStep, { kind: Kind }>;

/** A booking or a move that was read back. */
export function answerReadBack(
  turn: Turn,
  step: Step<"reading_back"> | Step<"confirming_move">,
  brought: Heard,
): Turn | null {
  // 'What if I need to change it' was answered, and changes nothing.
  const isOnlyAsked = brought.answer !== null && brought.news.size === 0;
  if (isOnlyAsked && asksOfChanging(brought.heard.text)) return askAgain(turn);
  const settled = answerProposal(turn, step.unheard, brought);
  return settled === "yes" ? commit(turn) : settled;
}

/** Changes come before a yes: 'yes but make it three' is checked and read back again. */
function answerProposal(turn: Turn, unheard: boolean, brought: Heard): Turn | "yes" | null {
  const { heard, news } = brought;
  const mended = withLastDigits(turn, heard);
  if (mended) return proceedBooking(mended);
  const moved = withOtherHours(turn, heard.text);
  if (moved && !news.has("when")) return proceedBooking(moved);
  if (news.has("digits")) {
    const open = changeDraft(turn, { phone: null, declinedOwnNumber: true });
    const asking = { kind: "collecting", asked: "phone" } as const;
    return isPastNumber(open.state.digits) ? startOver(open, asking) : ask(open, asking);
  }
  if (news.size > 0) return proceedBooking(sayReason(turn, brought));
  const isAsAsked = agreesAsAsked(turn.state.step, heard.text);
  if (!isAsAsked && asksInstead(heard.text) && !asksForChange.test(heard.text))
    return answerBeforeYes(turn, brought);
  const isApproved = isAsAsked || yeahNah.test(heard.text);
  const said = isApproved ? "yes" : yesOrNo(heard);
  if (isAsAsked || (said === "yes" && !wantsChange(heard.text) && !asksInstead(heard.text)))
    return unheard ? askAgain(turn) : "yes";
  if (isAbandoning(heard) && said !== "yes") return abandon(turn, heard);
  return answerDoubt(turn, said, brought);
}

/** The read-back names the kind of visit alone: a reason mended within the same kind would not be heard in it. */
function sayReason(turn: Turn, { heard, news }: Heard): Turn {
  const isMended = news.has("visit") && heard.visit !== null && !turn.state.moving;
  return isMended && heard.visit ? say(turn, `I have noted ${heard.visit.heard.toLowerCase()}.`) : turn;
}

/** The other hours of the day of a time that is settled. */
export function lookBesideSlot(turn: Turn, way: "later" | "earlier", text: string): Turn | null {
  const { slot } = turn.state.draft;
  if (!slot) return null;
  const said = { heard: text.trim(), assumed: [], unsure: false };
  const when: WhenWish = {
    ...noWish,
    days: [{ ...said, value: { from: slot.date, to: slot.date } }],
    times: [{ ...said, value: hoursBeside(slot, way) }],
    heard: text.trim(),
  };
  return changeDraft(turn, { when, slot: null });
}

/** 'Is there anything later that day?' looks at the same day on the other side of the time read back. */
function withOtherHours(turn: Turn, text: string): Turn | null {
  const way = /\b(?:any(?:thing|where)?|something|bit|got|a) (?:\w+ )?(later|earlier)\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  return way === "later" || way === "earlier" ? lookBesideSlot(turn, way, text) : null;
}

/** Not a yes: asked back, refused, or no answer at all. */
function answerDoubt(turn: Turn, said: "yes" | "no" | null, { heard, answer }: Heard): Turn | null {
  if (said === null && asksBack.test(heard.text)) return askAgain(turn);
  // Said or spelled as it stands already.
  if (said === null && heard.phone !== null) return askAgain(turn);
  if (isNameAsRead(turn, heard)) return askAgain(turn);
  // 'No later than twelve', of eleven thirty, is no refusal.
  if (noThan.test(heard.text) && hasWhen(heard) && !heard.isCorrection) return askAgain(turn);
  // 'Yes, but what's the address' is answered, and the read-back asked again.
  if (said !== "no" && answer && !heard.isCorrection) return null;
  const isRefused = said !== null || heard.isCorrection || wantsChange(heard.text) || isForElse(heard.text);
  return isRefused ? (askForChange(turn, heard) ?? ask(turn, { kind: "collecting", asked: "change" })) : null;
}

const noThan = /^\W*(?:(?:ok|okay|as long as|just|um|uh)\W+)*no (?:later|earlier|sooner) than\b/i;

/** The name as it was read back, or the last name alone. */
function isNameAsRead({ state }: Turn, { name }: Understanding): boolean {
  const known = state.draft.name?.value;
  return name !== null && known !== undefined && [known.full, known.last].includes(name.value.full);
}

/** 'Yeah nah, that's sweet': what is said last is meant. */
const yeahNah =
  /^\W*(?:(?:um|uh|oh)\W+)?(?:yeah|yep|yes|nah|no)\W+(?:yeah|yep|yes|nah|no)\W+(?:(?:yeah|nah|no)\W+)*(?:(?:that|it|this|all|she)(?:'?s|'?ll| is| will| sounds| looks)?(?: be)? )?(?:all |really |just |sounds |looks )?(?:sweet|good|fine|great|perfect|right|correct|spot on|lovely|okay|ok|beaut|ripper|cool|awesome|grand|bang on)\b(?:\W+(?:as|mate|thanks|thank you|cheers|ta|with me|by me))*\W*$/i;
/** 'Can you put it under my wife's name': a change in the form of a question. */
const asksForChange =
  /\b(?:can|could|would|may|might|will) (?:we|you|i) (?:\w+ )?(?:change|make|move|do|have|get|swap|switch|come|put|use|give|fix|correct|spell)\b|\b(?:change|wrong|instead|make it|different|rather|later|earlier|sooner)\b/i;
const asksBack = /\bagain\b|\b(?:what|which) (?:day|date|time|number|name)\b/i;

/** 'Yes but could we …' with a change that was not understood is no yes. */
const wantsChange = (text: string): boolean =>
  /\b(?:but|except|cancel|scrap|swap|move|moved|change|changed|wrong|different|not right|instead|make it|rather|could (?:we|you|i)|can (?:we|you|i))\b/i.test(
    text,
  );

/** Drops what was being booked; an appointment that stands is left as it is. 'Forget it, bye' ends the call as well. */
export function abandon(turn: Turn, heard: Understanding): Turn {
  const { draft, queued } = turn.state;
  const dropped = change(turn, {
    purpose: null,
    moving: null,
    besideOwn: null,
    queued: queued.filter((each) => each !== "book"),
    comers: [],
    draft: { ...emptyDraft, name: draft.name, phone: draft.phone },
  });
  const released = draft.slot === null ? dropped : andDo(dropped, { type: "release_hold" });
  const told = goTo(say(released, brokenOff(turn.state)), { kind: "anything_else" });
  return isLeaving(heard) ? sayGoodbye(told) : askAgain(told);
}

export function answerCancelConfirmation(
  turn: Turn,
  step: Step<"confirming_cancel">,
  brought: Heard,
): Turn | null {
  const all = withTheOthers(turn, step.appointment, brought.heard);
  if (!all) return answerCancelOfOne(turn, step, brought);
  const isYes = yesOrNo(brought.heard) === "yes" && !step.unheard;
  return isYes ? commit(all) : askAgain(withDay(all, step.appointment));
}

function answerCancelOfOne(turn: Turn, step: Step<"confirming_cancel">, brought: Heard): Turn | null {
  const { heard, news } = brought;
  const said = yesOrNo(heard);
  const isOther =
    (wantsOtherTime(heard.text) && !asksInstead(heard.text)) ||
    (news.has("when") && (exchanges(heard.text) || toWhen.test(heard.text)));
  if (isOther || (news.has("when") && (said === "no" || heard.isCorrection)))
    return startMoving(turn, step.appointment);
  if (asksInstead(heard.text) && !keeps.test(heard.text)) return answerBeforeYes(turn, brought);
  if (said === "yes" || (said === null && saysCancel(heard.text)))
    return step.unheard ? askAgain(turn) : commit(turn);
  if (said === "no" || isAbandoning(heard) || keeps.test(heard.text))
    return keepAppointment(turn, heard.text);
  return asksBack.test(heard.text) ? askAgain(withDay(turn, step.appointment)) : null;
}

/** Here 'cancel it' is the yes, not the wish to break off. */
const saysCancel = (text: string): boolean =>
  /\b(?:cancel|get rid of)\b/i.test(text) && !/\bnot\b|n't\b/i.test(text);

/** 'To the week after' */
const toWhen = /^\W*(?:(?:no|nah|um|uh|actually|maybe|just)\W+)*to (?!cancel|be|do|see|get)\w+/i;
const keeps = /\b(?:keep|leave) (?:it|that|the|my)\b/i;

const withDay = (turn: Turn, appointment: FoundAppointment): Turn =>
  say(turn, foundOne(appointment, todayOf(turn.state)));

export function answerPersonOffer(turn: Turn, step: Step<"offering_person">, brought: Heard): Turn | null {
  const { heard, news, answer } = brought;
  const { purpose } = turn.state;
  const isIdentifying =
    purpose === "cancel" || purpose === "reschedule" || purpose === "check" || purpose === "confirm";
  if (isIdentifying && (news.has("name") || news.has("phone"))) return search(turn, purpose, true);
  const said = yesOrNo(heard);
  const isPolite = answer !== null && merelyPolite.test(heard.text) && !saysYes(heard);
  if (saysOver(heard) && !isPolite) return null;
  if (refuses(heard) || isPolite) return isLeaving(heard) ? sayGoodbye(turn) : finishTask(turn);
  // 'Ok, Monday week at half ten' takes up no offer, and wishes to come in.
  if (purpose === null && news.has("when") && !plainlyYes.test(heard.text))
    return proceedBooking(withTopic(change(turn, { purpose: "book" }), heard.text));
  if (merelyThanks.test(heard.text)) return finishTask(turn);
  if (said !== "yes") return null;
  if (asksThemToLook.test(heard.text)) return startMessage(turn, `${step.about} / ${heard.text.trim()}`);
  if (isRungBackOnly(turn.state)) return startCallback(turn, step.about);
  return turn.state.facts.canTransfer ? handOver(turn, step.about) : startMessage(turn, step.about);
}

/** 'Yeah, can you get them to have a look and let me know' leaves word, and need not be put through. */
const asksThemToLook =
  /\b(?:get|ask|have|tell) (?:them|someone|somebody|him|her|reception|the (?:team|girls|receptionist)) (?:to )?(?!on the (?:line|phone)\b)(?:please |just )?(?:have a |take a )?(?:look|check|see|find|keep|hold|put|let|ring|call|text|e-?mail|get back)\b|\b(?:pass (?:it|that|this) on|(?:just )?let them know|leave (?:them )?a message)\b/i;

const plainlyYes = /\b(?:yes|yeah|yep|yup|put me)\b/i;

/** 'No worries, how much is a filling' takes up no offer. */
const merelyPolite =
  /^\W*(?:(?:ok|okay|oh|ah|right|yeah)\W+)*(?:no (?:worries|problems?|dramas?|stress)|all good|not to worry|never mind)\b/i;

/** 'Righto, cheers', 'ok ta': who thanks for what they heard wants no more of it. 'That would be great, ta' does. */
const merelyThanks =
  /^\W*(?:(?:ah|oh|um|no worries|righto|righty ?o|rightio|right|ok|okay|okey ?doke\w*|alright|all right|cool|cool cool|fair enough|sweet|good to know|no dramas|well|then|too easy|got it|gotcha|i see)\W+){0,3}(?:(?:many |much )?(?:thanks?|thank you|cheers|ta|thankyou)\b(?:\W+(?:very much|so much|a lot|heaps|a bunch|anyway|anyways|for (?:that|letting me know|your help|the info)|mate|love|then|darl|dear|muchly|again|thanks|cheers|ta|all the same))*)\W*$/i;

export function answerRebookingOffer(
  turn: Turn,
  step: Step<"offering_rebooking">,
  { heard, news }: Heard,
): Turn | null {
  const said = yesOrNo(heard);
  if (refuses(heard) || notNow.test(heard.text)) return hasIntent(heard, "goodbye") ? null : finishTask(turn);
  return news.has("when") || news.has("visit") || (said === "yes" && !merelyGlad.test(heard.text))
    ? rebook(turn, step)
    : null;
}

/** 'Great' to hear that it is cancelled asks for no other appointment. */
const merelyGlad =
  /^\W*(?:oh |ok |okay )?(?:great|perfect|lovely|thanks|thank you|good|excellent|wonderful|cool|awesome|brilliant)\b(?!.*\b(?:yes|please)\b)/i;
const notNow = /\b(?:later|not now|another time|(?:ring|call) (?:you )?back)\b/i;

/** What was cancelled is what is booked anew, unless the caller names something else. */
function rebook(turn: Turn, { cancelled, visit: asked = null }: Step<"offering_rebooking">): Turn {
  const type = appointmentTypes.find((each) => each === cancelled?.appointmentType);
  const visit =
    turn.state.draft.visit ??
    (type ? { value: type, heard: "", assumed: ["as the cancelled appointment"], unsure: false } : asked);
  const name = turn.state.draft.name ?? (cancelled && nameOf(cancelled));
  return proceedBooking(changeDraft(change(turn, { purpose: "book", moving: null }), { visit, name }));
}
