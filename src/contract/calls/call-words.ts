import type { CallOutcome } from "./calls.ts";

/** How a call ended, for people. */
export const outcomeWords: Record<CallOutcome, string> = {
  in_progress: "Still on the line",
  booked: "Booked an appointment",
  rescheduled: "Moved an appointment",
  cancelled: "Cancelled an appointment",
  answered: "Question answered",
  waitlisted: "Waitlist changed",
  message_taken: "Message taken",
  handed_over: "Put through to reception",
  emergency: "Emergency advice given",
  abandoned: "Caller hung up early",
  reached: "Reached, nothing booked",
  not_reached: "Person not reached",
  failed: "Call failed",
};
