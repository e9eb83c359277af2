import { outcomeWords } from "#contract/calls/call-words.ts";
import type { CallOutcome } from "#contract/calls/calls.ts";
import { formatDuration } from "#web/lib/durations.ts";

/** `2 min 14 s`; a word when there is none. */
export const durationLabel = (seconds: number | null): string =>
  seconds === null ? "None" : formatDuration(seconds);

export const outcomeLabel = (outcome: CallOutcome): string => outcomeWords[outcome];
