import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { AidSubject } from "../acts.ts";
import { type Found, sure } from "../found.ts";

/**
 * What somebody who has just been told what to do asks about, or tells, by the thing itself: 'is water okay', 'put in water yes or
 * no', 'I've got it in a tissue'. However it is put, what first aid says of that thing is the answer.
 */
const find = toFinder<AidSubject>([
  { means: "milk", say: ["(milk|long life)"] },
  {
    means: "dry",
    say: ["(tissue|tissues|paper|napkin|serviette|wrapped|pocket|purse|zip lock|ziplock|sandwich bag|bag)"],
  },
  {
    means: "rinse",
    say: ["(rinse|rinsing|wash|washing|gargle|mouthwash|scrub|salt water|salty water|clean it)"],
  },
  { means: "water", say: ["(water|tap)"], unless: ["(salt|salty) water"] },
  {
    means: "eat",
    say: ["(eat|eating|food|chew|chewing|drink|drinking|coffee|tea|beer|wine|breakfast|dinner)"],
  },
  {
    means: "heat",
    say: ["(heat pack|hot pack|heat bag|wheat bag|hot water bottle|something warm|something hot)"],
  },
  { means: "cold", say: ["(ice|frozen|icepack|cold pack|cold cloth|something cold)"] },
  {
    means: "lie",
    say: ["(lie|lying|lay) (down|flat|back|her|him|them)", "(sleep|go to bed|pillow|pillows)"],
  },
  { means: "cloth", say: ["(cloth|gauze|hanky|hankie|flannel|wad|teabag|tea bag|pressing|pressure|biting)"] },
  { means: "put_back", say: ["(push|put|stick|pop|shove|stuff) ..2 back"] },
  { means: "pull", say: ["(pull|wiggle|yank|wobble|twist) ..3 (out|it|off)"] },
  { means: "hospital", say: ["(hospital|hospitals|emergency department|emergency room|casualty|a and e)"] },
  {
    means: "wait",
    say: [
      "(can|should|could|do|does|is|okay|ok|or) ..3 wait",
      "wait ..2 (till|until|for|or)",
      "how long ..3 (wait|leave|keep|hold|bleed|bleeding|go|going|take)",
    ],
  },
]);

/** The things that are spoken of, in the order of the words. */
export const readAidSubjects = (utterance: Utterance): readonly Found[] => {
  const seen = new Set<AidSubject>();
  return find(utterance).flatMap(({ value, from, to }): readonly Found[] => {
    if (seen.has(value)) return [];
    seen.add(value);
    return [
      {
        act: { kind: "aid_subject", of: value },
        span: heardBetween(utterance, from, to).span,
        certainty: sure,
      },
    ];
  });
};
