import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import {
  abuseEnd,
  abuseWarning,
  reached,
  salesCall,
  wrongNumber,
} from "#server/dialogue/conversation/phrases/call.ts";
import { hasDetails, hasIntent, onlyIntents } from "#server/dialogue/conversation/reading.ts";
import { callTool, change, endCall, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { taskInWords } from "#server/dialogue/conversation/wishes.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { notUnderstood } from "./handing-over.ts";
import { letWait } from "./waiting.ts";

/** Calls that are not for the clinic, and what is said to them. */
export function endUnwanted(turn: Turn, heard: Understanding): Turn | null {
  const { facts, warnedOfAbuse, purpose, justBooked, misses } = turn.state;
  const finished = { type: "hang_up", reason: "finished" } as const;
  if (hasIntent(heard, "abuse") && !hasIntent(heard, "want_person")) {
    if (isVenting(heard.text)) return offerPerson(turn);
    if (warnedOfAbuse) return endForAbuse(turn);
    return askAgain(say(change(turn, { warnedOfAbuse: true }), abuseWarning));
  }
  const isPatient = purpose !== null || justBooked !== null;
  if (isPatient) return null;
  const unwanted = heard.intents.find(({ value }) => value === "sales_call" || value === "wrong_number");
  // Nobody is hung up on for a guess; said a second time it is none.
  if (unwanted?.certainty === "unsure" && misses === 0) return notUnderstood(turn, reached(facts));
  if (hasIntent(heard, "sales_call")) return endCall(turn, finished, salesCall);
  return hasIntent(heard, "wrong_number") ? endCall(turn, finished, wrongNumber(facts)) : null;
}

/** The team hears of what the caller came for, and decides whether to ring. */
function endForAbuse(turn: Turn): Turn {
  const { purpose, draft, callerNumber } = turn.state;
  if (purpose === null) return endCall(turn, { type: "hang_up", reason: "finished" }, abuseEnd);
  const phone = draft.phone?.value ?? callerNumber;
  return callTool(
    turn,
    {
      type: "take_message",
      kind: "message",
      patientName: draft.name?.value.full ?? null,
      phone,
      text: `The call was ended for abuse. ${taskInWords(turn.state)}`,
    },
    { for: "message", kind: "message", phone, last: "abuse" },
  );
}

/** Swearing about the machine, not at anybody: no reason to threaten, but one to offer a person. */
const isVenting = (text: string): boolean =>
  /\b(?:robot|machine|bot|computer|useless|recording|for f\w+s? sake)\b/i.test(text) &&
  !/\b(?:fuck (?:off|you)|shut up|stupid|idiot|moron|dumb|cunt|bitch|wanker|dickhead|arsehole|asshole|motherfucker|slut|twat|prick|piss off)\b/i.test(
    text,
  );

function offerPerson(turn: Turn): Turn {
  const sorry = say(turn, "I am sorry. I am only a machine.");
  return turn.state.purpose === null
    ? ask(sorry, { kind: "offering_person", about: "Wants to speak to a person." })
    : askAgain(say(sorry, "You can ask for a person at any time."));
}

/** Again, slower, wait a moment: the step stays as it was. */
export function oblige(turn: Turn, heard: Understanding): Turn | null {
  const waited = letWait(turn, heard);
  if (waited) return waited;
  if (hasDetails(heard)) return null;
  const again = hasIntent(heard, "repeat");
  if (!again && !hasIntent(heard, "slower")) return null;
  if (!onlyIntents(heard, "repeat", "slower", "thanks", "wait", "greeting", "no", "yes", "maybe"))
    return null;
  const { lastSaid, step } = turn.state;
  const isMidway = step.kind === "greeting" || step.kind === "anything_else";
  const opening = again ? "" : "Of course.";
  return isMidway ? say(turn, opening, lastSaid) : askAgain(say(turn, opening));
}
