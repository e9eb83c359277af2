import type { Likelihoods } from "../learned/classifier.ts";
import { type Found, firstPlace, toFinder, toPhrase } from "../phrase.ts";
import { toSignFinder } from "../sign.ts";
import { type Intent, intents, type Reading } from "../understanding.ts";
import { heardBetween, partOf, type Utterance } from "../words.ts";
import { asAWhole, isStory } from "./as-a-whole.ts";
import { bookingRules } from "./booking-rules.ts";
import { careRules } from "./care-rules.ts";
import { overridden, talk } from "./intent-limits.ts";
import type { WishClass } from "./learned/classes.ts";
import { isCredible, likelyWishes, wishLikelihoodsOf } from "./learned/learned-wishes.ts";
import { moneyRules } from "./money-rules.ts";
import { placeRules } from "./place-rules.ts";
import { talkRules } from "./talk-rules.ts";
import { teamRules } from "./team-rules.ts";
import { unwantedRules } from "./unwanted-rules.ts";
import { wishLexicon, wishSensesOf } from "./wish/senses.ts";
import { wishSigns } from "./wish/signs.ts";

const rules = [
  ...bookingRules,
  ...placeRules,
  ...moneyRules,
  ...careRules,
  ...teamRules,
  ...unwantedRules,
  ...talkRules,
];
const findPhrases = toFinder(rules);
const findSigns = toSignFinder(wishSigns, { lexicon: wishLexicon, sensesOf: wishSensesOf });
/** What switches an intent's phrases off switches its signs off, too. */
const limits = new Map(
  rules.map(({ means, unless = [] }) => [means, unless.map((source) => toPhrase(source).match)]),
);
const isLimited = (value: Intent, { words }: Utterance): boolean =>
  limits.get(value)?.some((match) => firstPlace(match, words) !== null) === true;

interface Hint extends Found<Intent> {
  certainty: "sure" | "unsure";
}

/**
 * Everything the caller wants, tasks before questions before small talk, each with the words that said so.
 * What only signs or the wording as a whole tell, where no phrase knows it, is `unsure`.
 * `isAnswer`: a detail was asked for, so that a wish has to be plain.
 */
export function readIntents(
  utterance: Utterance,
  { isAnswer } = { isAnswer: false },
): readonly Reading<Intent>[] {
  const first = new Map<Intent, Reading<Intent>>();
  const likelihoods = wishLikelihoodsOf(utterance);
  const hints = settle(utterance, hintsIn(utterance));
  for (const hint of hints)
    if (!first.has(hint.value) && isBelieved(utterance, likelihoods, hint))
      first.set(hint.value, {
        value: hint.value,
        ...heardBetween(utterance, hint.from, hint.to),
        assumed: [],
        certainty: hint.certainty,
      });
  const isTold = hints.some(({ certainty }) => certainty === "sure");
  for (const value of likelyWishes(likelihoods, utterance, { isTold, isAnswer }))
    if (!first.has(value) && !isLimited(value, utterance) && hasItsWords(value, utterance))
      first.set(value, asAWhole(utterance, value));
  return [...first.values()].sort((a, b) => intents.indexOf(a.value) - intents.indexOf(b.value));
}

/** 'Maybe the week after next, I'm in no hurry' is worded like a move, and speaks of nothing that could be moved. */
const hasItsWords = (value: Intent, { text }: Utterance): boolean =>
  value !== "reschedule" || ofMove.test(text);
const ofMove =
  /\b(?:it|that|in on|down for|app(?:ointmen)?ts?|book\w*|visit|mov\w*|chang\w*|instead|different|another|other|swap\w*|push\w*|shift\w*|later|earlier|sooner|can['’]?t|cannot|can not|not able|won['’]?t|unable|mine|(?:came|come|comes|popped|cropped) up|re-?schedul\w*|re-?book\w*|postpon\w*|delay\w*|bump\w*|slot|spot|forward|back)\b/i;

/** 'Book my son in and cancel mine' tells of one wish as a whole and of another in its clause. */
function isBelieved(utterance: Utterance, likelihoods: Likelihoods<WishClass>, hint: Hint): boolean {
  if (isCredible(likelihoods, hint.value, hint.certainty)) return true;
  // Whoever says no more than the phrase means it: the whole is the phrase.
  if (hint.certainty === "sure" && isAllBut(leadIns, utterance, hint)) return true;
  // As a whole, 'hi, what services do you have' is like 'hi, how are you'.
  const bare = withoutGreeting(utterance);
  if (bare && isCredible(wishLikelihoodsOf(bare), hint.value, hint.certainty)) return true;
  const clause = clauseAt(utterance, hint.from);
  return clause !== null && isCredible(wishLikelihoodsOf(clause), hint.value, hint.certainty);
}

const greetings: ReadonlySet<string> = new Set(
  "hi hello hey hiya howdy gday g'day good morning afternoon evening there mate yeah oh well so".split(" "),
);

/** Nothing is said beside the words of the hint but those. */
const isAllBut = (others: ReadonlySet<string>, { words }: Utterance, { from, to }: Hint): boolean =>
  words.every(({ word }, at) => (from <= at && at < to) || others.has(word));

/** Said before and behind a wish, and no part of it. */
const leadIns: ReadonlySet<string> = new Set([
  ...greetings,
  ..."ok okay right alright great and please then thanks just".split(" "),
]);

/** What follows the greeting; null when it begins with none or says nothing more. */
function withoutGreeting(utterance: Utterance): Utterance | null {
  const from = utterance.words.findIndex(({ word }) => !greetings.has(word));
  return from < 1 ? null : partOf(utterance, utterance.words.slice(from));
}

/** The clause around the word at `at`; null when there is but one. */
function clauseAt(utterance: Utterance, at: number): Utterance | null {
  const clauses = clausesOf(utterance);
  const words = utterance.words.filter((_, index) => clauses[index] === clauses[at]);
  return words.length === utterance.words.length ? null : partOf(utterance, words);
}

function hintsIn(utterance: Utterance): readonly Hint[] {
  const phrases = findPhrases(utterance).map((found): Hint => ({ ...found, certainty: "sure" }));
  const heard = new Set(phrases.map(({ value }) => value));
  const signs = (isStory(utterance) ? [] : findSigns(utterance))
    .filter((found) => !heard.has(found.value) && !isLimited(found.value, utterance))
    .map((found): Hint => ({ ...found, certainty: "unsure" }));
  return [...phrases, ...signs];
}

function settle(utterance: Utterance, hints: readonly Hint[]): readonly Hint[] {
  if (hints.length < 2) return hints;
  const clauses = clausesOf(utterance);
  const standing = hints.filter((hint) => !hints.some((other) => overrides(other, hint, clauses)));
  return standing.filter((hint) => !isBetterToldBy(utterance, hint, standing));
}

/** A guess overrides no phrase. */
function overrides(stronger: Hint, weaker: Hint, clauses: readonly number[]): boolean {
  if (stronger.certainty === "unsure" && weaker.certainty === "sure") return false;
  const scope = overridden.get(stronger.value)?.get(weaker.value);
  return scope === "anywhere" || (scope === "clause" && shareClause(clauses, stronger, weaker));
}

/** A guess gives way to a phrase on the same words, and 'we are all set' amid a task is no goodbye. */
function isBetterToldBy({ words }: Utterance, hint: Hint, standing: readonly Hint[]): boolean {
  const others = standing.filter(({ value }) => value !== hint.value && !talk.has(value));
  if (talk.has(hint.value)) {
    if (hint.certainty === "unsure") return others.length > 0;
    // The 'works for you' of 'what time works for you' agrees to nothing.
    if (
      others.some(
        (other) => other.value === "ask_availability" && other.from < hint.from && hint.to <= other.to,
      )
    )
      return true;
    return hint.value === "goodbye" && others.length > 0 && hint.from > 1 && hint.to < words.length - 1;
  }
  return (
    hint.certainty === "unsure" && others.some((other) => other.certainty === "sure" && overlap(hint, other))
  );
}

const overlap = (one: Found<Intent>, other: Found<Intent>): boolean =>
  one.from < other.to && other.from < one.to;

const joiners: ReadonlySet<string> = new Set(["and", "but", "also", "plus", "then"]);

/** For every word the number of its clause: 'book a clean do you charge for it' has two. */
function clausesOf({ words }: Utterance): readonly number[] {
  let clause = 0;
  return words.map(({ word }, at) => (joiners.has(word) || asksPriceAt(words, at) ? ++clause : clause));
}

const askedPrice = toPhrase(
  "(((do|does|will) (you|it|that|they) ..1 (charge|cost|bill))|((is|are) there (a|an|any)? ..1 (fee|fees|charge|charges|cost)))",
);
const asksPriceAt = (words: Utterance["words"], at: number): boolean =>
  at >= fewestBefore && askedPrice.match(words, at) > at && !asksOn.has(words[at - 1]?.word ?? "");
/** Told before a question that is one of its own. */
const fewestBefore = 3;
const asksOn: ReadonlySet<string> = new Set(["what", "much", "how", "when", "if", "why", "which", "whether"]);

function shareClause(clauses: readonly number[], one: Found<Intent>, other: Found<Intent>): boolean {
  const range = ({ from, to }: Found<Intent>) =>
    [clauses[from] ?? 0, clauses[Math.max(from, to - 1)] ?? 0] as const;
  const [a, b] = [range(one), range(other)];
  return a[0] <= b[1] && b[0] <= a[1];
}
