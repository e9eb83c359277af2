import { words } from "../vocabulary.ts";

/**
 * The closed vocabulary of free wording. Whoever adds a word asks: together with the answer's own words, can it ever promise, agree to,
 * deny, price or advise anything? Everything that is not here and not in the answer is refused.
 */

/** Spoken turns of phrase that say nothing; they are taken out before a sentence is read. */
export const emptyPhrases =
  /\b(?:let's (?:see|have a look)|let me (?:see|look|have a look)|i'm afraid|unfortunately|hmm)\b,?|(?<=\belse\b[^.?!]{0,60}) today(?=\?)/gi;

/** Several words that mean one: put in their place, never longer than they are. */
export const phrasesOfOne: readonly (readonly [RegExp, string])[] = [
  [/\bdon't (?:actually |really )?know\b|\bnot (?:really |quite )?(?:sure|certain)\b/gi, "unknown"],
  [/\bput(?:ting)? in a request for\b/gi, "requested"],
  [/\bhow much (?=.*\bcosts?\b)/gi, "what "],
  [/\byou'll find us\b/gi, "we are"],
  [/\bwhat i do have is\b/gi, "i have"],
];

/** One thing, several words: the left one stands for all. */
const sameThing: readonly string[] = [
  "whether if",
  "nearest closest",
  "confirm confirming",
  "weekend weekends",
  "cost costs",
  "too also",
  "range till until",
  "about around roughly",
  "person someone",
  "last surname",
];
export const meantBy: ReadonlyMap<string, string> = new Map(
  sameThing.flatMap((line) => {
    const [meaning = "", ...others] = line.split(" ");
    return others.map((word) => [word, meaning] as const);
  }),
);

/** Of the answer, and left out without loss; never added. */
export const spareWords = words("all done now just as again");

/** They turn what stands behind them: where there is one, everything keeps its order. */
export const turningWords = words(
  "not no never none nothing nobody without only open closed available full taken outside unknown gone after before from",
);

/** Of what ails a tooth, as it may be taken up in a caller's own words: things, and nothing that is done or owed. */
export const troubles = words(`
  tooth teeth toothache gum gums filling fillings crown veneer bridge denture dentures brace braces wisdom molar
  chipped broken cracked loose wobbly sore lost
`);
export const takingUpTrouble = words("oh ouch ah dear goodness gosh no a an the your that poor you thing");

/** Questions that come in many words: `key` tells one, and `words` may be swapped in it. */
export interface AskedAs {
  template: RegExp;
  key: RegExp;
  words: ReadonlySet<string>;
}
const asked = (template: RegExp, key: RegExp, list: string): AskedAs => ({
  template,
  key,
  words: words(list),
});

export const askedAs: readonly AskedAs[] = [
  asked(/\b(?:any|some)thing else\b/i, /\belse\b/i, "anything else what today do help more"),
  asked(
    /\bshall i ask the team\b|\bput that to the team\b/i,
    /\bteam\b.*\bback\b/i,
    "ask put shall should want team person get gets back they them and",
  ),
  asked(
    /\b(?:any|one) of those\b|\bwhich (?:one )?would you like\b/i,
    /\b(?:any|one|either|which|those|these)\b/i,
    "which what one any either those these prefer sound how do",
  ),
  asked(/^would that suit\b/i, /\bthat\b/i, "how sound"),
  asked(
    /\bday and time\b|^when would\b/i,
    /\bwhen\b|\bday\b.*\btime\b|\btime\b.*\bday\b/i,
    "when what which day time come thinking",
  ),
  asked(
    /\bname\b|\bwho am i speaking with\b/i,
    /\b(?:sur)?name\b|\bspeaking with\b/i,
    "what who name speaking grab",
  ),
];
