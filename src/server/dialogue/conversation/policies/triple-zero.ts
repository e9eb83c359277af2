import { ask } from "#server/dialogue/conversation/asking.ts";
import {
  dialTripleZeroIfNow,
  operatorHelps,
  repeatTripleZero,
} from "#server/dialogue/conversation/phrases/emergency.ts";
import { yesOrNo } from "#server/dialogue/conversation/reading.ts";
import type { LiveState, NextStep } from "#server/dialogue/conversation/state.ts";
import { andDo, change, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { wishBeside } from "#server/dialogue/conversation/wish-beside-danger.ts";
import { isLifeThreat, type LifeThreat, type Understanding } from "#server/dialogue/understanding.ts";
import {
  acknowledges,
  type DangerAnswer,
  readDangerAnswer,
} from "#server/dialogue/what/read-danger-answer.ts";
import { type Poisoning, readPoisoning } from "#server/dialogue/what/read-poisoning.ts";
import { readIllnessAnswer } from "#server/dialogue/what/read-unwell.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** Naming 000, and asking whether it is due. The assistant never rings it itself and never transfers to it. */

export type EmergencyCheck = Extract<LiveState["step"], { kind: "checking_emergency" }>;

interface Sent {
  /** The caller's own words, for staff. */
  said: string;
  words: string;
  /** Null where what is said next is no answer to the danger: whoever wants to die is not asked to deny it. */
  degree: LifeThreat | null;
}

/** Names 000 and alerts staff. The line stays open: it is the caller who hangs up to dial, and who may say that it is not so. */
export function sendToTripleZero(turn: Turn, { said, words, degree }: Sent): Turn {
  const { step } = turn.state;
  // Told already, they hear it once more and shorter.
  const isAgain = step.kind === "checking_emergency" && step.isSent === true && degree !== null;
  const told = {
    ...say(turn, ...(isAgain ? [repeatTripleZero, operatorHelps] : [words])),
    interruptible: false,
  };
  const alerted = alertWith(told, said, " The assistant said to hang up and dial 000.");
  const before = step.kind === "checking_emergency" ? step.before : step;
  if (degree === null) return goTo(alerted, before);
  const beside = step.kind === "checking_emergency" ? step.wish : undefined;
  return change(alerted, {
    misses: 0,
    step: {
      kind: "checking_emergency",
      degree,
      before,
      said,
      isAgain: false,
      isSent: true,
      ...(beside && { wish: beside }),
    },
  });
}

export const alertOf = (
  turn: Turn,
  said: string,
  phone: string | null = turn.state.draft.phone?.value ?? turn.state.callerNumber,
): Turn => alertWith(turn, said, "", phone);

/** `then`: what became of it, beginning with a space. */
export const alertWith = (
  turn: Turn,
  said: string,
  then: string,
  phone: string | null = turn.state.draft.phone?.value ?? turn.state.callerNumber,
): Turn =>
  andDo(turn, { type: "alert_staff", text: `A caller said: "${said.trim().slice(0, 200)}".${then}`, phone });

interface Beside {
  poisoning: Poisoning | null;
  /** Whom else to ring. */
  help: string;
}

/** Each danger that is only likely is asked about once; told in answer to such a question, it is the yes to that. */
export function askOnce(
  turn: Turn,
  heard: Understanding,
  degree: LifeThreat,
  { poisoning, help }: Beside,
): Turn | null {
  const { step, toldEmergencies } = turn.state;
  if (step.kind === "checking_emergency" && (dangerAnswer(step, heard) !== "over" || step.isOfPoison))
    return null;
  // A chemical in the eye is no trouble with breathing, whatever words it shares with it.
  const isOfEye = poisoning !== null && poisoning !== "swallowed";
  const told = isOfEye ? "poison" : degree;
  if (toldEmergencies.includes(told)) return null;
  const known: LiveState["toldEmergencies"] = [
    ...toldEmergencies,
    told,
    ...(poisoning ? (["poison"] as const) : []),
  ];
  const noted = change(turn, { toldEmergencies: [...new Set(known)] });
  const asked = isOfEye ? "collapse" : degree;
  const before: NextStep = step.kind === "checking_emergency" ? step.before : step;
  return ask(say(noted, dialTripleZeroIfNow(asked), help), {
    kind: "checking_emergency",
    degree: asked,
    before,
    said: heard.text,
    isAgain: false,
    ...wishBeside(turn.state, heard),
    ...(poisoning === "swallowed" && { isOfPoison: true as const }),
  });
}

/** Back to where the call was before it was asked whether something is happening now. */
export const leaveCheck = (turn: Turn): Turn =>
  turn.state.step.kind === "checking_emergency" ? goTo(turn, turn.state.step.before) : turn;

export function dangerAnswer(
  { degree, isOfPoison }: EmergencyCheck,
  heard: Understanding,
): DangerAnswer | null {
  const utterance = toUtterance(heard.text);
  if (acknowledges(utterance)) return null;
  const isThreat = heard.emergency !== null && isLifeThreat(heard.emergency.value);
  if (isOfPoison) {
    const isTold = isThreat && readPoisoning(utterance) === null;
    return readIllnessAnswer(utterance, yesOrNo(heard)) ?? (isTold ? "goes_on" : null);
  }
  return readDangerAnswer(utterance, degree, yesOrNo(heard)) ?? (isThreat ? "goes_on" : null);
}
