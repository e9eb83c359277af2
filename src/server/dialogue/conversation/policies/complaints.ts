import { ask } from "#server/dialogue/conversation/asking.ts";
import { plainWishes } from "#server/dialogue/conversation/plain-wishes.ts";
import { asksOfRecording, ofRecording } from "#server/dialogue/conversation/questions/worded-topics.ts";
import { isIdle } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Intent, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { readComplaint } from "#server/dialogue/what/read-complaint.ts";
import { leaveMessage, startMessage } from "./messages.ts";

/** A complaint, or a request about one's own data, goes to the team in the caller's words: nobody is argued with, nor offered times. */
export function takeComplaint(turn: Turn, heard: Understanding): Turn | null {
  const { state } = turn;
  if (!isIdle(state) || heard.intents.some(asksForPerson)) return null;
  const grievance = readComplaint(heard.text);
  if (grievance === null) return null;
  if (grievance === "bill")
    return ask(say(change(turn, { misses: 0 }), "I am sorry about that."), {
      kind: "offering_person",
      about: `About a bill: ${heard.text.trim()}`,
    });
  const isComplaint = grievance === "complaint";
  const recording = asksOfRecording(heard.text) ? ofRecording(state.facts) : "";
  const told = say(
    change(turn, { misses: 0, queued: plainWishes(heard) }),
    isComplaint ? "I am sorry about that." : recording,
  );
  const text = `${isComplaint ? "Complaint" : "About their own data"}: ${heard.text.trim()}`;
  const hasNumber = state.callerNumber !== null || state.draft.phone !== null;
  return hasNumber ? leaveMessage(told, { kind: "message", text }) : startMessage(told, text);
}

/** 'The lady at reception was rude' only names one. */
const asksForPerson = ({ value, certainty }: Reading<Intent>): boolean =>
  value === "want_person" && certainty === "sure";
