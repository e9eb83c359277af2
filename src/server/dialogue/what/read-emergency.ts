import { type Found, toFinder } from "../phrase.ts";
import type { EmergencyDegree, Reading } from "../understanding.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { findSigns } from "./emergency/find-signs.ts";
import { isAskedWhatToDo, isSetAside, isSoftened, lifeThreatening } from "./emergency-limits.ts";
import { notionRules } from "./emergency-notions.ts";
import { doubtfulRules, emergencyRules } from "./emergency-rules.ts";

const degrees: readonly EmergencyDegree[] = [
  "breathing",
  "bleeding",
  "collapse",
  "knocked_out_tooth",
  "injured_jaw",
  "severe_pain",
  "swelling",
  "broken_tooth",
];
const findPhrases = toFinder(
  degrees.flatMap((degree) => [...emergencyRules, ...notionRules].filter(({ means }) => means === degree)),
);
const findDoubtfulPhrases = toFinder(doubtfulRules);
const byDegree = (one: Alarm, other: Alarm): number =>
  degrees.indexOf(one.value) - degrees.indexOf(other.value);

/** Turns of phrase and signs that stand together, those of the gravest degree first. */
function findAlarms(utterance: Utterance): { certain: readonly Alarm[]; doubtful: readonly Alarm[] } {
  const signs = findSigns(utterance);
  return {
    certain: [...findPhrases(utterance), ...signs.filter((sign) => !sign.isDoubtful)].sort(byDegree),
    doubtful: [...findDoubtfulPhrases(utterance), ...signs.filter((sign) => sign.isDoubtful)],
  };
}

/**
 * The gravest emergency that is really happening, or null. `unsure` = ask whether it is happening
 * before naming 000: words that may mean less, or that only another reading of the utterance holds.
 */
export function readEmergency(
  utterance: Utterance,
  others: readonly Utterance[] = [],
): Reading<EmergencyDegree> | null {
  const alarms = findAlarms(utterance);
  const certain = firstReal(utterance, alarms.certain);
  if (certain && lifeThreatening.has(certain.value))
    return toReading(utterance, certain, isDoubted(utterance, certain) ? "unsure" : "sure");
  const doubtful = firstReal(
    utterance,
    alarms.doubtful.filter((alarm) => alarm.value === "bleeding" || !isSoftened(utterance, alarm)),
  );
  if (doubtful) return toReading(utterance, doubtful, "unsure");
  const misheard = certain ? null : inOthers(utterance, others);
  return misheard ?? (certain && toReading(utterance, certain, "sure"));
}

type Alarm = Found<EmergencyDegree>;

const isDoubted = (utterance: Utterance, alarm: Alarm): boolean =>
  isSoftened(utterance, alarm) || isAskedWhatToDo(utterance);

const firstReal = (utterance: Utterance, alarms: readonly Alarm[]): Alarm | null =>
  alarms.find(({ value, from, to }) => !isSetAside(utterance, value, from, to)) ?? null;

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
    if (!alarm || !lifeThreatening.has(alarm.value)) continue;
    const assumed = ["heard in another reading of the words"];
    return {
      value: alarm.value,
      heard: utterance.text,
      span: [0, utterance.text.length],
      assumed,
      certainty: "unsure",
    };
  }
  return null;
}
