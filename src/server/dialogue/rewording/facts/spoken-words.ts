import { words } from "../vocabulary.ts";

/**
 * The closed vocabulary of free wording. Whoever adds a word asks: together with the answer's own words, can it ever promise, agree to,
 * deny, price or advise anything? Everything that is not here and not in the answer is refused.
 */

/** Spoken turns of phrase that say nothing; they are taken out before a sentence is read. */
export const emptyPhrases =
  /\b(?:let's (?:see|have a look)|let me (?:see|look|have a look)|i'm afraid|unfortunately|hmm)\b,?|(?<=\belse\b[^.?!]{0,60}) today(?=\?)|\b(?:that|the) same day\b|\bthat day\b/gi;

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
  "right straight",
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

/** Words that a kind of item may be told with beside its own, and words of its own that may be left out. */
interface FreeWords {
  added: ReadonlySet<string>;
  spare: ReadonlySet<string>;
  /** Whoever it is of may be called by the first name alone. */
  isFirstNameEnough: boolean;
}
const free = (added: string, spare = "", isFirstNameEnough = false): FreeWords => ({
  ...{ added: words(added), spare: words(spare), isFirstNameEnough },
});

/** Fillers: they carry no fact in whatever they stand. */
const fillers = "actually anyway well ah aw okay right really quite so too still instead currently though";
const byDeed: readonly (readonly [string, FreeWords])[] = [
  ["offered", free(`${fillers} spot spots slot slots opening openings squeeze time news`, "good news yes")],
  ["ask.offer", free(`${fillers} spot spots slot slots opening openings time`)],
  ["ask.take_slot", free(`${fillers} spot slot opening time`)],
  ["booked", free(`${fillers} lovely all done request`, "lovely done", true)],
  ["moved", free(`${fillers} lovely all done`, "lovely changed")],
  ["cancelled", free(`${fillers} all done`)],
  ["", free(fillers)],
];
export const freeWordsOf = (does: string): FreeWords =>
  (byDeed.find(([deed]) => deed === does) ?? byDeed.at(-1))?.[1] ?? free("");

/** Questions that come in many words: `key` tells one, and `words` may be swapped in it. */
interface AskedAs {
  /** Items that ask it; where nobody said what an item does, its words tell. */
  deeds: ReadonlySet<string>;
  template: RegExp;
  key: RegExp;
  words: ReadonlySet<string>;
}
const asked = (deeds: string, template: RegExp, key: RegExp, list: string): AskedAs => ({
  deeds: words(deeds),
  template,
  key,
  words: words(list),
});

export const askedAs: readonly AskedAs[] = [
  asked(
    "ask.anything_else",
    /\b(?:any|some)thing else\b/i,
    /\belse\b/i,
    "anything else what today do help more now",
  ),
  asked(
    "ask.ask_team",
    /\bshall i ask the team\b|\bput that to the team\b/i,
    /\bteam\b.*\bback\b/i,
    "ask put shall should want team person get gets back they them and leave",
  ),
  asked(
    "ask.offer",
    /\b(?:any|one) of those\b|\bwhich (?:one |time )?would (?:you like|suit)\b/i,
    /\b(?:any|one|either|which|those|these)\b/i,
    "which what one any either those these prefer sound sounds how do time choose",
  ),
  asked("ask.take_slot", /^would that suit\b/i, /\bthat\b/i, "how sound sounds shall take one do instead"),
  asked(
    "ask.when",
    /\bday and time\b|^when would\b/i,
    /\bwhen\b|\bday\b.*\btime\b|\btime\b.*\bday\b/i,
    "when what which day time come thinking",
  ),
  asked(
    "ask.name",
    /\bname\b|\bwho am i speaking with\b/i,
    /\b(?:sur)?name\b|\bspeaking (?:with|to)\b/i,
    "what who name speaking grab first his her their",
  ),
  asked(
    "ask.surname",
    /\b(?:last|family) name\b/i,
    /\b(?:sur|last |family )name\b/i,
    "what his her their too as",
  ),
  asked("ask.book_instead", /\banother time instead\b/i, /\banother time\b/i, "find book look shall instead"),
  asked(
    "ask.treatment",
    /\bcome in for\b|\bvisit for\b/i,
    /\bcom(?:e|ing) in for\b|\b(?:visit|appointment) for\b/i,
    "what come in coming appointment would today bring brings",
  ),
  asked("ask.message_text", /\btell the team\b/i, /\bthe team\b/i, "what tell pass on say let know message"),
  asked("ask.join_waitlist", /\bwaitlist\b/i, /\bwaitlist\b/i, "shall come put go add join"),
  asked(
    "ask.ring_when",
    /\bto ring you\b/i,
    /\bring\b|\bcall\b/i,
    "when what which time day ring call team them give",
  ),
  asked("ask.phone", /\bnumber\b/i, /\bnumber\b/i, "what which best phone reach ring call catch contact"),
];
