import type { RehearsalVerdict } from "#contract/assistants/rehearsals.ts";
import type { JudgedCall } from "./fact-check.ts";
import type { PlannedReply } from "./plan-fact-check.ts";
import type { Reply } from "./read-reply.ts";

/** An appointment in a rehearsal's book. Nobody in it is real. */
export interface Visit {
  patientName: string;
  /** E.164. */
  patientPhone: string;
  /** Clinic-local. */
  date: string;
  time: string;
  appointmentType: string;
}

/** What the draft allows its callers; whether they got what they rang for is judged by it. */
export interface Allowed {
  bookAppointments: boolean;
  rescheduleCancel: boolean;
  provideInfo: boolean;
}

/** What a call left behind. */
export interface Aftermath {
  /** Visits that stand, those from before included. */
  visits: readonly Visit[];
  /** Visits that stood before the call. */
  before: readonly Visit[];
  /** How many messages and callbacks were left for the team. */
  messages: number;
  wasHandedOver: boolean;
  wereStaffAlerted: boolean;
  /** The assistant's replies, in order; the greeting first. */
  replies: readonly PlannedReply[];
  /** All that the caller said. */
  asked: readonly string[];
  /** Where the clinic sends emergencies that cannot wait; null = nowhere. */
  emergencyContact: string | null;
  /** What the said is held against. */
  books: Omit<JudgedCall, "said">;
  /** The call broke off because the assistant failed. */
  hasBroken: boolean;
}

/** Somebody made up who rings for a reason, and knows afterwards whether the call was good. */
export interface RehearsalCaller {
  /** Stable for one clinic and day: the same caller rings the live settings and the draft. */
  id: string;
  group: "booking" | "changes" | "questions" | "people" | "safety";
  /** What the caller rings for, in a few words for staff. */
  goal: string;
  /** E.164; null = withheld. */
  callerNumber: string | null;
  before: readonly Visit[];
  /** When this caller rings, epoch milliseconds; absent = as the others do. */
  at?: number;
  /** Starts the caller afresh; the next words after a reply, null = the caller hangs up. */
  answers(): (reply: Reply) => string | null;
  verdict(after: Aftermath, allowed: Allowed): RehearsalVerdict;
}
