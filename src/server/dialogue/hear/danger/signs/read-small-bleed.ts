import { toFinder } from "../../../phrase.ts";
import { heardBetween, toUtterance, type Utterance } from "../../../words.ts";
import { type Found, sure } from "../../found.ts";

/**
 * A bleed that is told by a small amount, 'just a dribble', 'a few spots on the pillow', is none that pours. Heard only where blood was told
 * of: a spot on Tuesday is a time, and a drop of tea is tea.
 */
const little =
  "(just|only|a|an|few|couple|little|bit|slow|tiny|small|slight|light|more of a|more like a|odd)";
const amount =
  "(dribble|dribbles|trickle|trickles|spot|spots|spotting|smear|smears|speck|specks|fleck|flecks|drop|drops|tinge|streak|streaks|seep|weep|dab)";
const find = toFinder<true>([
  {
    means: true,
    say: [`${little} ..2 ${amount}`, `(little|tiny|slight) ..1 (bit|amount) of ..1 (blood|pink|red)`],
    unless: [
      `(constant|steady|continuous|nonstop|non stop|big|huge|heavy|fast|thick|every|endless|not|never|more than|was|were) ..4 ${amount}`,
      `${amount} ..3 (every|constantly|nonstop|non stop|all the time|each|by the)`,
      "(pouring|gushing|spurting|pumping|flooding|filling|soaked|soaking|will not stop|not stopping|does not stop|worse|faster)",
      "(spot|spots|drop|drops) ..2 (on|for|at|in|off|today|tomorrow|available) ..1 (monday|tuesday|wednesday|thursday|friday|saturday|today|tomorrow|available|free|book)",
    ],
  },
]);

const bloody = ["blood", "bleed", "bled", "ooz"];
const isOfBlood = ({ words }: Utterance): boolean =>
  words.some(({ word }) => bloody.some((beginning) => word.startsWith(beginning)));

/** @param told what was told before on this call */
export function readSmallBleed(
  whole: Utterance,
  parts: readonly Utterance[],
  told: readonly string[],
): readonly Found[] {
  if (!isOfBlood(whole) && !told.some((each) => isOfBlood(toUtterance(each)))) return [];
  return parts.flatMap((part) =>
    find(part)
      .slice(0, 1)
      .map(({ from, to }) => ({
        act: { kind: "all_right", sign: "bleeding" } as const,
        span: heardBetween(part, from, to).span,
        certainty: sure,
      })),
  );
}
