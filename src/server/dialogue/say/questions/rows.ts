import { matterWords, stem } from "#kernel/question-words.ts";
import type { ClinicFacts } from "../../events.ts";
import type { Topic } from "../../hear/acts/labels.ts";
import type { About } from "../../hear/acts/of-questions.ts";
import { inARow } from "../spoken.ts";
import { inSentence, mentions, sentencesOf, sharesWord } from "./notes.ts";

/** A question of the caller's, with what can be looked up for it. */
export interface Asked {
  topic: Topic;
  about: About;
  /** The caller's own. */
  words: string;
  facts: ClinicFacts;
  /** Epoch milliseconds. */
  now: number;
  /** Clinic-local. */
  today: string;
}

export interface Fact {
  /** Whole sentences. */
  text: string;
  /** What of the question they leave open; continues 'I don't know …'. */
  rest?: string;
  /** The sentences say themselves that something is left for the team. */
  leavesOpen?: true;
}

/** How a topic is answered. */
interface TopicRow {
  /** Null = the clinic's facts hold no answer. */
  known(asked: Asked): Fact | null;
  /** Continues 'I don't know …', where they hold none. */
  gap(asked: Asked): string;
  /** It is about the call or about health, and answered whatever the clinic lets be told of itself. */
  isNotOfClinic?: true;
}

export type TopicRows<Which extends Topic = Topic> = { readonly [Each in Which]: TopicRow };

/** A half of a question that a sentence may leave open: 'is it free', where the sentence tells only where it is. */
interface Aspect {
  asked: readonly string[];
  told: readonly string[];
  rest: string;
}

interface NoteSearch {
  /** Words and phrases that an answering sentence holds one of. */
  keys: readonly string[];
  /** Names of things that a sentence may hold or not, such as one fund's: told of by another's they are not. */
  names?: readonly string[];
  /** Nouns with which a fragment may begin. */
  nouns?: readonly string[];
  aspects?: readonly Aspect[];
}

/** So many sentences of the notes are told at once. */
const mostTold = 2;

/** What the notes say. Where something is named that they do not name, that half is owned up to. */
export function fromNotes(
  { about, facts, words }: Asked,
  { keys, names = [], nouns = [], aspects = [] }: NoteSearch,
): Fact | null {
  const fitting = sentencesOf(facts).filter((sentence) => mentions(sentence, [...keys, ...names]));
  if (fitting.length === 0) return null;
  const topicStems = keys.flatMap((key) => key.split(" ")).map(stem);
  const named = matterWords(about.named ?? "").filter((word) => !topicStems.includes(word));
  const ofNamed = named.length === 0 ? fitting : fitting.filter((sentence) => sharesWord(sentence, named));
  const told = (ofNamed.length > 0 ? ofNamed : fitting).slice(0, mostTold);
  const text = inARow(...told.map((sentence) => inSentence(sentence, nouns)));
  const isAll = told.some((sentence) => mentions(sentence, ["all", "any", "every"]));
  if (ofNamed.length === 0 && !isAll) return { text, rest: `about ${about.named ?? "that"}` };
  const open = aspects.find((aspect) => mentions(words, aspect.asked) && !mentions(text, aspect.told));
  return open ? { text, rest: open.rest } : { text };
}

/** A topic that only the clinic's notes can answer. */
export const noted = (search: NoteSearch, gap: string): TopicRow => ({
  known: (asked) => fromNotes(asked, search),
  gap: () => gap,
});
