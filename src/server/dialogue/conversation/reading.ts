import type { Intent, Understanding } from "#server/dialogue/understanding.ts";

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

const indifference =
  /\b(?:any (?:time|day|one|of)|anything|anytime|whenever|whichever|whatevers?|either|don'?t mind|do not mind|doesn'?t matter|does not matter|no preference|not fussed|not fussy|up to you|you (?:choose|pick)|don'?t care|flexible)\b/i;

/** 'I don't mind', 'whenever': the choice is ours. */
export const isIndifferent = (heard: Understanding): boolean => indifference.test(heard.text);

const abandoning =
  /\b(?:never ?mind|(?:forget|scrap|drop) (?:about )?(?:the (?:whole|entire) (?:thing|lot)|everything|(?:all|any) of (?:it|that|this)|all that)|don'?t worry about (?:any|all) of (?:it|that|this)|forget (?:it|that|about it)|leave it|cancel (?:that|it|this)|scrap that|don'?t (?:bother|worry about (?:it|that|booking))|changed my mind)\b/i;

/** 'never mind': drop what was being done here and now. */
export const isAbandoning = (heard: Understanding): boolean => abandoning.test(heard.text);

/** 'I'll ring back later': the caller will, not the clinic. */
export const ringsAgain = (text: string): boolean =>
  /\b(?:i'?ll|i will|i'?m going to|i might|i'?d rather) (?:just )?(?:call|ring|phone|try)(?: you| again)? (?:back|again|later|another)\b/i.test(
    text,
  );

const noNumber =
  /\b(?:don'?t|do not|haven'?t|have not|doesn'?t|does not) (?:really |actually |even )?(?:have|got|own|use)(?: got)? (?:(?:a|any|my own) )?(?:(?:mobile|cell|land ?line|home|contact|phone|telephone) ?)*(?:phone|number|mobile|one|landline)\b|\bno (?:phone|mobile|number|telephone)\b/i;

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
