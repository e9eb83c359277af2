import type { FreeTime } from "#contract/errors.ts";
import type { AppointmentType } from "#contract/limits.ts";
import type {
  BookingRequest,
  ClinicFacts,
  FoundAppointment,
  OutboundReason,
  SlotWish,
  StopCalls,
} from "#server/dialogue/events.ts";
import type { DaySpan, EmergencyDegree, PersonName, TimeWish } from "#server/dialogue/understanding.ts";
import type { Shift } from "./shifts.ts";

/**
 * All that a call remembers, as plain JSON: stored after each turn, so that a call can be resumed
 * after a crash and a stored call replayed.
 */
export interface CallState {
  version: 1;
  /** Null until the call has started. */
  facts: ClinicFacts | null;
  callerNumber: string | null;
  /** Set when the clinic rings: whom it is for, and whether it is they who speak. */
  outbound?: Outbound;
  /** Instant of the last event, epoch milliseconds. */
  now: number;
  /** What the caller wants done; null until they said so. */
  purpose: Purpose | null;
  /** Further wishes of the same sentence, taken up when the present one is done. */
  queued: readonly Purpose[];
  step: NextStep;
  draft: Draft;
  /** The tool whose result is awaited. */
  waiting: Waiting | null;
  /** Utterances that came while a tool was at work; answered after its result. */
  unanswered: readonly string[];
  /** Words for the team that came with a yes: passed on as a message once that is booked. */
  noteToPass?: string;
  /** What the caller heard last; cut when they spoke over it. */
  lastSaid: string;
  lastIntents: readonly string[];
  /** Whether the question in the last utterance was answered; absent when it held none. */
  lastAnswered?: boolean | null;
  /** In a row. */
  misses: number;
  silences: number;
  /** Silences still to pass unremarked, after the caller asked for a moment. Absent in calls stored before it was kept. */
  quietSilences?: number;
  /** Noises and 'um's in a row. */
  noises?: number;
  /** Digits of a number dictated or typed so far. */
  digits: string;
  /** Keys pressed in one go where a single one was expected: a number typed unasked. */
  typed?: { digits: string; at: number } | null;
  /** Letters of a name spelled so far. */
  letters?: string;
  warnedOfAbuse: boolean;
  toldEmergencies: readonly EmergencyDegree[];
  /** The appointment being moved, when this is a rescheduling. */
  moving: FoundAppointment | null;
  /** By how much it is to be moved, said before it was found. */
  moveBy: Shift | null;
  /** The time the caller wished for and was last told is not free, and how often. */
  refused: { slot: FreeTime; times: number } | null;
  /** The last appointment this very call made: may be changed without identifying again. */
  justBooked: FoundAppointment | null;
  /** What the price or the length was asked of, for 'can I book that'. Calls stored before it was kept have none. */
  topic?: Detail<AppointmentType> | null;
  /** Who the last booking of this call was for. */
  bookedFor: Detail<PersonName> | null;
}

export interface Outbound extends OutboundReason {
  isConfirmed: boolean;
}

/** A call that has started. */
export type LiveState = CallState & { facts: ClinicFacts };

export type Purpose =
  | "book"
  | "reschedule"
  | "cancel"
  | "check"
  | "confirm"
  | "running_late"
  | "message"
  | "callback";
export type Identifying = "reschedule" | "cancel" | "check" | "confirm";

/** One thing the caller told us: what was heard is kept apart from what was assumed. */
export interface Detail<Value> {
  value: Value;
  heard: string;
  assumed: readonly string[];
  unsure: boolean;
}

/** All wishes about when, merged over the turns; the latest word on each part stands. */
export interface WhenWish {
  days: readonly Detail<DaySpan>[];
  times: readonly Detail<TimeWish>[];
  notDays: readonly DaySpan[];
  notTimes: readonly TimeWish[];
  soonest: boolean;
  /** As near as can be to this time of the day, e.g. beside the appointment of the caller's own. */
  near?: string;
  heard: string;
}

export interface Draft {
  visit: Detail<AppointmentType> | null;
  name: Detail<PersonName> | null;
  phone: Detail<string> | null;
  email: Detail<string> | null;
  when: WhenWish;
  /** A time that find_slots returned and the caller chose; never anything else. */
  slot: FreeTime | null;
  /** Whether the surname was asked for already: a caller who gives none is not asked again. */
  askedSurname: boolean;
  /** Whether the caller declined the number they ring from. */
  declinedOwnNumber: boolean;
  /** Said to be for somebody else than the caller. */
  isForOther: boolean;
  notes: readonly string[];
}

export type BookingAsk = "visit" | "when" | "time" | "name" | "surname" | "phone" | "own_number" | "change";
export type IdentityAsk = "name" | "surname" | "phone" | "own_number" | "again";
export type MessageAsk = "text" | "name" | "phone" | "own_number";

/** What the assistant has just asked; every answer is read in its light. */
export type NextStep =
  | { kind: "greeting" }
  /** The clinic rings, and whoever answered is asked whether it is they. */
  | { kind: "reaching_person" }
  /** The person knows that a visit is due, and is asked whether to book it. */
  | { kind: "offering_visit" }
  | { kind: "collecting"; asked: BookingAsk }
  /** `all`: with those that were not heard because the caller spoke over them. */
  | { kind: "offering"; times: readonly FreeTime[]; unheard: boolean; all?: readonly FreeTime[] }
  | { kind: "reading_back"; booking: BookingRequest; unheard: boolean }
  | { kind: "confirming_move"; appointment: FoundAppointment; to: FreeTime; unheard: boolean }
  | { kind: "identifying"; purpose: Identifying; asked: IdentityAsk }
  | { kind: "choosing_appointment"; purpose: Identifying; found: readonly FoundAppointment[] }
  | { kind: "confirming_cancel"; appointment: FoundAppointment; unheard: boolean }
  | { kind: "offering_person"; about: string }
  | { kind: "offering_rebooking"; cancelled: FoundAppointment }
  | { kind: "taking_message"; message: Message; asked: MessageAsk }
  | { kind: "checking_emergency"; degree: EmergencyDegree; before: NextStep }
  | { kind: "anything_else" }
  | { kind: "ended" };

export interface Message {
  kind: "callback" | "message";
  text: string;
  /** Someone who only gives notice (running late) is not asked for a number when theirs is known. */
  brief: boolean;
}

export type Waiting =
  | { for: "slots"; wish: SlotWish; exact: boolean }
  /** `isNews`: the caller does not know yet that the time is free. */
  | { for: "hold"; slot: FreeTime; isNews: boolean }
  | { for: "book"; booking: BookingRequest }
  | { for: "appointments"; purpose: Identifying; again: boolean }
  | { for: "stop_calls"; why: StopCalls }
  | { for: "cancel"; appointment: FoundAppointment }
  | { for: "reschedule"; appointment: FoundAppointment; date: string; time: string }
  /** `last`: the call ends with it, because nobody speaks any more, or because of how the caller speaks. */
  | { for: "message"; kind: "callback" | "message"; phone: string | null; last?: "silence" | "abuse" };

export const noWish: WhenWish = {
  days: [],
  times: [],
  notDays: [],
  notTimes: [],
  soonest: false,
  heard: "",
};

export const emptyDraft: Draft = {
  visit: null,
  name: null,
  phone: null,
  email: null,
  when: noWish,
  slot: null,
  askedSurname: false,
  declinedOwnNumber: false,
  isForOther: false,
  notes: [],
};

/** A call before its first event. */
export function startCall(): CallState {
  return {
    version: 1,
    facts: null,
    callerNumber: null,
    now: 0,
    purpose: null,
    queued: [],
    step: { kind: "greeting" },
    draft: emptyDraft,
    waiting: null,
    unanswered: [],
    lastSaid: "",
    lastIntents: [],
    misses: 0,
    silences: 0,
    digits: "",
    warnedOfAbuse: false,
    toldEmergencies: [],
    moving: null,
    moveBy: null,
    refused: null,
    justBooked: null,
    bookedFor: null,
  };
}
