import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { hasIntent, isAbandoning } from "#server/dialogue/conversation/reading.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { callTool, change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/**
 * 'Yes, and my husband too', 'yes, and tell them I'm allergic to penicillin': what was read back is booked, and the rest
 * comes after it. Without this the rest would be lost, or the booking for the sake of the rest.
 */
export function answerYesAnd(turn: Turn, heard: Understanding): Turn | null {
  const { step, queued } = turn.state;
  if (step.kind !== "reading_back" || step.unheard) return null;
  const rest = agreed.exec(heard.text)?.[1] ?? "";
  if (rest === "" || changes.test(rest)) return null;
  const note = noteIn(rest);
  const others = addsPerson(rest) ? (["book"] as const) : [];
  if (note === "" && others.length === 0) return null;
  const kept = change(turn, { queued: [...others, ...queued], noteToPass: note, misses: 0 });
  return callTool(kept, { type: "book", booking: step.booking }, { for: "book", booking: step.booking });
}

/** 'Can you tell them I'm allergic' before the yes: it goes with the booking, which stays as it is. */
export function keepNote(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, draft } = turn.state;
  if (purpose !== "book" || draft.slot === null || isAbandoning(heard)) return null;
  const note = hasIntent(heard, "leave_message") ? noteIn(heard.text) : "";
  return note === "" ? null : askAgain(say(change(turn, { noteToPass: note, misses: 0 }), notePassedOn));
}
const notePassedOn = "I will pass that on once it is booked.";

const agreed =
  /^\W*(?:(?:um+|uh+|oh|ah|so|well|right|and|ok|okay)\W+)*(?:yes|yeah|yep|yup|sure|correct|perfect|great|okay|ok|that'?s (?:right|it|fine|correct|good))\b(.*)$/is;
const changes =
  /\b(?:but|except|change|wrong|different|not right|instead|make (?:it|that)|rather|actually|no)\b/i;

const kin =
  "son|daughter|wife|husband|partner|mum|mother|dad|father|child|kid|boy|girl|brother|sister|nan|boyfriend|girlfriend|fianc[eé]e?|grandson|granddaughter|friend|flatmate";
const oneMore = new RegExp(
  `\\b(?:and|also|plus|as well as)\\b(?:\\W+\\w+){0,4}?\\W+(?:my|our|the)\\W+(?:\\w+\\W+){0,2}?(?:${kin})\\b(?!'s)(?:\\W+\\w+){0,3}?\\W+(?:too|as well|also)\\b|\\b(?:another|one|book|one more)(?: (?:one|appointment|booking))? for (?:my|our) (?:\\w+ ){0,2}(?:${kin})\\b`,
  "i",
);

/** Whether one person more is to be booked than the caller spoke of so far. */
export const addsPerson = (text: string): boolean => oneMore.test(text);

const told =
  /\b(?:tell|let) (?:them|her|him|the (?:team|dentist|doctor|clinic|hygienist)|dr \w+)(?: know)?(?: that)? (.{4,})/i;
const noted = /\b(?:make a note|note down|note|mention|add)(?: (?:that|on there))* (.{4,})/i;
/** What the team should know of whoever comes, however it is put. */
const toKnow =
  /\b(?:allerg\w*|pregnant|blood thinners?|warfarin|pacemaker|wheelchair|interpreter|diabet\w*|nervous|anxious|phobi\w*|scared|needles?|heart condition|epilep\w*|asthma\w*|deaf|hard of hearing|hearing aids?|(?:ring|call|phone|text|contact) (?:me|us)\b.{0,12}\b(?:not|instead|rather)|(?:don'?t|do not|never) (?:ring|call|phone|text) (?:her|him|them))\b/i;

export function noteIn(text: string): string {
  const words = told.exec(text)?.[1] ?? noted.exec(text)?.[1];
  if (words !== undefined) return words.trim();
  return toKnow.test(text) ? text.replace(/^\W*(?:and|also|just)?\W*/i, "").trim() : "";
}

/** What came up beside the booking and is worth a line in it. */
export const withNote = (notes: LiveState["draft"]["notes"], text: string): readonly string[] =>
  toKnow.test(text) ? [...notes, `Caller said: ${text.trim()}`].slice(-3) : notes;
