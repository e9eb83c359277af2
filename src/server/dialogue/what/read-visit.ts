import { type AppointmentType, defaultAppointmentType } from "#contract/limits.ts";
import { visitRules } from "../hear/treatment-names.ts";
import { visitLikelihoodsOf } from "../learned/learned-visits.ts";
import { type Found, toFinder, toPhrase } from "../phrase.ts";
import type { Reading } from "../understanding.ts";
import { kinWords } from "../who/kin.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { asAWhole, isStory } from "./as-a-whole.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";
import { likelyVisit } from "./likely-visit.ts";
import { isDoneBefore, isNoTreatment, isRuledOut, isRuledOutWith } from "./visit-limits.ts";

const find = toFinder(visitRules);

/**
 * The reason for the visit. What was ruled out ('not a filling'), is told as done before ('had a tooth out on Friday') or
 * is no treatment ('I go out') does not count; after a correction the last said wins.
 * The wording as a whole wins over a word in it ('the surgeon wants a picture of my jaw'), unless something is taken
 * back, the treatment is asked for by its name, or it is told amid a story of other things.
 */
export function readVisit(utterance: Utterance, isCorrection: boolean): Reading<AppointmentType> | null {
  const found = find(utterance);
  const named = found.filter((each) => !isNoTreatment(utterance, each));
  const meant = withoutRuledOut(utterance, named);
  const standing = withoutDone(utterance, meant);
  const after = standing.length === meant.length ? null : reviewOf(utterance, meant, standing);
  if (after) return after;
  const [first] = standing;
  const isPlain = !isCorrection && standing.length === found.length;
  const isClear = first !== undefined && (isStory(utterance) || isAskedFor(utterance, standing));
  const likely = isPlain && !isClear ? likelyVisit(visitLikelihoodsOf(utterance), utterance) : null;
  const learned = likely && isBorneOut(utterance, likely, standing) ? likely : null;
  if (learned && standing.every(({ value }) => value !== learned)) return asAWhole(utterance, learned);
  if (!first) return null;
  const chosen = isCorrection ? standing.reduce((a, b) => (b.from > a.from ? b : a)) : first;
  return told(utterance, withPicture(utterance, chosen, standing));
}

const told = (
  utterance: Utterance,
  { value, from, to }: Found<AppointmentType>,
): Reading<AppointmentType> => ({
  value,
  ...heardBetween(utterance, from, to),
  assumed: [],
  certainty: "sure",
});

type Named = readonly Found<AppointmentType>[];

/** What was read back, by half its name; said otherwise 'the surgery' is the clinic. */
const findEcho = toFinder<AppointmentType>([...visitRules, { means: "Oral Surgery", say: ["surgery"] }]);

/** 'No, not surgery': what the visit is not for, whatever else it may be. */
export const ruledOutIn = (utterance: Utterance): readonly AppointmentType[] => {
  const named = findEcho(utterance);
  const meant = withoutRuledOut(utterance, named);
  return named.filter((each) => !meant.includes(each)).map(({ value }) => value);
};

function withoutRuledOut(utterance: Utterance, named: Named): Named {
  const isOut = (each: Found<AppointmentType>) => isRuledOut(utterance, each, named);
  const out = named.filter(isOut);
  // What overlaps with the ruled out is ruled out with it: the 'canal treatment' of 'no root canal treatment'.
  return named.filter(
    (each) =>
      !out.some((other) => each === other || (each.from < other.to && other.from < each.to)) &&
      !isRuledOutWith(utterance, each, out),
  );
}

const operated: ReadonlySet<AppointmentType> = new Set(["Oral Surgery", "Root Canal", "Dental Implant"]);

/** What was done before is not wished for again, when something else is. */
function withoutDone(utterance: Utterance, named: Named): Named {
  const done = named.filter((each) => isDoneBefore(utterance, each));
  const others = named.filter(
    (each) => !done.some((other) => each === other || (each.from < other.to && other.from < each.to)),
  );
  const isReview = done.some(({ value }) => operated.has(value)) && anyIn(checked, utterance.words);
  return others.length > 0 || isReview ? others : named;
}

const checked = phrases([
  "(check|checked|checkup|review|reviewed|recheck)",
  "(look|looked) at",
  "see how",
  "(want|wants) to see (me|him|her|us)",
]);
const longSince = phrases(["(years|ages) ago", "last year", "months ago", "as a (kid|child|teenager)"]);

/** 'Had a tooth out on Friday and need a check-up': to be seen after it. */
function reviewOf(utterance: Utterance, named: Named, standing: Named): Reading<AppointmentType> | null {
  const done = named.find((each) => !standing.includes(each) && operated.has(each.value));
  const isCheck = standing.every(({ value }) => value === defaultAppointmentType);
  if (!done || !isCheck || !anyIn(checked, utterance.words) || anyIn(longSince, utterance.words)) return null;
  return told(utterance, { ...done, ...standing[0], value: "Follow-up" });
}

/** 'A check-up and maybe an x-ray': pictures are taken at the check-up. */
function withPicture(
  utterance: Utterance,
  chosen: Found<AppointmentType>,
  standing: Named,
): Found<AppointmentType> {
  const check = checkUpIn(utterance, standing);
  const [first, last] = [check, chosen].sort((a, b) => (a?.from ?? 0) - (b?.from ?? 0));
  if (chosen.value !== "X-Ray/Imaging" || !check || !first || !last) return chosen;
  const between = utterance.words
    .slice(first.to, last.from)
    .map(({ word }) => word)
    .join(" ");
  return /^(?:and|plus|with)\b(?: \S+){0,3}$/.test(between)
    ? { ...check, from: first.from, to: last.to }
    : chosen;
}
const checkUpIn = ({ words }: Utterance, standing: Named): Found<AppointmentType> | undefined =>
  standing.find(
    ({ value, from, to }) =>
      value === defaultAppointmentType && words.slice(from, to).some(({ word }) => isCheckWord.test(word)),
  );
const isCheckWord = /^(?:check|checkup|checkups|consultation|consult|exam|examination)$/;

/** A plain 'check-up' is only taken for another visit by its wording when something told bears that out. */
function isBorneOut(utterance: Utterance, likely: AppointmentType, standing: Named): boolean {
  if (likely === "Emergency Visit") return !isMereRepair(utterance);
  const hints = likely === "Follow-up" ? afterwards : likely === "Preventive Care" ? ofChildren : null;
  return hints === null || !checkUpIn(utterance, standing) || anyIn(hints, utterance.words);
}
const afterwards = phrases([
  "(follow|again|back|healing|heal|healed|review|stitches|settled|settling|progress|finish|finished|adjust|adjusted|adjustment|fitted|fitting|last|rest|surgery|extraction|implant|root)",
  "(you|he|she|they|dentist) ..2 (did|put|fitted|took|started|made|gave)",
]);
const ofChildren = phrases([
  `(${kinWords}|kids|old|school|months|monthly|six|twelve|fluoride|grinding|guard|first)`,
]);

const madeByDentist =
  "(filling|fillings|crown|crowns|cap|veneer|veneers|bridge|denture|dentures|plate|retainer|bonding|composite)";
const repairs = phrases([madeByDentist]);
const pressing = phrases([
  "(pain|pains|painful|hurts|hurt|hurting|sore|ache|aches|aching|toothache|throbbing|agony|killing|swollen|swelling|bleeding|blood|nerve|infected|infection|abscess|urgent|urgently|asap|emergency|straight|immediately|quickly|fell|hit|accident|swallowed|sensitive|sleep)",
  "(tooth|teeth|molar) ..4 (broke|broken|chipped|cracked|snapped|knocked)",
]);
const painless = phrases([
  "(does|do|did|is|has|have|are) not (really|actually|even|been|in)? ..1 (hurt|hurts|hurting|ache|aching|sore|painful|pain|urgent|bothering|bother)",
  "(no|not|without|zero) (any|much|real|in|an)? (pain|ache|discomfort|rush|hurry|emergency|urgent)",
]);

/** 'I've cracked a filling', 'the filling broke, it doesn't hurt': work for a chair, and urgent only by pain or a blow. */
const isMereRepair = ({ words }: Utterance): boolean =>
  anyIn(repairs, words) && (anyIn(painless, words) || !anyIn(pressing, words));

const askingFor = toPhrase(
  "(want|need|like|love|book|booked|get|have|after|for|arrange|make|schedule|organise|hoping) (in)? (for)? (a|an|another|some)",
);

/** 'Hoping to get a root canal': a single treatment by its name. 'A check-up' may be any visit, so it is none. */
function isAskedFor({ words }: Utterance, standing: readonly Found<AppointmentType>[]): boolean {
  const [first, ...others] = standing;
  if (!first || first.value === defaultAppointmentType) return false;
  if (others.some(({ value }) => value !== first.value)) return false;
  return standing.some(({ from }) =>
    [2, 3, 4].some((before) => from >= before && askingFor.match(words, from - before) === from),
  );
}
