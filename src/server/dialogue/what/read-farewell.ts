import type { Word } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

/** A last goodbye without a word of harm: things put in order or thanks said, and nothing ahead. */

/** What somebody does who is about to leave for good. */
const putsInOrder = phrases([
  "goodbye to (everyone|everybody|everything|people|you all|all of you|the world|my (kids|family|mum|dad|friends))",
  "(say|saying|said) (all)? my goodbyes",
  "(everything|affairs) ..2 (in order|sorted out|sorted)",
  "sorted (everything|it all) out",
  "(given|gave|giving) (away|all) ..1 (my|of my) ..2 (dog|cat|pets|things|stuff|belongings|clothes)",
  "(given|gave|giving) away my",
  "(tell|let) ..3 (kids|children|family|mum|dad|wife|husband|son|daughter|them|everyone|everybody) ..2 (love|loved|sorry)",
  "last time (you|anyone|anybody|they) ..2 (hear|see|speak)",
  "look after my (dog|cat|kids|children|boys|girls|mum|family)",
]);
/** What anybody may say, and means more beside a word of despair. */
const takesLeave = phrases([
  "(goodbye|goodbyes|farewell)",
  "(thank|thanks) ..4 (looking after|everything|kind|kindness|before i go|did for me|done for me|trying)",
  "before i go",
  "when i am gone",
]);
const seesNothingAhead = phrases([
  "(no|any|the) point (any more|anymore|now|any longer|to (it|anything|any of it)|in (it|anything|any of it))",
  "(nobody|no one|noone) (will|would|is going to)? ..1 (miss|notice|cares|care|needs|need|wants|want) (me|if i)",
  "(nothing|nobody|no one) (is|here)? left for me",
  "(got|have|has|see|is|with|had) ..1 no (future|hope|(reason to (stay|be here|carry on)))",
  "(cannot|can not) ..1 (do (this|it)|carry on|cope|keep going) (any more|anymore|any longer)",
  "tired of (everything|it all|all of it)",
]);
/** Leaving, which may be to another town. */
const willBeGone = phrases([
  "i (will|am)? ..1 not (going to)? be (around|here) (much longer|any more|anymore|any longer|after|next|tomorrow)",
  "not be (around|here) (much longer|any more|anymore|any longer|after|next|tomorrow)",
  "(all|it) ..1 be over (soon|tonight|today|tomorrow)",
  "i am (done|finished) (tell|thank|thanks|goodbye|now|with (it all|everything))",
  "(not|do not) (bother|try) (ringing|calling|ring|call) ..1 (back)?",
]);
/** Enough by themselves. */
const unmistakable = phrases([
  "not need ..4 where i am going",
  "(cancel|scrap|forget) (everything|it all|all of it) ..4 no future",
  "sorry for everything ..2 goodbye",
  "not (going to)? be (around|here) much longer ..4 (no|any) point",
]);

/** Why else one says goodbye, is not there next week, or sees no point. */
const leavesOtherwise = phrases([
  "(moving|moved|relocating|retire|retires|retired|retiring|holiday|holidays|travelling|traveling|overseas|interstate|abroad|records|transfer|fund|insurance|medicare|braces|selling|sold|lease|visa|semester|maternity|joking|kidding)",
  "((new|another|next) job|(with|at|for|from) work|(your|this) (service|clinic|practice)|on hold)",
  "(pain|swelling|toothache|ache) is gone",
  "(tooth|filling|crown) ..2 (gone|out|fixed)",
  "(point|goodbye) ..4 (tooth|teeth|braces|denture|dentures|filling|crown|retainer|wisdom|pain|money|savings|chocolate|coffee)",
  "tired of (waiting|holding|ringing|calling|(being (on hold|put|passed))|(everything (being|costing)))",
]);

/** Whether the words take leave for good; they may mean less, so that nobody is hung up on for them. */
export const isLastFarewell = (words: readonly Word[]): boolean =>
  !leavesForElse(words) && (anyIn(unmistakable, words) || isFarewellOfDespair(words));

function isFarewellOfDespair(words: readonly Word[]): boolean {
  const isInOrder = anyIn(putsInOrder, words);
  if (anyIn(seesNothingAhead, words)) return isInOrder || anyIn(takesLeave, words);
  return isInOrder && anyIn(willBeGone, words);
}

/** Told with why it is said, and so with nothing to fear. */
export const leavesForElse = (words: readonly Word[]): boolean => anyIn(leavesOtherwise, words);
