import type { DangerClass } from "../learned/classes.ts";
import type { Likelihoods } from "../learned/classifier.ts";
import { dangerLikelihoodsOf, likeliestOf, threatOf } from "../learned/learned-dangers.ts";
import { type Found, toFinder } from "../phrase.ts";
import {
  dentalTroubles,
  type EmergencyDegree,
  isLifeThreat,
  lifeThreats,
  type Reading,
} from "../understanding.ts";
import { heardBetween, partOf, type Utterance } from "../words.ts";
import { afterTreatmentRules } from "./after-treatment-rules.ts";
import { asAWhole, asHeardOtherwise, isBrief } from "./as-a-whole.ts";
import { findSigns } from "./emergency/find-signs.ts";
import {
  isHabitOfGagging,
  isMildOoze,
  isOnlyLump,
  isPastIllness,
  isReasonToStayAway,
  isSensitive,
  isStandingLump,
  isToldAsHad,
  isTrade,
  isUsualDose,
  troublesInName,
} from "./emergency/harmless.ts";
import { hasIdiom } from "./emergency/idioms.ts";
import { presentClauseStart } from "./emergency/told-now.ts";
import { withoutWhoIsWho } from "./emergency/who-is-who.ts";
import {
  hasEased,
  isAskedWhatToDo,
  isLongOver,
  isMaybeNone,
  isNobodys,
  isSetAside,
  isSoftened,
  isToldAsPast,
} from "./emergency-limits.ts";
import { notionRules } from "./emergency-notions.ts";
import { doubtfulRules, emergencyRules } from "./emergency-rules.ts";
import { askedRules, plainRules } from "./plain-dangers.ts";
import { isMortalPain } from "./read-mortal-pain.ts";
import { isPainGone } from "./read-pain-gone.ts";
import { isOnlyBabyToothPushed } from "./read-tooth-injury.ts";
import { askedViolence, hurtRules, violenceRules } from "./read-violence.ts";

const degrees: readonly EmergencyDegree[] = [...lifeThreats, ...dentalTroubles];
const findPhrases = toFinder(
  degrees.flatMap((degree) =>
    [...emergencyRules, ...notionRules, ...afterTreatmentRules].filter(({ means }) => means === degree),
  ),
);
const findDoubtfulPhrases = toFinder(doubtfulRules);
const findPlain = toFinder([...plainRules, ...violenceRules]);
const findAsked = toFinder([...askedRules, ...askedViolence]);
const findHurt = toFinder(hurtRules);
const byDegree = (one: Alarm, other: Alarm): number =>
  degrees.indexOf(one.value) - degrees.indexOf(other.value);

interface Alarms {
  certain: readonly Alarm[];
  doubtful: readonly Alarm[];
}

/** Turns of phrase and signs that stand together, those of the gravest degree first. */
function findAlarms(utterance: Utterance): Alarms {
  const inName: readonly EmergencyDegree[] = troublesInName(utterance.words);
  const signs = findSigns(utterance).filter(({ value }) => !inName.includes(value));
  const isOoze = isMildOoze(utterance.words);
  const isReal = ({ value }: Alarm): boolean => !(isOoze && value === "bleeding");
  return {
    certain: [...findPhrases(utterance), ...signs.filter(({ sign }) => !sign.isDoubtful)]
      .filter(isReal)
      .sort(byDegree),
    doubtful: [...findDoubtfulPhrases(utterance), ...signs.filter(({ sign }) => sign.isDoubtful)].filter(
      isReal,
    ),
  };
}

/** How likely the wording as a whole has to make a danger, by what else is known of it. */
const least = {
  /** What the rules are sure of is asked about below this, for the whole tells of no threat … */
  sure: 0.1,
  /** … and what only hints at a threat is not even that. */
  hinted: 0.01,
  /** A threat that no rule knows is asked about from here on … */
  unknown: 0.5,
  /** … that a few words have to tell … */
  inFew: 0.9,
  /** … or that the rules know as urgent trouble, over, or a manner of speaking. */
  knownAsLess: 0.95,
  /** Urgent dental trouble that no rule knows. */
  trouble: 0.6,
} as const;
const fewWords = 5;

/**
 * The gravest emergency that is really happening, or null. `unsure` = ask whether it is happening before naming 000:
 * words that may mean less, that only another reading of the utterance holds, or that no rule but only the wording as a
 * whole takes for a threat.
 */
export const readEmergency = (
  utterance: Utterance,
  others: readonly Utterance[] = [],
): Reading<EmergencyDegree> | null => readPushedTooth(utterance) ?? readGravest(utterance, others);

/** Nothing but a baby tooth that was pushed: whatever else its words hint at, the wording as a whole does not bear out. */
function readPushedTooth(utterance: Utterance): Reading<EmergencyDegree> | null {
  if (!isOnlyBabyToothPushed(utterance) || firstHurt(utterance)) return null;
  const likelihoods = dangerLikelihoodsOf(utterance);
  const isThreat = threatOf(likelihoods) + likelihoods.self_harm >= least.sure;
  return isThreat || firstReal(utterance, findPlain(utterance))
    ? null
    : asAWhole(utterance, "knocked_out_tooth", "sure");
}

function readGravest(utterance: Utterance, others: readonly Utterance[]): Reading<EmergencyDegree> | null {
  const alarms = findAlarms(utterance);
  if (isMortalPain(utterance) && ![...alarms.certain, ...alarms.doubtful].some(isOtherThreat(utterance)))
    return asAWhole(utterance, "severe_pain", "sure");
  const plain = firstReal(utterance, findPlain(utterance));
  if (plain) return toReading(utterance, plain, "sure");
  const likelihoods = dangerLikelihoodsOf(utterance);
  const threat = isBrief(utterance) ? 1 : threatOf(likelihoods) + likelihoods.self_harm;
  const hurt = firstHurt(utterance);
  const certain = firstReal(utterance, hurt ? alarms.certain.filter(isBeside(hurt)) : alarms.certain);
  if (certain && isLifeThreat(certain.value)) {
    const isSure =
      Math.max(threat, threatInClause(utterance, certain)) >= least.sure && !isDoubted(utterance, certain);
    return toReading(utterance, certain, isSure ? "sure" : "unsure");
  }
  const asked = firstReal(utterance, findAsked(utterance)) ?? hurt;
  if (asked) return toReading(utterance, asked, "unsure");
  const doubtful = firstDoubtful(utterance, alarms);
  if (doubtful && threat >= least.hinted) return toReading(utterance, doubtful, "unsure");
  const misheard = certain ? null : inOthers(utterance, others);
  return (
    misheard ??
    learnedThreat(withoutWhoIsWho(utterance), certain !== null || isKnown(alarms)) ??
    (certain && toReading(utterance, certain, "sure")) ??
    learnedTrouble(utterance, likelihoods, alarms)
  );
}

/** What stands before the clause of the trouble is of something else, and tells nothing of how grave it is. */
function threatInClause(utterance: Utterance, { to }: Alarm): number {
  const start = presentClauseStart(utterance.words, to);
  return start === null ? 0 : threatOf(dangerLikelihoodsOf(partOf(utterance, utterance.words.slice(start))));
}

function learnedThreat(utterance: Utterance, isKnownAsLess: boolean): Reading<EmergencyDegree> | null {
  const { words } = utterance;
  const likelihoods = dangerLikelihoodsOf(utterance);
  if (isNobodys(utterance) || (isKnownAsLess && isToldAsPast(utterance))) return null;
  if (isUsualDose(words) || isTrade(words) || isSensitive(words) || isReasonToStayAway(words)) return null;
  const degree = likeliestOf(likelihoods, lifeThreats);
  if ((degree === "bleeding" || degree === "collapse") && isMildOoze(words)) return null;
  if (degree === "breathing" && (isStandingLump(words) || isHabitOfGagging(words))) return null;
  if (degree === "collapse" && isPastIllness(words, 0, words.length)) return null;
  const isLess = isKnownAsLess || hasIdiom(words) || hasEased(words);
  const enough = words.length < fewWords ? least.inFew : isLess ? least.knownAsLess : least.unknown;
  return degree && threatOf(likelihoods) >= enough && !isBrief(utterance)
    ? asAWhole(utterance, degree, "unsure")
    : null;
}

/** What a rule heard and set aside ('mine got knocked out years ago') is none here either. */
function learnedTrouble(
  utterance: Utterance,
  likelihoods: Likelihoods<DangerClass>,
  { certain }: Alarms,
): Reading<EmergencyDegree> | null {
  const degree = likeliestOf(likelihoods, dentalTroubles);
  if (degree === "severe_pain" && isPainGone(utterance.text)) return null;
  if (degree && troublesInName(utterance.words).some((each) => each === degree)) return null;
  const isLikely = degree && likelihoods[degree] >= least.trouble && !isBrief(utterance);
  return isLikely && certain.every(({ value }) => value !== degree)
    ? asAWhole(utterance, degree, "sure")
    : null;
}

/** What a rule knew for a threat, and set aside. */
const isKnown = ({ certain, doubtful }: Alarms): boolean =>
  [...certain, ...doubtful].some(({ value }) => isLifeThreat(value));

type Alarm = Found<EmergencyDegree>;

/** A life in danger by anything but the words for dying themselves. */
const isOtherThreat =
  ({ words }: Utterance) =>
  ({ value, from, to }: Alarm): boolean =>
    isLifeThreat(value) &&
    !words.slice(from, to).some(({ word }) => word === "die" || word === "dying" || word === "dead");

const isDoubted = (utterance: Utterance, alarm: Alarm): boolean =>
  isSoftened(utterance, alarm) ||
  isAskedWhatToDo(utterance) ||
  isMaybeNone(utterance) ||
  isToldAsHad(utterance.words) ||
  (alarm.value === "breathing" && isOnlyLump(utterance.words));

const firstDoubtful = (utterance: Utterance, { doubtful }: Alarms): Alarm | null =>
  firstReal(
    utterance,
    doubtful.filter((alarm) => alarm.value === "bleeding" || !isSoftened(utterance, alarm)),
  );

/** Swollen besides whatever else is the matter: 'tooth pain, and the face is big'. */
export const isSwollen = (utterance: Utterance): boolean =>
  firstReal(
    utterance,
    findAlarms(utterance).certain.filter(({ value }) => value === "swelling"),
  ) !== null;

/** The gravest emergency that the rules alone know. */
export function alarmIn(utterance: Utterance): EmergencyDegree | null {
  const named =
    firstReal(utterance, [...findPlain(utterance), ...findAsked(utterance)]) ?? firstHurt(utterance);
  if (named) return named.value;
  const alarms = findAlarms(utterance);
  const certain = firstReal(utterance, alarms.certain);
  if (certain && isLifeThreat(certain.value)) return certain.value;
  return (firstDoubtful(utterance, alarms) ?? certain)?.value ?? null;
}

const firstReal = (utterance: Utterance, alarms: readonly Alarm[]): Alarm | null =>
  alarms.find(({ value, from, to }) => !isSetAside(utterance, value, from, to)) ?? null;

/** 'He grabbed me by the throat' is somebody's deed, and no word more of the throat. */
const isBeside =
  (hurt: Alarm) =>
  ({ from, to }: Alarm): boolean =>
    from < hurt.from || to > hurt.to;

const firstHurt = (utterance: Utterance): Alarm | null =>
  findHurt(utterance).find((alarm) => !isLongOver(utterance, alarm)) ?? null;

function toReading(
  utterance: Utterance,
  { value, from, to }: Alarm,
  certainty: "sure" | "unsure",
): Reading<EmergencyDegree> {
  return { value, ...heardBetween(utterance, from, to), assumed: [], certainty };
}

function inOthers(utterance: Utterance, others: readonly Utterance[]): Reading<EmergencyDegree> | null {
  for (const other of others) {
    const alarm = firstReal(other, findAlarms(other).certain);
    if (!alarm || !isLifeThreat(alarm.value)) continue;
    return asHeardOtherwise(utterance, alarm.value);
  }
  return null;
}
