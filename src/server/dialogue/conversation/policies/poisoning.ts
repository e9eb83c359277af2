import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import {
  dialTripleZero,
  poisonAdvice,
  poisonAdviceWhenSick,
  poisonHelp,
  poisonHelpWhenSick,
  ringPoisonsAnyway,
} from "#server/dialogue/conversation/phrases/emergency.ts";
import { yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { isLifeThreat, type Understanding } from "#server/dialogue/understanding.ts";
import { alarmIn } from "#server/dialogue/what/read-emergency.ts";
import type { Poisoning } from "#server/dialogue/what/read-poisoning.ts";
import {
  isFailing,
  isMerelyUpset,
  isMild,
  isUnwell,
  readIllnessAnswer,
} from "#server/dialogue/what/read-unwell.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { otherHelp } from "./other-help.ts";
import { alertOf, askOnce, leaveCheck, sendToTripleZero } from "./triple-zero.ts";

/** Something swallowed, or in the eye: the Poisons Information Centre's matter as long as nobody is unwell. */

/** After 000, whom else to ring for what was swallowed; who is drowsy or cannot breathe needs nobody but the ambulance. */
export function helpBeside(poisoning: Poisoning | null, text: string): string {
  const utterance = toUtterance(text);
  if (!poisoning) return otherHelp(text);
  if (poisoning === "swallowed" && isMerelyUpset(utterance) && isMild(utterance))
    return ` ${poisonHelpWhenSick}`;
  return isUnwell(utterance) ? "" : ` ${poisonHelp[poisoning]}`;
}

/** What stands in every bathroom, nobody is unwell and nothing else is the matter: the Poisons Information Centre's, whoever swallowed it. */
export function mayBeHarmless(poisoning: Poisoning | null, text: string): boolean {
  const utterance = toUtterance(text);
  if (poisoning !== "swallowed" || !isMild(utterance) || isUnwell(utterance)) return false;
  const beside = alarmIn(toUtterance(text.replace(swallowing, " ")));
  return beside === null || !isLifeThreat(beside);
}
const swallowing =
  /\b(?:swallow(?:ed|ing)?|drank|drunk|ate|eaten|mouthwash|listerine|savacol|toothpaste|fluoride|tube)\b/gi;

/** How somebody is who swallowed something, told with it or later; what surely endangers life is answered elsewhere. */
export function answerIllness(turn: Turn, heard: Understanding, poisoning: Poisoning | null): Turn | null {
  const { toldEmergencies, step } = turn.state;
  const utterance = toUtterance(heard.text);
  const isOfPoison = poisoning === "swallowed" || toldEmergencies.includes("poison");
  const isSure = heard.emergency?.certainty === "sure" && isLifeThreat(heard.emergency.value);
  if (!isOfPoison || (isSure && !mayBeHarmless(poisoning, heard.text))) return null;
  if (isFailing(utterance)) return sendWhoIsIll(turn, heard.text);
  if (step.kind === "checking_emergency" && yesOrNo(heard) === "yes") return null;
  return answerAdvice(turn, heard, poisoning) ?? answerUpset(turn, heard);
}

const sendWhoIsIll = (turn: Turn, said: string): Turn =>
  sendToTripleZero(turn, { said, words: dialTripleZero("collapse"), degree: "collapse" });

/** What is said right behind the advice: 'no, he's fine', 'he's not okay', 'yes', or the same once more. */
function answerAdvice(turn: Turn, heard: Understanding, poisoning: Poisoning | null): Turn | null {
  const { toldEmergencies, step, purpose } = turn.state;
  const isAwaited = toldEmergencies.at(-1) === "poison" && step.kind === "greeting" && purpose === null;
  if (!isAwaited) return null;
  const { text, emergency } = heard;
  const utterance = toUtterance(text);
  const isThreat = emergency !== null && isLifeThreat(emergency.value) && poisoning === null;
  const illness = readIllnessAnswer(utterance, null);
  const isIll = isUnwell(utterance) || notWell.test(text) || (isThreat && illness === null);
  if (isIll) return isMerelyUpset(utterance) ? null : sendWhoIsIll(turn, text);
  if (illness === "over" || bareNo.test(text)) return letRing(turn);
  const isSaidAgain = poisoning === "swallowed" || (yesOrNo(heard) === "yes" && heard.intents.length < 2);
  return isSaidAgain ? askHowTheyAre(turn, text) : null;
}

/** 'Can you help me with a booking' is no plea any more. */
const notWell =
  /\bworse\b|(?:\bnot|n['’]t)(?: (?:really|very|too|so|quite|doing|feeling|acting|looking|all that))* (?:fine|ok|okay|alright|all right|good|well|right|normal|himself|herself)\b/i;
const bareNo = /^\W*(?:no|nah|nope)\b(?:\W+(?:no|nah|thanks|thank you|sorry|none|nobody)\b)*\W*$/i;

const askHowTheyAre = (turn: Turn, said: string): Turn =>
  ask(turn, {
    kind: "checking_emergency",
    degree: "breathing",
    before: turn.state.step,
    said,
    isAgain: false,
    isOfPoison: true,
  });

/** Back to the call, with whom to ring all the same. */
export function letRing(turn: Turn): Turn {
  const { toldEmergencies } = turn.state;
  const told = change(leaveCheck(turn), {
    toldEmergencies: [...toldEmergencies, "poison_well" as const],
    misses: 0,
  });
  return askAgain(say(told, ringPoisonsAnyway));
}

function answerUpset(turn: Turn, heard: Understanding): Turn | null {
  const { toldEmergencies } = turn.state;
  const utterance = toUtterance(heard.text);
  if (!isMerelyUpset(utterance)) return null;
  const degree = heard.emergency?.value;
  // Of what may burn the throat nobody says that the Poisons Information Centre is enough.
  const mayBeGrave = degree !== undefined && isLifeThreat(degree) && !isMild(utterance);
  if (mayBeGrave && !toldEmergencies.includes(degree))
    return askOnce(turn, heard, degree, { poisoning: "swallowed", help: "" });
  return alertOf(askAgain(say(tellOfPoison(leaveCheck(turn)), poisonAdviceWhenSick)), heard.text);
}

/** Swallowed, and nobody is unwell yet: said once, and the call goes on. */
export function adviseOfPoison(turn: Turn, said: string, poisoning: Poisoning): Turn | null {
  const { toldEmergencies, step } = turn.state;
  // 'Yes, she swallowed the mouthwash' answers whether it is happening now.
  if (toldEmergencies.includes("poison") || step.kind === "checking_emergency") return null;
  return alertOf(askAgain(say(tellOfPoison(turn), poisonAdvice(poisoning))), said);
}

const tellOfPoison = (turn: Turn): Turn =>
  change(turn, {
    toldEmergencies: [...turn.state.toldEmergencies.filter((told) => told !== "poison"), "poison"],
    misses: 0,
    helpLines: ["poisons"],
  });
