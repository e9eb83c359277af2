import type { FirstStepId, FirstSteps } from "#contract/clinic/first-steps.ts";
import { firstStepIds } from "#contract/clinic/first-steps.ts";

/** What a clinic has of what the first steps are about. */
export interface SetUpSoFar {
  timeZone: string;
  isHidden: boolean;
  hasKnowledgeBase: boolean;
  /** Whose public holidays are kept. */
  hasState: boolean;
  hasPractitioner: boolean;
  /** Somebody spoke with the assistant, on a test call or a real one. */
  hasRung: boolean;
  hasRehearsed: boolean;
  /** One of its own, or calls that come in without. */
  hasNumber: boolean;
  /** Who belongs to the clinic, or was invited. */
  hasColleague: boolean;
}

export function firstStepsOf(has: SetUpSoFar): FirstSteps {
  // Public holidays are known of Australia alone.
  const needsState = has.timeZone.startsWith("Australia/");
  const isDone: Record<FirstStepId, boolean> = {
    clinic: has.hasKnowledgeBase && (has.hasState || !needsState),
    people: has.hasPractitioner,
    ring: has.hasRung,
    callers: has.hasRehearsed,
    number: has.hasNumber,
    invite: has.hasColleague,
  };
  return { steps: firstStepIds.map((id) => ({ id, isDone: isDone[id] })), isHidden: has.isHidden };
}
