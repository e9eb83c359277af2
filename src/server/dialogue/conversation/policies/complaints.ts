import { ask } from "#server/dialogue/conversation/asking.ts";
import { plainWishes } from "#server/dialogue/conversation/plain-wishes.ts";
import {
  asksOfPrivacy,
  asksOfRecording,
  ofRecording,
} from "#server/dialogue/conversation/questions/privacy.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import { isIdle } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readComplaint } from "#server/dialogue/what/read-complaint.ts";
import { passOnAtOnce } from "./messages.ts";

/** A complaint, or a request about one's own data, goes to the team in the caller's words: nobody is argued with, nor offered times. */
export function takeComplaint(turn: Turn, heard: Understanding): Turn | null {
  const { state } = turn;
  if (!isIdle(state) || (hasIntent(heard, "want_person") && asksForPerson.test(heard.text))) return null;
  const grievance = readComplaint(heard.text);
  // Who only asks what becomes of it is told.
  if (grievance === null || (grievance === "own_data" && asksOfPrivacy(heard.text))) return null;
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
  return passOnAtOnce(told, text);
}

/** 'The lady at reception was rude' and 'treated badly by your receptionist' only name one. */
const asksForPerson =
  /\b(?:speak|talk|chat|complain) (?:to|with)\b|\b(?:put|get|transfer|connect|pass|hand) (?:me|us|on|the|an?|your|somebody|someone)\b|\b(?:want|need|like|is there|get) (?:an?|the|your|some\w+) (?:\w+ )?(?:person|human|manager|boss|somebody|someone)\b/i;
