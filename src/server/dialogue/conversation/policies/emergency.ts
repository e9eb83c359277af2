import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import { takeDetails } from "#server/dialogue/conversation/details.ts";
import {
  dialTripleZero,
  dialTripleZeroIfNow,
  emergencyLabels,
  emergencyLine,
  poisonAdvice,
  poisonAdviceWhenSick,
  poisonHelp,
  poisonHelpWhenSick,
  repeatTripleZero,
  selfHarmHelp,
} from "#server/dialogue/conversation/phrases/emergency.ts";
import { sorryForPain, urgentAdvice } from "#server/dialogue/conversation/phrases/first-aid.ts";
import { yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { type LiveState, type NextStep, noWish } from "#server/dialogue/conversation/state.ts";
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
import {
  type EmergencyDegree,
  isLifeThreat,
  type LifeThreat,
  type Understanding,
} from "#server/dialogue/understanding.ts";
import { talk } from "#server/dialogue/what/intent-limits.ts";
import { type DangerAnswer, readDangerAnswer } from "#server/dialogue/what/read-danger-answer.ts";
import { isSwollen } from "#server/dialogue/what/read-emergency.ts";
import { isMortalPain } from "#server/dialogue/what/read-mortal-pain.ts";
import {
  deniesBeingUnwell,
  isFailing,
  isMerelyUpset,
  isMild,
  isUnwell,
  type Poisoning,
  readPoisoning,
} from "#server/dialogue/what/read-poisoning.ts";
import { readSelfHarm } from "#server/dialogue/what/read-self-harm.ts";
import { readToothInjury } from "#server/dialogue/what/read-tooth-injury.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { proceedBooking } from "./booking.ts";
import { otherHelp } from "./other-help.ts";

type EmergencyCheck = Extract<LiveState["step"], { kind: "checking_emergency" }>;

/** Emergencies come before anything else. The assistant never rings 000 itself and never transfers to it. */

/** The answer when life may be in danger; null when the utterance holds nothing of the kind. */
export function answerThreat(turn: Turn, heard: Understanding): Turn | null {
  const selfHarm = readSelfHarm(toUtterance(heard.text));
  if (selfHarm === "sure") return sendToTripleZero(turn, heard.text, selfHarmHelp);
  if (selfHarm === "unsure" && !turn.state.toldEmergencies.includes("self_harm"))
    return tellOfHelp(turn, heard.text);
  const poisoning = readPoisoning(toUtterance(heard.text));
  const ill = answerIllness(turn, heard, poisoning);
  if (ill) return ill;
  const degree = heard.emergency?.value;
  if (!degree || !isLifeThreat(degree)) return poisoning && adviseOfPoison(turn, heard.text, poisoning);
  if (heard.emergency?.certainty === "unsure")
    return askOnce(turn, heard, degree, { poisoning, help: otherHelp(heard.text) });
  return sendToTripleZero(turn, heard.text, `${dialTripleZero(degree)}${helpBeside(poisoning, heard.text)}`);
}

/** After 000, whom else to ring for what was swallowed; who is drowsy or cannot breathe needs nobody but the ambulance. */
function helpBeside(poisoning: Poisoning | null, text: string): string {
  const utterance = toUtterance(text);
  if (!poisoning) return otherHelp(text);
  if (poisoning === "swallowed" && isMerelyUpset(utterance) && isMild(utterance))
    return ` ${poisonHelpWhenSick}`;
  return isUnwell(utterance) ? "" : ` ${poisonHelp[poisoning]}`;
}

/**
 * 'I want to die of this toothache': where help is told first, and the pain is then seen to like any other. A caller who
 * did mean it has heard the number, and one who did not is not sent away.
 */
export function warnInPain(turn: Turn, { text }: Understanding): Turn {
  const { toldEmergencies } = turn.state;
  const utterance = toUtterance(text);
  const isNew = !toldEmergencies.includes("self_harm") && !toldEmergencies.includes("severe_pain");
  if (!isNew || !isMortalPain(utterance) || readSelfHarm(utterance) !== "unsure") return turn;
  const told = change(turn, { toldEmergencies: [...toldEmergencies, "self_harm" as const] });
  return alertOf(say(told, selfHarmHelp), text);
}

/** How somebody is who swallowed something, told with it or later; what surely endangers life is answered elsewhere. */
function answerIllness(turn: Turn, heard: Understanding, poisoning: Poisoning | null): Turn | null {
  const { toldEmergencies, step } = turn.state;
  const utterance = toUtterance(heard.text);
  const isOfPoison = poisoning === "swallowed" || toldEmergencies.includes("poison");
  const isSure = heard.emergency?.certainty === "sure" && isLifeThreat(heard.emergency.value);
  if (!isOfPoison || isSure) return null;
  if (isFailing(utterance)) return sendToTripleZero(turn, heard.text, dialTripleZero("collapse"));
  if (toldEmergencies.includes("poison") && deniesBeingUnwell(utterance))
    return askAgain(say(change(leaveCheck(turn), { misses: 0 }), poisonHelp.swallowed));
  if (!isMerelyUpset(utterance) || (step.kind === "checking_emergency" && yesOrNo(heard) === "yes"))
    return null;
  const degree = heard.emergency?.value;
  // Of what may burn the throat nobody says that the Poisons Information Centre is enough.
  const mayBeGrave = degree !== undefined && isLifeThreat(degree) && !isMild(utterance);
  if (mayBeGrave && !toldEmergencies.includes(degree))
    return askOnce(turn, heard, degree, { poisoning: "swallowed", help: "" });
  const told = change(leaveCheck(turn), {
    toldEmergencies: [...new Set([...toldEmergencies, "poison" as const])],
    misses: 0,
  });
  return alertOf(askAgain(say(told, poisonAdviceWhenSick)), heard.text);
}

/** Back to where the call was before it was asked whether something is happening now. */
const leaveCheck = (turn: Turn): Turn =>
  turn.state.step.kind === "checking_emergency" ? goTo(turn, turn.state.step.before) : turn;

/** Each danger that is only likely is asked about once; told in answer to such a question, it is the yes to that. */
function askOnce(
  turn: Turn,
  heard: Understanding,
  degree: LifeThreat,
  { poisoning, help }: { poisoning: Poisoning | null; help: string },
): Turn | null {
  const { step } = turn.state;
  if (step.kind === "checking_emergency" && dangerAnswer(step.degree, heard) !== "over") return null;
  // A chemical in the eye is no trouble with breathing, whatever words it shares with it.
  const isOfEye = poisoning !== null && poisoning !== "swallowed";
  const told = isOfEye ? "poison" : degree;
  if (turn.state.toldEmergencies.includes(told)) return null;
  const noted = change(turn, { toldEmergencies: [...turn.state.toldEmergencies, told] });
  const words = poisoning ? poisonHelp[poisoning] : help.trim();
  return askWhetherNow(noted, heard.text, isOfEye ? "collapse" : degree, words);
}

/** Swallowed, and nobody is unwell yet: said once, and the call goes on. */
function adviseOfPoison(turn: Turn, said: string, poisoning: Poisoning): Turn | null {
  const { toldEmergencies, step } = turn.state;
  // 'Yes, she swallowed the mouthwash' answers whether it is happening now.
  if (toldEmergencies.includes("poison") || step.kind === "checking_emergency") return null;
  const told = change(turn, { toldEmergencies: [...toldEmergencies, "poison" as const], misses: 0 });
  return alertOf(askAgain(say(told, poisonAdvice(poisoning))), said);
}

/** Said once; the caller is not hung up on for a manner of speaking. */
function tellOfHelp(turn: Turn, said: string): Turn {
  const told = change(turn, { toldEmergencies: [...turn.state.toldEmergencies, "self_harm" as const] });
  return alertOf(askAgain(say(told, selfHarmHelp)), said);
}

function askWhetherNow(turn: Turn, said: string, degree: LifeThreat, help: string): Turn {
  const { step: present } = turn.state;
  const before: NextStep = present.kind === "checking_emergency" ? present.before : present;
  const step = { kind: "checking_emergency", degree, before, said, isAgain: false } as const;
  return ask(say(turn, dialTripleZeroIfNow(degree), help), step);
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

/**
 * The answer to 'is this happening now?': what is over goes back to where the call was, and so does another wish.
 * Whoever tells neither hears the number and the question once more, and is then taken at the worst.
 */
export function answerEmergencyCheck(turn: Turn, heard: Understanding): Turn | null {
  const { step } = turn.state;
  if (step.kind !== "checking_emergency") return null;
  switch (dangerAnswer(step.degree, heard)) {
    case "goes_on":
      return confirmThreat(turn, step, heard);
    case "over":
      return goOnAfterThreat(turn, step, heard);
    case null:
      if (wishesElse(heard)) return null;
      return step.isAgain
        ? confirmThreat(turn, step, heard)
        : ask(change(turn, { misses: 1 }), { ...step, isAgain: true });
  }
}

export function dangerAnswer(degree: LifeThreat, heard: Understanding): DangerAnswer | null {
  const answer = readDangerAnswer(toUtterance(heard.text), degree, yesOrNo(heard));
  const tellsOfThreat = heard.emergency !== null && isLifeThreat(heard.emergency.value);
  return answer ?? (tellsOfThreat ? "goes_on" : null);
}

const wishesElse = (heard: Understanding): boolean =>
  heard.visit !== null ||
  heard.intents.some(({ value, certainty }) => !talk.has(value) && certainty === "sure");

function confirmThreat(turn: Turn, { degree, said }: EmergencyCheck, heard: Understanding): Turn {
  const told = `${said.trim().slice(0, 95)}", then "${heard.text.trim().slice(0, 95)}`;
  return sendToTripleZero(turn, told, `${repeatTripleZero} ${dialTripleZero(degree)}`);
}

/** 'No, can I come tomorrow at ten' keeps its wish; a day alone may be that of the trouble. */
function goOnAfterThreat(turn: Turn, step: EmergencyCheck, heard: Understanding): Turn {
  const back = goTo(change(turn, { misses: 0 }), step.before);
  const { draft, digits } = wishesElse(heard) ? takeDetails(back.state, heard) : back.state;
  const informed = change(back, { draft, digits });
  // Nothing else was wanted yet: whoever rings with this is seen soon.
  return turn.state.purpose === null && step.before.kind === "greeting"
    ? proceedBooking(withUrgentWish(informed, step.degree, step.said))
    : ask(informed, step.before);
}

/**
 * Urgent dental trouble: what to do now, when 000 applies, the clinic's emergency line. The soonest
 * visit is then sought like any booking.
 */
export function adviseUrgent(turn: Turn, heard: Understanding): Turn | null {
  const degree = heard.emergency?.value;
  const { state } = turn;
  if (!degree || isLifeThreat(degree) || state.toldEmergencies.includes(degree)) return null;
  const utterance = toUtterance(heard.text);
  const injury = readToothInjury(utterance);
  // What a swelling may come to is worse than what pain may.
  const isBoth = degree === "severe_pain" && isSwollen(utterance);
  const advice = isBoth ? [sorryForPain, ...urgentAdvice("swelling", null)] : urgentAdvice(degree, injury);
  const known = [degree, ...(isBoth ? (["swelling"] as const) : []), ...(injury ? [injury] : [])];
  const told = change(turn, { toldEmergencies: [...state.toldEmergencies, ...known], misses: 0 });
  const advised = say(told, ...advice, emergencyLine(state.facts));
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

export const alertOf = (
  turn: Turn,
  said: string,
  phone: string | null = turn.state.draft.phone?.value ?? turn.state.callerNumber,
): Turn =>
  andDo(turn, { type: "alert_staff", text: `A caller said: "${said.trim().slice(0, 200)}".`, phone });
