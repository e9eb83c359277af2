import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { type Found, sure } from "../found.ts";
import { isOfMedicine } from "../learned/health-words.ts";

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

/** Where somebody has taken a medicine, or takes one. */
export function readMedicine(parts: readonly Utterance[]): readonly Found[] {
  return parts.flatMap((part) => {
    const isNamed = part.words.some(({ word }) => isOfMedicine(word) || isOfMedicine(word.replace(/s$/, "")));
    const [found] = [...(isNamed ? findTaken(part) : []), ...findMore(part)];
    if (!found) return [];
    const { span } = heardBetween(part, found.from, found.to);
    return [{ act: { kind: "medicine" } as const, span, certainty: sure }];
  });
}
