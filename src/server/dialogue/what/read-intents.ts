import { type Found, firstPlace, toFinder, toPhrase } from "../phrase.ts";
import { toSignFinder } from "../sign.ts";
import { type Intent, intents, type Reading } from "../understanding.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { bookingRules } from "./booking-rules.ts";
import { overridden, talk } from "./intent-limits.ts";
import { questionRules } from "./question-rules.ts";
import { talkRules } from "./talk-rules.ts";
import { wishSensesOf } from "./wish/senses.ts";
import { wishSigns } from "./wish/signs.ts";

const rules = [...bookingRules, ...questionRules, ...talkRules];
const findPhrases = toFinder(rules);
const findSigns = toSignFinder<Intent>(wishSensesOf, wishSigns);
/** What switches an intent's phrases off switches its signs off, too. */
const limits = new Map(
  rules.map(({ means, unless = [] }) => [means, unless.map((source) => toPhrase(source).match)]),
);
const isLimited = ({ value }: Found<Intent>, { words }: Utterance): boolean =>
  limits.get(value)?.some((match) => firstPlace(match, words) !== null) === true;

/** In a long story words of any sense stand near each other. */
const mostWords = 26;

interface Hint extends Found<Intent> {
  certainty: "sure" | "unsure";
}

/**
 * Everything the caller wants, tasks before questions before small talk, each with the words that said so.
 * What only signs tell, in a wording that no phrase knows, is `unsure`.
 */
export function readIntents(utterance: Utterance): readonly Reading<Intent>[] {
  const first = new Map<Intent, Reading<Intent>>();
  for (const { value, from, to, certainty } of settle(utterance, hintsIn(utterance)))
    if (!first.has(value))
      first.set(value, { value, ...heardBetween(utterance, from, to), assumed: [], certainty });
  return [...first.values()].sort((a, b) => intents.indexOf(a.value) - intents.indexOf(b.value));
}

function hintsIn(utterance: Utterance): readonly Hint[] {
  const phrases = findPhrases(utterance).map((found): Hint => ({ ...found, certainty: "sure" }));
  const heard = new Set(phrases.map(({ value }) => value));
  const signs = (utterance.words.length > mostWords ? [] : findSigns(utterance))
    .filter((found) => !heard.has(found.value) && !isLimited(found, utterance))
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
    return hint.value === "goodbye" && others.length > 0 && hint.from > 1 && hint.to < words.length - 1;
  }
  return (
    hint.certainty === "unsure" && others.some((other) => other.certainty === "sure" && overlap(hint, other))
  );
}

const overlap = (one: Found<Intent>, other: Found<Intent>): boolean =>
  one.from < other.to && other.from < one.to;

const joiners: ReadonlySet<string> = new Set(["and", "but", "also", "plus", "then"]);

/** For every word the number of its clause. */
function clausesOf({ words }: Utterance): readonly number[] {
  let clause = 0;
  return words.map(({ word }) => (joiners.has(word) ? ++clause : clause));
}

function shareClause(clauses: readonly number[], one: Found<Intent>, other: Found<Intent>): boolean {
  const range = ({ from, to }: Found<Intent>) =>
    [clauses[from] ?? 0, clauses[Math.max(from, to - 1)] ?? 0] as const;
  const [a, b] = [range(one), range(other)];
  return a[0] <= b[1] && b[0] <= a[1];
}
