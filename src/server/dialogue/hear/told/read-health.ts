import type { Utterance } from "../../words.ts";
import { type Found, type Span, sure } from "../found.ts";
import { isOfHealth, isOfMedicine, isOfReaction } from "../learned/health-words.ts";
import { likelihoodsOfHealth, readHealthLabels } from "../learned/learned-health.ts";

/** Where nothing is named that it could be of, it is told surely or not at all. */
const surelyTold = 0.75;
const told = 0.5;

/** So many words after a 'no', a 'not' or a 'without', what is named is denied. */
const reach = 5;
const denials: ReadonlySet<string> = new Set("no not never nothing none nobody without".split(" "));
/** 'Can't have penicillin', 'not to have codeine': what is forbidden is news. */
const forbiddenBefore: ReadonlySet<string> = new Set("can could must should may".split(" "));
const forbiddenAfter: ReadonlySet<string> = new Set("to allowed supposed".split(" "));

/**
 * What whoever treats somebody must know first: a medicine that they take, an illness, a pregnancy, a reaction to something.
 * By the learned reader, of the whole and of each clause; what is only denied is none.
 */
export function readHealth(utterance: Utterance, clauses: readonly Utterance[]): readonly Found[] {
  const [whole] = readHealthLabels(utterance);
  const alone = likelihoodsOfHealth(clauses);
  return clauses.flatMap((clause, at): readonly Found[] => {
    const certainty = Math.max(alone[at] ?? 0, whole?.clause === at ? whole.certainty : 0);
    const named = clause.words.filter(({ word }) => isOfHealth(word));
    const least = named.length > 0 ? told : surelyTold;
    if (whole === undefined && certainty < surelyTold) return [];
    if (certainty < least || isDenied(clause)) return [];
    const isTaken = named.some(({ word }) => isOfMedicine(word)) && !isUnborne(clause);
    return [{ act: { kind: "health", isTaken }, span: spanOf(clause), certainty }];
  });
}

const spanOf = ({ words, text }: Utterance): Span => [words[0]?.start ?? 0, words.at(-1)?.end ?? text.length];

/** 'Penicillin brings me up in a rash', 'I can't have codeine'. */
const isUnborne = ({ words }: Utterance): boolean =>
  words.some(
    ({ word }, at) => isOfReaction(word) || (forbiddenBefore.has(word) && words[at + 1]?.word === "not"),
  );

/** Every one that is named is denied: 'no allergies', 'she's not on any tablets'. */
function isDenied({ words }: Utterance): boolean {
  const named = words.flatMap(({ word }, at) => (isOfHealth(word) ? [at] : []));
  return (
    named.length > 0 &&
    named.every((at) => {
      const from = Math.max(0, at - reach);
      const denial = words.slice(from, at).findLastIndex(({ word }) => denials.has(word)) + from;
      return denial >= from && !isForbidden(words[denial - 1]?.word, words[denial + 1]?.word);
    })
  );
}

const isForbidden = (before = "", after = ""): boolean =>
  forbiddenBefore.has(before) || forbiddenAfter.has(after);

const notUrgent =
  /\b(?:not|isn['’]?t|nothing|no|never) (?:at all |really |that |very |so |an? |any )*(?:urgent|emergency|rush|hurry)\b/i;

/** 'It's not urgent, just so they know' */
export function readNotUrgent(text: string): readonly Found[] {
  const found = notUrgent.exec(text);
  return found
    ? [{ act: { kind: "not_urgent" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}
