import { toFinder } from "../../../phrase.ts";
import type { Utterance } from "../../../words.ts";

const findStopped = toFinder<true>([
  {
    means: true,
    say: [
      "(stop|stops|stopped|finished|finish|over|gone|done|quit)",
      "not ..2 (bleeding|bleed|bled)",
      "no (blood|bleeding)",
    ],
    unless: [
      "(almost|nearly|mostly|about|hardly|barely|slowed|easing|eased|still|bit|little|oozing|ooze|oozes|seeping|trickle|trickling|spotting|pink|again|if|when|until|till)",
      "(not|never|will not|cannot) ..2 (stop|stops|stopped|stopping)",
    ],
  },
]);

/** Of a bleed that is told to be well: nothing of it is left. */
export const isStopped = (part: Utterance): boolean => findStopped(part).length > 0;
