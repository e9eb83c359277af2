import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import {
  abuseEnd,
  abuseWarning,
  reached,
  salesCall,
  threatTold,
  wrongNumber,
} from "#server/dialogue/conversation/phrases/call.ts";
import { shortPromptOf } from "#server/dialogue/conversation/phrases/short-prompts.ts";
import {
  hasDetails,
  hasIntent,
  hasWhen,
  isMereThanks,
  onlyIntents,
} from "#server/dialogue/conversation/reading.ts";
import { isOpenQuestion } from "#server/dialogue/conversation/state.ts";
import { change, endCall, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { taskInWords } from "#server/dialogue/conversation/wishes.ts";
import { wishesIn } from "#server/dialogue/conversation/wishes-in.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { isThreat } from "#server/dialogue/what/read-threat.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { asksBackWhen, asksHowBooked } from "./asks-back.ts";
import { notUnderstood } from "./handing-over.ts";
import { leaveMessage } from "./messages.ts";
import { alertOf } from "./triple-zero.ts";
import { letWait } from "./waiting.ts";

/** Calls that are not for the clinic, and what is said to them. */
export function endUnwanted(turn: Turn, heard: Understanding): Turn | null {
  const { warnedOfAbuse, purpose, justBooked } = turn.state;
  if (isThreat(toUtterance(heard.text))) return answerViolentWords(turn, heard.text);
  if (hasIntent(heard, "abuse") && !hasIntent(heard, "want_person")) {
    // 'I just want to move my bloody appointment': the wish is answered, not the swearing.
    if (wishesIn(heard).length > 0 && !isInsult(heard.text)) return null;
    if (isVenting(heard.text)) return offerPerson(turn);
    if (warnedOfAbuse) return endForAbuse(turn);
    return askAgain(say(change(turn, { warnedOfAbuse: true }), abuseWarning));
  }
  const isPatient = purpose !== null || justBooked !== null;
  return isPatient ? null : endNotForUs(turn, heard);
}

function endNotForUs(turn: Turn, heard: Understanding): Turn | null {
  const { facts, misses } = turn.state;
  const finished = { type: "hang_up", reason: "finished" } as const;
  const unwanted = heard.intents.find(({ value }) => value === "sales_call" || value === "wrong_number");
  // A day, a reason or a wish beside it is a patient's.
  if (unwanted?.value === "wrong_number" && isWished(heard)) return null;
  // Who asks something of the clinic sells nothing, for all we can guess.
  if (unwanted?.certainty === "unsure" && asksSomething(heard)) return null;
  // Nobody is hung up on for a guess; said a second time it is none.
  if (unwanted?.certainty === "unsure" && misses === 0) return notUnderstood(turn, reached(facts));
  if (hasIntent(heard, "sales_call")) return endCall(turn, finished, salesCall);
  return hasIntent(heard, "wrong_number") ? endCall(turn, finished, wrongNumber(facts)) : null;
}

const isWished = (heard: Understanding): boolean =>
  hasWhen(heard) || heard.visit !== null || wishesIn(heard).length > 0;
const asksSomething = ({ text }: Understanding): boolean =>
  /\?|\bquestions?\b|\b(?:do|does|are|is|can|could|have|has|will|would) (?:you|ya|youse|yous|your|the|it|there|this|i|we)\b/i.test(
    text,
  );

/** The team is told at once; nothing is booked or asked upon a threat, and a second one ends the call. */
function answerViolentWords(turn: Turn, said: string): Turn {
  const alerted = alertOf(turn, said);
  if (turn.state.warnedOfAbuse) return endCall(alerted, { type: "hang_up", reason: "finished" }, abuseEnd);
  return say(change(alerted, { warnedOfAbuse: true, misses: 0 }), threatTold);
}

/** The team hears of what the caller came for, and decides whether to ring. */
function endForAbuse(turn: Turn): Turn {
  if (turn.state.purpose === null) return endCall(turn, { type: "hang_up", reason: "finished" }, abuseEnd);
  const text = `The call was ended for abuse. ${taskInWords(turn.state)}`;
  return leaveMessage(turn, { kind: "message", text }, "abuse");
}

/** Swearing about the machine, not at anybody: no reason to threaten, but one to offer a person. */
const isVenting = (text: string): boolean =>
  /\b(?:robot|machine|bot|computer|useless|recording|for f\w+s? sake)\b/i.test(text) && !isInsult(text);

const isInsult = (text: string): boolean =>
  /\b(?:fuck (?:off|you)|shut up|stupid|idiot|moron|dumb|cunt|bitch|wanker|dickhead|arsehole|asshole|motherfucker|slut|twat|prick|piss off)\b/i.test(
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
  // 'What time was it?', with nothing under way, is asked of the visit and not of what was said last.
  const isOfVisit =
    turn.state.step.kind === "anything_else" &&
    (asksBackWhen(heard) || asksHowBooked(heard) || /\bfor (?:my|our)\b/i.test(heard.text));
  if (hasDetails(heard) || isOfVisit) return null;
  const again = hasIntent(heard, "repeat");
  if (!again && !hasIntent(heard, "slower")) return null;
  if (!onlyIntents(heard, "repeat", "slower", "thanks", "wait", "greeting", "no", "yes", "maybe"))
    return null;
  const { lastSaid, step } = turn.state;
  const opening = again ? "" : "Of course.";
  return isOpenQuestion(step)
    ? say(turn, opening, lastSaid)
    : askAgain(say(change(turn, { isClosedTold: false }), opening));
}

/** Thanks in the middle of something: said back, and what is asked is asked in a few words. */
export function acceptThanks(turn: Turn, heard: Understanding): Turn | null {
  if (!isMereThanks(heard)) return null;
  const isAgain = turn.state.lastSaid.startsWith(welcome);
  return say(turn, isAgain ? "No worries." : welcome, shortPromptOf(turn.state));
}

const welcome = "You are welcome.";
