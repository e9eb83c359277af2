import { wordSet } from "../word-set.ts";
import type { Utterance } from "../words.ts";
import { hangsOnQuestion } from "./agreement.ts";

/** A yes that stands first, and what is said behind it, which is none of what was agreed to. */
export interface YesFirst {
  yes: string;
  rest: string;
}

/** These agree by themselves; 'okay' and 'right' only lead over. */
const agreeing = wordSet(
  "yes yep yeah yup yea ye sure perfect lovely great definitely absolutely correct exactly confirmed brilliant wonderful fantastic excellent beautiful",
);
/** What goes with it: 'yes please that's fine thank you'. */
const courtesies = wordSet(
  "please thanks thank you so much mate love darl dear oh um uh well that is it fine good right okay ok alright cheers ta sounds works do go ahead book lock all in for me us would be will",
);
/** Joined by one of these, something comes beside it; by any other it may be a 'but'. */
const adding = wordSet("and also plus while");
/** Right behind it these take it back, or put it otherwise. */
const turning = wordSet("no not nah actually wait instead but or sorry change except only rather hang hold");
const mostOfYes = 9;
const mostBeforeTurn = 4;
const fewestOfRest = 3;

/** 'Yes please, and my son at four the same day': told by its own words, before it is known what they come to. */
export function yesFirst(utterance: Utterance): YesFirst | null {
  const { words, text } = utterance;
  if (hangsOnQuestion(utterance)) return null;
  const joint = words.findIndex(({ word }) => adding.has(word));
  const yes = words.slice(0, joint);
  const rest = words.slice(joint);
  const isYes =
    joint > 0 &&
    joint <= mostOfYes &&
    yes.some(({ word }) => agreeing.has(word)) &&
    yes.every(({ word }) => agreeing.has(word) || courtesies.has(word));
  const isTurned = rest.slice(0, mostBeforeTurn).some(({ word }) => turning.has(word));
  const [last, first] = [yes.at(-1), rest[0]];
  if (!isYes || isTurned || rest.length <= fewestOfRest || !last || !first) return null;
  return { yes: text.slice(0, last.end), rest: text.slice(first.start) };
}
