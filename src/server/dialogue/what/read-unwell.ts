import type { Utterance, Word } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";
import type { DangerAnswer } from "./read-danger-answer.ts";

/** How somebody is who swallowed what they should not have. */

const upset = phrases([
  "(vomit|vomiting|vomited|vomits|throwing|threw|thrown|spewing|spewed|puking|puked|chucking|chucked|sick|nauseous|queasy|unwell|crook)",
  "(tummy|stomach|belly) ..3 (ache|aches|aching|pain|hurts|sore|upset|cramps|cramping)",
  "(sore|upset|aching) (tummy|stomach|belly)",
]);
const failing = phrases([
  "(drowsy|sleepy|limp|floppy|unconscious|collapsed|fitting|seizure|choking|gasping|wheezing|unresponsive|foaming|frothing|fainted|faint)",
  "(not|will not|can not|cannot|hardly|barely) ..2 (breathe|breathing|wake|waking|swallow|speak|talk|respond|responding|awake)",
  "(trouble|struggling|hard) ..2 (breathe|breathing|swallow|swallowing)",
  "(passed|blacked) out",
]);
const harmed = phrases([
  "(blue|confused|drooling|burning|burnt|burned|blistered|swelling|swollen|dizzy|shaking)",
]);

/** Whether the caller tells of somebody who is ill with it already, beyond being sick: that is for an ambulance. */
export function isUnwell({ words }: Utterance): boolean {
  const told = withoutDenied(words);
  return anyIn(failing, told) || anyIn(harmed, told) || anyIn(upset, told);
}

/** Unwell in the stomach alone. */
export function isMerelyUpset({ words }: Utterance): boolean {
  const told = withoutDenied(words);
  return anyIn(upset, told) && !anyIn(failing, told) && !anyIn(harmed, told);
}

/** What stands in every bathroom: who is sick from it is the Poisons Information Centre's matter still. */
export const isMild = ({ words }: Utterance): boolean => anyIn(mild, words);
const mild = phrases(["(toothpaste|mouthwash|listerine|savacol|fluoride|tube)"]);

/** Drowsy, choking and the like, unless it is denied: 'he is not choking or anything'. */
export const isFailing = ({ words }: Utterance): boolean => anyIn(failing, withoutDenied(words));

const well = phrases([
  "(i|he|she|they|we|it|everyone|everybody|son|daughter|kid|baby|bub) (am|is|are|feel|feels|seem|seems|look|looks|was) ..3 (fine|okay|alright|good|well|normal|happy|playing|perfect|himself|herself)",
  "all (good|fine|okay|right)",
  // 'He's right', as Australians say it of whoever is well; 'he's right here' is where he is.
  "(he|she|they) (is|are|will be) (all)? (right|sweet) (now|mate|thanks|so|again|$)",
  "^ ..3 (fine|okay|alright) ..2 $",
  "(no|not any) (symptoms|reaction|signs|effects)",
  "(nothing|none) (like|of) (that|those|them)",
]);
const notWell = phrases([
  "not ..3 (fine|okay|alright|good|well|normal|himself|herself|right)",
  "(worse|help|hurry|quick|quickly|scared|worried)",
]);

/** 'He's not drowsy', 'no, she's fine', and nothing else that is wrong with them. */
export const isWell = (utterance: Utterance): boolean =>
  !isUnwell(utterance) &&
  !anyIn(notWell, utterance.words) &&
  (withoutDenied(utterance.words).length < utterance.words.length || anyIn(well, utterance.words));

/**
 * What is answered to 'is anybody drowsy, choking or short of breath'.
 *
 * @param yesOrNo the yes or no among the words, where there is one
 */
export function readIllnessAnswer(utterance: Utterance, yesOrNo: "yes" | "no" | null): DangerAnswer | null {
  const told = withoutDenied(utterance.words);
  if (anyIn(failing, told) || anyIn(harmed, told) || anyIn(notWell, utterance.words)) return "goes_on";
  if (isWell(utterance)) return "over";
  return yesOrNo && (yesOrNo === "yes" ? "goes_on" : "over");
}

const denied: ReadonlySet<string> = new Set(
  "drowsy sleepy limp floppy unconscious collapsed fitting seizure choking gasping wheezing unresponsive foaming frothing fainted faint vomit vomiting vomited vomits throwing thrown puking sick nauseous queasy unwell crook blue confused drooling burning swelling swollen dizzy shaking trouble struggling".split(
    " ",
  ),
);
const denials: ReadonlySet<string> = new Set(["not", "no", "never", "without", "nor", "neither", "nothing"]);
/** A denial reaches over these to the next sign: 'not drowsy or sick', 'no signs of being unwell'. */
const between: ReadonlySet<string> = new Set(
  "at all really very too even feeling being been getting looking seeming acting or nor and any a an bit signs sign of been up".split(
    " ",
  ),
);

/** The words without the signs that are denied: 'he is not drowsy' tells of nobody who is. */
function withoutDenied(words: readonly Word[]): readonly Word[] {
  const gone = new Set<number>();
  let denial: number | null = null;
  for (const [at, { word }] of words.entries()) {
    if (denials.has(word)) denial = at;
    else if (denial !== null && denied.has(word)) gone.add(denial).add(at);
    else if (!between.has(word)) denial = null;
  }
  return gone.size === 0 ? words : words.filter((_, at) => !gone.has(at));
}
