import { hasWhen, isAbandoning } from "#server/dialogue/conversation/reading.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** Questions back about a time that is settled: no wish for another, however many days are named in them. */

const visit =
  "(?:appointment|booking|visit|check-?up|clean(?:ing)?|filling|slot|follow[ -]?up|crown|implant|whitening|root canal|x-?ray)";
const settled = `(?:that|it|this|mine|ours|(?:my|our|the) (?:\\w+ )?(?:${visit}|time|day|one))`;
const is = "(?:'s| is| was| were|'re| are)";

const asksWhen: readonly RegExp[] = [
  // 'What day was that again', 'which day is my appointment'
  new RegExp(
    `\\b(?:what|which) (?:day|date|time|hour)(?: and (?:what |which )?(?:day|date|time))?${is} ${settled}\\b`,
    "i",
  ),
  // 'What time was Tuesday again'
  /\b(?:what|which) (?:day|date|time|hour)(?:'s| is| was)(?: \w+){0,6} again\b/i,
  // 'What time did you book me in for', 'what day have you put us down'
  /\b(?:what|which) (?:day|date|time) (?:did|have|had) you (?:say|said|book|put|give|got|have|get)\b/i,
  /\b(?:what|which) (?:day|date|time) (?:am|are|do|should) (?:i|we) (?:\w+ ){0,2}?(?:coming|booked|in|down|come|be (?:there|in))\b/i,
  new RegExp(`\\bwhen${is} ${settled}\\b(?! (?:free|available|open|closed|possible))`, "i"),
  /\bwhen (?:am|are|do) (?:i|we) (?:\w+ )?(?:coming|booked|in|due|down|come|(?:need|have) to come)\b/i,
  /\b(?:asking|tell me|know|see|check|remember) (?:when|what (?:day|date|time)|which (?:day|date)) (?:it|that|mine|my \w+|i'?m|i am)(?: (?:is|was|in|booked))?\b/i,
  /\bwhen did you (?:say|book|put)\b/i,
  /\b(?:what|which) (?:day|date|time) did (?:we|i) (?:say|land on|settle on|agree on|pick|choose|end up with|book|get)\b/i,
];

/** What is asked of a time that is not settled yet, or wished for. */
const isWish =
  /\b(?:free|available|open\w*|clos\w+|possible|ok|okay|all ?right|too|also|as well|another|instead|rather|better|can|could|would|move|change|make|cancel|if|want\w*|need\w*|like|i (?:really )?meant?)\b/i;
const doubt = new RegExp(
  `\\b(?:was|is|wasn'?t|isn'?t) ${settled}\\b|\\bdid (?:you|we|i) (?:say|mean|book|put|have|tell)\\b|\\byou (?:said|did say)\\b`,
  "i",
);
/** 'So that's Tuesday, yeah?' */
const tagged =
  /\b(?:that'?s|it'?s|that is|it is|that was|it was|that'?ll be|i'?m (?:in|down|coming|booked))\b.*(?:\?|\b(?:right|yeah|yes|yep|correct|is it|isn'?t it|wasn'?t it|was it)\W*(?:(?:please|thanks)\W*)?)$/i;

/** 'Wait, was that Tuesday or Wednesday?', 'did you say ten or three?', 'so that's Tuesday, yeah?' */
export const doubtsTime = (heard: Understanding): boolean =>
  hasWhen(heard) &&
  heard.when.soonest === null &&
  !isWish.test(heard.text) &&
  (doubt.test(heard.text) || tagged.test(heard.text));

/** Asks back about when. */
export const asksBackWhen = (heard: Understanding): boolean => asksWhenOf(heard) || doubtsTime(heard);

/** 'When is it', 'what day am I in' */
export const asksWhenOf = ({ text }: Understanding): boolean => asksWhen.some((words) => words.test(text));

/** 'Which one is that', 'which appointment are we talking about' */
export const asksWhichVisit = (text: string): boolean => whichVisit.test(text);
const whichVisit =
  /\bwhich (?:one|appointment|booking|visit)(?:['’]?s| is| was| are we| did (?:we|you)) (?:that|this|it|talking about|on about|looking at|say|mean)\b(?!.*\b(?:dentists?|doctors?|dr|hygienist)\b)/i;

/** 'Is that am or pm', 'is it in the morning', of times that were said with it. */
export const asksWhichHalf = (text: string): boolean => whichHalf.test(text);
const half = "(?:a\\.?m\\.?|p\\.?m\\.?|(?:in |of )?(?:the )?(?:morning|afternoon|arvo|evening|night))";
const whichHalf = new RegExp(
  `\\b${half} or ${half}(?=\\W|$)(?!.*\\b(?:any|either|both|fine|suits?|don['’]?t mind|works?)\\b)|^\\W*(?:(?:sorry|and|so|um|uh|oh|wait|ok|okay|hang on|just checking)\\W+)*(?:is|was|are|were) (?:that|it|those|they|the \\w+)(?: (?:time|one|appointment|slot))? (?:an? )?(?:for |at )?${half}\\W*$`,
  "i",
);

/** 'What number do you have for me', 'did you get my number right' */
export const asksForNumber = ({ text }: Understanding): boolean => numberGiven.test(text);
const numberGiven =
  /\b(?:what|which) (?:phone |mobile |contact )?number (?:did|do|have) (?:you|i)\b(?! (?:need to |have to )?(?:ring|call|phone|contact|dial|use)\b)|(?<!\bhow (?:did|do|have) (?:you|they|yous) )\b(?:got|get|have|is|was|take|took) (?:down )?my (?:phone |mobile )?number\b/i;
const nameGiven =
  /\b(?:what|which|whose) name (?:did|do|have|is|was)\b.*\b(?:you|i|it|that|under)\b|\b(?:got|get|have|is|was) my name (?:right|down|correct\w*|spelt|spelled)\b/i;
const typeGiven =
  /\bwhat (?:did|have) you (?:book|booked|put) (?:it|that|me) (?:as|for|down as|in for|under)\b/i;

/** What name or reason a visit was booked with. */
export const asksHowBooked = ({ text }: Understanding): boolean =>
  nameGiven.test(text) || typeGiven.test(text);

const done =
  "(?:booked|confirmed|done|made|gone through|go through|went through|in the (?:system|books?|calendar|diary)|locked in|sorted|in there)(?! (?:out|up|solid|by|with|on|for (?:my|our))\\b)";
const thing = `(?:it|that|this|everything|all|(?:my|our|the) ${visit})`;
const asksDone: readonly RegExp[] = [
  new RegExp(`\\b(?:is|was|has|did) ${thing}(?: \\w+){0,2}? ${done}\\b`, "i"),
  new RegExp(
    `\\b(?:so|and|then)\\W+${thing}(?:'?s| is| has)?(?: \\w+){0,3}? ${done}\\b|\\b${thing}(?:'?s| is| has)(?: \\w+){0,2}? (?:definitely|actually|really|all)(?: \\w+)? ${done}\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:confirm|make sure|check|sure|certain)(?: that)? ${thing}(?:'?s| is| was| has)(?: \\w+){0,2}? ${done}\\b`,
    "i",
  ),
  /\b(?:i'?m|we'?re|i am|we are)(?: \w+)? still (?:booked|down|in)\b/i,
  // 'So am I right for Tuesday', 'are we all set then'
  new RegExp(
    `\\b(?:am i|are we|so i'?m|so we'?re)(?: (?:all|still|now|then|definitely|actually))* (?:right|good|set|sorted|sweet|okay|ok|locked in|down|in)(?: (?:to go|to come|then|now))* (?:(?:for|on) (?:the |this |next |my |our |that |then\\b)?(?:\\w+days?\\b|tomorrow|today|${visit}|\\d)|then\\W*$)`,
    "i",
  ),
];

/** 'Is the old one cancelled then?' is no wish to cancel. */
const asksState =
  /\b(?:is|was|has|did|are|were) (?:it|that|this|everything|(?:the|my|our) (?:\w+ ){1,3}?)\s*(?:been |get |got |now |really |actually )*cancell?ed\b|\bso (?:i|we)(?:'ve| have)? (?:got |have )?(?:two|both|three) (?:now|then|appointments?|bookings?)\b/i;
const mereDoubt =
  /^\W*(?:(?:oh|um|uh|ok|okay|and|so|well|yeah)\W+)*(?:(?:are )?you sure|really|for real|is (?:that|it) (?:definite|certain|for sure|right|correct))\W*(?:(?:please|thanks|then)\W*)?$/i;

/** 'Really?', of what was told last. */
export const merelyDoubts = ({ text }: Understanding): boolean => mereDoubt.test(text);

/** 'So that's definitely booked?', 'did that go through?' */
export const asksIfDone = ({ text }: Understanding): boolean =>
  asksState.test(text) || asksDone.some((words) => words.test(text));

const own = `(?:my|our) (?:\\w+ ){0,2}?(?:${visit}|one)`;
const ofOwn: readonly RegExp[] = [
  // 'What time's my appointment', 'the time of my clean'
  new RegExp(`\\b(?:what|which) (?:time|day|date)(?:${is})? ${own}\\b|\\bwhen${is} ${own}\\b`, "i"),
  new RegExp(`\\b(?:time|day|date)(?: of| for|${is})? ${own}\\b`, "i"),
  new RegExp(`\\b(?:my|our|an?|the) existing (?:${visit}|one)\\b`, "i"),
  /\b(?:what time|what day|when) (?:am|are) (?:i|we) (?:\w+ )?(?:booked|down|due|in)\b|\b(?:what time|what day|when) do (?:i|we) (?:need to |have to )?(?:come|be there)\b/i,
];
const hasOne =
  /\b(?:i|we)(?:['’]?ve| have)? (?:already|just) (?:have|got|made|booked|had)(?: got)? (?:one|an? (?:\w+ )?(?:appointment|booking|time)|(?:an? )?time|mine|it|in)\b|\b(?:i|we)(?:['’]?ve| have)(?: got)? (?:one|an? (?:\w+ )?(?:appointment|booking)) (?:already|booked|there|with you)\b|\b(?:i['’]?m|i am|we['’]?re) already (?:booked|down|in)\b(?! (?:solid|up|out)\b)|\bnot (?:booking|making a booking|making an appointment|after a new one)\b.*\bi(?:['’]?ve| have)(?: got)?\b/i;
/** Taken up elsewhere: no visit to this clinic. */
const otherPlans =
  /\b(?:so|because|cause|cos)\b.*\b(?:can'?t|cannot|not|no good|won'?t)\b|\b(?:physio|gp|doctor'?s?|hospital|work|school|meeting|other|another|elsewhere|somewhere else)\b/i;

/** 'What time's my appointment', 'I've already got one': the visit that stands, whatever was taken for a wish to book. */
export const asksOfOwnVisit = (heard: Understanding): boolean =>
  !otherPlans.test(heard.text) &&
  (ofOwn.some((words) => words.test(heard.text)) || (hasOne.test(heard.text) && !isAbandoning(heard)));
