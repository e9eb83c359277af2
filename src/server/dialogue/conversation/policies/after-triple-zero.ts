import { ask } from "#server/dialogue/conversation/asking.ts";
import { puttingThrough } from "#server/dialogue/conversation/phrases/call.ts";
import {
  meanwhile,
  operatorHelps,
  repeatTripleZero,
} from "#server/dialogue/conversation/phrases/emergency.ts";
import { hasIntent, startsWithNo, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { change, endCall, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { wishBeside } from "#server/dialogue/conversation/wish-beside-danger.ts";
import { isLifeThreat, type Understanding } from "#server/dialogue/understanding.ts";
import { acknowledges } from "#server/dialogue/what/read-danger-answer.ts";
import { isStoodDown } from "#server/dialogue/what/read-stood-down.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { alertWith, dangerAnswer, type EmergencyCheck } from "./triple-zero.ts";

/**
 * Danger is a small protocol: told of 000, the line stays open and listens. Whoever says that nobody is in danger is taken
 * at their word, staff hear so, and the call goes on; whoever has another wish first says that nobody is; everybody else
 * hears the number again.
 */
export type AfterSent = "stood_down" | "goes_on" | "wishes_else" | "asks_meanwhile" | "leaves" | "unclear";

export function readAfterSent(step: EmergencyCheck, heard: Understanding, wishesElse: boolean): AfterSent {
  const utterance = toUtterance(heard.text);
  const answer = dangerAnswer(step, heard);
  // A mere no may be a no to hanging up; asked about, it is one to the danger.
  const isMereNo = startsWithNo(heard) && utterance.words.length < 3;
  if (isMereNo) return step.isAgain ? "stood_down" : "unclear";
  const isOfTooth = heard.emergency !== null && !isLifeThreat(heard.emergency.value);
  if (startsWithNo(heard) && isOfTooth) return "stood_down";
  if (isStoodDown(utterance) && !(answer === "goes_on" && yesOrNo(heard) === "yes")) return "stood_down";
  if (answer === "over" && yesOrNo(heard) === "no") return "stood_down";
  if (asksMeanwhile.test(heard.text)) return "asks_meanwhile";
  if (isDialling(heard)) return "goes_on";
  if (answer === "goes_on" || yesOrNo(heard) === "yes") return "goes_on";
  if (wishesElse) return "wishes_else";
  if (hasIntent(heard, "goodbye")) return "leaves";
  return "unclear";
}
const isDialling = ({ text }: Understanding): boolean => dials.test(text) || acknowledges(toUtterance(text));
const asksMeanwhile =
  /\bwhat (?:\w+ ){0,3}?(?:do|should|can|must|shall|am|are) (?:i|we) (?:\w+ ){0,2}?do\b|\b(?:should|can|do) (?:i|we) (?:\w+ ){0,2}?(?:press|put|lay|lie|sit|give|hold|move)\b/i;
const dials =
  /\b(?:calling|ringing|dialling|phoning|call|ring|dial) (?:them|it|that|now|the ambulance|an ambulance|triple|000|0 0 0)\b|\b(?:will|i['’]?ll|gonna|going to) (?:call|ring|dial|do that|hang up)\b/i;

/** What is answered as long as the danger stands; null for what ends it, or is for somebody else to answer. */
export function answerWhileSent(
  turn: Turn,
  step: EmergencyCheck,
  heard: Understanding,
  read: AfterSent,
): Turn {
  const { misses, facts } = turn.state;
  const understood = change(turn, { misses: 0 });
  switch (read) {
    case "asks_meanwhile":
      return say(understood, repeatTripleZero, operatorHelps, meanwhile[step.degree]);
    case "goes_on":
      return isDialling(heard)
        ? say(understood, operatorHelps)
        : say(understood, repeatTripleZero, meanwhile[step.degree]);
    case "leaves":
      return endCall(understood, { type: "hang_up", reason: "emergency" }, repeatTripleZero);
    default: {
      // Who is not understood three times is in somebody's hands sooner than in a loop.
      if (misses >= 2 && facts.canTransfer)
        return endCall(turn, { type: "hand_over", reason: "emergency" }, repeatTripleZero, puttingThrough);
      const beside = wishBeside(turn.state, heard);
      const asked = { ...step, isAgain: true, ...(read === "wishes_else" ? beside : {}) };
      return ask(change(turn, { misses: step.isAgain ? misses + 1 : misses }), asked);
    }
  }
}

/** The alert stays; beside it staff read that the caller took it back. */
export const tellStoodDown = (turn: Turn, step: EmergencyCheck, heard: Understanding): Turn =>
  alertWith(
    turn,
    heard.text,
    ` This was said after 000 was named for "${step.said.trim().slice(0, 100)}": they say that nobody is in danger.`,
  );
