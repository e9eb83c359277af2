import { ask, askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { mergedWish } from "#server/dialogue/conversation/details.ts";
import { foundOnCall } from "#server/dialogue/conversation/found-visits.ts";
import { hasWhen, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { type Detail, type LiveState, noWish, type WhenWish } from "#server/dialogue/conversation/state.ts";
import { changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import {
  leavesOther,
  type Pointed,
  visitsPointedAt,
  withoutVisitsTime,
} from "#server/dialogue/conversation/visits-pointed-at.ts";
import { isEmptyWish, wishFor } from "#server/dialogue/conversation/wishes.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { withAppointment } from "./identifying.ts";

/**
 * 'No, not that one, the one tomorrow', 'not the clean, the filling': another of the visits that were found is to be moved
 * or cancelled than the one spoken of. Where it goes is kept. One that is named once more is the one at hand.
 */
export function turnToVisitMeant(turn: Turn, heard: Understanding): Turn | null {
  const { purpose } = turn.state;
  const current = spokenOf(turn.state);
  const found = foundOnCall(turn.state);
  if (!current || (purpose !== "reschedule" && purpose !== "cancel")) return null;
  const isYes = yesOrNo(heard) === "yes";
  if (isYes && !hasWhen(heard)) return null;
  if (leavesOther(heard.text) && found.length > 1) return askAgain(understood(turn));
  const pointed = visitsPointedAt(heard, found, current);
  if (!pointed || !isOfVisit(turn.state, pointed)) return null;
  // 'The half past three one, yeah', to a read-back of another, agrees to none.
  if (isYes && pointed.visits.some((each) => isSame(each, current))) return null;
  const [visit, more] = pointed.visits;
  if (!visit) return null;
  const kept = changeDraft(understood(turn), { when: keptTarget(turn.state), slot: null });
  if (more) return ask(kept, { kind: "choosing_appointment", purpose, found: pointed.visits });
  const target = mergedWish(noWish, withoutVisitsTime(heard, visit));
  if (isSame(visit, current)) return isEmptyWish(target) ? sayAtHand(turn) : null;
  const goesTo = isEmptyWish(target) ? kept : changeDraft(kept, { when: target });
  return withAppointment(goesTo, visit, purpose);
}

/** Where times are offered, 'the Tuesday one' is one of them. */
const isOfVisit = ({ step }: LiveState, { isOther }: Pointed): boolean =>
  step.kind === "confirming_move" ||
  step.kind === "confirming_cancel" ||
  (step.kind === "collecting" &&
    (step.asked === "when" || step.asked === "time" || step.asked === "change")) ||
  (step.kind === "offering" && isOther);

const spokenOf = ({ step, moving }: LiveState): FoundAppointment | null =>
  step.kind === "confirming_cancel" ? step.appointment : moving;

const isSame = (one: FoundAppointment, other: FoundAppointment): boolean =>
  one.appointmentId === other.appointmentId;

const sayAtHand = (turn: Turn): Turn => {
  const { step } = turn.state;
  const isAsked = step.kind === "collecting";
  return askAgain(say(understood(turn), isAsked ? "Yes, that one." : ""));
};

/** 'An hour later' was counted from the other visit, and is no wish for this one. */
function keptTarget({ draft, step }: LiveState): WhenWish {
  const { when, slot } = draft;
  if (step.kind === "confirming_cancel" || when.days.some(isCounted)) return noWish;
  return slot ? wishFor(slot, when.heard) : when;
}
const isCounted = ({ assumed }: Detail<unknown>): boolean =>
  assumed.some((each) => /\bcounted from the\b|\bas it was\b|(?<!\bnear )\bthe visit\b/.test(each));
