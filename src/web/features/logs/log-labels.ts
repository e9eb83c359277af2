import type { CallOutcome } from "#contract/calls.ts";
import { formatDuration } from "#web/lib/formatting.ts";

/** `2 min 14 s`; a word when there is none. */
export const durationLabel = (seconds: number | null): string =>
  seconds === null ? "None" : formatDuration(seconds);

const outcomes: Record<CallOutcome, string> = {
  in_progress: "Still on the line",
  booked: "Booked an appointment",
  rescheduled: "Moved an appointment",
  cancelled: "Cancelled an appointment",
  answered: "Question answered",
  waitlisted: "Put on the waitlist",
  message_taken: "Message taken",
  handed_over: "Put through to reception",
  emergency: "Emergency advice given",
  abandoned: "Caller hung up early",
  reached: "Reached, nothing booked",
  not_reached: "Person not reached",
  failed: "Call failed",
};

export const outcomeLabel = (outcome: CallOutcome): string => outcomes[outcome];
