import type { AppointmentType } from "#contract/limits.ts";
import { type Found, toFinder } from "../phrase.ts";
import type { Reading } from "../understanding.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { visitRules } from "./visit-rules.ts";

const find = toFinder(visitRules);

/** Words before a reason that take it back: 'not a filling, a clean'. */
const takenBack = /^(?:not|no|without|never|instead|than)$/;

/** The reason for the visit. What was ruled out ('not a filling') does not count; after a correction the last said wins. */
export function readVisit(utterance: Utterance, isCorrection: boolean): Reading<AppointmentType> | null {
  const standing = find(utterance).filter((each) => !isTakenBack(utterance, each));
  const [first] = standing;
  if (!first) return null;
  const chosen = isCorrection ? standing.reduce((a, b) => (b.from > a.from ? b : a)) : first;
  return {
    value: chosen.value,
    ...heardBetween(utterance, chosen.from, chosen.to),
    assumed: [],
    certainty: "sure",
  };
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
