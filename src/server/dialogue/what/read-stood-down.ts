import type { Utterance } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

/** What is said by somebody who was told of 000 and does not need it: 'no, it's only the tooth', 'I can breathe fine'. */

const mouth =
  "(tooth|teeth|toothache|molar|gum|gums|jaw|filling|fillings|crown|cap|wisdom|denture|dentures|braces|retainer|cheek|mouth|pain|chip|ache)";
const small = phrases([
  `(only|just|merely|simply) ..4 ${mouth}`,
  `(it|that|this|there) (is|was) ..3 ${mouth}`,
  "(only|just) (need|want|wanted|after) ..6 (dentist|appointment|tooth|look|seen|visit|somebody|someone)",
  "(just|only) ..2 (sore|painful|hurts|hurting|tender)",
]);
const denied = phrases([
  "(no|not) ..2 (danger|emergency|ambulance|ambo|ambos|need|serious|urgent|dying|choking|critical)",
  "(do|does|did) not ..2 (need|want|mean)",
  "nobody ..2 (dying|danger|hurt|choking)",
  "(false alarm|figure of speech|exaggerating|exaggerated|joking|kidding|misheard|misunderstood|overreacting|panicked|wrong (end|idea|number)|got (it|that|me) wrong|calm down|nothing that|nothing like that|not like that|silly)",
  "(can|could) ..2 (breathe|swallow|talk)",
  "(breathing|swallowing|talking) ..3 (fine|ok|okay|alright|normally|well|normal|good|you|right)",
  "not ..2 (having trouble|that bad|my breathing|the breathing)",
  "(i|he|she|we|they|it|all|everyone|everything) (am|is|are|feel|feels|was)? ..2 (fine|ok|okay|alright|good|well|safe|right)",
  "(stopped|settled|eased|passed|gone) ..1 (now|already|again|down|away|$)",
]);
/** What goes on all the same. */
const goesOn = phrases([
  "(not|never|will not|can not|cannot|does not|is not|are not) ..2 (stop|stopping|stopped|breathe|breathing|swallow|talk|move|moving|wake|waking|respond|responding|fine|okay|ok|alright|good|right|well)",
  "(worse|help|hurry|blue|unconscious|gasping|wheezing|pouring|gushing|everywhere|passed out|collapsed)",
  "(hard|trouble|struggling|difficult) ..2 (breathe|breathing|swallow|swallowing)",
]);
const deniedTrouble = phrases([
  "not ..2 (having|in|got|feeling)? ..1 (trouble|struggling|difficulty|hard) ..2 (breathe|breathing|swallow|swallowing)",
]);

/** Whether nobody is in danger, in words of more than a mere no, which may refuse to hang up. */
export const isStoodDown = ({ words }: Utterance): boolean =>
  (anyIn(small, words) || anyIn(denied, words)) && (!anyIn(goesOn, words) || anyIn(deniedTrouble, words));
