import type { Utterance } from "../words.ts";
import type { Clause } from "./acts/acts.ts";
import { type ActLabel, type PromptKind, type Wish, wishes } from "./acts/labels.ts";
import type { HearContext } from "./context.ts";
import type { Found, Span } from "./found.ts";
import type { ReadLabel } from "./learned/label-reader.ts";
import type { Bystanders } from "./people/bystanders.ts";
import { whoSpans } from "./people/read-who.ts";
import type { WishTold } from "./read-whens.ts";

/** What is known of an utterance once its clauses, its names and its labels are read; the other values are read in its context. */
export interface ParsedUtterance {
  utterance: Utterance;
  context: HearContext;
  clauses: readonly Clause[];
  /** The words of each clause. */
  parts: readonly Utterance[];
  who: readonly Found[];
  labels: readonly ReadLabel<ActLabel>[];
  bystanders: Bystanders;
  /** Of whom each part is, where several come. */
  each: readonly Found[];
  /** What is set against the rest, in characters. */
  kept: readonly Span[];
  /** Of these, where somebody's visit is let be by their name. */
  letBe: readonly Span[];
}

/** The clause that begins last before the place. */
export const clauseAt = (clauses: readonly Clause[], [from]: Span): number =>
  Math.max(
    0,
    clauses.findLastIndex(({ span }) => span[0] <= from),
  );

export const has = ({ labels }: Pick<ParsedUtterance, "labels">, ...some: readonly ActLabel[]): boolean =>
  labels.some(({ label }) => some.includes(label));

/** The labels that are told by this clause most. */
export const labelsOf = ({ labels }: ParsedUtterance, clause: number): readonly ActLabel[] =>
  labels.filter((each) => each.clause === clause).map(({ label }) => label);

/** Of one visit only one of these is wished for; each of two visits is told with certainty. */
const ofOneVisit: ReadonlySet<ActLabel> = new Set(["want.book", "want.move", "want.cancel", "want.check"]);
const certain = 0.9;
const doubtful = 0.8;

/** A clause asks one thing: another question beside a certain one is believed from here on. */
const besideQuestion = 0.7;

/**
 * Without the wishes and questions that only look like the one that is told: 'I can't make Tuesday, can I do Thursday' moves,
 * and 'are you open on Saturday' asks of no emergency.
 */
export function withoutLookAlikes(labels: readonly ReadLabel<ActLabel>[]): readonly ReadLabel<ActLabel>[] {
  const isCertain = labels.some(({ label, certainty }) => ofOneVisit.has(label) && certainty >= certain);
  const asked = new Set(
    labels.flatMap(({ label, certainty, clause }) =>
      label.startsWith("ask.") && certainty >= certain ? [clause] : [],
    ),
  );
  return labels.filter(({ label, certainty, clause }) => {
    if (label.startsWith("ask.")) return !asked.has(clause) || certainty >= besideQuestion;
    return !isCertain || !ofOneVisit.has(label) || certainty >= doubtful;
  });
}

/** In the order of the words. */
export const wishesTold = ({ labels, clauses }: ParsedUtterance): readonly WishTold[] =>
  labels
    .flatMap(({ label, clause }) => {
      const wish = wishes.find((each) => label === `want.${each}`);
      return wish ? [{ wish, from: clauses[clause]?.span[0] ?? 0 }] : [];
    })
    .toSorted((one, other) => one.from - other.from);

/** What is wished for now, else what is being done. */
export const wishOf = (parsed: ParsedUtterance): Wish | null =>
  wishesTold(parsed)[0]?.wish ?? parsed.context.wish;

/**
 * Whether a name was asked for and hardly anything but one was said: 'june park' asks for no parking, and 'mark friday,
 * friday like the day' names no day.
 */
export function isNameAlone({
  utterance,
  context,
  who,
}: Pick<ParsedUtterance, "utterance" | "context" | "who">): boolean {
  const names = who.filter(({ act }) => act.kind === "name" || act.kind === "letters");
  if (names.length === 0) return false;
  const isWhole = utterance.words.length <= mostInName;
  if (context.prompt !== "name" && !(isWhole && awaitsDetails.has(context.prompt))) return false;
  const spans = whoSpans(utterance, names);
  const rest = utterance.words.filter(
    ({ word, start, end }) => !spans.some(([from, to]) => from <= start && end <= to) && word.length > 1,
  );
  return rest.length <= mostBeside && !rest.some(({ word }) => asksOrWants.has(word));
}
/** Where a name may be told before it is asked for, nothing is asked by one that is all there is: 'Lina Park'. */
const awaitsDetails: ReadonlySet<PromptKind | null> = new Set([
  ...(["offer", "one_offer", "when", "treatment", "phone"] as const),
]);
const mostInName = 2;
/** 'Yeah, that's … like the day, with a k'. */
const mostBeside = 8;
const asksOrWants: ReadonlySet<string> = new Set(
  "what where when how why which do does can could would want need have has got book cancel move change come see are you there parking park".split(
    " ",
  ),
);
