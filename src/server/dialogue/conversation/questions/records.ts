import { fromAdditionalInfo } from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import { type Told, written } from "./told.ts";

/**
 * 'Can you get my X-rays from my old dentist', 'do you have my X-rays from last time': the papers are asked about, and no X-ray
 * is wished for. What the clinic keeps of a patient only the team can see.
 */

const papers =
  "(?:x[- ]?rays?|opg|records?|files?|history|charts?|notes|scans?|films?|(?:treatment )?plan|medical (?:history|records?))";
const before = "(?:old|last|previous|other|former|usual) (?:dentist|dentists|clinic|practice|place|surgery)";
const asked = new RegExp(
  `\\b(?:can|could|do|does|will|would|how|is|should)\\b[^.?!]*\\b${papers}\\b[^.?!]*\\bfrom (?:\\w+ )?${before}\\b`,
  "i",
);
/** 'Do I need to bring my X-rays' */
const toBring = new RegExp(
  `\\b(?:do|does|should|shall|must|can|could|will|would) (?:i|we|he|she|they|my \\w+)\\b[^.?!]*\\bbring\\b[^.?!]*\\b${papers}\\b`,
  "i",
);

const you = "(?:you|yous|youse|they|the (?:clinic|dentist|team))(?: guys)?";
const own = "(?:my|our|his|her|their|(?:my|our) \\w+'?s)";
const ownPapers = `${own} (?:\\w+ ){0,2}?${papers}`;
const me = "(?:me|us|him|her|them|my \\w+)";
const kept =
  "(?:on (?:file|record|your (?:books|system|records|computer))|in (?:your|the) (?:system|computer|books|files|records|database))";

const ofOwn: readonly RegExp[] = [
  `\\b(?:do|does|did|would|will|can|could|have|has)(?:n'?t)? ${you} (?:still |already |even |actually |just |please )*(?:have|got|keep|kept|see|find|check|look (?:at|up|in)|look|pull up|bring up|get up|access|open|read)(?: ${me})?(?: (?:out|over|up))? ${ownPapers}\\b`,
  `\\b(?:is|are|were) ${ownPapers} (?:still |all |already )*(?:there|here|with you|ready|updated|up to date|${kept})`,
  `\\bwhat (?:do|does|did) ${ownPapers} (?:say|show)\\b|\\bwhat(?:'?s| is) (?:in|on) ${ownPapers}\\b`,
  `\\b(?:do|have|am|are|is) (?:${you}|i|we|he|she|${me}) (?:still |already |got |have )*(?:${me}|my (?:details|name|information|info|address|number)|our details)? ?(?:still |already )?${kept}`,
  `\\bwhat (?:did|has|have) (?:the (?:dentist|doctor|hygienist)|(?:dr|doctor)\\.? \\w+|${you}) (?:say|said|do|done|find|found|write|tell me|recommend|use)\\b[^.?!]*\\b(?:last (?:time|visit|appointment|year|month|week)|before|when i was (?:in|there))\\b`,
  "\\b(?:when|how long ago) (?:was|were|did|have) (?:my|our|his|her|i|we|he|she|the) (?:\\w+ ){0,2}?last (?:\\w+ )?(?:visit|appointment|check[ -]?up|clean|time|there|in|seen|come|came|x[- ]?rays?|filling|been)\\b",
  "\\bwhen (?:did|have) (?:i|we|he|she) last (?:come|came|see|saw|have|had|been|visit)\\b",
  "\\b(?:what|which) (?:did|have) (?:i|we|he|she) (?:have|had|get|got|been) (?:\\w+ )?(?:done )?last (?:time|visit|appointment|year)\\b|\\bwhat (?:i|we) had done last (?:time|visit)\\b",
  "\\bwhat(?:'?s| is) my (?:patient|file|record|account) (?:number|no|id)\\b",
  "\\bdo you (?:still )?(?:know|remember) (?:me|who i am|what (?:i|we) (?:had|got|was|were)|my (?:name|teeth|last))\\b|\\bam i (?:already |still )?(?:a|an|your) (?:existing |current |registered )?patient\\b",
].map((source) => new RegExp(source, "i"));
/** A visit that stands can be looked up. */
const ofVisit =
  /\b(?:appointments?|booking|booked|reminder)\b(?<!\blast (?:\w+ )?appointment)|\b(?:next|coming up|upcoming)\b|\b(?:a )?new patient\b/i;

const asksOfOwn = (text: string): boolean => {
  const words = text.replaceAll("’", "'");
  return ofOwn.some((each) => each.test(words)) && !ofVisit.test(words);
};

export const asksOfRecords = remembering(
  (text): boolean => asked.test(text) || toBring.test(text) || asksOfOwn(text),
);

export function toldOfRecords({ facts }: LiveState, { text }: { text: string }): Told {
  if (!asksOfOwn(text) || asked.test(text) || toBring.test(text))
    return written(facts, /\b(?:records?|x-?rays?)\b/i);
  const noted = facts.permissions.provideInfo ? fromAdditionalInfo(facts, /\brecords?\b/i) : "";
  return { sentence: `${noRecords} ${noted}`.trim(), isOpen: true };
}
const noRecords = "I cannot see anybody's records, but the team can.";
