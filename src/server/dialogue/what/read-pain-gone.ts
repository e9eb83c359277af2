import { remembering } from "#server/dialogue/words.ts";

/**
 * A pain that is over: 'my tooth stopped hurting so I don't need to come in'. It takes away nothing but the pain; whatever
 * swells, bleeds or closes beside it is as grave as ever.
 */

const pain = "(?:pains?|tooth ?ache|ache|aching|throbbing|soreness)";
const sore = "(?:hurt(?:s|ing)?|ach(?:e|es|ing)|throbb?(?:s|ing)?|sore|painful|in pain)";
const just = "(?: (?:now|just|finally|completely|totally|all|pretty much|actually|mostly|has|have|had|is))*";
const whole = "(?:tooth|toothache|it|that|mouth|gum|jaw|pain|everything)";

const gone = new RegExp(
  [
    `\\b(?:stopped|quit|finished)${just} (?:being )?${sore}\\b`,
    `\\b${pain}(?:'s)?${just} (?:gone(?: away)?|went(?: away)?|disappeared|settled(?: down)?|stopped|cleared(?: up)?|passed|eased(?: off)?)\\b`,
    `\\b${whole}(?:'s)?${just} (?:not|isn'?t|doesn'?t|does not|no longer|stopped)${just} ${sore}(?: any ?more| now| at all)\\b`,
    `\\b${whole}${just} (?:settled|calmed)(?: right)? down\\b`,
    `\\b(?:not|n'?t|no longer)${just} ${sore} any ?more\\b`,
    `\\b${whole}(?:'s| is| has| feels?| feeling)?${just} (?:much |a lot |heaps |fully |so much )?(?:better|fine|good|settled|come good|feeling (?:better|fine|good))(?: now| again| today| since)\\b`,
  ].join("|"),
  "i",
);
/** 'It stopped but it's come back worse', 'stopped hurting for a bit, now I'm in agony'. */
const returns =
  /\b(?:came back|come back|comes back|coming back|returned|back again|again|worse|worst|agony|pain|hurts?|hurting|aches?|aching|throbs?|throbbing|sore|killing|unbearable|for (?:a (?:bit|while|little|few|minute|day|second)|(?:\w+ )?(?:minutes?|hours?|days?))|when i|if i|until|only)\b/i;

export const isPainGone = remembering((said): boolean => {
  const text = said.replaceAll("’", "'");
  const found = gone.exec(text);
  return found !== null && !returns.test(text.slice(found.index + found[0].length));
});

const needless =
  /\b(?:(?:do|does|will|would|is|are)(?:n'?t| not)|won'?t|wont|no longer|not)(?: (?!know|sure)\w+){0,3}? (?:need|want|have|bother|worth|worry)(?:ing)?(?: (?:to|about|with|for))* (?:come|coming|be seen|see|go|have|keep|the|my|his|her|our|that|this|an?|it|today)\b|\bno (?:longer )?need (?:to|for)\b|\b(?:i'?ll|i will|we'?ll|we will|might|may|can|could|gonna|going to) (?:just )?(?:leave (?:it|that)|skip (?:it|that|today)|give (?:it|that|today) a miss)\b|\b(?:i'?m|i am|we'?re|we are|won'?t be|wont be|not) (?:not )?coming\b/i;
/** A visit is wished for all the same. */
const anyway =
  /\b(?:still|anyway|all the same|instead|resched\w*|move|change|another (?:day|time)|later|next week|book|check.?up|should i|do i|can i|could i)\b/i;

/** 'So I won't need to come in': the visit that was to be is given up. */
export const needsNoVisit = (said: string): boolean => {
  const text = said.replaceAll("’", "'");
  return needless.test(text) && !anyway.test(text);
};
