import { firstPlace, toPhrase } from "../phrase.ts";
import type { Utterance } from "../words.ts";

const phrases = (sources: readonly string[]) => sources.map((source) => toPhrase(source).match);

const said = phrases([
  "(suicide|suicidal|suicides)",
  "(kill|killing|hurt|hurting|harm|harming|cut|cutting) myself",
  "(end|ending|take|taking) my (own)? life",
  "self (harm|harming|harmed)",
  "selfharm",
  "(end|ending) it all",
  "want to (die|be dead)",
  "not want to (live|be alive|be here anymore)",
]);

/** Manners of speaking, and mishaps. */
const meantOtherwise = phrases([
  "(could|could just|could have|nearly|almost) (kill|killed|have killed) myself",
  "killing myself (trying|laughing|to|over|with)",
  "(cut|cutting|hurt|hurting) myself (on|shaving|cooking|slicing|chopping|opening|at|playing|when|with|by)",
  "not want to (hurt|cut) myself",
]);

/** Whether the caller may be about to harm themselves. */
export function readSelfHarm({ words }: Utterance): boolean {
  const isSaid = said.some((match) => firstPlace(match, words) !== null);
  return isSaid && !meantOtherwise.some((match) => firstPlace(match, words) !== null);
}
