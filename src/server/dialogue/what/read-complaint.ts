import { isBrokenWork } from "./read-broken-work.ts";
import { tellsFear } from "./read-fear.ts";
import { isOfOwnData } from "./read-own-data.ts";

/**
 * Displeasure with the clinic, and requests about what it keeps on the caller: neither is the assistant's to settle. Who
 * disputes a bill is offered a person, who can put it right at once.
 */

const us =
  "(?:you|yous|your|the|my|our|this|that|last|her|his|their|how|dr|doctor|reception\\w*|staff|service|treatment|work|dentist|hygienist|filling|crown|denture|job)";
const adverbs =
  "(?:(?:really|very|so|quite|pretty|extremely|bloody|absolutely|just|honestly|rather|a bit|not at all|deeply) )*";
const longWhile =
  "(?:an? (?:whole |full |good |half )*hour|half an? hour|(?:over|more than|nearly|almost|about) (?:an? |half an? |\\w+ )(?:hours?|minutes)|\\w+(?:[ -]\\w+)? (?:hours|minutes)|ages|forever|so long|too long|way too long|an eternity)";

const displeasure: readonly RegExp[] = [
  `\\b(?:was|were|is|are|been|being|so|very|really) ${adverbs}(?:rude|disrespectful|condescending|dismissive|unprofessional|rough with)\\b`,
  `\\b(?:un-?happy|not happy|disappointed|disgusted|dissatisfied|fed up|cross|furious|angry|upset|not satisfied|not impressed) (?:with|about|at|by) (?:all )?${us}\\b`,
  "\\b(?:(?:was|were|been|got|felt|being|get) (?:treated|spoken to|talked to|handled|dealt with)|(?:treated|spoke to|talked to) (?:me|us|him|her|my \\w+))(?: \\w+){0,3}? (?:rudely|badly|poorly|terribly|horribly|unfairly|disrespectfully|like (?:dirt|rubbish|crap|an? (?:idiot|child|criminal|number|nobody|fool)))\\b",
  "\\b(?:yelled|shouted|snapped|screamed|swore|hung up) (?:at|on) (?:me|us|him|her|my \\w+)\\b",
  "\\b(?:make|lodge|file|put in|have|raise|submit|register|about) an? (?:formal |official |serious |written )?complaint\\b|\\b(?:want|like|need|wish|here|ringing|calling) to complain\\b|\\bformal complaint\\b",
  `\\b(?:waited|waiting|sat|sitting|kept (?:me|us|him|her)|left (?:me|us|him|her)|made (?:me|us) wait)\\b[^.?!]* ${longWhile}\\b[^.?!]*\\b(?:last|yesterday|the other day|room|appointment|nobody|no one|not good|ridiculous|unacceptable|disgrace\\w*|sorry|apolog\\w*|late|not on)\\b`,
  "\\b(?:it|that|this|service|treatment|wait|way i was treated) (?:is|was|'s) (?:just |really |absolutely |simply |bloody )*(?:unacceptable|disgraceful|a disgrace|not good enough|a joke|appalling|shocking)\\b",
  "\\b(?:bad|terrible|awful|horrible|shocking) experience\\b[^.?!]*\\b(?:with (?:you|yous)|at your|here|last time|last visit|your \\w+)\\b",
].map((source) => new RegExp(source, "i"));

/** 'How do I complain' asks the way, which the message is; 'no complaints here' praises. */
const noDispleasure =
  /\b(?:no|without(?: a)?|not a|can'?t|cannot|nothing to|never) complain\w*\b|\bnot (?:been )?(?:rude|angry|upset|cross)\b/i;

const paid =
  "\\b(?:(?:i|we|he|she|my \\w+|you|yous|they|you (?:guys|lot)) (?:(?:was|were|got|been|just|only|have|had) )*(?:charged|billed|invoiced|paid)|cost (?:me|us))\\b";
const unfair =
  "(?:(?:nobody|no one|noone|no-one|you never|they never|never|wasn'?t|was not|weren'?t|didn'?t|did not|not)(?: once| even| ever)* (?:told|tell|warned|warn|said|mentioned|mention|explained|explain|informed|inform)\\b|(?:un-?happy|not (?:very |at all |too |real |really |that )?(?:happy|impressed|good enough)|ridiculous|outrageous|a joke|a rip[- ]?off|daylight robbery|disgusting|disgraceful|appalling|way too much|furious|ropeable)\\b)";

const disputed: readonly RegExp[] = [
  "\\b(?:over-?charged|double[ -]?(?:charged|billed)|ripped (?:me|us|him|her) off|(?:got|been) ripped off)\\b",
  "\\b(?:charged|billed|invoiced)\\b[^.?!]*\\b(?:twice|two times|double|too much|wrongly|by mistake|for (?:something|an? \\w+) (?:i|we) (?:never|didn'?t|did not))\\b",
  "\\b(?:bill|invoice|charge|receipt)\\b(?: \\w+){0,3} (?:is|was|'s|looks|seems) (?:\\w+ )?(?:wrong|incorrect|not right|too high|a mistake)\\b",
  // 'I was charged 280 dollars for ten minutes and nobody told me beforehand'
  `${paid}[^.?!]*\\b${unfair}|\\b${unfair}[^.?!]*${paid}`,
].map((source) => new RegExp(source, "i"));
const undisputed =
  /\b(?:don'?t|do not) want to (?:be|get) (?:over-?charged|ripped off)\b|\b(?:will|would|am|are) (?:i|we|you) (?:be |get )?(?:over-?charged?|ripped off|charged twice)\b|\bnot (?:been )?over-?charged\b/i;

export type Grievance = "complaint" | "bill" | "own_data";

export function readComplaint(text: string): Grievance | null {
  if (noDispleasure.test(text)) return null;
  // Whoever is afraid complains of nothing, and what is broken is to be mended.
  const isOfElse = tellsFear(text) || isBrokenWork(text);
  if (!isOfElse && displeasure.some((each) => each.test(text))) return "complaint";
  if (disputed.some((each) => each.test(text)) && !undisputed.test(text)) return "bill";
  return isOfOwnData(text) ? "own_data" : null;
}
