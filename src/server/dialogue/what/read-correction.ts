import { toFinder } from "../phrase.ts";
import type { Utterance } from "../words.ts";

/** Openings by which callers take back what was said. */
const corrections: readonly string[] = [
  "actually|correction|instead",
  "or rather",
  "scratch that",
  "^ ..1 (no|nah|nope|wait|sorry|oops|whoops) (wait|sorry|no|hang|hold|actually|it is|make|i meant|i mean|i said|my|the|a|an|not|one|two|three|four|five|six|seven|eight|nine|ten|zero|oh|change|let|monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
  "^ (no|nah|nope) (for|on|at|in|with|that is|it|its|a)",
  "(i|we) (meant|said|mean|misspoke|made a mistake|got it wrong|got that wrong|stuffed up)",
  "(make|change) (it|that) (to)?",
  "(sorry|wait|hang on|hold on|oh) (no|not|i meant|i mean|i said|make|it is|that is|that should)",
  "(no|nah|nope) (sorry|wait|actually|hang on|hold on|scratch)",
  "(no|not) ..4 (it is|that is|make it|but|i said|i meant|rather)",
  "(changed|change) my mind",
  "(that is|it is|you have|you got) (got)? (it|that|my|the)? ..3 (wrong|not right|incorrect|not correct)",
  "(should|supposed to) be",
  "on second (thought|thoughts)",
  "(let me|can i|can we|could we|could i|i need to) (correct|fix|change) (that|it)",
];

/** Openings that look like a correction and only agree. */
const agreements: readonly string[] = [
  "(not|able to|can|could|will|want to) make (it|that)",
  "not (really|at all) $",
  "^ ..1 (no|nah|nope) (that is|it is|that would be) (fine|good|great|perfect|right|correct|okay|all|it|everything)",
  "^ (no|nah|nope) (worries|problem|thanks|thank|drama|dramas)",
];

const find = toFinder<true>([{ means: true, say: corrections, unless: agreements }]);

/** Whether what is said replaces what was said before. */
export function readCorrection(utterance: Utterance): boolean {
  return find(utterance).length > 0;
}
