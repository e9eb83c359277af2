import type { Act, Clause, Heard, Topic } from "../../hear/acts.ts";
import { inWriting } from "../writing.ts";

/** Enough for a long story, and no more than somebody reads before ringing back. */
const mostUtterances = 16;

/** With what this utterance tells, in the caller's own words; what is said again is kept once. */
export function keptWords(words: readonly string[], heard: Heard): readonly string[] {
  const told = toldIn(heard);
  return told === "" || words.includes(told) ? words : [...words, told].slice(-mostUtterances);
}

/** Those of its clauses that tell anything: no greeting, no thanks, no bare yes, and no mere name or number. */
export const toldIn = (
  heard: Heard,
  { from, until }: { from: number; until: number } = { from: 0, until: Number.POSITIVE_INFINITY },
): string =>
  heard.clauses
    .map((clause, at) => ({ words: withoutAmends(clause, heard), at }))
    .filter(({ words, at }) => at >= from && at < until && !isBare(words, actsOf(heard.acts, at)))
    .map(({ words }) => inWriting(words))
    .filter((words) => words !== "")
    .join(", ");

/** Which of its characters put something otherwise that was told before. */
export const amendSpans = ({ text, acts }: Heard): readonly (readonly [number, number])[] =>
  acts.flatMap((act): readonly (readonly [number, number])[] => {
    const from = act.kind === "amend" ? text.indexOf(act.words) : -1;
    return from < 0 ? [] : [[from, from + act.words.length]];
  });

/** It is done with it: it tells nothing besides, unless more is left than a few words. */
function withoutAmends({ words, span }: Clause, heard: Heard): string {
  const cut = amendSpans(heard).filter(([from, to]) => from < span[1] && span[0] < to);
  if (cut.length === 0) return words;
  const isLeft = (at: number): boolean => !cut.some(([from, to]) => from <= at && at < to);
  const told = [...words]
    .filter((_, at) => isLeft(span[0] + at))
    .join("")
    .trim();
  return told.split(" ").length < fewestBeside ? "" : told;
}
const fewestBeside = 4;

/** 'Yeah, that'd be good': beside a yes or a no nothing is told that is not heard surely. */
function actsOf(acts: readonly Act[], at: number): readonly Act[] {
  const isAnswer = acts.some(({ kind }) => kind === "yes" || kind === "no");
  return acts.filter(
    ({ clause, kind, certainty }) => clause === at && !(isAnswer && kind === "tell" && certainty < surely),
  );
}
const surely = 0.5;

const isBare = (words: string, acts: readonly Act[]): boolean =>
  (acts.every(isNothing) && words.split(" ").length <= mostBareWords) || isDetail(words, acts);

const isNothing = (act: Act): boolean =>
  bare.has(act.kind) || (act.kind === "ask" && ofTheCall.has(act.topic));

/** Thanks, a yes or a no of more words may hold more than was heard in it: 'no need to ring, we faxed the consent on Thursday'. */
const mostBareWords = 6;

/** What is asked of the call itself is nothing for people to read. */
const ofTheCall: ReadonlySet<Topic> = new Set(["human", "who", "able", "privacy", "why"]);

/** 'It's Mia Chen', '0412 345 678': what stands beside a name may be who they are. */
function isDetail(words: string, acts: readonly Act[]): boolean {
  const names = acts.flatMap((act) => (act.kind === "name" ? act.name.full.split(" ") : []));
  const isOnly = acts.every(({ kind }) => bare.has(kind) || details.has(kind) || besideThem.has(kind));
  const isAny = acts.some(({ kind }) => details.has(kind));
  return isAny && isOnly && (names.length === 0 || words.split(" ").length <= names.length + mostBesideName);
}
const mostBesideName = 4;

const bare: ReadonlySet<string> = new Set(
  "yes no thanks greet bye noise wait repeat slower explain choose any".split(" "),
);
const details: ReadonlySet<string> = new Set("name phone letters digits email".split(" "));
const besideThem: ReadonlySet<string> = new Set("give correct unsure".split(" "));
