import { ask } from "#server/dialogue/conversation/asking.ts";
import { wishesIn } from "#server/dialogue/conversation/purposes.ts";
import { asksOfRecording, ofRecording } from "#server/dialogue/conversation/questions/worded-topics.ts";
import { isIdle, type Purpose } from "#server/dialogue/conversation/state.ts";
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
    change(turn, { misses: 0, queued: wishesBeside(heard) }),
    isComplaint ? "I am sorry about that." : recording,
  );
  const text = `${isComplaint ? "Complaint" : "About their own data"}: ${heard.text.trim()}`;
  const hasNumber = state.callerNumber !== null || state.draft.phone !== null;
  return hasNumber ? leaveMessage(told, { kind: "message", text }) : startMessage(told, text);
}

/** 'The lady at reception was rude' only names one. */
const asksForPerson = ({ value, certainty }: Reading<Intent>): boolean =>
  value === "want_person" && certainty === "sure";

/** 'I was overcharged, and I need to cancel': words as a whole are like many a wish, so only a plain one counts. */
const wishesBeside = (heard: Understanding): Purpose[] =>
  wishesIn(heard).filter((wish) => plainly[wish]?.test(heard.text));
const plainly: Partial<Record<Purpose, RegExp>> = {
  cancel: /\bcancel\b/i,
  reschedule: /\b(?:reschedule|move|change) (?:my|our|the|an?) (?:\w+ )?(?:appointment|booking|visit)\b/i,
  book: /\bbook (?:me|us|him|her|in|an?|my)\b|\b(?:make|want|need|like|get) (?:an?|another) (?:new )?(?:appointment|booking|visit)\b/i,
};
