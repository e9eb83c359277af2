import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import { talk } from "#server/dialogue/what/intent-limits.ts";

/** Questions about what an utterance said, shared by the policies. */
export const hasIntent = (heard: Understanding, ...wanted: readonly Intent[]): boolean =>
  heard.intents.some((intent) => wanted.includes(intent.value));

/** Only what is named, if anything. */
export const onlyIntents = (heard: Understanding, ...wanted: readonly Intent[]): boolean =>
  heard.intents.length > 0 && heard.intents.every((intent) => wanted.includes(intent.value));

/** 'no, yes that's right' and 'yeah nah': the later word is meant. */
export function yesOrNo(heard: Understanding): "yes" | "no" | null {
  let answer: "yes" | "no" | null = null;
  let at = -1;
  for (const { value, span } of heard.intents) {
    if ((value === "yes" || value === "no") && span[0] > at) {
      answer = value;
      at = span[0];
    }
  }
  return answer;
}

/** 'Cheers, that's great' is thanks; 'yes thanks' is an answer. */
export const isMereThanks = (heard: Understanding): boolean =>
  hasIntent(heard, "thanks") && onlyIntents(heard, "thanks", "greeting", "yes", "wait") && !saysYes(heard);
/** Yes in so many words, and no 'that's lovely'. */
export const saysYes = (heard: Understanding): boolean =>
  hasIntent(heard, "yes") && plainYes.test(heard.text);
const plainYes = /\b(?:yes|yeah|yep|yup|please|definitely|absolutely|that one)\b/i;

/** 'No, that's fine', 'nah all good', 'no worries, bye': an offer of ours is refused by the no that leads or by a goodbye, unless a plain yes comes last. */
export const refuses = (heard: Understanding): boolean =>
  !yesLast.test(heard.text) &&
  (startsWithNo(heard) || yesOrNo(heard) === "no" || (isLeaving(heard) && !saysYes(heard)));
/** 'No', but no 'no worries'. */
export const startsWithNo = ({ text }: Understanding): boolean => leadingNo.test(text);
const leadingNo =
  /^\W*(?:(?:oh|um|uh|ah|er|well|ok|okay|yeah|sorry|thanks|hmm|look)\W+)*(?:no|nah|nope|naw|nup)\b(?!\W+(?:worries|problems?|dramas?|probs)\b)/i;
const yesLast = /\b(?:yes|yeah|yep|go ahead|do that)\b(?!.*\b(?:no|nah|nope|not|don'?t|bye)\b)/i;

/** 'No, I mean a refund', 'nah I said sedation': said over again, and no refusal of more. */
export const saysOver = (heard: Understanding): boolean =>
  startsWithNo(heard) && over.test(heard.text) && !nothingMore.test(heard.text) && !isLeaving(heard);
const over =
  /^\W*(?:[\w'’]+\W+){1,3}?(?:(?:i|we) (?:(?:just|only|really|actually|still|do) )?(?:mean|meant|said|asked|want|need)|(?:i|we)(?:'?m| am| was|'?re| are| were) (?:asking|talking|ringing|calling)|what i (?:mean|meant|said|want|wanted|need|asked)|my question|(?:it|that)(?:'?s| is| was) (?:a question|about|not what i)|you (?:didn'?t|did not|haven'?t|have not)) \w+/i;
const nothingMore =
  /\b(?:thanks|thank you|cheers|nothing|that'?s (?:it|all|fine|good|right|great)|all good|no more|to go|anything(?: else)?|(?:said|mean|meant) (?:no|nah|nope))\b/i;

/** A goodbye in so many words. */
export const isLeaving = (heard: Understanding): boolean =>
  heard.intents.some(({ value, certainty }) => value === "goodbye" && certainty === "sure");

/** 'No thanks, bye', 'whatever, bye': the last word is the goodbye, and nothing is wished for or told beside it. */
export const isFarewell = (heard: Understanding): boolean =>
  isLeaving(heard) &&
  byeLast.test(heard.text) &&
  isMereTalk(heard) &&
  !hasDetails({ ...heard, choice: shrugs.test(heard.text) ? null : heard.choice });
const byeLast =
  /\b(?:(?:good|bye)?[ -]?bye|see (?:ya|you)(?: later)?|hooroo|cheerio|ta ?ta|cya)\W*(?:(?:now|then|mate|thanks)\W*)?$/i;
const shrugs = /\b(?:whatever|whatevs)\b/i;

const indifference =
  /\b(?:any (?:time|day|one|of)|anything|anytime|whenever|whichever|whatevers?|either|don'?t mind|do not mind|doesn'?t matter|does not matter|no preference|not fussed|not fussy|up to you|you (?:choose|pick)|don'?t care|flexible)\b/i;

/** 'I don't mind', 'whenever': the choice is ours. */
export const isIndifferent = (heard: Understanding): boolean => indifference.test(heard.text);

const abandoning =
  /\b(?:never ?mind|(?:forget|scrap|drop) (?:about )?(?:the (?:whole|entire) (?:thing|lot)|everything|(?:all|any) of (?:it|that|this)|all that)|don'?t worry about (?:any|all) of (?:it|that|this)|forget (?:it|that|about it)|leave it|(?<!\b(?:don'?t|do not|not|never|didn'?t)(?: want| need| say)?(?: to)? )cancel (?:that|it|this)|scrap that|(?<=^\W*(?:(?:no|nah|yeah|yes|ok|okay|um|uh|oh|actually|just|please|well|can you|could you|you can|i want to|lets|let's)\W+)*)get rid of (?:it|that|this|the (?:booking|appointment))(?=\W*(?:(?:please|thanks|then|now|altogether|completely)\W*)*$)|don'?t (?:bother|worry about (?:it|that|booking))|changed my mind)\b/i;

/** 'I don't want another', 'I'm not booking', and no word of which or when. */
const booksNothing =
  /\b(?:don'?t|do not) (?:want|need)(?: to (?:book|make|have))? (?:an?|another|any)(?: (?:new|other))?(?: (?:appointment|booking|one))?\s*(?=[,.!;]|$|\bi(?:'m|'ve)?\b|because\b)|\bi'?m not (?:booking|making a booking|trying to book)\b/i;

/** 'never mind': drop what was being done here and now. */
export const isAbandoning = ({ text }: Understanding): boolean =>
  abandoning.test(text) || booksNothing.test(text);

/** 'I'll ring back later': the caller will, not the clinic. */
const ringAgain =
  /\b(?:i'?ll|i will|i'?m going to|i might|i'?d rather) (?:just )?(?:call|ring|phone|try)(?: you| again)? (?:back|again|later|another)\b/i;
export const ringsAgain = (text: string): boolean => ringAgain.test(text);

/** What is told before 'I'll ring back': where it is a wish, or a yes, it is done first. */
export const toldBeforeRinging = (text: string): string => text.slice(0, ringAgain.exec(text)?.index ?? 0);

const noNumber =
  /\b(?:don'?t|do not|haven'?t|have not|doesn'?t|does not) (?:really |actually |even )?(?:have|got|own|use)(?: got)? (?:(?:a|any|my own) )?(?:(?:mobile|cell|land ?line|home|contact|phone|telephone) ?)*(?:phone|number|mobile|one|landline)\b|\bno (?:phone|mobile|number|telephone)\b|\b(?:they|you|the (?:clinic|dentist|doctor|team)) (?:(?:already|should) )?(?:have|has|got|'?ve got|knows?) (?:it|my (?:phone |mobile )?number)\b/i;

/** 'I don't have a phone': there is no number to give. */
export const hasNoNumber = (heard: Understanding): boolean => noNumber.test(heard.text);

export const hasWhen = (heard: Understanding): boolean =>
  heard.when.days.length > 0 ||
  heard.when.times.length > 0 ||
  heard.when.soonest !== null ||
  heard.when.excludedDays.length > 0 ||
  heard.when.excludedTimes.length > 0;

export const hasDetails = (heard: Understanding): boolean =>
  hasWhen(heard) ||
  heard.name !== null ||
  heard.phone !== null ||
  heard.phoneDigits !== null ||
  heard.email !== null ||
  heard.visit !== null ||
  heard.choice !== null;

/** 'No, I don't want a call', 'no thanks': more than that a name or a number is not told. */
export const refusesCall = (heard: Understanding): boolean =>
  yesOrNo(heard) !== "yes" && needsNoCall.test(heard.text);
const needsNoCall =
  /\b(?:don'?t|do not|didn'?t|did not|never) (?:\w+ ){0,2}?(?:want|need|ask(?:ed)? for|bother|ring|call|phone|worry)\b(?!.*\b(?:before|after|until|till|at work)\b)|\bno (?:thanks|thank you|need|call|ring|message|i just (?:want|wanted))\b|\bnot necessary\b/i;

/** No wish and no question was heard for sure. */
export const isMereTalk = ({ intents }: Understanding): boolean =>
  intents.every(({ value, certainty }) => talk.has(value) || certainty === "unsure");
