import { toUtterance, type Utterance, withoutSpans } from "../../words.ts";

/** 'Warren Pickering, but everyone calls me Wozza': what friends say, beside the name that is written down. */
const friends =
  "(?:everyone|everybody|people|they|most people|friends|all|(?:all )?(?:my|his|her) (?:friends|mates|family|mum|dad|wife|husband|kids))";
const name = "[\\p{L}'’-]+";
const told = [
  `(?:but |and |though |only )?${friends}(?: (?:just|all|always|usually|mostly|normally))* calls? (?:me|him|her) ${name}`,
  `${name} (?:to|for) (?:(?:my|his|her) (?:mates|friends|family)|short|everyone|everybody)`,
  `(?:but |and |though )?(?:i|he|she)(?:['’]m| am|['’]s| is)? (?:mostly |usually |also |better |just )?(?:known as|go(?:es)? by) ${name}`,
  `but (?:you can |just )?call (?:me|him|her) ${name}`,
];
const nickname = new RegExp(`\\b(?:${told.join("|")})`, "giu");

export function withoutNicknames(utterance: Utterance): Utterance {
  const spans = [...utterance.text.matchAll(nickname)].map(
    ({ 0: said, index }) => [index, index + said.length] as const,
  );
  return spans.length === 0 ? utterance : toUtterance(withoutSpans(utterance.text, spans, ","));
}
