import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { type Found, sure } from "../found.ts";
import { isOfMedicine, isOfThinner, medicineNamed } from "../learned/health-words.ts";

/**
 * That a medicine is taken or was, which is another thing than asking for one: 'I've had two Panadols', 'he's on warfarin', and 'can I take
 * more', 'should I keep taking it'.
 */
const findTaken = toFinder<true>([
  {
    means: true,
    say: [
      "(take|takes|taking|took|taken|had|having|swallowed|using|popped|popping|finished|gave|given|prescribed|started|on)",
    ],
    unless: [
      "(can|could|should|shall|may|might|would|will|to|want|wanna|need|of) ..3 (take|have|taking|having|had|taken|given|on)",
      "(not|never|no|without) ..2 (take|takes|taking|took|taken|had|having|swallowed|using|gave|given|prescribed|started|on)",
    ],
  },
]);
/** 'I'm on the warfarin, I should have said.' */
const findOn = toFinder<true>([
  {
    means: true,
    say: ["(am|is|are|been) ..1 on"],
    unless: ["(not|never|no|without) ..2 on", "(am|is|are) (i|he|she|they) ..1 on"],
  },
]);
const findMore = toFinder<true>([
  {
    means: true,
    say: [
      "(take|taking|have) ..2 (more|another)",
      "(keep|continue|stop|stopping|carry on|go on) ..1 (taking|with) ..2",
      "(next|another|last|second) ..1 (dose|tablet|pill)",
    ],
    unless: ["(more|another) (time|day|question|thing|visit|appointment|look)"],
  },
]);

const findPast = toFinder<true>([
  {
    means: true,
    say: [
      "(used to|no longer|not any more|stopped|finished|ceased|came off|come off|taken off|went off)",
      "(years|months|weeks) ago",
      "(last|that) (year|month|summer|winter)",
    ],
  },
]);

/** Where somebody has taken a medicine, or takes one. */
export function readMedicine(parts: readonly Utterance[]): readonly Found[] {
  return parts.flatMap((part) => {
    const named = medicineNamed(part.words);
    const isNamed =
      named !== null ||
      part.words.some(({ word }) => isOfMedicine(word) || isOfMedicine(word.replace(/s$/, "")));
    const [found] = [...(isNamed ? [...findTaken(part), ...findOn(part)] : []), ...findMore(part)];
    if (!found) return [];
    const { span } = heardBetween(part, found.from, found.to);
    const isThinner =
      part.words.some(({ word }) => isOfThinner(word)) &&
      findTaken(part).length + findOn(part).length > 0 &&
      findPast(part).length === 0;
    const isRegular = isThinner || (named === "regular" && findPast(part).length === 0);
    const act = {
      kind: "medicine",
      ...(isThinner && { isThinner }),
      ...(isRegular && { isRegular }),
    } as const;
    return [{ act, span, certainty: sure }];
  });
}
