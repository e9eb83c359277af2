import { toFinder } from "../../phrase.ts";
import { isRelationWord } from "../../who/relations.ts";
import type { Utterance } from "../../words.ts";
import { clausesOf } from "../clauses.ts";
import { type Found, sure, wholeSpan } from "../found.ts";
import {
  isOfHealth,
  isOfMedicine,
  isOfReaction,
  isPrescribed,
  medicineNamed,
} from "../learned/health-words.ts";
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
  const ofWhole = whole ? clauseOfWhole(utterance, clauses, { clause: whole.clause, alone }) : -1;
  return clauses.flatMap((clause, at): readonly Found[] => {
    const named = clause.words.filter(({ word }) => isOfHealth(word) || isPrescribed(word));
    const isUnborne = named.length > 0 && cannotHave(clause);
    const learned = Math.max(alone[at] ?? 0, whole && ofWhole === at ? whole.certainty : 0);
    const isPlain = isForbiddenMedicine(clause) || isPutOn(clause);
    const certainty = isPlain ? Math.max(learned, sure) : learned;
    const least = named.length > 0 ? told : surelyTold;
    if (whole === undefined && certainty < surelyTold) return [];
    if (named.length === 0 && asksToTell(clause)) return [];
    if (certainty < least || isDenied(clause)) return [];
    const isTaken = named.some(({ word }) => isOfMedicine(word)) && !isUnborne;
    const how = { ...(isUnborne && { isUnborne }), ...(isOfSpeaker(clause) && { isOwn: true as const }) };
    return [{ act: { kind: "health", isTaken, ...how }, span: wholeSpan(clause), certainty }];
  });
}

/** The reader cuts the utterance itself; where it was cut finer here, the likeliest part of that clause tells it. */
function clauseOfWhole(
  utterance: Utterance,
  clauses: readonly Utterance[],
  { clause, alone }: { clause: number; alone: readonly number[] },
): number {
  const stretches = clausesOf(utterance);
  const stretch = stretches[clause];
  if (!stretch || stretches.length === clauses.length) return clause;
  const from = utterance.words[stretch.from]?.start ?? 0;
  const to = utterance.words[stretch.to - 1]?.end ?? utterance.text.length;
  const within = clauses.flatMap(({ words }, at) => {
    const start = words[0]?.start ?? 0;
    return from <= start && start < to ? [at] : [];
  });
  return within.toSorted((one, other) => (alone[other] ?? 0) - (alone[one] ?? 0))[0] ?? clause;
}

/** 'I can't have penicillin', 'my codeine allergy': whoever speaks of themselves, and of nobody else, is the one. */
function isOfSpeaker({ words }: Utterance): boolean {
  const said = words.map(({ word }) => word.replace(/['’].*$/, ""));
  const isFirst = said.some((word, at) => word === "i" || (word === "my" && isOfHealth(said[at + 1] ?? "")));
  return isFirst && !said.some((word) => isRelationWord(word) || thirdPersons.has(word));
}
const thirdPersons: ReadonlySet<string> = new Set(
  "he she they him her them his their patient resident client".split(" "),
);

/** 'Can you let the dentist know please' tells nothing itself. */
const asksToTell = ({ words }: Utterance): boolean => words.every(({ word }) => ofTelling.has(word));
const ofTelling: ReadonlySet<string> = new Set(
  "can could would will you i we just please thanks let tell know pass on it that this to the a dentist dentists doctor hygienist nurse team them him her somebody someone about and so if want wanted need like".split(
    " ",
  ),
);

/** 'Penicillin brings me up in a rash', 'I can't have codeine'. */
const cannotHave = (clause: Utterance): boolean =>
  clause.words.some(({ word }) => isOfReaction(word)) || isForbiddenMedicine(clause);

/** Told plainly, however the rest is put: 'I no can have codeine', 'she must not be given aspirin'. Asked for a yes it is a question. */
const isForbiddenMedicine = (clause: Utterance): boolean =>
  medicineNamed(clause.words) !== null && findForbidden(clause).length > 0;
/** 'He's been put on Epilim', 'I'm on prednisolone now': by its own name, however the reader takes it. */
const isPutOn = ({ words }: Utterance): boolean =>
  words.some(
    ({ word }, at) =>
      isPrescribed(word) &&
      words[at - 1]?.word === "on" &&
      words.slice(Math.max(0, at - mostBeforeOn), at - 1).some((each) => begun.has(each.word)) &&
      !words.slice(0, at).some((each) => denials.has(each.word) || asks.has(each.word)),
  );
const mostBeforeOn = 4;
const begun: ReadonlySet<string> = new Set("been put started starting gone now just".split(" "));
const asks: ReadonlySet<string> = new Set("if do does did should can could what why when whether".split(" "));

const findForbidden = toFinder<true>([
  {
    means: true,
    say: [
      "(i|he|she|they|we|who|wife|husband|son|daughter|mum|dad|boy|girl) ..2 (can|could|must|may|should) not ..2 (have|take|be given|get|tolerate|touch|use|handle)",
      "(i|he|she|they|we|who|wife|husband|son|daughter|mum|dad|boy|girl) ..1 no (can|could|must) ..1 (have|take|use)",
      "(told|meant|supposed|allowed|am|are|is) not (allowed|supposed|meant)? to ..1 (have|take|be given|get|touch)",
    ],
    unless: [
      "(why|when|if|whether|what|how) ..3 not ..2 (have|take|be given|get)",
      // Not to be had at all is not borne; what cannot be got or swallowed is something else.
      "(get|have) (hold of|any more|enough|into|in to|a|an|the appointment)",
      "not ..2 (take|have) (it|them)? ..2 (any more|anymore|yet|today|tonight|with me|myself|off)",
    ],
  },
]);

/** Every one that is named is denied: 'no allergies', 'she's not on any tablets'. */
function isDenied(clause: Utterance): boolean {
  const { words } = clause;
  const named = words.flatMap(({ word }, at) => (isOfHealth(word) || isPrescribed(word) ? [at] : []));
  return (
    named.length > 0 &&
    !isForbiddenMedicine(clause) &&
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
  const calm = notUrgent.exec(text);
  const found = calm ?? painless.exec(text);
  const act = { kind: "not_urgent", ...(!calm && { isPainless: true as const }) } as const;
  return found ? [{ act, span: [found.index, found.index + found[0].length], certainty: sure }] : [];
}
/** 'It's not sore or anything', 'doesn't hurt'; not 'not hurting as much', which still does. */
const painless =
  /\b(?:(?:not|isn['’]?t) (?:actually |really |even )?(?:sore|painful|hurting)|(?:does|do)(?: not|n['’]?t) (?:actually |really |even )?(?:hurt|ache)|no pain|without (?:any )?pain)\b(?! (?:as|so|that|yet|when|unless|until|like|now|if|at the moment)\b)/i;
