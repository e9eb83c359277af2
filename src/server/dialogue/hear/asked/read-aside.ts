import type { Utterance } from "../../words.ts";
import type { Aside } from "../acts/of-questions.ts";
import { isQuestionForm, looksAsked } from "./question-form.ts";

/** What is asked and no fact of a clinic answers: of other people, for fun, of us, or so that nobody can tell what is asked. */

const staff =
  "(?:(?:nurse|receptionist|assistant|chick|bloke|fella|guy|blonde|brunette|boss|(?:girl|lady|woman|man)(?! (?:dentist|doctor))|staff)(?:['’]?s)?)";
const who = `(?:she|he|they|(?:the|that|your) (?:\\w+ ){0,2}?${staff}|(?:the|that|your) dentist|(?:dr|doctor) \\w+)`;
const whose = `(?:her|his|their|(?:the|that|your) (?:\\w+ ){0,2}?${staff}|(?:the|that|your) dentist['’]?s|(?:dr|doctor) \\w+(?:['’]?s)?)`;
const personal =
  "(?:(?:home|personal|private|own) (?:address|number|phone|mobile|e-?mail)|mobile|instagram|insta|facebook|snapchat|socials|surname|boyfriend|girlfriend)";
const staffSpokenOf = new RegExp(`\\b${staff}\\b`, "i");

const ofOthers = new RegExp(
  [
    `(?:what(?:['’]?s| is| was)|give me|tell me|can i (?:get|have)|know|got|after) ${whose} (?:\\w+ )?${personal}`,
    `where (?:do|does|did|is|are|abouts (?:do|does)) ${who} (?:live|living|from)`,
    `(?:do|does) ${who} have an? (?:boyfriend|girlfriend|partner|husband|wife|kids)`,
    `(?:what time|when|how late) (?:do|does|is|will|are) ${who} (?:\\w+ ){0,2}?(?:knock off|get off|clock off|off work|finish work|go(?:ing)? home)`,
    `(?:what time|when|how late) (?:do|does|is|will|are) (?:the|that|your) (?:\\w+ ){0,2}?${staff} (?:\\w+ ){0,2}?(?:finish(?:ed)?|leave|start|off|done|on|working|in)`,
    `is (?:the|that|your) (?:\\w+ ){0,2}?${staff} (?:on|working|rostered|single|married)`,
    "who(?:['’]?s| is| has)(?: got| in)? (?:the )?(?:appointment|visit|booking|slot|spot|one)? ?(?:before|after) (?:me|mine|my)",
    "(?:names?|list|details|phone numbers|numbers|addresses) (?:of|for) (?:(?:all|every|any|the|your|other) )*(?:patients?|people|everyone|everybody|clients?|customers?)",
    "(?:patient|client|customer) (?:list|names|database)",
    "(?:everyone|everybody|patients|peoples?|clients)['’]?s? (?:names?|first names?|numbers?|phone numbers?|addresses)",
    "(?:is|was) (?!my\\b|our\\b|it\\b|there\\b|this\\b|that\\b)(?:[\\w'’]+ ){1,2}(?:a|one of your) (?:patient|client)",
  ]
    .map((each) => `\\b${each}\\b`)
    .join("|"),
  "i",
);
/** Once somebody was booked or is being booked on the call, it is asked of them. */
const ofDay = new RegExp(
  [
    "who(?:['’]?s| is| are| else is|all is)(?: all)? (?:booked|scheduled|down for|coming in|in for|coming (?:today|tomorrow|this|next|on))",
    "who (?:else )?(?:comes|came|is coming|has got|has|have you got)(?: in| booked| coming| booked in)? (?:today|tomorrow|yesterday|this week|next|on)",
  ]
    .map((each) => `\\b${each}\\b`)
    .join("|"),
  "i",
);
/** Of whoever was named just before in the same breath: 'the girl on the desk, is she on tomorrow'. */
const ofThem =
  /\b(?:is (?:she|he) (?:on|in|working|there|single|married)|(?:what time|when) (?:does|is|will) (?:she|he) (?:\w+ )?(?:finish|off|done|start|on)|what(?:['’]?s| is| was) (?:her|his) (?:last |first |full )?(?:name|number|phone number))\b/i;

const inJest =
  /\bsay something\b|\b(?:speak|talk|answer|tell|sing|rap|do) (?:\w+ ){0,3}(?:pirate|joke|poem|song|story|impression|accent|elvis|yoda)\b|\bmarry me\b|\b(?:out|on a date|dinner|drink) with me\b|\bare you (?:single|married|hot|pretty|alive|happy|sad|bored|tired|lonely)\b|\b(?:do|did|can|could|will|would) you (?:even |ever |really )?(?:love|hate|dream|sleep|sing|dance|rap|cook|get (?:bored|tired|lonely)|like (?:me|your job|working|it there|footy|music|being)|have (?:feelings|friends|a (?:soul|boyfriend|girlfriend)))\b|\bmeaning of life\b|\bhow (?:old|tall) are you\b|\bwhat(?:['’]?s| is) your (?:favou?rite|star sign|age)\b|\bwho(?:['’]?s| is| will)?(?: gonna| going to)? win (?:the|on|at|tonight)\b|\bwhat are you wearing\b/i;
const ofUs =
  /\bhow(?:['’]?s| are| is)(?: (?:you|ya|yourself|things|life)| it going| your (?:day|morning|arvo|week))\b/i;
const judging =
  /\b(?:tell(?:ing)? (?:me|you|us|people|them|someone) off|told off|(?:lectured?|judged?|growl|laugh|yell|shout|scream|have a go)(?: at| about)? (?:me|you|us|people|them|my)|(?:get|be|being) (?:lectured|judged|yelled at|laughed at|growled at|shouted at|cross|angry|mad|disgusted|horrified|ashamed))\b/i;

/** Whether they see whoever is afraid: 'do you see nervous people', 'are you any good with scaredy cats'. */
const afraid =
  "(?:(?:really|very|super|quite|a bit|so) )*(?:nervous|anxious|scared|frightened|terrified|phobic|fearful|scaredy|petrified|embarrassed)";
const seesNervous = new RegExp(
  [
    `(?:do|does|will|would|can|could) (?:you|they|the dentists?|your dentists?)(?: (?:guys|lot|all|ever|even|also|still|often))* (?:see|take|treat|get|have|look after|deal with|cope with|handle|help|work with|cater (?:for|to))(?: (?:many|lots of|a lot of|any|much))? ${afraid}(?: \\w+)?`,
    `(?:are|is) (?:you|they|the dentists?|your dentists?|anyone|anybody|someone)(?: (?:guys|lot|all|any|really|there))* (?:any good|good|okay|ok|gentle|nice|patient|kind|used to|experienced|great|alright|all right)(?: with| to| at)*(?: (?:dealing with|treating|seeing|looking after))? ${afraid}(?: \\w+)?`,
    `(?:is it|is that|will it be|would it be) (?:okay|ok|alright|all right|a problem|normal|an issue|fine)(?: (?:if|that|to be|to feel|being))?(?: i(?:['’]m| am|['’]ll be| get))? ${afraid}`,
  ]
    .map((each) => `\\b(?:${each})\\b`)
    .join("|"),
  "i",
);
/** 'Do you see people like that', beside the fear that is told. */
const seesSuch =
  /\b(?:do|will|can|would) (?:you|they)(?: (?:guys|lot|ever|even|still))* (?:see|take|treat|get|have|look after|deal with|help)(?: (?:many|lots of|a lot of))? (?:people|patients|someone|somebody|anyone|ones) (?:like (?:that|me|this|us)|who (?:are|is|get|feel) \w+|that way)\b/i;
const fearTold = new RegExp(`\\b${afraid}\\b`, "i");

/** Broken off, or nothing but words that lead to others. */
const brokenOff = /\b(?:the|a|an|my|your|and|because|the one that)$/i;

/** @param isOfCall whether a visit stands or is being booked on the call */
export function asideOf(part: Utterance, whole: Utterance, isOfCall: boolean): Aside | null {
  const words = part.text.slice(part.words[0]?.start ?? 0, part.words.at(-1)?.end);
  if (!isOfCall && ofDay.test(words)) return "private";
  if (ofOthers.test(words) || (ofThem.test(words) && staffSpokenOf.test(whole.text))) return "private";
  if (inJest.test(words)) return "jest";
  if (ofUs.test(words)) return "small_talk";
  if (judging.test(words) && (isQuestionForm(part) || looksAsked(part))) return "judged";
  if (seesNervous.test(words) || (seesSuch.test(words) && fearTold.test(whole.text))) return "nervous";
  return brokenOff.test(words) ? "unclear" : null;
}
