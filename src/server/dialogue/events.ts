import type { PartOfDay } from "#contract/booking/waitlist-options.ts";
import type { Understood } from "#contract/calls/calls.ts";
import type { Gender, WorkingHours } from "#contract/clinic/people-options.ts";
import type { FreeTime } from "#contract/errors.ts";
import type { AppointmentType } from "#contract/limits.ts";
import type { Topic } from "./hear/acts/labels.ts";
import type { Proposal } from "./hear/proposed/proposal.ts";
import type { DayBounds, DaySpan, WhenReading } from "./readings.ts";

/**
 * What goes into and comes out of a conversation. `step(state, event)` is pure: no clock, no database,
 * no randomness; the same events give the same call, so a stored call can be replayed.
 */

/** What the assistant may say about the clinic; frozen when the call starts. */
export interface ClinicFacts {
  clinicName: string;
  address: string;
  /** Reception's number as the clinic wrote it. */
  phoneNumber: string;
  email: string;
  website: string;
  timeZone: string;
  /** `HH:MM`, both empty = closed. */
  businessHours: { weekdays: { start: string; end: string }; weekends: { start: string; end: string } };
  /** Public holidays and closures of the year to come, earliest first; absent = the clinic keeps no holidays. */
  specialDays?: readonly SpecialDay[];
  /** How long each kind of visit is booked for; what is not in it takes the usual time. */
  treatmentMinutes?: Readonly<Record<string, number>>;
  /** What the clinic's list of treatments says beside their lengths; absent = it has none. */
  treatments?: readonly TreatmentFact[];
  /** The names of all that the clinic's list has; absent = it has the usual ones. */
  ownTreatments?: readonly string[];
  /** Whom patients can be booked with by name; absent or empty = nobody. */
  practitioners?: readonly PractitionerFact[];
  services: readonly string[];
  specializations: readonly string[];
  emergencyContact: string;
  /** By the clock: `isOver`: nobody answers there any more today; `isLater`: not before the clinic closes. */
  emergencyHours: { available: boolean; contact: string; hours: string; isOver?: boolean; isLater?: boolean };
  additionalInfo: string;
  /** Health funds that the clinic takes; absent = it has not said. */
  healthFunds?: readonly string[];
  /** Questions of callers with the clinic's own answers. */
  ownAnswers?: readonly OwnAnswer[];
  /** The clinic's own greeting; null = the built-in one. */
  greeting: string | null;
  permissions: { bookAppointments: boolean; rescheduleCancel: boolean; provideInfo: boolean };
  /** Whether the line can put the caller through to a person; without it a callback task is left. */
  canTransfer: boolean;
  /** Whether whoever wants a person is handed to the voicemail, at any hour; absent = no. */
  takesVoicemail?: boolean;
  /** Whether confirmations and reminders of visits go out from here; absent = it is not known. */
  writesOfVisits?: boolean;
}

interface TreatmentFact {
  name: string;
  /** Null = no price is told. */
  priceCents: number | null;
  /** The price is the lowest. */
  isFromPrice: boolean;
}

export interface PractitionerFact {
  id: string;
  name: string;
  role: string;
  gender: Gender | null;
  /** 0 = Sunday … 6 = Saturday. */
  weekdays: readonly number[];
  /** Null = while the clinic is open on those days. */
  hours: readonly WorkingHours[] | null;
  /** Days, or hours of each of them, both inclusive; both times null = all day. */
  absences: readonly { fromDate: string; toDate: string; fromTime: string | null; toTime: string | null }[];
}

export interface OwnAnswer {
  question: string;
  /** Told as it stands. */
  answer: string;
  /** What the question asks of; absent = of nothing that has a name of its own. */
  topic?: Topic;
}

/** Days, or hours of each of them, on which the clinic is closed, or is open although it is a public holiday. */
export interface SpecialDay {
  fromDate: string;
  /** Inclusive. */
  toDate: string;
  /** 0 = Sunday … 6 = Saturday: of those dates only this day of each week; absent = every one. */
  weekday?: number;
  /** `HH:MM`; null = from the start, or until the end, of the day. */
  fromTime: string | null;
  toTime: string | null;
  /** The holiday's name, or the reason of the closure. */
  name: string;
  kind: "holiday" | "closure";
  isOpen: boolean;
}

export interface FoundAppointment {
  appointmentId: string;
  patientName: string;
  date: string;
  time: string;
  /** Null = it is not to be told on this call. */
  appointmentType: string | null;
  status: "requested" | "confirmed";
}

/** Which free times are wanted. Dates and times are clinic-local. */
export interface SlotWish {
  fromDate: string;
  /** Inclusive. */
  toDate: string;
  /** Exactly this time, if the caller named one. */
  time: string | null;
  /** Only times in `[from, to)`, e.g. the afternoon. */
  between: { from: string; to: string } | null;
  /** At most this many times come back. */
  limit: number;
  /** Only times at which so many can be seen at once; one where it is absent. */
  atOnce?: number;
  /** Of the days between, those alone; absent = all of them. */
  days?: readonly DaySpan[];
  /** What holds then and near it: the first and the last day, and the weekdays alone on which they come (0 = Sunday). */
  within?: DayBounds & { weekdays?: readonly number[] };
  /** What is wanted neither then nor near it: days, and times that were declined. */
  ruledOut?: { days: readonly DaySpan[]; times: readonly FreeTime[] };
}

export interface BookingRequest {
  date: string;
  time: string;
  patientName: string;
  /** E.164. */
  patientPhone: string;
  patientEmail: string | null;
  appointmentType: AppointmentType;
  /** What the clinic calls it, where that is another name. */
  ownTreatment?: string;
  /** With one of these; with anybody, when absent. */
  practitionerIds?: readonly string[];
  notes: string;
  /** Nothing is written to anybody about it: what lights up on their telephone may be seen. */
  isQuiet?: true;
  /** The appointment that this call cancelled last, when nothing was booked since: a booking of the same time is another one. */
  afterCancelled?: string;
}

/** Who would come earlier, or at all, if a time came free. */
export interface WaitlistWish {
  /** The visit that would come forward, which stands meanwhile; null = there is none. */
  appointment: FoundAppointment | null;
  patientName: string;
  /** E.164. */
  patientPhone: string;
  patientEmail: string | null;
  appointmentType: AppointmentType;
  /** What the clinic calls it, where that is another name. */
  ownTreatment?: string;
  fromDate: string;
  /** Inclusive; null = whenever. */
  toDate: string | null;
  partOfDay: PartOfDay;
  notes: string;
}

/** What somebody waits for on the waitlist. */
export interface WaitsFor {
  appointmentType: string;
  /** Clinic-local day of the visit that would come forward; null = there is none. */
  visitDate: string | null;
}

/** What a tool answered. Only these may be spoken as facts. */
export type ToolResult =
  | {
      type: "slots";
      wish: SlotWish;
      /** Free times that fit the wish, earliest first. */
      fitting: FreeTime[];
      /** Nearest free times when none fits. */
      nearest: FreeTime[];
      /**
       * Why the wished day gives nothing: closed all day, fully booked, over already, the time lies outside opening hours, or the day
       * beyond those that can be booked yet; the team alone books that treatment; or whoever is asked for is away, or does not do it.
       */
      obstacle:
        | "none"
        | "closed"
        | "full"
        | "past"
        | "outside_hours"
        | "taken"
        | "too_far"
        | "not_by_phone"
        | "away"
        | "not_done_by";
      /** What the clinic is closed for, when that is a public holiday or a closure. */
      closedFor?: string;
      /** The last day that can be booked, when the wish lies beyond it. */
      lastDay?: string;
    }
  | { type: "held" }
  | {
      type: "not_held";
      reason: "slot_taken" | "outside_hours" | "in_the_past" | "too_far";
      nearest: FreeTime[];
    }
  | { type: "booked"; appointment: FoundAppointment }
  | {
      type: "not_booked";
      reason: "slot_taken" | "outside_hours" | "in_the_past" | "too_far" | "trouble";
      nearest: FreeTime[];
    }
  /**
   * `isWithheld`: others stand under that name and number, and nothing may be told of them until the caller has said on
   * which day one of them is.
   */
  | { type: "appointments"; found: FoundAppointment[]; isWithheld?: true }
  /** Those that stand under the number of the line; told to nobody before they are identified. */
  | { type: "line_visits"; visits: FoundAppointment[] }
  | { type: "cancelled"; appointment: FoundAppointment }
  | { type: "not_cancelled"; reason: "already_cancelled" | "not_found" | "trouble" }
  | { type: "rescheduled"; from: FoundAppointment; to: FoundAppointment }
  | {
      type: "not_rescheduled";
      reason: "slot_taken" | "outside_hours" | "in_the_past" | "too_far" | "not_found" | "trouble";
      nearest: FreeTime[];
    }
  /** `isNew`: they were not on the list before. */
  | { type: "waitlisted"; wish: WaitlistWish; isNew: boolean }
  | { type: "not_waitlisted"; reason: "not_found" | "in_the_past" | "too_far" | "trouble" }
  /** What they waited for and do not any more, and what they still wait for. */
  | {
      type: "left_waitlist";
      patientName: string;
      waits: readonly WaitsFor[];
      stays: readonly WaitsFor[];
    }
  /** They stand on it: it was only asked, or they wait for several and it was not said which they give up. */
  | { type: "on_waitlist"; patientName: string; waits: readonly WaitsFor[] }
  /** `other_line`: whoever rings from another number than theirs is told nothing of it. */
  | { type: "not_on_waitlist"; reason: "not_found" | "other_line" }
  | { type: "calls_stopped" }
  /** With what the task holds: of nothing else it may be said that the team has it. `isTest`: on a test call it is kept nowhere. */
  | { type: "message_taken"; stored: StoredTask; isTest?: boolean }
  | { type: "message_failed" };

/**
 * Who is to hear back, how, on which number and when: the task is written from it, and all that is said of ringing is told
 * from it.
 */
export interface RingBack {
  /** Index into the call's people. */
  person: number;
  /** `none`: nobody is to ring them; null = nobody asked to hear back. */
  by: "call" | "text" | "email" | "post" | "none" | null;
  /** E.164; null = nobody can be rung on it. */
  phone: string | null;
  /** Somebody else is to be rung, whose number was not told: `phone` is the caller's, and it is the caller who is reached on it. */
  isCallers?: true;
  extension: string | null;
  /** For when nobody answers on it, E.164: whose it is, by relation and name; neither = the caller's other one, or the caller where somebody else is rung. */
  second?: { phone: string | null; relation: string | null; name: string | null; isCaller: boolean };
  when: WhenReading;
  /** When, as they said it; null = they did not. */
  words: string | null;
}

/** A task as it was stored. */
export interface StoredTask {
  kind: "callback" | "message";
  /** E.164; null = nobody can be rung back on it. */
  phone: string | null;
  detail: string;
  /** What the caller said of it, in their words; all of it is in `detail`. */
  words: readonly string[];
  /** Absent = nothing is known of ringing beside the number. */
  ring?: RingBack;
}

/** Why the assistant itself rings somebody, and whom. */
export interface OutboundReason {
  reason: "recall";
  /** As the clinic's records have it. */
  patientName: string;
}

/** `at` is the instant in epoch milliseconds; the zone is in the facts. */
export type CallEvent =
  /** With `outbound` the clinic rings: `callerNumber` is the number that was rung. */
  | {
      type: "started";
      at: number;
      facts: ClinicFacts;
      callerNumber: string | null;
      outbound?: OutboundReason;
    }
  /** A finished utterance, best reading first; `proposal`: what a language model takes it for. */
  | {
      type: "heard";
      at: number;
      text: string;
      alternatives?: readonly string[];
      proposal?: Proposal;
    }
  | { type: "pressed"; at: number; digit: string }
  /** The caller spoke over the assistant; `heardUntil` is what was really said before. */
  | { type: "interrupted"; at: number; heardUntil: string }
  /** `isBack`: the line had dropped and stands again; the caller has not been silent. */
  | { type: "silence"; at: number; isBack?: boolean }
  /** Handed over to people of whom nobody took the call: the caller is back. */
  | { type: "returned"; at: number }
  | { type: "result"; at: number; result: ToolResult };

/** Asks something of the world and waits for the `result` event before the turn goes on. */
export type ToolEffect =
  /** The treatment, when it is known, decides how long the time must be; `forVisit`: that of a visit whose treatment is not told. */
  | {
      type: "find_slots";
      wish: SlotWish;
      appointmentType: string | null;
      practitionerIds?: readonly string[];
      forVisit?: string;
    }
  /** Keeps a time from other callers while it is talked about; a further one takes its place. */
  | {
      type: "hold_slot";
      date: string;
      time: string;
      appointmentType: string | null;
      practitionerIds?: readonly string[];
      forVisit?: string;
    }
  | { type: "book"; booking: BookingRequest }
  /** `visitDay`: clinic-local, as the caller said it before they were told of a visit. */
  | { type: "find_appointments"; phone: string; patientName: string; visitDay?: string }
  /** The visits under the number of the line, so that it is understood which the caller speaks of. */
  | { type: "look_up_line" }
  /** `isQuiet`: nothing is written to anybody about it, then or later. */
  | { type: "cancel"; appointmentId: string; reason: string; isQuiet?: true }
  /** `note`: what was told for whoever treats them; "" = nothing. `isQuiet`: as with `cancel`. */
  | { type: "reschedule"; appointmentId: string; date: string; time: string; note?: string; isQuiet?: true }
  | { type: "join_waitlist"; wish: WaitlistWish }
  /** `of`: what they no longer wait for, where that was told; `isOnlyAsked`: whether they are on it, and nothing changes. */
  | {
      type: "leave_waitlist";
      patientName: string;
      phone: string;
      of: AppointmentType | "all" | null;
      isOnlyAsked?: true;
    }
  /** The number that was rung is not rung again; `words` are what was said to that end. */
  | { type: "stop_calls"; why: StopCalls; words: string }
  | {
      type: "take_message";
      kind: "callback" | "message";
      patientName: string | null;
      phone: string | null;
      /** Whom to ring and for whom, in a line. */
      title: string;
      /** The matter, for staff. */
      text: string;
      /** What the caller said since the team was last told or the last matter was settled, in their words. */
      words: readonly string[];
      /** The text is all that this call leaves, and stands in place of what it left before. */
      isWhole?: true;
      ring?: RingBack;
      /** Before everything else. */
      isUrgent?: true;
      /** The visit that it is opened with; `note`: of it, in the caller's words, and noted on it; empty = none is. */
      forVisit?: { appointmentId: string; note: string };
      /** What was noted with these visits of this call, and is of somebody else. */
      takenOff?: readonly { appointmentId: string; line: string }[];
      /** Visits of the caller of which nothing is written to anybody any more, as they were promised. */
      keptQuiet?: readonly string[];
    };

export type StopCalls = "opt_out" | "wrong_number";

/**
 * One piece of what is said: its words, and what it does, `offered`, `answer.hours` or `ask.when`. Whoever words it otherwise is told
 * both, and is held to them.
 */
export interface SaidPart {
  does: string;
  text: string;
}

export type Effect =
  /** `parts`: the pieces that make up the text, in order; absent = it is one. */
  | { type: "say"; text: string; interruptible: boolean; parts?: readonly SaidPart[] }
  | ToolEffect
  /** Staff are told at once; nothing comes back. `isOver`: what they were told of is none, by the caller's own word. */
  /** `title`: what it is and of whom, as far as that was told. */
  | {
      type: "alert_staff";
      text: string;
      phone: string | null;
      name: string | null;
      title?: string;
      isOver?: true;
    }
  /** The time that is held is let go: others may have it. */
  | { type: "release_hold" }
  /** Who answered a call of ours, once that is known. */
  | { type: "reached"; who: "person" | "somebody_else" | "machine" }
  | { type: "hand_over"; reason: "person_wanted" | "emergency" | "not_understood" }
  | { type: "hang_up"; reason: "finished" | "emergency" | "abandoned" };

/**
 * One step of a call. At most one `ToolEffect` comes back, and then it is the last effect:
 * its result is the next event. `understood` is what to show beside the turn.
 */
export interface Step<State> {
  state: State;
  effects: Effect[];
  understood: Understood | null;
}
