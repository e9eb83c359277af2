import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { anyOfKin } from "#server/dialogue/who/kin.ts";

/** What the clinic asks of new patients it asks of nobody else. */
export const ofNewPatients = /^(?:all )?new patients?\b/i;

export const asksIfNewTaken =
  /\b(?:tak(?:e|ing)|accept(?:ing)?|see(?:ing)?)\b(?: on)?(?: any)? new (?:patients|people)\b|\b(?:never|not|haven'?t) (?:\w+ ){0,2}?(?:been|come|visited)\b.*\bcan i (?:still|just|even)\b|\b(?:i'?m|i am|we'?re|being) (?:not a|a new) patient\b.*\b(?:can|could|do|is|still)\b(?!.*\b(?:book|appointment)\b)/i;

export const newTaken = ({ facts }: LiveState): string =>
  answers.fromAdditionalInfo(facts, /\bnew patients?\b/i) ||
  (facts.permissions.bookAppointments ? "I can book an appointment for anyone who rings, new or not." : "");

export const asksWhatNewDo =
  /\b(?:i'?m|i am|we'?re|being|as a) (?:\w+ )?new\b.*\b(?:what|how|anything)\b|\bwhat (?:do|should|happens|must)\b.*\b(?:new (?:patients?|here)|first (?:time|visit|appointment))\b/i;

export const whatNewDo = ({ facts }: LiveState): string =>
  answers.fromAdditionalInfo(facts, /\bnew patients?\b|\bfirst (?:visit|appointment)/i);

/** Somebody whose visit was looked for in the book, and who did not book just now. */
const hasVisit = ({ purpose, justBooked, draft }: LiveState): boolean =>
  purpose !== "book" && justBooked === null && draft.name !== null && draft.phone !== null;

const ofPapers =
  /\b(?:what|anything) (?:\w+ ){0,4}bring\b|\bneed to bring\b(?!.*\bforward\b)|\bbring (?:anything|something|any|along|with)\b|\b(?:forms?|paperwork) (?:\w+ ){0,3}(?:fill|sign|complete)\b|\bfill (?:in|out) (?:\w+ ){0,2}(?:forms?|paperwork)\b/i;

/** 'I need to bring three kids' is a wish for them. */
const bringsSomebody = new RegExp(`\\bneed to bring (?:[\\w'’]+ ){0,3}?(?:${anyOfKin})\\b(?!['’])`, "i");
export const asksWhatToBring = (text: string): boolean => ofPapers.test(text) && !bringsSomebody.test(text);

export const whatToBring = (state: LiveState, text: string): string =>
  answers.fromAdditionalInfo(
    state.facts,
    (each) =>
      /\bbring\b|\bforms?\b|\bpaperwork\b/i.test(each) &&
      !(ofNewPatients.test(each) && hasVisit(state) && !/\b(?:new|first)\b/i.test(text)),
  ) || answers.notKnown;
