import { type Likelihoods, toLikelihood } from "../../learned/classifier.ts";
import { type Intent, intents } from "../../understanding.ts";
import type { Utterance } from "../../words.ts";
import { isBrief } from "../as-a-whole.ts";
import { talk } from "../intent-limits.ts";
import { type WishClass, wishClasses } from "./classes.ts";
import weights from "./wishes.json" with { type: "json" };

export const wishLikelihoodsOf = toLikelihood(wishClasses, weights);

/** From here on a wish that no rule knows is taken for likely … */
const likely = 0.5;
/** … and what ends a call or settles something a little later, like everything beside what a rule is sure of. */
const weighty: ReadonlySet<Intent> = new Set([
  "yes",
  "no",
  "goodbye",
  "abuse",
  "sales_call",
  "wrong_number",
  "want_person",
]);
const likelyWeighty = 0.7;
/** Where something else was asked for. */
const likelyInAnswer = 0.9;
/** Beside a likelier one a second wish has the smaller share. */
const likelySecond = 0.3;
/** If another wish is likely, what a rule knows or senses tell is doubted below this. */
const credible = 0.05;
/** From here on what only senses tell is no wish at all. */
const surelyNone = 0.8;

/**
 * The wishes that the wording as a whole tells, likeliest first. `isTold`: beside what a rule is sure of;
 * `isAnswer`: where an answer was asked for.
 */
export function likelyWishes(
  given: Likelihoods<WishClass>,
  utterance: Utterance,
  { isTold, isAnswer }: { isTold: boolean; isAnswer: boolean },
): readonly Intent[] {
  if (isBrief(utterance)) return [];
  const [likeliest, ...others] = intents.toSorted((one, other) => given[other] - given[one]);
  if (!likeliest) return [];
  const least = isTold || weighty.has(likeliest) ? likelyWeighty : likely;
  if (given[likeliest] < (isAnswer ? likelyInAnswer : least)) return [];
  return [likeliest, ...others.filter((other) => given[other] >= likelySecond)];
}

/** Whether a wish that a rule heard may stand beside what the wording as a whole, or as a part, tells. */
export function isCredible(
  given: Likelihoods<WishClass>,
  intent: Intent,
  certainty: "sure" | "unsure",
): boolean {
  // Swearing stands beside any wish.
  if (talk.has(intent) || intent === "abuse") return true;
  if (given[intent] >= credible) return true;
  const isOtherLikely = intents.some((other) => other !== intent && given[other] >= likely);
  return !isOtherLikely && (certainty === "sure" || given.none < surelyNone);
}
