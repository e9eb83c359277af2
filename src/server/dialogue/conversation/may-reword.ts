import type { CallEvent, Effect } from "#server/dialogue/events.ts";
import { mustStand } from "#server/dialogue/rewording/must-stand.ts";
import type { CallState, NextStep } from "./state.ts";

/** One turn of a call from the caller's words to the end of the answer. */
export interface WholeTurn {
  before: CallState;
  after: CallState;
  /** What began it. */
  event: CallEvent;
  /** All that it brought, of every step within it. */
  effects: readonly Effect[];
}

/**
 * Whether an answer may be told in other words. Never what is said in an emergency, to or about an identity, of consent and
 * recording, of what the team was told, before a yes (read-backs), or when the call ends or is handed over: those are
 * spoken as they were written.
 */
export function mayReword({ before, after, event, effects }: WholeTurn): boolean {
  return (
    event.type === "heard" &&
    effects.every(isHarmless) &&
    after.toldEmergencies.length === 0 &&
    after.warnedOfAbuse === before.warnedOfAbuse &&
    isPlainStep(after.step) &&
    before.step.kind !== "checking_emergency"
  );
}

function isHarmless(effect: Effect): boolean {
  switch (effect.type) {
    case "say":
      return effect.interruptible && !mustStand.test(effect.text);
    case "find_slots":
    case "book":
    case "cancel":
    case "reschedule":
      return true;
    default:
      return false;
  }
}

function isPlainStep(step: NextStep): boolean {
  switch (step.kind) {
    case "collecting":
      return step.asked !== "own_number";
    case "taking_message":
      return step.asked !== "own_number";
    case "greeting":
    case "offering":
    case "offering_person":
    case "offering_rebooking":
    case "anything_else":
      return true;
    default:
      return false;
  }
}
