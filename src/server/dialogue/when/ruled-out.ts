import { type Line, word, wordSet, wordsBetween } from "./line.ts";
import type { Mention } from "./mention.ts";

const leads = wordSet("this next on the in do make come be for a");
const refusing = wordSet("not no nah nope cant cannot wont dont isnt except nor");
/** Behind a day: 'Tuesday's no good', 'this Tuesday I've got the podiatrist'. */
const against = wordSet(
  "not no cant cannot wont doesnt dont isnt out busy full away working work got have bad",
);

/** Whether the day told there is turned down, as far as the words up to `at` tell. */
export function isRuledOut(line: Line, { from, to }: Mention, at: number): boolean {
  let k = from - 1;
  while (k > from - farthest && leads.has(word(line, k))) k--;
  return refusing.has(word(line, k)) || wordsBetween(line, to, at).some((each) => against.has(each));
}
const farthest = 5;
