import { toFinder } from "../../../phrase.ts";
import { heardBetween, toUtterance, type Utterance } from "../../../words.ts";
import { type Found, sure } from "../../found.ts";
import { denied, deniedOf } from "./well-sign-words.ts";

/**
 * A face, a lip or an eye that swells beside a reaction, in whatever words: 'me lip's a bit fat', 'she's gone puffy round the eyes'. Heard
 * only where a reaction was told of: by itself it is the tooth's.
 */

const place = "(face|lip|lips|eye|eyes|eyelid|eyelids|mouth|cheek|cheeks|chin|gob)";
const swells =
  "(fat|fatter|puffy|puffier|puffed|puffing|puff|swollen|swelling|swells|swell|swole|ballooned|ballooning|plump|plumped|thick|thicker|swelled up|swelled right up|has swelled|have swelled|is swelled|are swelled|just swelled|blown up|blowing up|blew up|coming up|twice the size|double the size)";
const elsewhere =
  "(arm|arms|hand|hands|finger|fingers|leg|legs|foot|feet|ankle|knee|belly|tummy|stomach|back|wrist|elbow|rash|hives|spots|bite)";
const isNot = [
  `${denied} ..3 ${swells}`,
  ...deniedOf(swells),
  `${swells} ..2 (went|gone|going) down`,
  `(was|were|had been) ..2 ${swells}`,
];

const findBad = toFinder<true>([
  { means: true, say: [`${place} ..5 ${swells}`, `${swells} ..3 ${place}`], unless: isNot },
]);
/** Of a place that was named, now or before. */
const findBadByPronoun = toFinder<true>([
  { means: true, say: [`(it|they|that|this|something) ..4 ${swells}`], unless: [...isNot, elsewhere] },
]);
const findPlace = toFinder<true>([{ means: true, say: [place] }]);
const findWell = toFinder<true>([
  {
    means: true,
    say: [
      ...deniedOf("(swelling|swollen|puffy|puffiness|swell)"),
      `${place} ..3 (fine|normal|ok|okay|alright|all right|good|same as (ever|usual|always))`,
      `${denied} ..2 (swollen|puffy|swelling|swelled)`,
    ],
    unless: [`(but|only|just|except) ..4 ${swells}`],
  },
]);

const reactions = ["allerg", "anaphyla", "hive", "itch", "rash", "welt"];
const isReaction = ({ words }: Utterance): boolean =>
  words.some(({ word }) => reactions.some((beginning) => word.startsWith(beginning)));

/** @param told what was told before on this call */
export function readSwollenFace(
  whole: Utterance,
  parts: readonly Utterance[],
  told: readonly string[],
): readonly Found[] {
  const before = told.map(toUtterance);
  if (![whole, ...before].some(isReaction)) return [];
  const isPlaced = [whole, ...before].some((each) => findPlace(each).length > 0);
  const read = (kind: "all_right" | "not_right", find: typeof findBad): readonly Found[] =>
    parts.flatMap((part) =>
      find(part)
        .slice(0, 1)
        .map(({ from, to }) => ({
          ...{ act: { kind, sign: "face" as const }, span: heardBetween(part, from, to).span },
          certainty: sure,
        })),
    );
  const bad = [...read("not_right", findBad), ...(isPlaced ? read("not_right", findBadByPronoun) : [])];
  return bad.length > 0 ? bad.slice(0, 1) : read("all_right", findWell).slice(0, 1);
}
