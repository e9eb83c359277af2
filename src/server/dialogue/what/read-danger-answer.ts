import type { LifeThreat } from "../understanding.ts";
import type { Utterance } from "../words.ts";
import { anyIn, type PhraseList, phrases } from "./emergency/phrase-list.ts";

/** What somebody answers who was asked whether a danger to life is happening now. */
export type DangerAnswer = "goes_on" | "over";

const being =
  "(bleeding|going|coming|happening|swelling|swollen|spreading|growing|choking|coughing|wheezing)";
const while_ago =
  "(now|just|minute|minutes|moment|moments|second|seconds|hour|hours|today|morning|tonight|again|earlier)";
const partOfToday =
  "(morning|afternoon|evening|night|today|tonight|lunch|lunchtime|breakfast|yesterday|hour|hours)";

/** A no that says yes: 'no, it won't stop'. */
const notStopping = phrases([
  "(not|never|will not) ..2 (stop|stops|stopped|stopping|ease|easing|eased|settle|settling|settled|slow|slowing|slowed|clot|clotting|improve|improving)",
]);

const notNow = phrases([
  `not ..1 ${being}`,
  `no ${being}`,
  "(not|no) (right now|just now|now|at the moment|any more|anymore|any longer|at present)",
  "no longer",
  // 'It's not like pouring'.
  "(not|no) (like|really|exactly|actually|even|properly)? (pouring|gushing|streaming|dripping|squirting|flowing|running|soaking|everywhere|stuck|wheezing|gasping|choking|dizzy|faint|fainting|confused|drowsy)",
]);

/** 'No, that was an hour ago'; of minutes ago it may go on. */
const hoursAgo = phrases([
  "(hour|hours|day|days|(half ..1 hour)) (ago|back)",
  "(was|happened) ..2 (yesterday|(last night)|(this morning)|(earlier (today|on)?))",
]);

const goingOn = phrases([
  `still ..2 (bad|dizzy|faint|stuck|there|having|struggling|gasping|hard|same|running|dripping|pouring|${being.slice(1, -1)})`,
  "(it|he|she|they|yes|yeah|yep|is|does) still $",
  "^ still $",
  `(keeps|keep|kept) (on)? ..1 (getting|pouring|running|dripping|starting|filling|${being.slice(1, -1)})`,
  "(getting|gets|got|becoming|growing) ..2 (worse|bigger|larger|tighter|harder|faster|heavier|thicker|puffier|redder)",
  "(spreading|spreads|closing) ..1",
  "(swelling|puffing|closing) up",
  "(is|it|yes|yeah|yep) ..1 happening",
  "(right|just|even) now",
  "(as we speak|at the moment|on and off|off and on|comes and goes|coming and going|stopping and starting|stops and starts|started again)",
  "this (minute|second|instant)",
  "^ (yes|yeah|yep|um|like)? now ..3 $",
  "^ ..2 both $",
]);

const lately = phrases([
  `(happened|happening|started|starts|began|came on|come on) ..3 ${while_ago}`,
  "(just|only) (just)? (happened|started|begun|began|now|did it)",
  "(minute|minutes|moment|moments|second|seconds|hour) ago",
]);

const goingOnOf: Readonly<Record<LifeThreat, PhraseList>> = {
  bleeding: phrases([
    "(dripping|drips|pouring|gushing|gushes|streaming|squirting|soaked|soaking|flowing|running)",
    "(everywhere)",
    "(lots|lot|so much|heaps|mouthful|mouthfuls|buckets) ..1 blood",
    "(full of|fills with|filling with|spitting) ..1 blood",
  ]),
  breathing: phrases([
    "(stuck|wheezing|wheezy|gasping|choking|coughing|blue|puffer|ventolin|inhaler|drooling)",
  ]),
  collapse: phrases([
    "(dizzy|faint|fainting|shivering|shaking|confused|drowsy|sleepy|vomiting|clammy|pale|grey|unconscious|slurring|slurred)",
    "feel ..2 (sick|weak|numb|awful|terrible)",
  ]),
  violence: phrases([
    "(he|she|they) (is|are|will|keeps|still|might|just|has)? ..1 (here|outside|coming|back|home|screaming|yelling|hitting|threatening|downstairs|upstairs)",
    "(next|other) room",
    "(hard|hurts|cannot|can not|trouble|difficult|struggling|sore|painful) ..3 (swallow|swallowing|breathe|breathing|talk|speak)",
    "(voice|throat|neck) (is|has|feels) ..2 (gone|hoarse|swollen|tight|closing|funny|raspy)",
  ]),
};

/** Where the danger is told of by what swells, not by a yes: 'both my lips and my tongue'. */
const airway = phrases(["(lip|lips|tongue|throat|neck|windpipe|airway)"]);

/** Whoever did it is far, or whoever was hurt is safe. */
const safe = phrases([
  "(he|she|they) ..3 (left|moved out|away|interstate|overseas|(at work)|arrested|jail|prison|custody|locked up)",
  "(he|she|they) (is|are|has|have) (not ..3 (here|home|around|back|coming|outside)|gone)",
  "(i|we|she|he) (am|are|is|feel) ..1 safe",
  "(i|we) (am|are|have|left|moved) ..2 (left (him|her|them)|(at|with|to) my ..2 (mum|sister|friend|brother|parents|mate|dad|nan|place|work|aunt))",
]);

const lessNow = phrases([
  "(has|have|had|is|it|bleeding|all|mostly|just|now|finally|pretty much|since) (stopped|settled|eased|subsided|gone|finished|cleared)",
  "(stopped|settled|eased|subsided) ..2 (now|already|ago|itself)",
  "^ ..2 (stopped|gone) $",
  "(nothing that|nothing like that|none of that|none of those|none of them|false alarm|no emergency)",
  "not ..1 (really|bad|serious|urgent|emergency)",
  "(i|he|she|they|we|it|everyone) (am|is|are|feel|feels|seem|seems) ..2 (fine|ok|okay|alright|good|better|normal)",
  "all (good|fine|right|ok|okay)",
  "^ ..2 (fine|ok|okay|alright) ..2 $",
  "(i|he|she|they) can (still|both)? (breathe|swallow|talk)",
  "(breathing|swallowing|talking) ..1 (fine|ok|okay|alright|normally|well|normal)",
  "(days|weeks|months|years) ago",
  "last (week|month|year)",
  "(was|happened) ..2 yesterday",
  "(only|just)? when (i|he|she|we|they) (brush|floss|rinse|spit|eat|chew|bite)",
  "(joking|kidding|exaggerating|figure of speech)",
]);

/** Little of it, where no yes stands beside it. */
const onlyLittle = phrases([
  "(just|only) (a|one|the odd) ..1 (bit|little|tiny|touch|drop|spot)",
  "a (little|tiny|wee) bit",
]);

/** Told without a word of how it is now; 'no, over last night and today' denies nothing. */
const sinceLately = phrases([
  `(since|from|over|during|all) ..2 ${partOfToday}`,
  "^ ..1 (today|tonight|overnight|this morning|this afternoon|this evening|last night) ..2 $",
]);

/**
 * How callers answer 'is it happening now': they seldom say yes or no. Null when it is neither; whoever asked then
 * does not know, and goes by the danger.
 *
 * @param yesOrNo the yes or no among the words, where there is one
 */
export function readDangerAnswer(
  { words }: Utterance,
  degree: LifeThreat,
  yesOrNo: "yes" | "no" | null,
): DangerAnswer | null {
  if (degree === "violence") return readSafety(words, yesOrNo);
  if (anyIn(notStopping, words)) return "goes_on";
  // 'No, just a bit pink' is a no.
  if (anyIn(notNow, words) || (yesOrNo === "no" && anyIn(onlyLittle, words))) return "over";
  if (anyIn(goingOn, words) || anyIn(goingOnOf[degree], words)) return "goes_on";
  if (yesOrNo === "no" && anyIn(hoursAgo, words)) return "over";
  if (anyIn(lately, words)) return "goes_on";
  if (anyIn(lessNow, words)) return "over";
  if (anyIn(sinceLately, words)) return "goes_on";
  if (yesOrNo === "no" || (yesOrNo === null && anyIn(onlyLittle, words))) return "over";
  if (yesOrNo === "yes" || (degree === "breathing" && anyIn(airway, words))) return "goes_on";
  return null;
}

/** 'OK', 'alright then', to the number that is to be dialled: it was heard, and nothing is told of how they are. */
export const acknowledges = ({ words }: Utterance): boolean =>
  words.some(({ word }) => heardIt.has(word)) &&
  words.every(({ word }) => heardIt.has(word) || besideHeard.has(word));
const heardIt: ReadonlySet<string> = new Set(["ok", "okay", "alright", "right", "righto"]);
const besideHeard: ReadonlySet<string> = new Set(
  "oh um uh well then thanks thank you please mate will do i sure got it so".split(" "),
);

/** Whether somebody is in danger by somebody else: that it was last night tells neither. */
function readSafety(words: Utterance["words"], yesOrNo: "yes" | "no" | null): DangerAnswer | null {
  const isSafe = anyIn(safe, words);
  if (!isSafe && anyIn(goingOnOf.violence, words)) return "goes_on";
  if (isSafe || anyIn(notNow, words) || anyIn(lessNow, words)) return "over";
  if (anyIn(goingOn, words) || anyIn(lately, words)) return "goes_on";
  return yesOrNo && (yesOrNo === "yes" ? "goes_on" : "over");
}
