import type { FreeTime } from "#contract/errors.ts";
import { spokenDate } from "#kernel/spoken-dates.ts";
import { spokenTime } from "./phrases/spoken.ts";
import type { CallState, NextStep } from "./state.ts";

/** The caller spoke over the assistant: only what was really heard counts as said. */
export function cutShort(state: CallState, heardUntil: string): CallState {
  return { ...state, lastSaid: heardUntil, step: cutStep(state.step, heardUntil) };
}

function cutStep(step: NextStep, heard: string): NextStep {
  switch (step.kind) {
    case "reading_back":
      return { ...step, unheard: step.unheard || !wasHeard(step.booking, heard) };
    case "confirming_move":
      return { ...step, unheard: step.unheard || !wasHeard(step.to, heard) };
    case "confirming_cancel":
      return { ...step, unheard: step.unheard || !wasHeard(step.appointment, heard) };
    case "offering": {
      const said = step.times.filter((each) => heard.includes(spokenTime(each.time)));
      return said.length === 0
        ? { ...step, unheard: true }
        : { ...step, times: said, all: step.all ?? step.times };
    }
    default:
      return step;
  }
}

const wasHeard = (slot: FreeTime, heard: string): boolean =>
  heard.includes(spokenDate(slot.date)) && heard.includes(spokenTime(slot.time));
