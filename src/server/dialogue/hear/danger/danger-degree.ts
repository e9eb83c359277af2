import { type dangerLikelihoodsOf, threatOf } from "../../learned/learned-dangers.ts";
import type { PromptKind } from "../acts/labels.ts";
import type { DangerDegree, DangerKind } from "../acts/of-danger.ts";
import type { Span } from "../found.ts";
import { urgentKinds } from "../learned/danger-labels.ts";
import type { FloorSign } from "./signs/harm-signs.ts";

/** How grave a danger is that was told of, by the two learned readers and by the floor of rules. */

/**
 * Log-odds of danger to a life, of the two learned readers together, from which on it is asked about (`perhaps`) and from
 * which on 000 is said without asking: with a rule of the floor beside it by one of them (`withFloor`), or by itself (`surely`). A rule
 * of what may be a danger is not believed below `doubt`, and one of what is a danger not below `surelyNot`. Asked whether
 * there is danger (`asked`), less is enough; beside a 'safe' (`besideSafe`), more is needed, and so it is where trouble is
 * better told than the danger (`besideTrouble`). `urgent`: likelihood of trouble that wants a dentist today. `ailing`: so much less is enough once first aid was given.
 */
export const thresholds = {
  ...{
    perhaps: -0.6,
    withFloor: 0,
    surely: 3,
    doubt: -3.5,
    surelyNot: -4.5,
    asked: 1,
    besideSafe: 1,
    besideTrouble: 1,
    ailing: 1,
    urgent: 0.5,
  },
} as const;

interface Asked {
  prompt: PromptKind;
  safe: readonly Span[];
  isAiling: boolean;
}

/**
 * Log-odds by two readers of different make, whose mean is taken: one that shares its certainty out among the kinds by all of
 * the words, and one that tells each label by itself, in each clause as well. Each knows what the other misses.
 */
export function risksOf(given: Older, byLabels: number): readonly [number, number] {
  return [logOdds(threatOf(given) + given.self_harm), logOdds(byLabels)];
}
/** Beyond this a reader is only sure of itself: it never met the words. */
const mostOdds = 6;
const logOdds = (likely: number): number =>
  Math.max(-mostOdds, Math.min(mostOdds, Math.log(likely / (1 - likely))));

const ofDentist: ReadonlySet<DangerKind> = new Set(urgentKinds);

export function degreeOf(
  risk: number,
  highest: number,
  {
    sign,
    asked,
    isAskable,
    isOfHarm,
  }: { sign: FloorSign | null; asked: Asked; isAskable: boolean; isOfHarm: boolean },
): DangerDegree | null {
  const isAsked = asked.prompt === "danger";
  const lower = (isAsked ? thresholds.asked : 0) - (asked.safe.length > 0 ? thresholds.besideSafe : 0);
  if (risk >= thresholds.surely - lower && !isAskable) return "life";
  // Whoever may harm themselves is never asked whether it is so.
  const isPlain =
    sign?.isSure === true || sign?.kind === "self_harm" || highest >= thresholds.withFloor - lower;
  if (sign?.degree === "life" && isPlain) return "life";
  // What is a danger by its own words is asked about, unless both readers are sure that it is none.
  const least = sign?.degree === "life" ? thresholds.surelyNot : thresholds.doubt;
  if (sign && (risk >= least || ofDentist.has(sign.kind) || sign.isAlwaysAsked)) return "perhaps_life";
  // What first aid was given for makes nobody despair.
  const parsed = asked.isAiling && !isOfHarm ? thresholds.ailing : 0;
  return risk >= thresholds.perhaps - lower - parsed ? "perhaps_life" : null;
}

export type Older = ReturnType<typeof dangerLikelihoodsOf>;
