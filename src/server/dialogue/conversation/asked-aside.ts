import type { Understanding } from "#server/dialogue/understanding.ts";
import { countWords } from "#server/dialogue/words.ts";
import { questionOpening } from "./asks-instead.ts";
import { hasDetails } from "./reading.ts";

/**
 * A question in the middle of something, which nothing here answers: 'will I be able to drive home', 'do I need an
 * injection'. It was heard, so it is owned up to and is no failure; what is wished for or asked of the call itself is none.
 */

const somebody = "(?:i|we|he|she|they|(?:my|our|the) \\w+)";
/** What one may be allowed to do beside the visit; 'can I have', 'can we change' are wishes. */
const allowed =
  "(?:bring|eat|drink|drive|park|wear|wait|pay|use|claim|sit|stay|leave|smoke|vape|brush|floss|rinse|exercise|swim|fly|take|listen|watch|sleep|talk|work|go (?:to|back|home|straight)|keep|still|feed|breast ?feed|run|surf|chew|charge|walk)";
const forms: readonly string[] = [
  `(?:do|does|should|must|will|would) (?:${somebody}|it|this|there)\\b`,
  "(?:do|does) (?:you|they|yous|youse|that)\\b",
  "(?:is|are|will) (?:it|that|there|they|the \\w+|your \\w+|he|she)\\b",
  `(?:can|could|may) ${somebody} (?:(?:just|also|still) )?${allowed}\\b`,
  `(?:is|would) it (?:be )?(?:ok|okay|alright|all right|fine|safe) (?:to|if ${somebody}) ${allowed}\\b`,
  "how (?:much|long|many|far|big|deep|bad|painful|sore|numb|do i|do we|does|is|are|will)\\b",
  `what (?:happens|should|will|would|does|kind|sort|type|colour|brand|if (?:${somebody}|it)|do (?:${somebody}) (?:need|wear|bring|do|get))\\b`,
  "(?:who|which) (?:will|would|does|is going|do i|dentist|one of you|of the)\\b",
  "(?:are|were) (?:you|yous|they|we|these|those|there|your \\w+|the \\w+)\\b",
  "(?:isn't|aren't|don't|doesn't|won't|can't|wouldn't|didn't|haven't) (?:you|they|it|there|the|your|we|that)\\b",
  "(?:did|has|have|had) (?:you|yous|they|he|she|the|your|anyone|anybody|(?:dr|doctor)\\.? \\w+)\\b",
  "(?:do|does|is|will|can|could|would) (?:dr|doctor|anyone|anybody|somebody|someone|people|everyone|your|the|all)\\b",
  "who (?!(?:should|do|can|could|would) i\\b)(?:else|is|are|was|gave|told|does|do|will|runs|owns|works)\\b",
  "why (?:so|is|are|do|does|did|can't|would|will|isn't|don't|won't|should)\\b",
  "what(?:'s| is| are| was| did| would| have| will| else| about) (?:the|your|it|they|this|that|he|she|there|you|a|an|in|like)\\b",
  "(?:where|when) (?:is|are|do|does|did|will|would|was|can|should)\\b",
  "am i (?:going|gonna|allowed|able|meant|supposed)\\b",
];
const asks = new RegExp(`${questionOpening}(?:${forms.join("|")})`, "i");

/** A wish, a word about the offer, or a question to the assistant about the call itself. */
const isOfCall =
  /\b(?:spell\w*|spelt|repeat|press|type|hear|heard|mean|understand|understood|remember|robot|human|machine|real|person|someone|somebody|speak|number|name|again|book\w*|appointments?|times?|days?|date|slots?|spots?|free|available|earlier|later|sooner|(?<!\bwho )else|another|other|instead|possible|chance|any way|squeeze|fit|come (?:in|at|on)|get in|do it|that (?:work|suit|ok|okay|alright|fine|right|correct|it|all|do)|it (?:ok|okay|alright|fine|right|correct)(?! (?:to|if))|(?:ok|okay|alright|right) with you|you (?:there|sure|want|need|mind|think|listening|got|have (?:anything|something))|cancel\w*|chang(?:e|ing)|mov(?:e|ing)|hold|wait a|matter|weekend|morning|afternoon|arvo|evening)\b/i;

const fewest = 3;
const most = 18;

export const isAskedAside = (heard: Understanding): boolean => {
  const { text } = heard;
  const words = countWords(text);
  return (
    words >= fewest &&
    words <= most &&
    !hasDetails(heard) &&
    asks.test(text.replaceAll("’", "'")) &&
    !isOfCall.test(text.replaceAll("’", "'"))
  );
};

/** 'Will I be able to drive' gives nobody's name, though somebody may be called Will. */
export const withoutAskingName = (heard: Understanding): Understanding =>
  heard.name && nameAsks.test(heard.name.heard) && opensWithName.test(heard.text)
    ? { ...heard, name: null }
    : heard;
const nameAsks = /^(?:will|may)\b/i;
const opensWithName = new RegExp(
  `${questionOpening}(?:will|may) (?:i|we|you|yous|it|he|she|they|there|that|this|my|your|the|someone|somebody|anyone)\\b(?! \\w+ing\\b)`,
  "i",
);
