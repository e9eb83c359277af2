import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import {
  abuseEnd,
  abuseWarning,
  salesCall,
  wrongNumber,
} from "#server/dialogue/conversation/phrases/call.ts";
import { hasDetails, hasIntent, hasWhen, onlyIntents } from "#server/dialogue/conversation/reading.ts";
import { change, endCall, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** Calls that are not for the clinic, and what is said to them. */
export function endUnwanted(turn: Turn, heard: Understanding): Turn | null {
  const { facts, warnedOfAbuse, purpose, justBooked } = turn.state;
  const finished = { type: "hang_up", reason: "finished" } as const;
  if (hasIntent(heard, "abuse")) {
    if (isVenting(heard.text)) return offerPerson(turn);
    if (warnedOfAbuse) return endCall(turn, finished, abuseEnd);
    return askAgain(say(change(turn, { warnedOfAbuse: true }), abuseWarning));
  }
  const isPatient = purpose !== null || justBooked !== null;
  if (isPatient) return null;
  if (hasIntent(heard, "sales_call")) return endCall(turn, finished, salesCall);
  return hasIntent(heard, "wrong_number") ? endCall(turn, finished, wrongNumber(facts)) : null;
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
  const isAside = isBriefWait(heard) || toOthers.test(heard.text);
  if (hasDetails(heard) && !isAside) return null;
  if (isAside || isWaiting(heard))
    // A caller who asked to wait gets one silence more before the line is given up.
    return say(change(turn, { silences: -1 }), "Take your time.");
  const again = hasIntent(heard, "repeat");
  if (!again && !hasIntent(heard, "slower")) return null;
  if (!onlyIntents(heard, "repeat", "slower", "thanks", "wait", "greeting", "no", "yes", "maybe"))
    return null;
  const { lastSaid, step } = turn.state;
  const isMidway = step.kind === "greeting" || step.kind === "anything_else";
  const opening = again ? "" : "Of course.";
  return isMidway ? say(turn, opening, lastSaid) : ask(say(turn, opening), anew(step));
}

const waiting =
  /^(?:\W*(?:um|uh|oh|okay|ok|yes|yeah|sure|sorry|just))*\W*(?:let me (?:find|get|grab|look|check|see)|(?:hold|hang) on|(?:just )?(?:a|one) (?:sec|second|moment|minute|tick))\b/i;

/** Said to somebody in the room: noise, and no answer to anything. */
const toOthers =
  /^\W*(?:(?:hey|oi|sorry)\W+)*(?:kids|boys|girls|guys|children|you two|darling|honey|sweetie|buddy)\W+(?:please )?(?:stop|quiet|be quiet|shush|sh+|sit|get|wait|leave|not now|don'?t|no)\b/i;

/** The 'one' of 'sorry, one sec' is no digit. */
const isBriefWait = (heard: Understanding): boolean =>
  heard.phone === null &&
  !hasWhen(heard) &&
  heard.text.trim().split(/\s+/).length <= 4 &&
  waiting.test(heard.text);

const isWaiting = (heard: Understanding): boolean =>
  !/\b(?:keep|leave) (?:it|that|the|my)\b/i.test(heard.text) &&
  ((hasIntent(heard, "wait") && onlyIntents(heard, "wait", "thanks", "yes", "greeting")) ||
    (heard.intents.length === 0 && waiting.test(heard.text)));

const anew = (step: Turn["state"]["step"]): Turn["state"]["step"] =>
  "unheard" in step ? { ...step, unheard: false } : step;
