import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { servicesMeant } from "#server/dialogue/what/read-treatments.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { notesAbout, wordsOf } from "./notes.ts";
import type { Told } from "./told.ts";

/**
 * 'How much is a consult, and do you do braces': each question of a sentence is answered by itself, and what nothing in the
 * knowledge base answers is owned up to.
 */
export function otherHalves({ facts }: LiveState, { text }: Understanding, told: readonly string[]): Told[] {
  const clauses = text.split(between).filter((each) => each.trim() !== "");
  if (clauses.length < 2) return [];
  const known = new Set(told.flatMap(wordsOf));
  const open = clauses.filter(
    (each) =>
      asks.test(each) &&
      !ofElse.test(each) &&
      matterOf(each).length > 0 &&
      !matterOf(each).some((word) => known.has(word)),
  );
  const found = open.map((each) => answerIn(facts, each));
  const sentences = [...new Set(found.filter((each) => each !== ""))];
  return [
    ...sentences.map((sentence) => ({ sentence, isOpen: false })),
    ...(found.includes("") ? [{ sentence: answers.restNotKnown, isOpen: true }] : []),
  ];
}

const starts =
  "do|does|is|are|have|has|how do i get|how can i get|where|which|what about|what's|whats|can i get|can you do|could you do";
// What was taken out of the text is blank: a run of blanks is tried at its beginning alone.
const between = new RegExp(
  `[?!.;]+(?:\\s+|$)|(?<![\\s,])[\\s,]+(?:and|also|plus)\\b\\s+(?=(?:(?:also|then)\\s+)?(?:${starts}|how|what|can|could|will)\\b)|,\\s*(?=(?:${starts}|how)\\b)`,
  "i",
);
const asks = new RegExp(
  `^\\W*(?:(?:and|also|oh|so|yes|yeah|um|hi|hello|but|then|ok|okay)\\W+)*(?:${starts})\\b`,
  "i",
);
/** What is answered by rules of its own, or wished for and no question about the clinic. */
const ofElse =
  /\b(?:how much|costs?|prices?|charges?|fees?|how long|open|opening|hours|clos\w+|address|located|park\w*|funds?|insur\w*|medicare|dentists?|doctors?|dr|e-?mail|website|number|book\w*|come|coming|appointments?|appt|available|availability|free|today|tomorrow|\w+day|time|times|spots?|slots?|earlier|later|chang\w*|cancel\w*|mov(?:e|ing)|my|that|it|you (?:a|an) (?:human|robot|machine|real))\b/i;
const matterOf = (clause: string): string[] => wordsOf(clause).filter((word) => !plain.has(word));
const plain = new Set(
  "yous youse whats what near close nearby there's got okay hello thank thanks".split(" "),
);

/** A question of several that nothing else answered; `told` = what was said to the others. */
export function leftUnanswered({ facts }: LiveState, text: string, told: readonly string[]): Told[] {
  const known = new Set(told.flatMap(wordsOf));
  const matter = matterOf(text);
  const isAsked = (asks.test(text) || asksLeave.test(text)) && !ofWish.test(text) && matter.length > 0;
  if (!isAsked || matter.some((word) => known.has(word))) return [];
  const sentence = answerIn(facts, text);
  return [sentence === "" ? { sentence: answers.restNotKnown, isOpen: true } : { sentence, isOpen: false }];
}
/** 'And can I pay my account': what only the team can see to. */
const asksLeave =
  /^\W*(?:(?:and|also|oh|so|but|then|plus)\W+)*(?:can|could|may|how do|how can|where do|where can) (?:i|we)(?: (?:please|just|also|still|then))* (?:pay|settle|use|claim|bring|buy|order|send|post|fax|collect|pick up|drop off|split|transfer|return|swap)\b/i;
/** What is wished for in the form of a question, or asked of the assistant itself. */
const ofWish =
  /\b(?:book\w*|come|coming|appointments?|appt|available|availability|free|spots?|slots?|earlier|later|chang\w*|cancel\w*|mov(?:e|ing)|(?:can|could) (?:i|we|he|she|my \w+) (?:get|have)|you (?:a|an) (?:human|robot|machine|real))\b/i;

function answerIn(facts: LiveState["facts"], clause: string): string {
  const matter = matterOf(clause);
  const isAbout = (each: string): boolean => {
    const words = new Set(wordsOf(each));
    return matter.filter((word) => words.has(word)).length * 2 >= matter.length;
  };
  const all = [...facts.services, ...facts.specializations];
  const named = all.filter(isAbout);
  const services = named.length > 0 ? named : servicesMeant(toUtterance(clause), all);
  if (services.length > 0) return `Yes, our services include ${services.slice(0, 3).join(", ")}.`;
  const notes = notesAbout(facts, matter);
  return isAbout(notes) ? notes : "";
}
