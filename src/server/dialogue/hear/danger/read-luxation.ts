import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { FloorSign } from "./signs/harm-signs.ts";
import { told } from "./signs/harm-signs.ts";

/** A tooth that a blow has moved in its place: pushed back or in, bent, tilted. It is no tooth that is out, however it was told first. */

const tooth = "(tooth|teeth|toothy|toothie|incisor|incisors|fang)";
const moved =
  "(pushed|shoved|knocked|bent|bashed|jammed|driven|rammed|pressed|forced|tilted|tipped|shifted|moved|gone|went|sitting|pointing|leaning)";
const where = "(back|backwards|inward|inwards|in|into|up|sideways|forward|forwards|crooked|behind)";

const findMoved = toFinder<true>([
  {
    means: true,
    say: [`${moved} ..3 ${where}`, "(is|am|all|just|bit|sort of) ..1 (bent|tilted)"],
    unless: [
      ...told,
      // Put back, or moved by a visit or by what is worn.
      "(pushed|put|popped|stuck|went|gone|moved) ..2 back (in|on)",
      "(i|we|you|dentist) ..1 (pushed|moved|shifted|went)",
      "(braces|brace|retainer|aligner|aligners|orthodontist|wisdom|denture|plate|crown|cap|filling|bridge|implant|veneer|years|always)",
      "(appointment|appointments|visit|booking|monday|tuesday|wednesday|thursday|friday|saturday|work|school|home|hospital|bed|town|calendar)",
    ],
  },
]);
const findTooth = toFinder<true>([{ means: true, say: [tooth] }]);
/** Another, or the same, that is out. */
const findOut = toFinder<true>([
  {
    means: true,
    say: [
      "(knocked|came|come|fell|fallen|popped|right|completely|is) ..2 out",
      "(in my|in his|in her) ..1 hand",
    ],
    unless: ["(not|never|nothing|none) ..3 out", "(blood|bleeding) ..3 out", "out ..1 blood", "freaking out"],
  },
]);
const findBlow = toFinder<true>([
  {
    means: true,
    say: [
      "(fell|fall|fallen|tripped|slipped|hit|knocked|bashed|banged|smacked|whacked|kicked|punched|elbow|elbowed|headbutted|bumped|landed|faceplanted|crashed|stacked|copped|bit|bitten|off)",
    ],
  },
]);

/** `before`: what was told on this call before. */
export function movedTooth(now: Utterance, before: readonly Utterance[]): FloorSign | null {
  const all = [now, ...before];
  const [found] = findMoved(now);
  const isTold = [findTooth, findBlow].every((find) => all.some((each) => find(each).length > 0));
  if (!found || !isTold || findOut(now).length > 0) return null;
  return { kind: "loosened_tooth", degree: "urgent", span: heardBetween(now, found.from, found.to).span };
}
