import { toPhrase } from "../../phrase.ts";
import { isRelationWord, relationWords } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import { type Span, wholeSpan } from "../found.ts";
import type { MentionedHelpers } from "./mentioned-helpers.ts";
import { asksToComeToo } from "./read-comes-too.ts";

/**
 * 'My sister's coming up on Thursday, could you bring mine forward': somebody is told of in a sentence of their own, and what
 * is wished for is the caller's.
 */

const owners = wordSet("my our");
/** Beside these, whoever the sentence is of is the one to be seen. */
const ofTeeth =
  /\b(?:tooth|teeth|mouth|gums?|jaw|fillings?|crowns?|braces|dentures?|check(?:-| )?ups?|clean|needs?|wants?|chipped|cracked|swollen|appointments?|bookings?|booked|visits?|dentist|toothache|fell|knocked|sore|pain|hurts?|due|new patient)\b/i;
const ofOthers = wordSet("he she him her his hers they them their theirs he's she's they're");
const own =
  /\b(?:mine|my own|my (?:\w+ ){0,3}?(?:appointment|booking|visit|check(?:-| )?up|clean|filling|crown|time|one|slot)|(?:can|could|may|might) i (?:\w+ )?(?:come|have|do|make it|get in|move|change|bring|shift)|book me|(?:fit|squeeze) me)\b/i;

export interface Bystanders {
  /** Where the words for them begin in the text. */
  words: ReadonlySet<number>;
  /** The sentences that tell of them. */
  spans: readonly Span[];
}

/** 'The same day as my husband': whoever something is compared with is not the one to be seen. */
const comparedIn = (clauses: readonly Utterance[]): readonly number[] =>
  clauses.flatMap(({ words }) =>
    words.flatMap(({ word, start }, at) =>
      isRelationWord(word) &&
      owners.has(words[at - 1]?.word ?? "") &&
      comparing.has(words[at - 2]?.word ?? "")
        ? [start]
        : [],
    ),
  );
const comparing = wordSet("as like than");

/** 'My partner threw the remote at my face', 'me ex hit me': whoever did something to the caller is not the one to be seen. */
const didToCaller = [
  `(my|me) (ex|former)? (${relationWords}|ex) ..8 (at|in|into|on|to|across|over|against|off|from) (my|me) (whole|front|back|left|right)? (face|mouth|tooth|teeth|jaw|lip|lips|chin|cheek|nose|eye|head|neck|throat)`,
  `(my|me) (ex|former)? (${relationWords}|ex) ..2 (hit|hits|hitting|punched|punches|slapped|slaps|kicked|kicks|pushed|pushes|shoved|shoves|bashed|bashes|belted|headbutted|elbowed|grabbed|choked|strangled|hurt|hurts|attacked|whacked|smacked|decked|clocked|thumped|clobbered|knocked|threw|threatened|beat|beats) me`,
].map(toPhrase);

const whoDidIn = (clauses: readonly Utterance[]): readonly number[] =>
  clauses.flatMap(({ words }) =>
    words.flatMap((_, from) => {
      const to = Math.max(...didToCaller.map((way) => way.match(words, from)));
      return to > from
        ? words.slice(from, to).flatMap(({ word, start }) => (isRelationWord(word) ? [start] : []))
        : [];
    }),
  );

/** 'I can't do Tuesdays, my wife has dialysis': who stands in the reason is not the one to be seen. */
const reasonsIn = (clauses: readonly Utterance[], told: readonly Utterance[]): readonly number[] =>
  clauses.flatMap((clause, at) => {
    const before = clauses[at - 1];
    const isReason = before !== undefined && told.includes(clause) && cannot.test(wordsOf(before));
    return isReason ? (kinOf(clause)?.start ?? []) : [];
  });
const cannot =
  /\b(?:i|we) (?:can['’]?t|cannot|can not|won['’]?t|couldn['’]?t) (?:do|make|come|be)\b|\b(?:not|no good|out|don['’]?t (?:work|suit))\W*(?:on )?(?:\w*days?|mornings?|afternoons?|week)?\W*$/i;

/** Those who are only told of. */
export function bystandersIn(clauses: readonly Utterance[]): Bystanders {
  const told = clauses.filter((clause) => isOfKin(clause));
  const wishes = clauses.filter((clause) => !told.includes(clause) && own.test(wordsOf(clause)));
  const isOfOthers = clauses.some(
    (clause) => !told.includes(clause) && clause.words.some(({ word }) => ofOthers.has(word)),
  );
  const compared = [...comparedIn(clauses), ...whoDidIn(clauses), ...reasonsIn(clauses, told)];
  if (told.length === 0 || wishes.length === 0 || isOfOthers) return { words: new Set(compared), spans: [] };
  return {
    words: new Set([...compared, ...told.flatMap((clause) => kinOf(clause)?.start ?? [])]),
    spans: told.map(wholeSpan),
  };
}

export const withBearers = (told: Bystanders, { words, spans }: MentionedHelpers): Bystanders => ({
  words: new Set([...told.words, ...words]),
  spans: [...told.spans, ...spans],
});

/** Nobody but them is told of. */
export const areBystanders = ({ words }: Utterance, bystanders: Bystanders): boolean =>
  bystanders.words.size > 0 &&
  !words.some(({ word, start }) => isRelationWord(word) && !bystanders.words.has(start));

/** 'My sister's coming …', 'and my husband has got …': a sentence whose subject they are, and not of their teeth. */
const isOfKin = (clause: Utterance): boolean =>
  kinOf(clause) !== null &&
  !asksToComeToo(clause) &&
  !ofTeeth.test(wordsOf(clause)) &&
  !clause.words.some(({ word }) => ofOthers.has(word));

function kinOf({ words }: Utterance) {
  const at = words.findIndex(({ word }) => isRelationWord(word));
  const opening = words.slice(0, at).map(({ word }) => word);
  const isSubject =
    owners.has(opening.at(-1) ?? "") &&
    opening.length <= mostBefore &&
    !opening.some((word) => isDoneTo.has(word));
  return at > 0 && isSubject && at < words.length - 1 ? (words[at] ?? null) : null;
}
/** 'Cancel my son's one': something is done of theirs, and they are not told of. */
const isDoneTo = wordSet(
  "cancel move change shift book bring check confirm reschedule push swap drop scrap bin delay see fit squeeze get for about of",
);
/** 'So um because my sister …' */
const mostBefore = 4;

const wordsOf = (clause: Utterance): string => clause.text.slice(...wholeSpan(clause));
