import { ask } from "#server/dialogue/conversation/asking.ts";
import {
  dialTripleZero,
  dialTripleZeroIfNow,
  emergencyLabels,
  emergencyLine,
  isLifeThreatening,
  repeatTripleZero,
  selfHarmHelp,
  urgentAdvice,
} from "#server/dialogue/conversation/phrases/emergency.ts";
import { yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { type NextStep, noWish } from "#server/dialogue/conversation/state.ts";
import {
  andDo,
  change,
  changeDraft,
  endCall,
  goTo,
  say,
  type Turn,
} from "#server/dialogue/conversation/turn.ts";
import { isWish } from "#server/dialogue/conversation/wishes.ts";
import type { EmergencyDegree, Understanding } from "#server/dialogue/understanding.ts";
import { readSelfHarm } from "#server/dialogue/what/read-self-harm.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { proceedBooking } from "./booking.ts";

/** Emergencies come before anything else. The assistant never rings 000 itself and never transfers to it. */

/** The answer when life may be in danger; null when the utterance holds nothing of the kind. */
export function answerThreat(turn: Turn, heard: Understanding): Turn | null {
  if (readSelfHarm(toUtterance(heard.text))) return sendToTripleZero(turn, heard.text, selfHarmHelp);
  const degree = heard.emergency?.value;
  if (!degree || !isLifeThreatening(degree)) return null;
  if (heard.emergency?.certainty === "unsure" && !turn.state.toldEmergencies.includes(degree))
    return askWhetherNow(turn, degree);
  if (heard.emergency?.certainty === "unsure") return null;
  return sendToTripleZero(turn, heard.text, dialTripleZero(degree));
}

function askWhetherNow(turn: Turn, degree: EmergencyDegree): Turn {
  const before: NextStep =
    turn.state.step.kind === "checking_emergency" ? turn.state.step.before : turn.state.step;
  const told = change(turn, { toldEmergencies: [...turn.state.toldEmergencies, degree] });
  return ask(say(told, dialTripleZeroIfNow(degree)), { kind: "checking_emergency", degree, before });
}

/** `said`: the caller's own words, for staff. */
function sendToTripleZero(turn: Turn, said: string, words: string): Turn {
  const { facts, draft, callerNumber } = turn.state;
  const alerted = andDo(
    { ...say(turn, words), interruptible: false },
    {
      type: "alert_staff",
      text: `A caller said: "${said.trim().slice(0, 200)}". The assistant said to hang up and dial 000.`,
      phone: draft.phone?.value ?? callerNumber,
    },
  );
  return endCall(
    alerted,
    facts.canTransfer ? { type: "hand_over", reason: "emergency" } : { type: "hang_up", reason: "emergency" },
  );
}

/** The answer to 'is this happening now?': only a plain no goes back to where the call was. */
export function answerEmergencyCheck(turn: Turn, heard: Understanding): Turn | null {
  const { step } = turn.state;
  if (step.kind !== "checking_emergency") return null;
  const answer = yesOrNo(heard);
  if (answer === "yes")
    return sendToTripleZero(
      turn,
      `Yes to: is there ${emergencyLabels[step.degree]} now`,
      `${repeatTripleZero} ${dialTripleZero(step.degree)}`,
    );
  if (answer !== "no") return null;
  const back = goTo(change(turn, { misses: 0 }), step.before);
  // Nothing else was wanted yet: whoever rings with this is seen soon.
  if (turn.state.purpose === null && step.before.kind === "greeting")
    return proceedBooking(withUrgentWish(back, step.degree, ""));
  return ask(back, step.before);
}

/**
 * Urgent dental trouble: what to do now, when 000 applies, the clinic's emergency line. The soonest
 * visit is then sought like any booking.
 */
export function adviseUrgent(turn: Turn, heard: Understanding): Turn | null {
  const degree = heard.emergency?.value;
  const { state } = turn;
  if (!degree || isLifeThreatening(degree) || state.toldEmergencies.includes(degree)) return null;
  const told = change(turn, { toldEmergencies: [...state.toldEmergencies, degree], misses: 0 });
  const advised = say(told, ...urgentAdvice(degree), emergencyLine(state.facts));
  if (state.purpose !== null && state.purpose !== "book") return advised;
  const urgent = withUrgentWish(advised, degree, heard.emergency?.heard ?? "");
  const isPressing = degree === "knocked_out_tooth" || pressing.test(heard.text);
  return isPressing ? alertOf(urgent, heard.text) : urgent;
}

/** An emergency visit, as soon as there is one unless another time was wished. */
function withUrgentWish(turn: Turn, degree: EmergencyDegree, words: string): Turn {
  const { when, slot } = turn.state.draft;
  // A tooth that was knocked out cannot wait for the day that was being booked for something else.
  const isNow = degree === "knocked_out_tooth";
  const visit = {
    value: "Emergency Visit" as const,
    heard: words,
    assumed: [`because of ${emergencyLabels[degree]}`],
    unsure: false,
  };
  return changeDraft(change(turn, { purpose: "book" }), {
    visit,
    notes: [`Caller said: ${words || emergencyLabels[degree]}`],
    slot: isNow ? null : slot,
    when:
      isWish(when) && !isNow
        ? when
        : { ...noWish, times: isNow ? [] : when.times, soonest: true, heard: "as soon as possible" },
  });
}

/** Staff should know at once, though it may not be for an ambulance. */
const pressing =
  /\b(?:fever|temperature|feverish|faint(?:ed|ing)?|passed out|blacked out|(?:broke|broken|fractured|dislocated)\b.{0,12}\bjaw|jaw\b.{0,20}\b(?:broken|broke|fractured|dislocated))\b/i;

const alertOf = (turn: Turn, said: string): Turn =>
  andDo(turn, {
    type: "alert_staff",
    text: `A caller said: "${said.trim().slice(0, 200)}".`,
    phone: turn.state.draft.phone?.value ?? turn.state.callerNumber,
  });
