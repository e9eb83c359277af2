import { ask } from "#server/dialogue/conversation/asking.ts";
import { emptyDraft } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { partnerOrFriend } from "#server/dialogue/who/kin.ts";

/**
 * Whoever says of himself that he is another adult's partner, employer or the like hears nothing of what that person has
 * booked, though he may know their name and number. A parent speaks for a child, and anybody may book anew.
 */
const relation = `(?:${partnerOrFriend}|ex|best friend|boss|manager|supervisor|employer|co-worker|landlord|teacher|coach|lawyer|solicitor|accountant|secretary)`;
const office =
  "(?:police(?: ?(?:man|woman|officer))?|detective|constable|sergeant|cop|lawyer|solicitor|journalist|reporter|(?:private )?investigator|debt collector|process server|insurer)";
const declared = new RegExp(
  [
    `\\b(?:i'?m|i am|this is|it'?s|im) (?:just |only |actually )?(?:her|his|their|(?:[a-z]+ )?[a-z]+['’]s) (?:\\w+ )?${relation}\\b`,
    `\\b(?:i'?m|i am|this is|it'?s|im)(?: \\w+){0,3}? (?:from |with |calling from )?(?:an?|the) (?:\\w+ )?${office}\\b`,
    `\\b(?:i'?m|i am|calling|ringing|this is)(?: \\w+){0,3}? (?:from|with) (?:the police|her work|his work|their work|her employer|his employer|centrelink|a law firm)\\b`,
    "\\b(?:she|he) works for me\\b|\\b(?:want|wanted|like|going|trying|planning) to surprise (?:her|him|them)\\b",
  ].join("|"),
  "i",
);
/** 'When is she coming in', 'has he got an appointment'. */
const asksOfOther =
  /\b(?:when|what time|what day|is|has|does|did|whether|if)\b(?: [\w'’]+){0,4}? (?:com(?:e|ing)|booked|appointments?|booking|visit|seen|there|turn(?:ed)? up|show(?:ed)? up|due|in(?= (?:on|today|tomorrow)))\b/i;

export const noteThirdParty = (turn: Turn, { text }: Understanding): Turn =>
  declared.test(text) ? change(turn, { isThirdParty: true }) : turn;

/** Asked in the same breath: told at once that nothing can be told. */
export function answerThirdParty(turn: Turn, { text }: Understanding): Turn | null {
  const { isThirdParty, purpose } = turn.state;
  if (!isThirdParty || purpose !== null || wishesToBook.test(text)) return null;
  return asksOfOther.test(text) ? refuseThirdParty(turn) : null;
}
const wishesToBook = /\b(?:book|make|schedule|get) (?:\w+ ){0,3}?(?:an?|in)\b/i;

/** Not even whether there is an appointment. */
export function refuseThirdParty(turn: Turn): Turn {
  const told = say(change(turn, { purpose: null, draft: emptyDraft, misses: 0 }), onlyPatient);
  return ask(told, {
    kind: "offering_person",
    about: "Asked what somebody else has booked; nothing was told.",
  });
}
const onlyPatient =
  "I can talk about an appointment only with the patient. I can take a message for the team.";
