import { type Rule, toFinder } from "../phrase.ts";
import type { Utterance } from "../words.ts";

/** What callers ask about a hurt tooth, a swelling or pain, once they were told what to do. */
export type FirstAidQuestion =
  | "rinse"
  | "put_back"
  | "keep"
  | "how_long"
  | "where"
  | "need_seen"
  | "outcome"
  | "bring_it"
  | "worse"
  | "relief";

const it = "(it|them|that|(the|his|her|my|their|this|that) ..1 (tooth|teeth|piece|bit|one))";
const someone = "(i|we|he|she|they|you)";
const asks = `(((do|should|can|could|shall|must|may|would) ${someone})|how|try|trying|just|to|or|if|better)`;
const hole = "(mouth|gum|gums|hole|socket|place|spot)";
const hurting = "(pain|hurting|ache|aching|toothache|soreness|throbbing|swelling)";
const meanwhile =
  "(meantime|meanwhile|(mean (time|while))|((until|till|before) then)|(while ..1 (wait|waiting)))";
const ofWorse =
  "(worse|bad|badly|big|bigger|huge|larger|swell|swells|swelling|swollen|spreads|spread|grows|growing)";

export const firstAidQuestions: readonly Rule<FirstAidQuestion>[] = [
  {
    means: "rinse",
    say: [
      `(rinse|rinsing|wash|washing|wipe|scrub|scrubbing) ..1 (${it}|off|or)`,
      `${asks} ..2 clean ${it}`,
      `(it|tooth) (is|got|has) ..3 (dirty|muddy|filthy|sandy|dirt|mud|sand|grass|gravel)`,
      "(dirt|mud|sand|grass|gravel|dust) ..1 (on|over) (it|(the tooth))",
      "(rinse|wash) (or|then|first)",
    ],
  },
  {
    means: "put_back",
    say: [
      `${asks} ..4 (put|push|stick|pop|shove|place|slot|press|putting|pushing|sticking|shoving) ${it} ..1 (back|(in $)|(in or)|((into|in|to) ..2 ${hole}))`,
      `${asks} ..3 (put|push|stick|pop|shove) back (in)? ${it}`,
      `(put|push|stick|pop|shove) ${it} (straight)? back (in|now|or|$)`,
      `(goes|go|fit|fits) back (in|into)`,
      `back (in|into) ..1 (his|her|my|the) ${hole}`,
      "(reinsert|replant|reimplant|reattach|reattached)",
      `${asks} ..2 (pull|yank|wiggle|straighten|push|move) ${it} (out|down|straight|back|forward|up|in)`,
    ],
    unless: [
      "back (to|till|until|on) ..2 (monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|then)",
    ],
  },
  {
    means: "keep",
    say: [
      "(in|use|about|without|got|no|any|need|needed|some|or|have) ..2 (milk|saliva|saline|water|ice|(cling wrap)|(glad wrap)|(cling film)|tissue)",
      "(milk|water|saliva) or (milk|water|saliva)",
      "(skim|oat|soy|almond|cold|warm|powdered|cows) milk",
      `${asks} ..2 (keep|store|leave|carry|wrap|transport) ${it} ..2 (in|wet|dry|cold|warm|moist|$)`,
      "what (do|should|can) i (keep|store|put|carry|wrap) it in",
    ],
    unless: [
      "(is|have|has|got|put) ..2 (it|them|tooth) ..2 (in|into) ..3 (milk|water)",
      "no (milk|water) (needed|required)",
      "(it|tooth) is ..3 (in|into) ..3 (milk|water)",
      "(cold|hot|ice) (water|drinks|things)",
    ],
  },
  {
    means: "how_long",
    say: [
      "how (long|quick|quickly|soon|fast|many (hours|minutes)|much time|urgent) ..2 (do|have|can|until|before|will|should|does|is|got) ..1 (i|we|it|he|she|they|tooth|you|this)",
      "(can|could|will|should) (it|this|that|he|she|we|i) ..2 wait",
      `(is|will|would) (it|that|he|she|this) ..1 (be)? ..1 (ok|okay|fine|alright|last|keep|safe|(too late)) ..2 (till|until|for|overnight|tomorrow|tonight)`,
      "(is it|is that|am i|are we) too late",
      "(that|it|tomorrow|which|monday|morning) (is|will be|would be) (way|far|much)? too late",
      "(can not|cannot) ..2 (bring|wait|leave|take|come) ..2 (tomorrow|until|till|that long)",
    ],
    unless: ["how long ..2 (take|appointment|visit|treatment|open)"],
  },
  {
    means: "where",
    say: [
      "(which|what|nearest|closest|another|other|local) ..2 (hospital|emergency department|er|casualty) ..2",
      "(hospital|emergency) ..2 (address|number|line|near|close|dentist)",
      "(address|number|line) (of|for|to) (the|a) ..2 (hospital|emergency department|casualty)",
      "(is|are) there ..4 (hospital|hospitals)",
      "(go|take (him|her|it|them)|going) ..2 (to (the|a|an)?) ..1 (hospital|emergency|casualty|er|royal)",
      "(do|does|can|will) ..1 (hospital|hospitals) ..3 (tooth|teeth|dental|dentist|dentists)",
      "where (do|can|should|else|to|could|shall) (i|we|else)? ..1 (go|take|get|bring|find) ..2 (now|then|instead|else|tonight|today|help|him|her|$)",
      "(who|anyone|someone|anybody|somebody|anywhere|somewhere|another dentist) ..2 (else|open|see) ..3 (now|today|tonight|him|her|me|open|see|go|$)",
    ],
    unless: [
      // 'Can someone see her today' is asked of the clinic itself.
      "(can|could|will|would|may) ..1 (someone|somebody|anyone|anybody) ..1 (see|look|check|have|squeeze) ..3 (today|tonight|now|soon|$)",
      "(i am|we are|am|already) ..2 (driving|going|heading|off|at) ..3 (hospital|emergency|royal)",
    ],
  },
  {
    means: "need_seen",
    say: [
      "(do|does|should|must) (i|we|she|he|it|they) ..2 (need|have|bother) ..2 (to)? (bring|come|see|take|be seen|get)",
      "(do|does|should) (i|we|she|he|it) (need|have) (a|the|to see) ..1 (dentist|doctor|hospital)",
      "should i (bring|take) (him|her|them) (in|$)",
    ],
  },
  {
    means: "outcome",
    say: [
      "(is|will|would|gonna|can|could) (it|he|she|that|tooth|they) ..3 (okay|alright|saved|survive|grow back|die|fall out)",
      "(is|are) ..1 (he|she|it) ..1 (going to|gonna) be ..1 (ok|okay|alright|fine)",
    ],
    unless: ["(okay|ok|fine|alright) ..2 (till|until|for (monday|tuesday|tomorrow)|tomorrow|tonight)"],
  },
  {
    means: "bring_it",
    say: [
      "(bring|throw|bin|keep|save) (the|his|her|my|that)? ..1 (tooth|teeth|piece|pieces|bit|bits) (away|along|with|in|out|or|$)",
      "(throw|bin) it (away|out|or|$)",
      "(bring|keep) it (with|along|or)",
    ],
  },
  {
    means: "worse",
    say: [
      `(if|when|incase|in case) ..5 ${ofWorse}`,
      `(if|when) ..4 (fever|temperature|burst|bursts|throat|eye)`,
      "(if|when) more (big|pain|bad|swelling|swollen|hot)",
    ],
  },
  {
    means: "relief",
    say: [
      `(anything|something|any thing) (else)? (that)? ${someone} (can|could|should|must|may|need to|ought to) ..2 (do|take|try|use|give|put on) ..3 (${hurting}|${meanwhile}|$)`,
      `(anything|something) (else)? (to|for) (do|take|try|use|ease|help|stop|relieve)? ..2 (${hurting}|${meanwhile})`,
      `what (can|could|should|do|must) ${someone} (do|take|try|use|give|put on) ..3 (${hurting}|${meanwhile})`,
      `how (can|could|should|do) ${someone} ..1 (ease|stop|relieve|manage|kill|numb|reduce|help|settle|treat) ..2 ${hurting}`,
      `${meanwhile} ..2 (anything|something|what (can|should|do)) ..3`,
    ],
  },
];
const find = toFinder(firstAidQuestions);

export interface AskedFirstAid {
  questions: readonly FirstAidQuestion[];
  /** From the first of them to the end of the last, in the words as they were said. */
  span: readonly [number, number];
}

/** What is asked of first aid, in the order it is asked; null = nothing. */
export function readFirstAidQuestion(utterance: Utterance): AskedFirstAid | null {
  const found = [...find(utterance)].sort((one, other) => one.from - other.from);
  const [first] = found;
  if (!first) return null;
  const { words, text } = utterance;
  const last = Math.max(...found.map(({ to }) => to));
  const end = words[last - 1]?.end ?? text.length;
  return {
    questions: [...new Set(found.map(({ value }) => value))],
    span: [words[first.from]?.start ?? 0, end + lengthOfRest(text.slice(end))],
  };
}

/** 'Which hospital should I go to then': what follows belongs to the question, up to a stop or a wish of its own. */
function lengthOfRest(rest: string): number {
  const stop = rest.search(
    /[.?!]|\b(?:and|but|so|then) (?:can|could|i|i'll|i'd|book|my name|it's|yes|no|please)\b/i,
  );
  return stop < 0 ? rest.length : stop;
}
