import { goodbyeTo, puttingThrough } from "#server/dialogue/conversation/phrases/call.ts";
import { isClosedNow } from "#server/dialogue/conversation/today.ts";
import { endCall, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { handOver } from "./handing-over.ts";

const written = "(?:record\\w*|transcri\\w*|written down)";
/** Neither 'they've no record of my booking' nor 'are you a recording' refuses anything. */
const ofOther =
  /\b(?:no|any|without|the) records? of\b|\b(?:are you|is this|you(?:'?re| are)|sounds? like|like) (?:just |only )?an? (?:\w+ )?record(?:ing|ed)\b/i;
const refusal = new RegExp(
  `\\b(?:don'?t|do not|didn'?t|not|never|rather not) (?:\\w+ ){0,3}?(?:want|wish|like|agree|consent|okay|ok|happy|comfortable|be)\\b.{0,30}\\b${written}|\\b(?:stop|no|without|turn off|switch off) (?:the |this |any )?${written}|\\b(?:don'?t|do not) ${written}|\\bobject to\\b.{0,20}\\b${written}`,
  "i",
);

/**
 * Whoever will not be transcribed is not kept talking to what transcribes: a person or the voicemail, else the ways to
 * reach the clinic. No message is taken, for it would be written down too.
 */
export function answerRefusedConsent(turn: Turn, heard: Understanding): Turn | null {
  if (!refusal.test(heard.text.replace(ofOther, " "))) return null;
  const { facts } = turn.state;
  const told = say(turn, "This line only works with a written transcript of what is said.");
  if (facts.takesVoicemail) return handOver(told, "");
  if (facts.canTransfer && !isClosedNow(turn.state))
    return endCall(told, { type: "hand_over", reason: "person_wanted" }, puttingThrough);
  const ways = [facts.email && `write to ${facts.email}`, facts.address && `come in to ${facts.address}`];
  const known = ways.filter((each) => each !== "").join(", or ");
  return endCall(
    told,
    { type: "hang_up", reason: "finished" },
    known === "" ? "I will end the call here." : `You can also ${known}. I will end the call here.`,
    goodbyeTo(turn.state),
  );
}
