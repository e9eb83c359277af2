import type { Act, Clause, Heard } from "../../hear/acts/acts.ts";
import type { Topic } from "../../hear/acts/labels.ts";
import { ofWho } from "./absorbing.ts";

/** Enough for a long story, and no more than somebody reads before ringing back. */
const mostUtterances = 40;

/** With this utterance, where it tells anything: all of it, as it was said, for people to read; what is said again is kept once. */
export function keptWords(words: readonly string[], heard: Heard): readonly string[] {
  const said = heard.text.trim();
  return toldIn(heard) === "" || words.includes(said) ? words : [...words, said].slice(-mostUtterances);
}

/**
 * What it tells, as it was said: from the first to the last of its clauses that tell anything. No greeting before it and no
 * mere name or number, no thanks or bare yes by themselves.
 */
export function toldIn(
  heard: Heard,
  { from, until }: { from: number; until: number } = { from: 0, until: Number.POSITIVE_INFINITY },
): string {
  const told = heard.clauses.filter(
    (clause, at) =>
      at >= from &&
      at < until &&
      !isTakingOut(clause, heard.acts) &&
      !heard.acts.some((act) => act.clause === at && act.kind === "ask" && act.about.isAll) &&
      !isBare(clause.words, actsOf(heard.acts, at)),
  );
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return "";
  return heard.text.slice(first.span[0], last.span[1]).trim() || told.map(({ words }) => words).join(" ");
}

/** 'Scrap the bit about the parking' is done with it, and tells nothing itself. */
const isTakingOut = ({ words }: Clause, acts: readonly Act[]): boolean =>
  acts.some((act) => act.kind === "amend" && (words.includes(act.words) || act.words.includes(words)));

/** 'Yeah, that'd be good': beside a yes or a no nothing is told that is not heard surely. */
function actsOf(acts: readonly Act[], at: number): readonly Act[] {
  const isAnswer = acts.some(({ kind }) => kind === "yes" || kind === "no");
  return acts.filter(
    ({ clause, kind, certainty }) => clause === at && !(isAnswer && kind === "tell" && certainty < surely),
  );
}
const surely = 0.5;

const isBare = (words: string, acts: readonly Act[]): boolean =>
  isSpelling(words) ||
  (acts.every(isNothing) && words.split(" ").length <= mostBareWords) ||
  isDetail(words, acts);

/** 'It's w h i t l o c k' */
const isSpelling = (text: string): boolean => {
  const words = text.split(" ");
  const letters = words.filter((word) => word.length === 1).length;
  return letters > 2 && words.length - letters <= mostBesideLetters;
};
const mostBesideLetters = 3;

/** 'Yeah can I talk to a human please': a person is asked for, and not a word says what for. */
export const asksOnlyForPerson = ({ clauses, acts }: Heard): boolean =>
  clauses.every(({ words }, at) => {
    const own = acts.filter(({ clause }) => clause === at);
    return isBare(words, own) || own.every((act) => isNothing(act) || isOfPerson(act));
  });
const isOfPerson = (act: Act): boolean =>
  act.kind === "fed_up" || act.kind === "abuse" || (act.kind === "want" && act.wish === "person");

const isNothing = (act: Act): boolean =>
  bare.has(act.kind) || (act.kind === "ask" && ofTheCall.has(act.topic));

/** Thanks, a yes or a no of more words may hold more than was heard in it: 'no need to ring, we faxed the consent on Thursday'. */
const mostBareWords = 6;

/** What is asked of the call itself is nothing for people to read. */
const ofTheCall: ReadonlySet<Topic> = new Set(["human", "who", "able", "privacy", "why"]);

/** 'It's Mia Chen', '0412 345 678': what stands beside a name may be who they are. */
function isDetail(words: string, acts: readonly Act[]): boolean {
  const names = acts.flatMap((act) => (act.kind === "name" ? act.name.full.split(" ") : []));
  const isOnly = acts.every(
    ({ kind, certainty }) =>
      bare.has(kind) ||
      ofWho.has(kind) ||
      besideThem.has(kind) ||
      (kind === "tell" && certainty < surelyTold),
  );
  const isAny = acts.some(({ kind }) => ofWho.has(kind));
  const told = acts.flatMap((act) => (ofWho.has(act.kind) ? [act.words.split(" ").length] : []));
  const length = Math.max(names.length, ...told);
  return isAny && isOnly && words.split(" ").length <= length + mostBeside;
}
/** 'Yeah it's', 'on this number': whoever says more beside a name or a number tells more. */
const mostBeside = 4;
/** What is a name may sound like something told. */
const surelyTold = 0.8;

const bare: ReadonlySet<string> = new Set(
  "yes no thanks greet bye that_is_all noise wait repeat slower explain choose any".split(" "),
);
const besideThem: ReadonlySet<string> = new Set("give correct unsure".split(" "));
