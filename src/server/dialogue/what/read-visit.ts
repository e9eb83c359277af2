import { type AppointmentType, defaultAppointmentType } from "#contract/limits.ts";
import { type Found, toFinder, toPhrase } from "../phrase.ts";
import type { Reading } from "../understanding.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { asAWhole, isStory } from "./as-a-whole.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";
import { likelyVisit, visitLikelihoodsOf } from "./learned/learned-visits.ts";
import { visitRules } from "./visit-rules.ts";

const find = toFinder(visitRules);

/** Words before a reason that take it back: 'not a filling, a clean'. */
const takenBack = /^(?:not|no|without|never|instead|than)$/;

/**
 * The reason for the visit. What was ruled out ('not a filling') does not count; after a correction the last said wins.
 * The wording as a whole wins over a word in it ('the surgeon wants a picture of my jaw'), unless something is taken
 * back, the treatment is asked for by its name, or it is told amid a story of other things.
 */
export function readVisit(utterance: Utterance, isCorrection: boolean): Reading<AppointmentType> | null {
  const named = find(utterance);
  const standing = named.filter((each) => !isTakenBack(utterance, each));
  const [first] = standing;
  const isPlain = !isCorrection && standing.length === named.length;
  const isClear = first !== undefined && (isStory(utterance) || isAskedFor(utterance, standing));
  const likely = isPlain && !isClear ? likelyVisit(visitLikelihoodsOf(utterance), utterance) : null;
  const learned = likely === "Emergency Visit" && isMereRepair(utterance) ? null : likely;
  if (learned && standing.every(({ value }) => value !== learned)) return asAWhole(utterance, learned);
  if (!first) return null;
  const chosen = isCorrection ? standing.reduce((a, b) => (b.from > a.from ? b : a)) : first;
  return {
    value: chosen.value,
    ...heardBetween(utterance, chosen.from, chosen.to),
    assumed: [],
    certainty: "sure",
  };
}

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

function isTakenBack(utterance: Utterance, { from, to }: Found<AppointmentType>): boolean {
  // 'knocked clean out' is nothing to be cleaned.
  if (
    utterance.words[from]?.word === "clean" &&
    /^(?:out|off|through|away)$/.test(utterance.words[to]?.word ?? "")
  )
    return true;
  const before = utterance.words[from - 1]?.word ?? "";
  const beforeThat = utterance.words[from - 2]?.word ?? "";
  if (before === "not" || before === "than" || before === "of")
    return before !== "of" || beforeThat === "instead";
  return /^(?:a|an|the|for|need|want|any)$/.test(before) && takenBack.test(beforeThat) && beforeThat !== "no";
}
