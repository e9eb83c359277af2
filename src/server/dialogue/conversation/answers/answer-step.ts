import type { FreeTime } from "#contract/errors.ts";
import { otherHoursAsked, otherHoursIn } from "#server/dialogue/conversation/beside-visit.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { otherThanOffered } from "#server/dialogue/conversation/other-than-offered.ts";
import { otherTimes, suitsBadly } from "#server/dialogue/conversation/other-times.ts";
import { proceedBooking } from "#server/dialogue/conversation/policies/booking.ts";
import { answerWaitlistOffer } from "#server/dialogue/conversation/policies/waitlist-wishes.ts";
import { hasIntent, hasWhen, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { type Detail, type LiveState, noWish } from "#server/dialogue/conversation/state.ts";
import { changeDraft, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { DaySpan, Understanding } from "#server/dialogue/understanding.ts";
import { countWords } from "#server/dialogue/words.ts";
import { answerAsked } from "./asked.ts";
import {
  answerCancelConfirmation,
  answerPersonOffer,
  answerReadBack,
  answerRebookingOffer,
  lookBesideSlot,
} from "./confirmations.ts";
import { leaveItAtThat } from "./enough-booked.ts";
import { answerChoiceOfAppointment, answerIdentity } from "./identity.ts";
import { answerAnythingElse, answerOpening } from "./idle.ts";
import { answerMessage } from "./message.ts";
import { answerOffer, asksTimes } from "./offer.ts";
import { askForUntoldDay } from "./untold-day.ts";
import { answerVisitOffer } from "./visit-offer.ts";

/**
 * The answer to what was asked last; null when the utterance is none. `before` is the state in which
 * the caller spoke, the turn's state already holds the details taken in.
 */
export function answerStep(turn: Turn, before: LiveState, brought: Heard): Turn | null {
  const { step } = before;
  const other =
    leaveItAtThat(turn, before, brought.heard) ??
    askForOther(turn, before, brought) ??
    askForOtherHours(turn, before, brought) ??
    askForUntoldDay(turn, before, brought);
  if (other) return other;
  switch (step.kind) {
    case "greeting":
      return answerOpening(turn, brought);
    case "offering_visit":
      return answerVisitOffer(turn, brought);
    case "collecting":
      return answerAsked(turn, before, step.asked, brought);
    case "offering":
      return answerOffer(turn, before, step, brought);
    case "reading_back":
    case "confirming_move":
      return answerReadBack(turn, step, brought);
    case "identifying":
      return answerIdentity(turn, before, step, brought);
    case "choosing_appointment":
      return answerChoiceOfAppointment(turn, step, brought);
    case "confirming_cancel":
      return answerCancelConfirmation(turn, step, brought);
    case "offering_person":
      return answerPersonOffer(turn, step, brought);
    case "offering_rebooking":
      return answerRebookingOffer(turn, step, brought);
    case "offering_waitlist":
      return answerWaitlistOffer(turn, brought.heard);
    case "taking_message":
      return answerMessage(turn, before, step, brought);
    case "anything_else":
      return answerAnythingElse(turn, brought);
    default:
      return null;
  }
}

const besideTime: readonly string[] = ["name", "surname", "phone", "own_number"];
const mostWords = 8;

/** 'Actually make it a bit later', once a time is settled and the name or the number asked for. */
function askForOtherHours(turn: Turn, before: LiveState, { heard, answer }: Heard): Turn | null {
  const { step, draft } = before;
  const isAsked = step.kind === "collecting" && besideTime.includes(step.asked);
  const isReadBack = step.kind === "reading_back" || step.kind === "confirming_move";
  const { slot } = draft;
  if (!(isAsked || isReadBack) || slot === null || yesOrNo(heard) === "yes") return null;
  if (heard.phone !== null || heard.visit !== null || countWords(heard.text) > mostWords) return null;
  const named = changeDraft(turn, { name: draft.name });
  // 'What times do you have', of the day that is settled.
  if (
    answer === null &&
    !hasWhen(heard) &&
    hasIntent(heard, "ask_availability") &&
    asksTimes.test(heard.text)
  )
    return proceedBooking(
      changeDraft(named, { when: { ...noWish, days: [dayOf(slot, heard)] }, slot: null }),
    );
  const way = answer === null && !hasWhen(heard) ? otherHoursIn(heard.text) : null;
  // Nothing is earlier on a day than its first hour: whoever wants it sooner is offered the days before.
  if (way === "earlier" || otherHoursAsked(heard.text) || (!hasWhen(heard) && suitsBadly(heard.text))) {
    const when = otherTimes([slot], before, { ...heard, text: heard.text.replace(soonest, "earlier") });
    return when && proceedBooking(changeDraft(named, { when, slot: null }));
  }
  const looked = way && lookBesideSlot(named, way, heard.text);
  return looked && proceedBooking(looked);
}
const dayOf = ({ date }: FreeTime, { text }: Understanding): Detail<DaySpan> => ({
  value: { from: date, to: date },
  heard: text.trim(),
  assumed: [],
  unsure: false,
});
const soonest = /\b(?:soonest|earliest|first)\b/i;

/** 'Does it have to be a Monday', of the times offered or of the one that is settled. */
function askForOther(turn: Turn, { step, draft }: LiveState, { heard, answer }: Heard): Turn | null {
  const settled = draft.slot ? [draft.slot] : [];
  const when = otherThanOffered(step.kind === "offering" ? step.times : settled, draft.when, heard);
  return when && answer === null ? proceedBooking(changeDraft(turn, { when, slot: null })) : null;
}
