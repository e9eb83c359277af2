import { type AppointmentType, appointmentTypes } from "#contract/limits.ts";
import { visitLikelihoodsOf } from "../../learned/learned-visits.ts";
import { kindOfTreatment, ownNamesIn } from "../../own-names.ts";
import { toFinder } from "../../phrase.ts";
import { visitRules } from "../../treatment-names.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { type Span, sure } from "../found.ts";

/** What a visit is for, by the name of the treatment or by the wording as a whole. */

export interface Treatment {
  treatment: AppointmentType;
  span: Span;
  certainty: number;
  /** By its own name, not by the wording as a whole. */
  isNamed: boolean;
  /** Said to be what is wanted: 'I'm after a check-up', 'for a clean'. */
  isWanted?: boolean;
  /** The clinic's own name of it; absent = it was called by none. */
  ownName?: string;
}

const find = toFinder(visitRules);
const ruledOut = /^(?:not|no|without|never|instead)$/;

/**
 * The treatments that are named, the clinic's own names before all others and the particular before the general; what is ruled out
 * ('not a filling') is left out.
 */
export function namedTreatments(
  utterance: Utterance,
  ownNames: readonly string[] = [],
): readonly Treatment[] {
  const kept: Treatment[] = ownNamesIn(utterance, ownNames).flatMap(({ name, span }) => {
    const from = utterance.words.findIndex(({ start }) => start >= span[0]);
    if (isRuledOut(utterance, from)) return [];
    const told = { span, certainty: sure, isNamed: true, isWanted: isWanted(utterance, from) };
    return [{ treatment: kindOfTreatment(name), ...told, ownName: name }];
  });
  for (const { value, from, to } of find(utterance)) {
    const { span } = heardBetween(utterance, from, to);
    if (kept.some((each) => span[0] < each.span[1] && each.span[0] < span[1])) continue;
    if (isRuledOut(utterance, from)) continue;
    kept.push({
      treatment: value,
      span,
      certainty: sure,
      isNamed: true,
      isWanted: isWanted(utterance, from),
    });
  }
  return kept;
}

/** 'Not a filling', 'no filling'; the 'no' of 'no no, a check-up' and 'no, a check-up' answers. */
function isRuledOut({ words }: Utterance, from: number): boolean {
  const [next = "", further = ""] = [1, 2].map((back) => words[from - back]?.word ?? "");
  if (next === "no") return !/^(?:no|nah|nope)$/.test(further);
  return ruledOut.test(next) || (further !== "no" && ruledOut.test(further));
}

/** Straight behind the word that wants it: 'need a', 'I'm after another'; 'after the filling he was fine' wants none. */
function isWanted({ words }: Utterance, from: number): boolean {
  let at = from - 1;
  while (at > from - mostBetween && leadingUp.has(words[at]?.word ?? "")) at -= 1;
  const before = words[at - 1]?.word ?? "";
  return wanting.has(words[at]?.word ?? "") || (words[at]?.word === "after" && being.test(before));
}
/** Nothing stands before it: 'a check-up please'. */
export const comesFirst = ({ words }: Utterance, { span }: Treatment): boolean =>
  words.every(({ word, start }) => start >= span[0] || leadingUp.has(word));
const being = /^(?:i['’]?m|am|we['’]?re|are|is|(?:he|she)['’]?s|be)$/;
const mostBetween = 4;
const leadingUp: ReadonlySet<string> = new Set(
  "a an another the my our his her just in for quick regular normal routine standard".split(" "),
);
const wanting: ReadonlySet<string> = new Set("need needs want wants like book get".split(" "));

/** What the wording as a whole tells; null where nothing is likely, and of one or two words, which names tell. Where it was asked for, less is enough. */
export function learnedTreatment(utterance: Utterance, isAskedFor = false): Treatment | null {
  const given = visitLikelihoodsOf(utterance);
  const [treatment] = appointmentTypes.toSorted((one, other) => given[other] - given[one]);
  const least = isAskedFor ? likelyAskedFor : likely;
  if (!treatment || given[treatment] < least || utterance.words.length < fewestWords) return null;
  return { treatment, span: [0, utterance.text.length], certainty: given[treatment], isNamed: false };
}
const likely = 0.6;
const likelyAskedFor = 0.45;

/** Whether the wording as a whole tells that nothing is to be done, whatever is named in it: 'after the filling he was fine'. */
export const tellsNone = (utterance: Utterance): boolean =>
  utterance.words.length >= fewestWords && visitLikelihoodsOf(utterance).none >= surelyNone;
const surelyNone = 0.95;
const fewestWords = 3;
