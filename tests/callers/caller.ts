/**
 * Simulated callers: they have something to get done, hear the assistant's words and answer what they
 * were asked. They know nothing of the engine; whether they got what they rang for is judged by what
 * stands in the book afterwards.
 */
export interface Caller {
  kind: string;
  /** Stable, for reports: `one-at-a-time/lower/3`. */
  id: string;
  /** E.164; null = withheld. */
  callerNumber: string | null;
  /** What must stand in the book before the call. */
  before: readonly BookedVisit[];
  /** What the caller rings for, in words. */
  goal: string;
  /** The next words after what the assistant said; null = the caller hangs up. */
  next(assistantText: string): string | null;
  /** The words of a second call, on the same line and a little later; absent when one call is enough. */
  ringsAgain?(assistantText: string): string | null;
  /** What is missing; empty = the caller got what the call was for. */
  verdict(after: Aftermath): string[];
}

export interface BookedVisit {
  patientName: string;
  /** E.164. */
  patientPhone: string;
  date: string;
  time: string;
  appointmentType: string;
}

/** What a call left behind. */
export interface Aftermath {
  /** Appointments that stand, those from before included. */
  visits: readonly BookedVisit[];
  messages: readonly { name: string | null; phone: string | null; text: string }[];
  /** Reason of the hand-over, if there was one. */
  handedOver: string | null;
  staffAlerted: boolean;
  /** All that the assistant said, in order. */
  said: readonly string[];
}

/** The world the callers ring in: any clinic with these hours will do. */
export interface CallersWorld {
  /** Clinic-local day of the calls; a weekday. */
  today: string;
  /** Sunday must be closed for the callers who wish for it. */
  closedWeekday: number;
}
