import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { toldOfGettingIn } from "./getting-in.ts";
import { payments, waysToPayTold } from "./payments.ts";
import { known, type Told } from "./told.ts";

/** What stands in the clinic's facts under a name of its own, or is looked up in its words: asked beside any other question. */
interface Entry {
  topic: RegExp;
  answer: (state: LiveState, heard: Understanding) => string;
  about: string;
}

const entries: readonly Entry[] = [
  {
    topic:
      /\b(?:your|clinic'?s|the) e-?mail|e-?mail address (?:of|for) (?:the|your)|what(?:'s| is) (?:the|your) e-?mail|\b(?:can|could|may) (?:i|we) (?:just |also )?(?:e-?mail (?:you|yous|it|that|them|the clinic)|send (?:you )?(?:it |them )?(?:an|by|via) e-?mail)/i,
    answer: ({ facts }) => answers.email(facts),
    about: "an e-mail address",
  },
  { topic: /\bweb ?site|web ?page\b/i, answer: ({ facts }) => answers.website(facts), about: "a website" },
  {
    topic:
      /\b(?:your|clinic'?s|reception'?s) (?:phone |telephone )?number|number (?:of|for) (?:the clinic|reception)/i,
    answer: ({ facts }) => answers.phone(facts),
    about: "another phone number",
  },
  {
    topic:
      /\b(?:upstairs|downstairs|stairs|steps|step.?free|ground floor|lift|elevator|wheelchairs?|walkers?|walking frame|all (?:on the )?flat|ramp|accessible)\b/i,
    answer: (state, { text }) => toldOfGettingIn(state, text).sentence,
    about: "",
  },
  { topic: payments, answer: waysToPayTold, about: "ways to pay" },
];

const asks =
  /\bwhat|\bwhether\b|\bif (?:you|they)\b|\bdo (?:you|yous|youse|ya|u|they)\b|\bgive me\b|\bcan (?:i|we) (?:get|have|pay|use|(?:just |also )?(?:e-?mail|send))\b|\b(?:i|we)(?:['’]?d)? (?:want|need|like|would like) (?:an?|the|your)\b|\b(?:how|when) (?:do|can|would|should) (?:i|we|you)\b|\b(?:are|is) (?:there|it|that|you)\b|\?/i;

export const contactsAsked = (state: LiveState, heard: Understanding): readonly Told[] =>
  entries
    .filter(({ topic }) => asks.test(heard.text) && topic.test(heard.text))
    .map(({ answer, about }) => known(answer(state, heard), about));
