import { ask } from "#server/dialogue/conversation/asking.ts";
import { plainWishes } from "#server/dialogue/conversation/plain-wishes.ts";
import {
  asksOfPrivacy,
  asksOfRecording,
  ofRecording,
} from "#server/dialogue/conversation/questions/privacy.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import { bookedOnCall, isIdle } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readComplaint } from "#server/dialogue/what/read-complaint.ts";
import { wantsNoContact } from "#server/dialogue/what/read-no-contact.ts";
import { wantsErasure, wantsErasureOfIt } from "#server/dialogue/what/read-own-data.ts";
import { passOnAtOnce, passOnLater } from "./messages.ts";

/** A complaint, or a request about one's own data, goes to the team in the caller's words: nobody is argued with, nor offered times. */
export function takeComplaint(turn: Turn, heard: Understanding): Turn | null {
  const { state } = turn;
  if (hasIntent(heard, "want_person") && asksForPerson.test(heard.text)) return null;
  const erased = passErasure(turn, heard);
  if (erased || !isIdle(state)) return erased;
  const grievance = readComplaint(heard.text);
  // Who only asks what becomes of it is told.
  if (grievance === null || (grievance === "own_data" && asksOfPrivacy(heard.text))) return null;
  if (grievance === "bill")
    return ask(say(change(turn, { misses: 0 }), "I am sorry about that."), {
      kind: "offering_person",
      about: `About a bill: ${heard.text.trim()}`,
    });
  const isComplaint = grievance === "complaint";
  const told = say(
    change(turn, { misses: 0, queued: plainWishes(heard) }),
    isComplaint ? "I am sorry about that." : recordingTold(turn, heard),
  );
  const text = `${isComplaint ? "Complaint" : "About their own data"}: ${heard.text.trim()}`;
  return passOnAtOnce(told, text);
}

const recordingTold = ({ state }: Turn, { text }: Understanding): string =>
  asksOfRecording(text) ? ofRecording(state.facts) : "";

/** Nothing is deleted from here, so nobody is left to think that it was. */
function passErasure(turn: Turn, heard: Understanding): Turn | null {
  const { state } = turn;
  const isFree = isIdle(state) || (state.purpose === null && state.step.kind === "offering_person");
  const isOfIt = isFree && bookedOnCall(state).length === 0 && wantsErasureOfIt(heard.text);
  if (!(isOfIt || wantsErasure(heard.text)) || wantsNoContact(heard.text)) return null;
  const text = `Wants their data deleted: ${heard.text.trim()}`;
  const told = say(
    change(turn, { misses: 0 }),
    recordingTold(turn, heard),
    "I cannot delete anything myself.",
  );
  return isFree ? passOnAtOnce(change(told, { queued: plainWishes(heard) }), text) : passOnLater(told, text);
}

/** 'The lady at reception was rude' and 'treated badly by your receptionist' only name one. */
const asksForPerson =
  /\b(?:speak|talk|chat|complain) (?:to|with)\b|\b(?:put|get|transfer|connect|pass|hand) (?:me|us|on|the|an?|your|somebody|someone)\b|\b(?:want|need|like|is there|get) (?:an?|the|your|some\w+) (?:\w+ )?(?:person|human|manager|boss|somebody|someone)\b/i;
