import { everydayWords } from "../../who/everyday-words.ts";
import { wordSet } from "../../word-set.ts";
import type { Word } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import { type Found, overlaps, type Span, sure } from "../found.ts";
import { isOfHealth, medicineNamed } from "../learned/health-words.ts";
import { clauseAt, type ParsedUtterance } from "../parsed-utterance.ts";
import { isHearsaySource } from "../people/hearsay-source.ts";
import { isOfName } from "../picks/read-contrast.ts";
import { type Mention, mentionsIn, spanOf } from "./read-news-owner.ts";

/**
 * Whose the news is that was told before: 'and the heart murmur's on Ruby's, not Oscar's', 'no, it's Archie who's on the Epilim',
 * 'it's Ruby it's for'. Somebody is named, and what was told is named again or pointed at.
 */

type News = { words: string; whose: string | null };

interface PutRight {
  act: Found;
  /** The clauses that say so, and nothing else. */
  clauses: ReadonlySet<number>;
}

export function readNewsPutRight(parsed: ParsedUtterance): PutRight | null {
  const { utterance, context, who, clauses } = parsed;
  const news = context.news ?? [];
  const last = news.at(-1);
  if (!last || context.prompt === "danger") return null;
  const { words } = utterance;
  // 'Ring me on the wife's mobile' says whose telephone it is.
  const mentions = mentionsIn(words, context, who).filter(
    ({ at }) => !telephones.has(words[at + 1]?.word ?? ""),
  );
  const again = saidAgain(words, news, ofNames(parsed, mentions));
  const isPointed = again === null && pointsAtNews(parsed, mentions, news);
  const meant = again ?? (isPointed ? { line: last, at: words.length - 1 } : null);
  const owner = meant && ownerNear(words, mentions, meant.at);
  if (!meant || !owner || tellsMore(words, meant.line)) return null;
  // 'My neighbour over the road told me she stopped her apixaban' gives nobody's news to her.
  if (isHearsaySource(words, owner.at)) return null;
  // 'And Ruby's murmur, they're looking into it' goes on with what is known to be hers.
  const isSaid = isPointed || mentions.some(({ at, isDenied }) => isDenied || isPointedAt(words, at));
  if (!isSaid && isSame(owner, meant.line)) return null;
  const told = [...mentions.map(({ at }) => at), ...(again ? [again.at] : [])];
  const of = new Set(told.map((at) => clauseAt(clauses, spanOf(words[at]))));
  return {
    act: {
      act: { kind: "health_owner", owner: owner.owner, line: meant.line.words },
      ...{ span: toldIn(parsed, of), certainty: sure },
    },
    clauses: of,
  };
}

const telephones = wordSet("mobile phone number landline line cell");

/** Words that are a name, or a part of one. */
const ofNames = (
  { utterance: { words }, who }: ParsedUtterance,
  mentions: readonly Mention[],
): ReadonlySet<number> =>
  new Set([
    ...mentions.map(({ at }) => at),
    ...words.flatMap((word, at) =>
      who.some(({ act, span }) => act.kind === "name" && overlaps(span, [word.start, word.end])) ? [at] : [],
    ),
  ]);

/** A word of health that was told before: which line holds it, and where it stands now. */
function saidAgain(
  words: readonly Word[],
  news: readonly News[],
  named: ReadonlySet<number>,
): { line: News; at: number } | null {
  for (const line of news.toReversed()) {
    const at = words.findIndex(({ word }, k) => !named.has(k) && isNamed(word) && holdsWord(line, word));
    if (at >= 0) return { line, at };
  }
  return null;
}

/** By what is told of health, by what somebody takes, or by a word that hardly anything else is told by: 'the latex thing'. */
const isNamed = (word: string): boolean =>
  isOfHealth(word) ||
  medicineNamed([{ word }]) !== null ||
  (word.length >= fewestLetters && !everydayWords.has(word) && !ofCalendar.test(word));
const fewestLetters = 4;
const ofCalendar = /^(?:\w+days?|january|february|march|april|june|july|august|\w+ember|october)$/;

const holdsWord = ({ words }: News, word: string): boolean => {
  const stem = word.replace(/s$/, "");
  return words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((each) => each.replace(/s$/, "") === stem);
};

/** Something of health that was not told yet is news of its own. */
const tellsMore = (words: readonly Word[], line: News): boolean =>
  words.some(({ word }) => isOfHealth(word) && !holdsWord(line, word) && !ofTelling.test(word));
const ofTelling = /^(?:medica|allerg|diagnos|react|condition)/;

/** The one who is pointed at, else nearest to it. */
function ownerNear(words: readonly Word[], mentions: readonly Mention[], at: number): Mention | undefined {
  const meant = mentions.filter(({ isDenied }) => !isDenied);
  const pointed = meant.filter((each) => isPointedAt(words, each.at));
  return (pointed.length > 0 ? pointed : meant).toSorted(
    (one, other) => Math.abs(one.at - at) - Math.abs(other.at - at),
  )[0];
}

/** At these a name tells whose visit is meant. */
const ofVisits: ReadonlySet<PromptKind> = new Set([
  ...(["read_back", "which_visit", "whose", "name", "offer", "one_offer"] as const),
]);

/**
 * 'It's Ruby it's for', 'put it on Ruby's', 'that's Ruby's, not Oscar's': nothing of it is named again. Whoever's visit is being
 * asked about is meant by a name, unless the note itself is.
 */
function pointsAtNews(
  { utterance: { words }, context, labels }: ParsedUtterance,
  mentions: readonly Mention[],
  news: readonly News[],
): boolean {
  if (mentions.every(({ isDenied }) => isDenied)) return false;
  if (ofNote.some(({ length, all }) => holdsRun(words, all, length))) return true;
  const isWish = labels.some(({ label }) => label.startsWith("want."));
  if (ofVisits.has(context.prompt) || isWish || words.length > mostInPointing) return false;
  const isDenied = mentions.some((each) => each.isDenied && isSame(each, news.at(-1)));
  return isDenied || mentions.some(({ at, isDenied: not }) => !not && isPointedAt(words, at));
}
const mostInPointing = 14;

const isSame = ({ owner }: Mention, line: News | undefined): boolean =>
  owner.of === "named" &&
  line?.whose != null &&
  isOfName(owner.name.first.toLowerCase(), line.whose.toLowerCase());

/** The note itself is spoken of: 'put it on', 'the note', 'is it down for'. */
const ofNote = [
  "put it on",
  "put that on",
  "put it in",
  "put it down",
  "note it",
  "the note",
  "that note",
  "write it",
  "wrote it",
  "got it on",
  "it down",
  "that down",
  "it goes on",
  "goes on",
  "the news",
].map((line) => {
  const all = line.split(" ");
  return { all, length: all.length };
});
const holdsRun = (words: readonly Word[], all: readonly string[], length: number): boolean =>
  words.some((_, at) => all.every((each, k) => words[at + k]?.word === each) && at + length <= words.length);

/** 'It's Ruby', 'that was for Ruby', 'I meant Ruby' */
function isPointedAt(words: readonly Word[], at: number): boolean {
  let back = at - 1;
  while (back >= 0 && between.has(words[back]?.word ?? "")) back -= 1;
  const [verb = "", subject = ""] = [words[back]?.word, words[back - 1]?.word];
  if (/^(?:meant|mean|said)$/.test(verb)) return subject === "i";
  return (
    /^(?:is|was|be|should)$/.test(verb) && /^(?:it|that|this|should|thing|bit|part|stuff)$/.test(subject)
  );
}
const between = wordSet("for on about my our the with actually only just to be");

/** From the first clause of it to the last, and what is told on of whoever it is: 'his is the Wednesday'. */
function toldIn({ clauses, labels }: ParsedUtterance, of: ReadonlySet<number>): Span {
  const isWished = (clause: number) =>
    labels.some((each) => each.clause === clause && each.label.startsWith("want."));
  let last = Math.max(...of);
  let begin = Math.min(...of);
  // 'No, | it's Ruby's'
  while (begin > 0 && isBareNo.test(clauses[begin - 1]?.words ?? "")) begin -= 1;
  while (ofTheirs.test(clauses[last + 1]?.words ?? "") && !isWished(last + 1)) last += 1;
  return [clauses[begin]?.span[0] ?? 0, clauses[last]?.span[1] ?? 0];
}
const isBareNo = /^\W*(?:(?:no|nah|nope|sorry|wait|hang on|oh|um|uh|actually)\W*)+$/i;

/** What only says whose the news is wishes for nothing, and names nobody and no visit for what is under way. */
export function withoutOwnerWords(
  found: readonly Found[],
  { clauses, labels }: ParsedUtterance,
  putRight: PutRight,
): readonly Found[] {
  const wished = new Set(
    labels.flatMap(({ label, clause, certainty }) =>
      label.startsWith("want.") && certainty >= surelyWished ? [clause] : [],
    ),
  );
  const first = Math.min(...putRight.clauses);
  return found.filter(({ act, span }) => {
    const clause = clauseAt(clauses, span);
    if (wished.has(clause)) return true;
    if (act.kind === "no" || act.kind === "correct") return clause > first;
    if (act.kind === "ask" && act.topic !== "other" && act.topic !== "done") return true;
    // 'His is the Wednesday' tells which visit stands, and wishes for nothing.
    const isOfTheirs = clause > first && ofTheirs.test(clauses[clause]?.words ?? "");
    const isWhose = putRight.clauses.has(clause) || isOfTheirs;
    return !(ofOwner.has(act.kind) && isWhose);
  });
}
const surelyWished = 0.8;
const ofTheirs = /\b(?:his|hers|he|she|her|it)\b/i;
const ofOwner: ReadonlySet<Found["act"]["kind"]> = new Set([
  ...(["name", "patient", "other_person", "of_person", "pick", "kept", "pick_all", "own", "keep"] as const),
  ...(["give", "when", "health", "happens", "tell", "ask", "more_people", "party", "medicine"] as const),
  ...(["treatment", "undo", "other", "want", "wait"] as const),
]);
