import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import { swallowedAndWell, swallowedTooth } from "#server/dialogue/conversation/phrases/first-aid.ts";
import { change, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { waitingWish, wishBeside } from "#server/dialogue/conversation/wish-beside-danger.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readDangerAnswer } from "#server/dialogue/what/read-danger-answer.ts";
import { isToothSwallowed } from "#server/dialogue/what/read-tooth-injury.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import type { TakeUp } from "./emergency.ts";
import { alertOf, dangerAnswer } from "./triple-zero.ts";

/** A tooth or a crown that was swallowed is harmless, unless it was breathed in: that is asked before anything else. */
export function askOfSwallowed(turn: Turn, heard: Understanding, takeUp: TakeUp): Turn | null {
  const { step, toldEmergencies } = turn.state;
  const utterance = toUtterance(heard.text);
  if (toldEmergencies.includes("swallowed_tooth")) return tellSwallowedPasses(turn, heard, takeUp);
  if (step.kind === "checking_emergency" || !isToothSwallowed(utterance)) return null;
  const told = change(turn, { toldEmergencies: [...toldEmergencies, "swallowed_tooth"], misses: 0 });
  const alerted = alertOf(say(told, swallowedTooth), heard.text);
  if (readDangerAnswer(utterance, "breathing", null) === "over")
    return askAgain(say(alerted, swallowedAndWell));
  return ask(alerted, {
    kind: "checking_emergency",
    degree: "breathing",
    before: step,
    said: heard.text,
    isAgain: false,
    ...wishBeside(turn.state, heard),
  });
}

/** 'No, he's fine': back to the call, or to what was wished for, with what to watch for. */
function tellSwallowedPasses(turn: Turn, heard: Understanding, takeUp: TakeUp): Turn | null {
  const { step, toldEmergencies } = turn.state;
  const isAsked = step.kind === "checking_emergency" && toldEmergencies.at(-1) === "swallowed_tooth";
  if (!isAsked || dangerAnswer(step, heard) !== "over") return null;
  const told = say(change(goTo(turn, step.before), { misses: 0 }), swallowedAndWell);
  const wish = waitingWish(turn.state, heard);
  return wish ? takeUp(told, wish) : askAgain(told);
}
