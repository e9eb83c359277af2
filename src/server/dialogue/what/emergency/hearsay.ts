import type { Word } from "../../words.ts";
import { anyIn, phrases } from "./phrase-list.ts";

/** What others went through, and what is wondered about in general: grave words in which nobody is said to be in trouble. */

const others =
  "(friend|friends|mate|mates|neighbour|cousin|colleague|coworker|workmate|someone|somebody|guy|lady|woman|man|bloke|auntie|aunt|uncle|flatmate|housemate|boss|receptionist)";
const ill =
  "(could not|was|were|had|did not|swelled|swelled up|bled|choked|fainted|collapsed|passed|nearly|almost|stopped)";
const story = phrases([
  `${others} ..5 (said|told|reckoned|mentioned|says|reckons) ..2 (his|her|he|she|their|they) ..3 ${ill}`,
  `${ill} ..6 (after|with|from|during) (hers|theirs)`,
  `${others} (of mine|at work|i know|next door)? ..1 (had|got|was|nearly) ..8 (do|does|is|are|will|would|can|should) (you|it|that|i|this)`,
]);
const lasts = phrases([
  "(is|has|cannot|will not|keeps|keep|now|still|again|today|tonight|just|help|quick|quickly|please|minute|minutes|ambulance) ..1",
  "can not",
]);
/** A question for what the clinic does or has is no news of how anybody is. */
const ofClinic: ReadonlySet<string> = new Set(["do", "does", "is", "are", "will", "would", "can", "should"]);
const beforeQuestion = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(
    ({ word }, index) =>
      index > 3 && ofClinic.has(word) && /^(?:you|it|that|i|this)$/.test(words[index + 1]?.word ?? ""),
  );
  return at < 0 ? words : words.slice(0, at);
};

/** 'A lady said she was bleeding for hours after hers', 'my friend had a reaction to latex, do you use it'. */
export const isOthersStory = (words: readonly Word[]): boolean =>
  anyIn(story, words) && !anyIn(lasts, beforeQuestion(words));

const body = "(throat|tongue|face|lips|lip|mouth|gums|gum|cheek|eyes|eye|jaw|neck|heart|chest)";
const wondered = phrases([
  `(can|could|does|do|will|would|might) ..4 (make|makes|cause|leave|give) (your|peoples|someone|people|a|the) ..1 ${body}`,
  "(was|were|got) (worried|scared|afraid|nervous|convinced|sure) ..1 (i|he|she|they|we) (would|might|was going to|were going to) ..3",
  "is it (true|right|a fact|possible) ..1 (that)? (you|your|a|the|people) ..3 (can|could|will|might|would)",
  "^ ..3 (will|would) (i|he|she|we|they|it) (still)? be (able|okay|allowed|safe) to",
  "^ ..3 how (soon|long|quickly) ..3 (can|could|should|until|before) (i|he|she|we|you) ..8",
  "(has|have|did|does) (anyone|anybody|someone|people) ever (choked|choke|fainted|faint|collapsed|bled|died|passed out|pass out|stopped breathing)",
  "(stop|stops|make|makes) (you|people) ..1 (breathing|breathe|choke|faint|bleed|swallow|swallowing)",
]);
const isThere = phrases([
  "(is|am|are|has|have|keeps|cannot|will not|now|still|already|again|today|tonight|started|getting|gone|help)",
  "can not",
]);

/** 'Can the needle make your throat close up', 'will I be able to swallow after it'. */
export const isWondered = (words: readonly Word[]): boolean =>
  anyIn(wondered, words) && !anyIn(isThere, words.slice(3));
