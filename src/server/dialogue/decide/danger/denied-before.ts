import type { Act, ActKind } from "../../hear/acts/acts.ts";
import type { Danger } from "./danger.ts";
import { addsUp, endsByNo, isAskedBySigns } from "./kinds.ts";

/** What the caller said once that it is not. */

type DangerAct = Extract<Act, { kind: "danger" }>;

/** Denied once, it is believed unless it is said in so many words. */
export const isDenied = (danger: Danger | null, { danger: kind, degree }: DangerAct): boolean =>
  (kind === "self_harm" || endsByNo(kind)) && degree !== "life" && danger?.denied?.includes(kind) === true;

/**
 * Asked about and denied, the same thing is not asked once more for being told once more: what happened has happened, and what was
 * asked for were its signs. One of those, or what is told in other words of a kind that is asked about by itself, is new.
 */
export function isToldBefore(
  danger: Danger | null,
  { danger: kind, degree, words, certainty, isAnew }: DangerAct,
  acts: readonly Act[],
): boolean {
  if (danger === null || degree !== "perhaps_life" || danger.denied?.includes(kind) !== true) return false;
  // Signs of the heart add up over a call.
  if (addsUp(kind)) return false;
  const isOpen = danger.kind === kind && (danger.stage === "asked" || danger.stage === "sent");
  const isNew =
    isAnew === true ||
    acts.some(
      (act) =>
        newly.includes(act.kind) || (act.kind === "not_right" && danger.bad?.includes(act.sign) !== true),
    );
  if (isOpen || isNew || danger.takenBack?.includes(kind)) return false;
  const told = words.trim().toLowerCase();
  return (
    (isAskedBySigns(kind) && certainty < surelyNew) ||
    danger.words.some((each) => each.toLowerCase().includes(told))
  );
}

/** So well told, in other words than before, it may be more than what happened. */
const surelyNew = 0.9;
/** Whoever doubts it now. */
const newly: readonly ActKind[] = ["unsure", "distress"];
