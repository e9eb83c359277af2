import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
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
const between = new RegExp(
  `[?!.;]+(?:\\s+|$)|[\\s,]+(?:and|also|plus)\\b\\s+(?=(?:(?:also|then)\\s+)?(?:${starts}|how|what|can|could|will)\\b)|,\\s*(?=(?:${starts}|how)\\b)`,
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

/** What only the wording as a whole was taken for is asked when a word of the matter stands in it, too. */
export const isFounded = ({ intents, text }: Understanding, intent: Intent): boolean =>
  intents.some(({ value, certainty }) => value === intent && certainty === "sure") ||
  (ofMatter[intent]?.test(text) ?? true);
const ofMatter: Partial<Record<Intent, RegExp>> = {
  ask_parking:
    /\b(?:park\w*|car|cars|ute|van|bike|motorbike|vehicle|driv\w+|wheels|garage|meters?|drop off|street)\b/i,
  ask_price:
    /\$|\b(?:much|costs?|price\w*|pricing|fees?|charg\w+|dollars|bucks|quote\w*|pay\w*|paid|expensive|cheap\w*|afford\w*|worth|dear\w*|pric\w+|damage|gap|free|deposit|discounts?|set (?:me|us) back|up for|owe|money|rates?|estimate|ballpark|specials?|deals?|how many|instal\w*|afterpay|zip)\b/i,
};
