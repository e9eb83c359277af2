import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import { countWords } from "#server/dialogue/words.ts";
import { isOpenQuestion, type LiveState } from "./state.ts";

/** What a caller told of the matter before the team is asked to ring: kept in their words, as it was said. */

/** Wishes that are told in words of our own, with what was settled of them. */
const told: ReadonlySet<Intent> = new Set<Intent>([
  "book",
  "reschedule",
  "cancel",
  "check_appointment",
  "confirm_appointment",
]);

export const filler =
  /\b(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|um+|uh+|please|thanks|thank you|ta|cheers|just|yes|yeah|no|nah|ok|okay|sorry|oh|well|look|so|and|then)\b/gi;
const people =
  "(?:an? |the |your |some )?(?:real |actual |live |human )?(?:person|human(?: being)?|people|someone|somebody|anyone|anybody|receptionist|reception|manager|operator|staff|team|dentist|lady|girls?)(?: (?:real|there|at the clinic|who works there))?";
/** The mere wish for a person or for a call, which the task says by itself. */
const mereWish = new RegExp(
  [
    `\\b(?:(?:can|could|may|would|will) (?:i|you|we) (?:\\w+ )??|(?:i|we)(?:'?d| would)? (?:like|want|need|wanna|prefer|have|rather)(?: to)? |let me |to )?(?:speak|talk|chat|get(?: me)?|put me|transfer me|connect me|pass me)(?:ing)?(?: (?:through|on|over))?(?: (?:to|with|onto))? ${people}\\b`,
    `\\b(?:(?:can|could|would|will|have|get) )?${people} (?:please )?(?:to )?(?:call|ring|phone|get back to) (?:me|us)(?: back)?\\b`,
    "\\b(?:(?:can|could|will|would) (?:you|they) )?(?:call|ring|phone) me(?: back)?\\b|\\bput me through\\b|\\b(?:a )?call ?back\\b",
    `\\b(?:i )?(?:want|need)(?: to)? ${people}\\b`,
    "\\b(?:(?:can|could|may) i |i(?:'d| would)? (?:like|want|need|wanna) to )?leave (?:a |an? \\w+ )?(?:message|note|word)\\b",
  ].join("|"),
  "gi",
);
/** Fewer words than this tell of no matter. */
const fewest = 3;
/** Sentences and letters of each that a task can bear. */
const most = { sentences: 3, letters: 200 };

export const tellsOfMatter = (text: string): boolean =>
  countWords(text.replaceAll("’", "'").replace(mereWish, " ").replace(filler, " ").trim()) >= fewest;

/** What was told so far, the present utterance with it; an answer to what was asked tells nothing new. */
export function toldSoFar(
  { step, purpose, told: before = [] }: LiveState,
  heard: Understanding,
): readonly string[] {
  const isOpen = isOpenQuestion(step) || step.kind === "offering_person";
  const wishesPerson = heard.intents.some(
    ({ value }) => value === "want_person" || value === "leave_message",
  );
  const isOfVisit = heard.intents.some(({ value, certainty }) => told.has(value) && certainty === "sure");
  const isToldAside = step.kind === "taking_message" || isOfVisit;
  if (isToldAside || !((isOpen && purpose === null) || wishesPerson) || !tellsOfMatter(heard.text))
    return before;
  return [...before, heard.text.trim().slice(0, most.letters)].slice(-most.sentences);
}

/** The words for the team with what was told besides. */
export function withMatter({ told: sentences = [] }: LiveState, text: string): string {
  const others = sentences.filter((each) => !text.includes(each));
  return others.length === 0 ? text : `${text} The caller said: ${others.join(" / ")}`;
}
