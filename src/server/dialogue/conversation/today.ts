import { toLocal } from "#kernel/zoned-time.ts";
import { isClosedWithin } from "./phrases/special-days.ts";
import { hoursOn } from "./phrases/spoken.ts";
import type { LiveState } from "./state.ts";

/** What the clinic's calendar shows at the call's last event. */
export const todayOf = (state: LiveState): string => toLocal(state.now, state.facts.timeZone).date;
export const clockOf = (state: LiveState): string => toLocal(state.now, state.facts.timeZone).time;

/** Outside its hours nobody picks up at the clinic. */
export function isClosedNow(state: LiveState): boolean {
  const { start, end } = hoursOn(state.facts, todayOf(state));
  const clock = clockOf(state);
  return start === "" || clock < start || clock >= end || isClosedWithin(state.facts, todayOf(state), clock);
}

/** Whoever could be put through is not while nobody is there; a voicemail is taken at any hour. */
export const isRungBackOnly = (state: LiveState): boolean =>
  state.facts.canTransfer && state.facts.takesVoicemail !== true && isClosedNow(state);
