/** Whether a caller who is asked for a yes asks something instead. A question agrees to nothing, however many words of a yes are in it. */

const filler =
  "(?:um+|uh+|er+|hmm+|ah|oh|well|so|ok(?:ay)?|alright|right|and|but|then|now|also|just|actually|sorry|please|wait|hey|mate|look|listen|like|first|yes|yeah|yep|yup|ya|sure|no|nah|hang on|hold on|one (?:sec(?:ond)?|moment|thing)|a (?:sec(?:ond)?|moment)|quick question|before (?:that|i do|you do(?: that)?|we do(?: that)?)|can i (?:just )?ask(?: you)?(?: something)?|could i (?:just )?ask|out of curiosity|excuse me|thanks|thank you)";
export const questionOpening = `^(?:\\W*\\b${filler}\\b)*\\W*`;
const subject =
  "(?:i|we|you|he|she|it|they|there|this|that|these|those|the|an?|any|anyone|anybody|some(?:one|body)|my|our|your|his|her|their|all)";
const verb =
  "(?:is|are|am|was|were|does|did|can|could|will|would|should|shall|have|has|had|may|might|must|do)(?:n'?t| not)?";

/** 'Is there a fee', 'what happens if', 'do I have to'. */
const opens = new RegExp(
  `${questionOpening}(?:what|when|where|which|who|whose|why|how)(?:'?s|'?re|'?ll|'?d)?\\b|${questionOpening}(?!do (?:it|that|this|the)\\b)${verb}\\s+${subject}\\b`,
  "i",
);
/** The same behind other words, where a recogniser set no stop: 'my son is sick do I have to cancel'. */
const inside =
  /\b(?:is|are|was|will|would) there\b|\b(?:do|does|did|can|could|will|would|should|shall|must|have|had) (?:i|we|they)\b|\b(?:do|did|are|were) you\b|\b(?:what|how) (?:about|if|happens|much|long|many|soon|late|early|else)\b|\b(?:does|will|would|did) (?:it|that|this|the|my)\b/i;
const reported =
  /\b(?:wonder(?:ed|ing)?|curious)\b|\b(?:just|only|was|am|i'm|merely) (?:\w+ )?asking\b|\b(?:want(?:ed)?|wanna|need(?:ed)?|like|love|have) to (?:know|ask|check|find out)\b|\b(?:tell me|let me know|(?:not|n't) (?:sure|certain|know)|know|check|see|depends) (?:what|whether|if|how|when|why|which|who|on)\b|\b(?:a|my|one|another) question\b/i;
/** Agreed to on a condition that nobody has met yet. */
const condition =
  /\b(?:only |but |unless |provided |as long as |supposing |say )?(?:if|unless|provided|as long as)\b/i;

/** 'If that's all right' is manners and no condition. */
const courtesy =
  /\b(?:if|as long as) (?:that'?s|that is|it'?s|it is|this is|you(?:'re| are)?|i|we|possible|that works?|it works?|there'?s nothing else|not too much)(?: (?:ok(?:ay)?|all ?right|fine|good|cool|possible|can|could|would|will|may|might|please|like|don'?t mind|wouldn'?t mind|do not mind|happy|with you|by you|for you|too much trouble|trouble|must|be so kind))*(?=\W|$)/gi;
/** 'Cancel it, OK?', 'that's right, yeah?': a question by its tone alone. */
const tag =
  /,?\s*\b(?:ok(?:ay)?|right|yeah|yes|alright|thanks|thank you|cheers|please|would you|will you|can you|could you|won'?t you|mate|eh|hey|no worries|isn'?t it)\s*\?/gi;
/** 'Can you cancel it please': a request in the form of a question. */
const request = new RegExp(
  `${questionOpening}(?:do you think you |i wonder if you |would you mind |(?:can|could|will|would|won'?t) (?:you|we) )(?:(?:please|just|maybe|quickly|kindly|go ahead and|then|now)\\s+)*(?:cancel(?:ling)?|book(?:ing)?|lock|confirm(?:ing)?|do(?:ing)?|make|mov(?:e|ing)|chang(?:e|ing)|go ahead|get rid of|take|remove|delete|drop|scrap)\\b(?:\\s+(?:it|that|this|one|me|the|my|appointment|booking|visit|please|for|now|then|thanks|thank you|in|off|out|ahead|with|mate|today))*\\W*$`,
  "i",
);
/** 'Can you tell them I'm allergic': words to be passed on. */
const relay = new RegExp(
  `${questionOpening}(?:can|could|will|would) (?:you|we) (?:(?:please|just|also)\\s+)*(?:(?:tell|ask|remind|warn|let) (?!me\\b|us\\b)|pass|note|mention|make a note|add|write)`,
  "i",
);
const merelyYes =
  /^\W*(?:(?:yes|yeah|yep|yup|sure|please|ok(?:ay)?|that'?s|it|right|correct|fine|good|no|nah|not|i|think|do|so|go ahead|cancel it|book it|um+|uh+|oh|well)\b\W*)+$/i;

const isQuestion = (clause: string): boolean => {
  if (request.test(clause) || relay.test(clause)) return false;
  const plain = clause.replace(courtesy, " ");
  return [opens, inside, reported, condition].some((form) => form.test(plain)) || isTone(plain);
};

/** Only the mark tells: 'no fee then?'. A bare yes with a mark is a yes. */
const isTone = (clause: string): boolean => /\?\s*$/.test(clause) && !merelyYes.test(clause);

const clausesOf = (text: string): readonly string[] => text.replace(tag, ".").match(/[^.!?;]+[.!?;]*/g) ?? [];

/** A yes that is a sentence of its own, before anything is asked: 'yes please. Is there parking?' */
const plainYes =
  /^\W*(?:(?:um+|uh+|oh|ok(?:ay)?)\W+)*(?:yes|yeah|yep|yup|sure|absolutely|definitely|that'?s (?:right|correct|it|fine|good|perfect))\b(?:\W+(?:yes|yeah|please|thanks|thank you|sure|that'?s (?:right|correct|it|fine|good|perfect)|go ahead|do it|do that|book it|cancel it|perfect|great|lovely|mate))*\s*[.!]+$/i;
/** What is asked may decide whether the yes stands. */
const bearsOnIt =
  /\b(?:cancel\w*|fees?|charge\w*|cost\w*|pay|penalt\w*|lose|refund\w*|deposit|notice|instead|if|late|happens?|move|change|different|other|another|else|right|sure|that|it|this)\b/i;

/** Whether anything is asked that has to be answered before a yes can count. */
export function asksInstead(text: string): boolean {
  const clauses = clausesOf(text);
  const asked = clauses.filter(isQuestion);
  if (asked.length === 0) return false;
  const [first = ""] = clauses;
  return !plainYes.test(first.trim()) || asked.some((clause) => bearsOnIt.test(clause));
}
