import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import { ifToothIsOut } from "#server/dialogue/conversation/phrases/first-aid.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, type Told } from "./told.ts";

/** 'Do you see emergencies', 'who do I ring after hours': of an emergency that may come, and none that is told. */

const emergency =
  "(?:emergenc(?:y|ies)|after.?hours(?! (?:appointments?|visits?|times?|slots?|spots?)\\b)|urgent (?:cases|care|patients|appointments))";
const asked: readonly RegExp[] = [
  new RegExp(
    `\\b(?:do|does) (?:you|yous|they|the \\w+)(?: \\w+){0,3}? (?:do|see|take|treat|handle|have|offer|run|provide|keep|accept) (?:\\w+ ){0,3}?${emergency}\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:is there|have you got|do you have|what'?s|what is|got|give me|is that)\\b[^.?!]*\\b${emergency} (?:\\w+ )?(?:number|contact|line|phone|service|dentist|clinic|person)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:who|what|where) (?:do|should|can|would|could|must) (?:i|we|you|people|patients) (?:\\w+ ){0,4}?(?:${emergency}|(?:over|on|at) (?:the )?(?:weekend|night)\\b.*\\b(?:hurts?|emergency|pain|urgent))\\b`,
    "i",
  ),
  new RegExp(
    `\\bwhat (?:happens|if|do (?:i|we) do|would happen)\\b[^.?!]*\\b(?:${emergency}|(?:pain|toothache|trouble|hurts?|gets worse|something happens))\\b[^.?!]*\\b(?:(?:at|in the|during the) (?:night|weekend)|(?:on|over) (?:the |a )?(?:weekend|sunday|saturday|holidays?)|after.?hours|out of hours|when (?:you|yous|they)(?:'?re| are) (?:closed|shut))\\b`,
    "i",
  ),
];
const closed =
  "(?:after.?hours|out of hours|emergenc(?:y|ies)|urgent\\w*|(?:over|on|at) (?:the )?(?:weekends?|nights?)|(?:when|while|if) (?:you|yous|they|the clinic)(?:'?re| are|'?s| is) (?:closed|shut|not (?:open|there|in)))";
const someNumber = "(?:(?:phone |telephone |contact |mobile )?(?:number|line)|phone|contact)";
const askedNumber: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what'?s|whats|what is|is there|are there|do you have|have you got|got|give me|(?:can|could|may) (?:i|we|you) (?:please )?(?:have|get|give (?:me|us)|tell me)|i need|after|know|which|what)\\b[^.?!]*\\b${closed} (?:\\w+ )?${someNumber}\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:what|which|is there|do you have|have you got|got|give me|an?|the) (?:\\w+ ){0,2}?${someNumber} (?:(?:is there|do|can|should|would|to|that|which|i|we|you|people|ring|call|phone|use|reach|get|contact|for|in|if|it'?s|it|gets|worse|bad|hurts?|starts?|something|happens|goes|wrong|there'?s|have|a|an|problem|pain|still|needs?|see|anybody) )*(?:somebody |someone |you |the clinic )?${closed}`,
    "i",
  ),
  new RegExp(
    `\\b(?:who|whom|what number|which number) (?:do|should|can|would|could|must) (?:i|we|you|people|patients) (?:ring|call|phone|contact|get hold of|speak to)\\b[^.?!]*\\b${closed}`,
    "i",
  ),
  new RegExp(`^\\W*(?:(?:and|um|hi|the|your) )*${closed} ${someNumber}(?: please)?\\W*$`, "i"),
];
/** Somebody who has one now. */
const hasOne =
  /\b(?:now|today|tonight|tomorrow|any (?:\w+ )?emergency (?:appointments?|spots?|slots?)|(?<!if )i(?:'ve| have) (?:got )?an?|my (?:\w+ ){0,2}(?:tooth|teeth|face|jaw|mouth|crown|filling)|bleed\w*|swollen|swelling|broke\w*|knocked)\b/i;

const asksForNumber = (text: string): boolean => askedNumber.some((each) => each.test(text));

export const asksOfEmergencies = remembering((text): boolean => {
  const words = text.replaceAll("’", "'");
  return (asksForNumber(words) || asked.some((each) => each.test(words))) && !hasOne.test(words);
});

/** Who asks for a number to ring is told that, and offered no visit. */
export function toldOfEmergencies({ facts }: LiveState, { text }: { text: string }): Told {
  if (!facts.permissions.provideInfo) return known(answers.mayNotAnswer, "");
  if (asksForNumber(text.replaceAll("’", "'")))
    return known(answers.emergencyContact(facts), "a number for emergencies or after hours");
  const visit = facts.permissions.bookAppointments
    ? "I can look for the soonest free time for an emergency visit."
    : "";
  const contact = answers.emergencyContact(facts);
  const told = [visit, contact].filter((each) => each !== "").join(" ");
  return known(told || answers.notKnown, "");
}

const toothOut = "(?:tooth|teeth)\\b[^.?!]*\\b(?:knocked|knock|falls?|comes?|gets?|out)";
const beforehand: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what|who) (?:do|should|would|must|can|happens)\\b[^.?!]*\\b(?:if|when|in case)\\b[^.?!]*\\b${toothOut}\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:if|when) (?:an?|your|my|one'?s|somebody'?s|someone'?s) (?:\\w+ )?${toothOut}\\b[^.?!]*\\bwhat (?:do|should|would|can)\\b`,
    "i",
  ),
];
/** It is out already. */
const isOut =
  /\b(?:just|now|today|this (?:morning|arvo|afternoon|evening)|tonight|minutes ago|has|have|'s been|is out|fell|came|got)\b|\b(?:knocked) (?:my|his|her|their)\b/i;

/** 'What should I do if a tooth gets knocked out': asked before it happens. */
export const asksOfToothOut = remembering(
  (text): boolean => beforehand.some((each) => each.test(text)) && !isOut.test(text),
);

export const toldOfToothOut = ({ facts }: LiveState): Told =>
  known(facts.permissions.provideInfo ? ifToothIsOut : answers.mayNotAnswer, "");
