import type { FreeTime } from "#contract/errors.ts";
import type { AppointmentType } from "#contract/limits.ts";
import type {
  BookingRequest,
  ClinicFacts,
  Effect,
  FoundAppointment,
  OutboundReason,
  SlotWish,
  StopCalls,
  WaitlistWish,
} from "#server/dialogue/events.ts";
import {
  type DaySpan,
  type DentalTrouble,
  dentalTroubles,
  type EmergencyDegree,
  type LifeThreat,
  type PersonName,
  type TimeWish,
  type Understanding,
} from "#server/dialogue/understanding.ts";
import type { HelpLine } from "#server/dialogue/what/read-help-line.ts";
import type { NewDetailKind } from "#server/dialogue/what/read-new-details.ts";
import { type ToothInjury, toothInjuries } from "#server/dialogue/what/read-tooth-injury.ts";
import type { WhoseVisit } from "#server/dialogue/what/read-whose-visit.ts";
import type { BesideOwn } from "./beside-own-visit.ts";
import type { Dentist } from "./dentists.ts";
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
  /** What was said of those who are queued to be booked, in the same order. Calls stored before it was kept have none. */
  comers?: readonly ComerDetails[];
  /** Another wish of the same sentence with days or people of its own. Calls stored before it was kept have none. */
  later?: KeptWish | null;
  /** The words by which a cancellation was wished for, until its visit is found. Calls stored before they were kept have none. */
  cancelSaid?: string;
  /** Those of the visits found that are to be cancelled after the one spoken of. Calls stored before it was kept have none. */
  toCancel?: readonly string[];
  step: NextStep;
  draft: Draft;
  /** The tool whose result is awaited. */
  waiting: Waiting | null;
  /** Utterances that came while a tool was at work; answered after its result. */
  unanswered: readonly string[];
  /** Words for the team that came with a yes: passed on as a message once that is booked. */
  noteToPass?: string;
  /** What the assistant said, so that no reply comes three times running. Calls stored before it was kept have none. */
  repair?: Repair;
  /** Said in this turn while a tool is at work; null = in answer to nobody. */
  saidMeanwhile?: readonly string[] | null;
  /** What the caller said last, cut like `words`. */
  heardLast?: string;
  /** What the caller said since the team was last told, in their words. Calls stored before it was kept have none. */
  words?: readonly string[];
  /** The numbers for help that the caller was told last on this call. Calls stored before it was kept have none. */
  helpLines?: readonly HelpLine[];
  /** What was being done when the assistant gave up and had the caller rung back. */
  givenUp?: { purpose: Purpose | null };
  /** What the caller heard last; cut when they spoke over it. */
  lastSaid: string;
  lastIntents: readonly string[];
  /** Whether the question in the last utterance was answered; absent when it held none. */
  lastAnswered?: boolean | null;
  /** Who waits has no visit that could come forward. Calls stored before it was kept have none. */
  isNewToList?: boolean;
  /** What was told of the matter, in the caller's words, earliest first. Calls stored before it was kept have none. */
  told?: readonly string[];
  /** The one day whose hours were asked about last, for 'and the day after'. */
  spokenDay?: string | null;
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
  /** The team has word that this caller wants to be contacted no more. Calls stored before it was kept have none. */
  isLeftAlone?: boolean;
  /** That the clinic is closed now, with whom to ring in an emergency, was said. Calls stored before it was kept have none. */
  isClosedTold?: boolean;
  /** `ToothInjury`: what is known of the tooth that was told of. `poison_well`: who swallowed it is well so far. */
  toldEmergencies: readonly (
    | EmergencyDegree
    | "self_harm"
    | "poison"
    | "poison_well"
    | "swallowed_tooth"
    | "oozing"
    | "socket_bleeding"
    | "thinners"
    | "lump"
    | "fever"
    | ToothInjury
  )[];
  /** How often the caller heard that a tooth that cannot wait has no time within the hour. */
  toldTooLate?: number;
  /** The appointment being moved, when this is a rescheduling. */
  moving: FoundAppointment | null;
  /** Which visit is to be moved, told apart from where it goes before it was found; one that is empty tells none. */
  visitMeant?: WhenWish | null;
  /** Its place among those that will be found, as it was said before: 0 = the next, -1 = the last. Calls stored before it was kept have none. */
  placeMeant?: number | null;
  /** By how much it is to be moved, said before it was found. */
  moveBy: Shift | null;
  /** On which side of its time it is to be moved on its own day, said before it was found. Calls stored before it was kept have none. */
  moveTo?: "later" | "earlier" | null;
  /** Said to be moved to the same time of another day, before it was found. Calls stored before it was kept have none. */
  keepsTime?: boolean;
  /** Those who come together are to be seen one right after the other. Calls stored before it was kept have none. */
  comesInARow?: boolean;
  /** They said so in as many words: the time right behind is taken for the next of them without asking. Calls stored before it was kept have none. */
  comesBackToBack?: boolean;
  /** Those who come together are to be seen at the same time, as far as it is free. Calls stored before it was kept have none. */
  comesAtOnce?: boolean;
  /** The times that were offered last. Calls stored before they were kept have none. */
  offered?: readonly FreeTime[];
  /** The last two times that were settled, the latest at the end. */
  settled?: readonly FreeTime[];
  /** The time the caller wished for and was last told is not free, and how often. */
  refused: { slot: FreeTime; times: number } | null;
  /** How often in a row the same times were the answer to another wish. Calls stored before it was kept have none. */
  sameOffers?: number;
  /** How often all the times offered were turned down. */
  turnedDown?: number;
  /** The last appointment this very call made: may be changed without identifying again. */
  justBooked: FoundAppointment | null;
  /** The visits found under the name and number given, from the results alone, the nearest first. Calls stored before it was kept have none. */
  found?: readonly FoundAppointment[];
  /** The one of them that was told or chosen last. */
  visitTold?: string;
  /** The visit of somebody else that goes beside the caller's own, which is being looked up. Calls stored before it was kept have none. */
  besideOwn?: { way: BesideOwn; draft: Draft; isMove?: true } | null;
  /** What this call booked or moved, from the results alone; what it cancelled again is gone. Calls stored before it was kept have none. */
  booked?: readonly FoundAppointment[];
  /** The one of them that is the caller's own. Calls stored before it was kept have none. */
  ownVisit?: string;
  /** What this call cancelled last, as long as nothing was booked since: for 'can I have it back'. */
  cancelled?: FoundAppointment | null;
  /** Where what this call moved last stood before: for 'put it back'. */
  movedFrom?: (FreeTime & { appointmentId: string }) | null;
  /** What was done last with a visit that stood, for 'and Dave's too'. Calls stored before it was kept have none. */
  lastChange?: "cancel" | "reschedule" | "check_appointment" | null;
  /** The dentist of the clinic's notes who was named last, for 'does she work Fridays'. Calls stored before it was kept have none. */
  dentistSpokenOf?: string | null;
  /** The team has word that the caller runs late for the visit of today. Calls stored before it was kept have none. */
  isLateTold?: boolean;
  /** What the price or the length was asked of, for 'can I book that'. Calls stored before it was kept have none. */
  topic?: Detail<AppointmentType> | null;
  /** Says of himself that he is another adult's partner, employer or the like: is told nothing of what they have booked. */
  isThirdParty?: boolean;
  /**
   * Whose standing visit is spoken of, as the caller said it; `doubted`: said to be the caller's own after another's. `others`:
   * first names, in small letters, that were told as another's. Calls stored before it was kept have none.
   */
  whose?: { now: Exclude<WhoseVisit, null> | "doubted"; others: readonly string[] };
  /** First name, in small letters, by which the caller introduced themselves. Calls stored before it was kept have none. */
  caller?: string;
  /** What the team has without a name, for who gives it later. Calls stored before it was kept have none. */
  unsigned?: string;
  /**
   * Who rings on another line is to say on which day the visit is. `wrong`: the days that were not, each with name and number;
   * `left`: what the team has in hand instead. Calls stored before it was kept have none.
   */
  proof?: { wrong: readonly string[]; left: readonly Identifying[] };
  /** Who rings for somebody else, as they called themselves. Calls stored before it was kept have none. */
  rings?: PersonName;
  /** Who the last booking of this call was for. */
  bookedFor: Detail<PersonName> | null;
}

export interface Outbound extends OutboundReason {
  isConfirmed: boolean;
}

/** What was said of late, by keys that are the same for the same words, so that nothing is said three times running. */
export interface Repair {
  /** What was asked with what was known then, of the last turns. */
  moments: readonly string[];
  /** What was told beside the question, of the last turns. */
  answers: readonly string[];
  /** How many turns in a row neither learnt nor told anything new. */
  fruitless: number;
  /** What the caller heard last, and how often running. */
  reply: string;
  running: number;
  /** The number to be rung back on was asked for when nothing else came of asking. */
  isNumberAsked?: true;
}

/** A call that has started. */
export type LiveState = CallState & { facts: ClinicFacts };

/** 'How can I help', 'is there anything else': nothing in particular is asked. */
export const isOpenQuestion = ({ kind }: NextStep): boolean =>
  kind === "greeting" || kind === "anything_else";

/** Nothing is being done for the caller yet, or any more. */
export const isIdle = ({ purpose, step }: CallState): boolean => purpose === null && isOpenQuestion(step);

/** Nothing is being done, and a visit may have been offered in place of one that was cancelled. */
export const isEmptyOffer = ({ purpose, step }: CallState): boolean =>
  purpose === null && (step.kind === "offering_rebooking" || step.kind === "anything_else");

/** Something was read out, and waits for its yes. */
export const isConfirming = ({ step }: CallState): boolean =>
  step.kind === "reading_back" || step.kind === "confirming_move" || step.kind === "confirming_cancel";

export const bookedOnCall = ({ booked }: CallState): readonly FoundAppointment[] => booked ?? [];

/** The urgent dental trouble that was last advised on in this call. */
export const urgentTold = ({ toldEmergencies }: CallState): DentalTrouble | null =>
  toldEmergencies.findLast(isDentalTrouble) ?? null;
const isDentalTrouble = (told: CallState["toldEmergencies"][number]): told is DentalTrouble =>
  dentalTroubles.some((trouble) => trouble === told);

/** What was told of a hurt tooth in this call. */
export const injuryTold = ({ toldEmergencies }: CallState): ToothInjury | null =>
  toothInjuries.find((injury) => toldEmergencies.includes(injury)) ?? null;
export const isBabyTooth = (injury: ToothInjury | null): boolean =>
  injury === "baby_tooth" || injury === "pushed_baby_tooth";

export type Purpose =
  | "book"
  | "reschedule"
  | "cancel"
  | "check"
  | "confirm"
  | "running_late"
  | "waitlist"
  | "message"
  | "callback";
export type Identifying = "reschedule" | "cancel" | "check" | "confirm" | "waitlist";

/** One thing the caller told us: what was heard is kept apart from what was assumed. */
export interface Detail<Value> {
  value: Value;
  heard: string;
  assumed: readonly string[];
  unsure: boolean;
}

/** 'Wednesday morning' of 'Wednesday morning or Friday after lunch'. */
export interface PairedWish {
  day: DaySpan;
  time: TimeWish;
}

/** All wishes about when, merged over the turns; the latest word on each part stands. */
export interface WhenWish {
  days: readonly Detail<DaySpan>[];
  times: readonly Detail<TimeWish>[];
  /** Days that were each named with a time of its own; on other days any of `times` will do. Absent where none were. */
  pairs?: readonly PairedWish[];
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
  /** The name from before a wedding or the like, under which a visit may stand; absent = none was told. */
  former?: PersonName;
  phone: Detail<string> | null;
  email: Detail<string> | null;
  when: WhenWish;
  /** A time that find_slots returned and the caller chose; never anything else. */
  slot: FreeTime | null;
  /** Asked for by name, of whom the clinic's notes tell the days; `isTold`: the caller heard which. */
  dentist?: Dentist & { isTold?: true };
  /** Whether the surname was asked for already: a caller who gives none is not asked again. */
  askedSurname: boolean;
  /** Whether the caller declined the number they ring from. */
  declinedOwnNumber: boolean;
  /** Said to be for somebody else than the caller. */
  isForOther: boolean;
  notes: readonly string[];
  /** What the visit is for in the caller's words, as it is noted; absent = those by which it was read. */
  reason?: string;
  /** The caller was told that one of the notes is kept. */
  isNotePromised?: true;
}

export type BookingAsk = "visit" | "when" | "time" | "name" | "surname" | "phone" | "own_number" | "change";
export type IdentityAsk = "name" | "surname" | "phone" | "own_number" | "again" | "visit_day";
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
  /** Whether the patient or a child's parent speaks, before anything is looked up. */
  | { kind: "asking_whose"; purpose: Identifying }
  | { kind: "offering_person"; about: string }
  /** `cancelled`: null when it was missed. */
  | {
      kind: "offering_rebooking";
      cancelled: FoundAppointment | null;
      isFirst?: boolean;
      /** What was asked about before a first visit was offered. */
      visit?: Detail<AppointmentType> | null;
    }
  /** Whether to be put on the list of those who would come earlier. */
  | { kind: "offering_waitlist" }
  | { kind: "taking_message"; message: Message; asked: MessageAsk }
  /** `said`: the words that may tell of a danger, for staff; `isAgain`: the first answer told nothing. */
  | {
      kind: "checking_emergency";
      degree: LifeThreat;
      before: NextStep;
      said: string;
      isAgain: boolean;
      /** Something was swallowed: asked is how whoever did is now. */
      isOfPoison?: true;
      /** 000 was named as due, and staff alerted: nothing was asked, and the call goes on listening. */
      isSent?: true;
      /** What was wished for in the same breath, taken up once the danger is denied. */
      wish?: Understanding;
    }
  | { kind: "anything_else" }
  | { kind: "ended" };

export interface ComerDetails {
  name: Detail<PersonName> | null;
  day: Detail<DaySpan> | null;
  time: Detail<TimeWish> | null;
  /** What they come for, where it is not the same for all. */
  visit?: Detail<AppointmentType>;
  /** Another visit of the one who is booked before, and nobody else. */
  isSamePerson?: true;
}

export interface KeptWish {
  /** In the caller's words. */
  text: string;
  /** As the wish it was said beside. */
  isSamePerson: boolean;
  isBooking: boolean;
  /** Nothing leads over to it: what is said of it tells what it is. */
  isBrief?: true;
}

export interface Message {
  kind: "callback" | "message";
  text: string;
  /** Someone who only gives notice (running late) is not asked for a number when theirs is known. */
  brief: boolean;
  /** Whom it is for, where that was said before the message itself. */
  to?: string;
  /** Who rings on business of theirs, in the words in which they said so. */
  from?: string;
  /** Something kept of the patient is to be written anew: asked for is what it is now. */
  newDetail?: { kind: NewDetailKind; said: string };
}

/** Nobody speaks any more, the caller speaks as nobody should, or they leave. */
export type LastWord = "silence" | "abuse" | "goodbye" | "stuck";

export type Waiting =
  /** `besideWish`: around the days wished for, as the dentist asked for works on none of them. */
  | { for: "slots"; wish: SlotWish; exact: boolean; besideWish?: true }
  /** `isNews`: the caller does not know yet that the time is free. */
  | { for: "hold"; slot: FreeTime; isNews: boolean }
  | { for: "book"; booking: BookingRequest }
  /** `visitDay`: that was said of the visit, clinic-local. */
  | { for: "appointments"; purpose: Identifying; again: boolean; visitDay?: string }
  | { for: "waitlist"; wish: WaitlistWish }
  | { for: "stop_calls"; why: StopCalls }
  | { for: "cancel"; appointment: FoundAppointment }
  | { for: "reschedule"; appointment: FoundAppointment; date: string; time: string }
  /** `last`: the call ends with it. */
  | {
      for: "message";
      kind: "callback" | "message";
      phone: string | null;
      last?: LastWord;
      /** What ends the call once the team has what it was promised. */
      ending?: Effect;
    };

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
