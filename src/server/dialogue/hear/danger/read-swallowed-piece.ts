import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { FloorSign } from "./signs/harm-signs.ts";
import { told } from "./signs/harm-signs.ts";

/**
 * A tooth, or what was made for one, that went down or was breathed in: by what was swallowed and that it was, in one breath or over the
 * turns ('my crown's gone … I think I swallowed it').
 */
const piece =
  "(tooth|teeth|toothy|molar|crown|cap|filling|veneer|bridge|brace|braces|bracket|brackets|inlay|onlay|retainer|aligner|plate|denture|implant|amalgam|temporary|metal|wire|file|reamer|needle|bur|burr|screw|instrument|post)";
const part = "(it|one|them|that|this|bit|bits|piece|pieces|chip|chunk|half|part|whole|thing)";

const findPiece = toFinder<true>([{ means: true, say: [piece] }]);

const findDown = toFinder<true>([
  {
    means: true,
    say: [
      `(swallowed|inhaled|gulped) ..6 ${piece}`,
      `(swallowed|inhaled|gulped) ..3 ${part}`,
      `${piece} ..12 (swallowed|inhaled|gulped|breathed in)`,
      `(breathed|breathing|sucked) ..1 in ..6 ${piece}`,
      `(breathed|sucked) ..2 ${part} ..2 in`,
      // By whoever is at home in another language.
      `(swallow|swallows|ate|eat|eats|eaten) ..3 (${piece.slice(1, -1)}|it|piece)`,
      `${piece} ..12 (went|gone|go|going|goes|dropped|fell|slipped|slid) ..1 down`,
      `(dropped|fell|slipped|slid|went|gone|go) ..8 down ..3 (throat|windpipe|gullet|hatch)`,
      "(went|gone|going) down ..1 wrong (way|pipe|hole)",
    ],
    unless: [
      ...told,
      // Whoever fell is no tooth.
      "(i|he|she|we|they|mum|dad|nan|pop|son|daughter|husband|wife|kid|boy|girl) ..2 (fell|fall|falls|slipped|slid|went|dropped) ..1 down",
      "(fell|fall|falls|fallen|falling|slipped|slid|slipping|went) ..1 down ..2 (stairs|stair|steps|step|ladder|slide|escalator|hill|bank|driveway|hole|drain)",
      "last week",
      "(if|when|should) ..4 (swallow|swallows|swallowed|inhales|inhaled)",
      "(dog|puppy|cat|kitten) ..3 (swallowed|ate|eaten|got|chewed)",
      "(gone|went|go|going|spread) down ..3 (neck|chest|jaw|face|cheek|arm|eye)",
      "(stuff|liquid|solution|product|whitening|bleaching)",
      "(not|never|nearly|almost|without|nobody) ..2 (swallowed|swallow|inhaled|eat|ate|breathed|gulped)",
      "(can|cannot|to|when i|if i|hurts|could|should|may) ..2 (swallow|eat|drink)",
      "(hard|hurts|pain|painful|trouble|sore) ..2 (swallow|swallowing)",
      "(swelling|swollen|lump|pain|ache|fever|temperature|price|prices|cost) ..6 (went|gone|go|going|goes|come|came) ..1 down",
      "(come|came|coming|go|going|went|gone) down ..2 (there|to|for|at|on|the street|the road|this|tomorrow|today)",
      "(come|came|coming|go|going|went|gone) down with ..3 (flu|cold|covid|virus|gastro|bug|something|fever|infection|antibiotics|panadol|nurofen|ice)",
      "(swallowed|swallow|ate|eat|gulped) ..5 (tablet|tablets|pill|pills|capsule|capsules|panadol|nurofen|gel|paste|toothpaste|mouthwash|battery|batteries|magnet|bleach|cleaner|tube)",
      // A meal is what went down only where nothing stands between: 'a bit of filling with my dinner' is none.
      "(swallowed|swallow|ate|eat|eaten|gulped) ..1 (my|his|her|our|the|some|any|all)? (food|breakfast|lunch|dinner|tea|toast|sandwich)",
    ],
  },
]);

/** Told with it, it may be in the airway already: how sure the learned readers are counts. */
const findTroubled = toFinder<true>([
  {
    means: true,
    say: [
      "(coughing|cough|coughs|choking|whistle|whistling|whistles|wheeze|wheezing|wheezy|rattle|rattling|gasping|stuck|grabbing|clutching|blue|grey|colour|talk|speak|breathe|air|drooling|dribbling|gagging)",
      "(catch|my|his|her|out of) breath",
    ],
  },
]);
export const isPieceTroubling = (now: Utterance): boolean => findTroubled(now).length > 0;

/** Whoever has it has not swallowed it. */
const findInHand = toFinder<true>([
  {
    means: true,
    say: [
      `(have|got|hold|holding|keep|kept|saved|found|find) ..6 (hand|hands|pocket|purse|tissue|napkin|bag|jar|container|envelope|cup|plate|table|sink)`,
      `${piece} ..3 (hand|hands|pocket|tissue|jar|bag|table)`,
      `(have|got|found|find|saved|kept) ..1 (it|${piece.slice(1, -1)}|piece) ..2 (here|with me|safe)`,
    ],
    unless: ["(not|never|cannot|nowhere|only|half|part|rest|some) ..4"],
  },
]);
/** It fell out or broke: whoever says what they ate tells how. */
const findFellOut = toFinder<true>([
  {
    means: true,
    say: [
      `${piece} ..3 (fall|fell|falls|fallen|came|come|comes|drop|dropped|broke|break|popped) ..2 (out|off|already|apart|loose)?`,
    ],
  },
]);
const findSwallowing = toFinder<true>([
  {
    means: true,
    say: [
      `(swallowed|swallow|swallows|inhaled|gulped|breathed|sucked|down)`,
      `(ate|eat|eats|eaten) ..1 (${piece.slice(1, -1)}|it|piece)`,
    ],
  },
]);

/** `before`: what was told on this call before. */
export function swallowedPiece(now: Utterance, before: readonly Utterance[]): FloorSign | null {
  const [down] = findDown(now);
  if (!down || findInHand(now).length > 0) return null;
  // 'I eat the peanut and it fall': what was eaten is no tooth.
  if (findFellOut(now).length > 0 && findSwallowing(now).length === 0) return null;
  if (![now, ...before].some((each) => findPiece(each).length > 0)) return null;
  const { span } = heardBetween(now, down.from, down.to);
  return { kind: "swallowed_piece", degree: "perhaps_life", isAlwaysAsked: true, span };
}
