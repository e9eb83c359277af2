import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, type Told } from "./told.ts";

/**
 * Calling off, moving, missing and coming late, as long as they are only asked about: what it costs, how much notice is due,
 * and how one would do it. Who asks wants nothing called off.
 */

const change =
  "(?:cancel(?:l?ing|led|lation)?s?|reschedul\\w+|rebook\\w*|postpon\\w+|mov(?:e|ing)|chang(?:e|ing)|call(?:ing)? (?:\\w+ )?off|pull(?:ing)? out)";
const missed =
  "(?:cancell?ation|cancell?ing|late(?:ness)?|late arrival|no.?shows?|(?:missed|missing|non.?attendance|failure to attend)(?: (?:an? |my |the )?(?:appointments?|bookings?|visits?))?)";
const missing =
  "(?:miss(?:ing|ed)?|no.?shows?|cancel(?:l?ing|led)?|(?:not|\\w+n'?t|forget to|fail to|never) (?:show(?:ing)?|turn(?:ing)?|com(?:e|ing))(?: up)?|forget (?:about )?(?:it|my|the|an?)|(?:i'?m|am|being|be|was|get|come|turn up|arrive|running|run) (?:\\w+ ){0,3}?late|short notice)";
const fee =
  "(?:fees?|lose (?:my |any )?(?:money|deposit)|charg(?:e|es|ed|ing)|penalt(?:y|ies)|fined?|pay(?:ing)?|bill(?:ed)?|penalised)";
const asking =
  "(?:what|how|is there|are there|do|does|will|would|am|are|can|could|should|if|wondering|know|any)";

const asksOfFee: readonly RegExp[] = [
  new RegExp(
    `\\b${asking}\\b.*\\b${missed} (?:fees?|charges?|penalt(?:y|ies)|polic(?:y|ies)|rules?|terms)\\b`,
    "i",
  ),
  new RegExp(`^\\W*(?:\\w+\\W+){0,2}?${missed} (?:fees?|charges?|penalt(?:y|ies)|polic(?:y|ies))\\W*$`, "i"),
  new RegExp(`\\b${asking}\\b.*\\b${fee}\\b.*\\b(?:if|for|when|to)\\b.*\\b${missing}\\b`, "i"),
  new RegExp(`\\b(?:if|for)\\b.*\\b${missing}\\b.*\\b${asking}\\b.*\\b${fee}\\b`, "i"),
  // 'I need to cancel, do you charge for that'
  new RegExp(
    `\\b(?:${missing}|${change}|can'?t (?:come|make)|cannot (?:come|make))\\b.*\\b(?:do|will|would|does) (?:you|yous|they|that|it) (?:\\w+ )?(?:charge|cost|bill)(?: (?:me|us|anything|extra))?(?: for (?:that|it|this))?\\W*$`,
    "i",
  ),
  new RegExp(
    `\\b(?:${missing}|${change}|can'?t (?:come|make)|cannot (?:come|make))\\b.*\\b(?:(?:is|will|would) there(?: be)?|are there) (?:an? |any )?(?:fees?|charges?|cost|penalty)(?: (?:for|to do|with) (?:that|it|this))?\\W*$`,
    "i",
  ),
  // 'I want to cancel tomorrow, will I be charged'
  new RegExp(
    `\\b(?:${missing}|${change}|can'?t (?:come|make)|cannot (?:come|make))\\b.*\\b(?:will|would|do|am|are) (?:i|we) (?:still |get |getting |be |being |going to |have to |need to )*(?:charged|billed|fined|penali[sz]ed|pay(?: (?:anything|for (?:it|that)|a fee|full))?)(?: (?:for (?:it|that|this)|anything|a fee|extra))?\\W*$`,
    "i",
  ),
  /\b(?:how much|what|what sort of|how many (?:hours|days)'?(?: of)?) (?:notice|warning)\b/i,
  new RegExp(`\\bhow (?:late|early|far ahead|soon before|close to|long before)\\b.*\\b${change}\\b`, "i"),
];
/** 'Without a fee', said of a wish: 'can I move it to Friday without a fee'. */
const wishes = new RegExp(
  `\\b(?:can|could|may|would|i(?:'d| would) like|i want|i need|please)\\b(?! (?:you )?charge)[^.?!]*\\b${change}\\b[^.?!]*\\bto\\b(?! (?:my|the) )`,
  "i",
);

/** 'What is your late fee', 'how much notice do you need', 'do you charge if I miss one'. */
const asksOfMissing = (text: string): boolean =>
  asksOfFee.some((each) => each.test(text)) && !wishes.test(text);

const mishap =
  "(?:(?:i|we|he|she|they|my \\w+|something|anything|work|plans?|it|the kids?) (?:\\w+ ){0,2}?(?:can'?t|cannot|could ?n'?t|need|needs|want|have|has|had|get|gets|am|is|comes?|came|falls?|do(?:es)?n'?t|do(?:es)? not|change|changes)|i'?m (?:sick|crook|unwell|stuck|away|unable)|plans change|need be|necessary)";
const ifSo = `\\b(?:if|in case|should|when|whenever) ${mishap}\\b`;
const asksHow: readonly RegExp[] = [
  new RegExp(
    `\\b(?:how|what'?s the (?:best |easiest )?way)\\b (?:do|would|can|could|should|to|might)\\b.*\\b${change}\\b.*${ifSo}`,
    "i",
  ),
  new RegExp(
    `${ifSo}.*\\b(?:how|what) (?:do|would|can|could|should|happens)\\b(?:.*\\b${change}\\b|.*\\b(?:i|we) do\\b|\\W*$)`,
    "i",
  ),
  new RegExp(
    `\\bwhat(?:'?s the go| (?:do|should|would|can|happens?|must))\\b(?: (?:i|we)\\b)?(?: (?:have to |need to )?do)?(?: then)? (?:if|when|in case) (?:i|we|he|she|something|plans?)\\b.*\\b(?:${change}|can'?t (?:come|make|get)|cannot (?:come|make|get)|comes? up|not able|unable|sick)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:can|could|may|am|will|would|is it|are we)\\b (?:i|we|able|possible|easy|hard|ok|okay)\\b.*\\b${change}\\b.*${ifSo}`,
    "i",
  ),
  new RegExp(`\\b(?:what|how about) if ${mishap}\\b[^.?!]*\\b(?:${change}|can'?t (?:come|make))\\b`, "i"),
  /\b(?:can|could|may) (?:i|we) (?:always |still )?(?:change (?:my|our) minds?|change it|cancel|move it) (?:later|afterwards?|after|down the track|another time)\b/i,
  /\b(?:if|supposing|say|suppose) (?:i|we) (?:\w+ )?(?:cancel|move|postpone|reschedule)(?: (?:it|that|this|one|mine|now|today|(?:my|the|this|that) \w+)){0,4}[\s,]+(?:then )?(?:can|could|will|would|do|am|is|are|when|how|what|may|does)\b/i,
  /\b(?:can|could|will|would|do|am|may) (?:i|we)\b[^.?!]* if (?:i|we) (?:\w+ )?(?:cancel|move|postpone|reschedule)\b/i,
];
/** A courteous wish, and one that names the new time or what to have in its place. */
const wishesIt =
  /\b(?:ok|okay|alright|all right|mind|fine|possible|problem|great|good|nice|appreciate it) if (?:i|we)\b|\binstead\b|\bplease (?:\w+ )?(?:cancel|move|change|reschedule)\b|\bi(?:'d| would) like to\b|\bi (?:want|need) to (?:\w+ )?(?:cancel|move|change|reschedule)\b(?<!\b(?:if|in case|when) i (?:want|need) to (?:\w+ )?(?:cancel|move|change|reschedule))/i;

/** 'How do I cancel if I can't come', 'if I cancel, can I still come next month': only told about. */
const asksHowToChange = (text: string): boolean =>
  asksHow.some((each) => each.test(text)) && !wishesIt.test(text);

export const asksOfChanging = remembering(
  (text): boolean => ofChange.test(text) && (asksOfMissing(text) || asksHowToChange(text)),
);
/** Without one of these nothing of it can be asked: most utterances are done with at once. */
const ofChange =
  /cancel|resched|rebook|postpon|mov(?:e|ing)|chang|call|pull|late|miss|show|turn|com(?:e|ing)|forg|notice|warning|attend|make|able|sick/i;

export function toldOfChanging({ facts }: LiveState, text: string): Told {
  if (!facts.permissions.provideInfo) return known(answers.mayNotAnswer, "");
  const how = asksHowToChange(text) && !asksOnlyOfFee(text) ? howToChange(facts) : "";
  const note = isOfLateness(text) ? latenessNote(facts) : cancellingNote(facts);
  if (how === "" && note === "")
    return known(ofNotice.test(text) ? answers.noticeNotKnown : answers.feeNotKnown, "");
  return known([how, note].filter((each) => each !== "").join(" "), "");
}

/** 'Do I get charged if I cancel' */
const asksOnlyOfFee = (text: string): boolean =>
  asksOfMissing(text) && !/\b(?:how|what|can|could|may)\b/i.test(text);

const ofNotice = /\b(?:notice|warning|polic(?:y|ies)|rules?|terms|how (?:late|early|far|soon|close|long))\b/i;

const howToChange = ({ permissions }: ClinicFacts): string =>
  permissions.rescheduleCancel
    ? "An appointment can be cancelled or moved by ringing this number, and another booked for any time that is free."
    : "The team cancels and moves appointments; word can be left for them on this number.";

const isOfLateness = (text: string): boolean =>
  /\blate(?:ness)?\b/i.test(text) && !/\bcancel|\bmiss|\bno.?show|\bhow late\b/i.test(text);
const latenessNote = (facts: ClinicFacts): string =>
  answers.fromAdditionalInfo(facts, /\blate\b|\blateness\b/i);

export const isOfCancelling = (each: string): boolean =>
  /\bcancel|\bno.?shows?\b|\bmissed\b|\bnotice\b|\blate (?:arriv|fee)/i.test(each);

/** What the clinic wrote about calling off, its fee first. */
export const cancellingNote = (facts: ClinicFacts): string =>
  answers.fromAdditionalInfo(
    facts,
    (each) => isOfCancelling(each) && /\$|\bfees?\b|\bcharge|\bfree\b/i.test(each),
  ) || answers.fromAdditionalInfo(facts, isOfCancelling);
