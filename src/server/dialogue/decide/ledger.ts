import type { FreeTime } from "#contract/errors.ts";
import type { AppointmentType } from "#contract/limits.ts";
import type {
  BookingRequest,
  ClinicFacts,
  FoundAppointment,
  OutboundReason,
  StoredTask,
  WaitsFor,
} from "../events.ts";
import type { Heard, NewDetail, Shift, Standing, WrongDetail } from "../hear/acts/acts.ts";
import type { PromptKind, Topic } from "../hear/acts/labels.ts";
import type { DangerKind, VitalSign } from "../hear/acts/of-danger.ts";
import type { About } from "../hear/acts/of-questions.ts";
import type { DayBounds, PersonName, WhenReading } from "../readings.ts";
import type { Danger } from "./danger/danger.ts";
import type { PlanItem } from "./plan.ts";
import type { Done } from "./treatments.ts";
import type { Waiting } from "./waiting.ts";

/**
 * All that a call remembers, as plain JSON: stored after each turn, so that a call goes on after a broken line and a stored
 * call can be replayed. `version` moves whenever a stored ledger would be read otherwise; `migrate.ts` brings older ones up.
 */
export interface Ledger {
  version: 2;
  /** Null until the call has started. */
  facts: ClinicFacts | null;
  /** E.164; null = withheld. */
  callerNumber: string | null;
  /** Set when the clinic rings. */
  outbound: (OutboundReason & { isReached: boolean }) | null;
  /** Instant of the last event, epoch milliseconds. */
  now: number;
  people: readonly Person[];
  /** Index of the caller among the people; whoever speaks is somebody from the start. */
  caller: number;
  /**
   * The caller said that they are not the patient whose visit they speak of. Nothing that is said later makes them that patient:
   * no name, number and day opens a grown person's visit to them any more.
   */
  isNotPatient?: true;
  /** In the order they came up; that which is spoken of is `current`. */
  matters: readonly Matter[];
  current: number | null;
  questions: readonly Question[];
  /** What the caller said since the team was last told, in their words. */
  words: readonly string[];
  /** All that they said, as it was heard: what is quoted for people is a part of it. */
  said?: readonly string[];
  /** What they said before that: whatever the team gets, it gets with all of it. */
  wordsBefore: readonly string[];
  /** For when nobody answers on the first. */
  second?: SecondNumber | undefined;
  /** The team's task as it was last stored; absent = the team has none. */
  told?: StoredTask;
  /** What was last asked; null = nothing is. */
  asked: Prompt | null;
  /** How often each prompt was put since anything new was learnt, by its key. */
  put: Readonly<Record<string, number>>;
  /** Turns in a row in which nothing was learnt, answered or done. */
  fruitless: number;
  /** Standing visits under the ringing number, for telling which is meant; told to nobody before they are identified. */
  lineVisits: readonly FoundAppointment[];
  /** Visits that were found for whoever is identified, nearest first. */
  found: readonly FoundVisit[];
  /** What this call booked or moved, from the results alone. */
  booked: readonly FoundVisit[];
  danger: Danger | null;
  /** The tool that is at work. */
  waiting: Waiting | null;
  /** What was heard while it was. */
  meanwhile: readonly { text: string; alternatives: readonly string[] }[];
  /** What was planned last, for 'again' and for what was cut short. */
  lastPlan: readonly PlanItem[];
  lastSaid: string;
  /** Something was said since the caller spoke last, while tools were at work. */
  hasReplied: boolean;
  /** How often in a row the last reply was said already. */
  sameReplies: number;
  /** How often each kind of sentence was said, so that its wordings take turns. */
  wordings: Readonly<Record<string, number>>;
  silences: number;
  /** Silences to let pass, after 'hang on'. */
  quietSilences: number;
  noises: number;
  /** E.164: numbers that nobody is to be rung on. */
  notToRing?: readonly string[];
  /** Whose numbers nobody is to ring, where those were not told: `wife`. */
  notToRingOf?: readonly string[];
  /** E.164: the number that was said last, by either. */
  numberSaid?: string;
  digits: string;
  letters: string;
  warnedOfAbuse: boolean;
  /** Said once: that the clinic is closed now. */
  isClosedTold: boolean;
  /** How the caller is to be spoken to. */
  manner: "usual" | "slow";
  isEnded: boolean;
  /** They were handed over, nobody took the call, and they are back. */
  returned?: { isAboutKnown: boolean };
  /** An earlier version stored this call: it begins anew, with an apology. */
  isBegunAgain?: boolean;
  /** News of somebody's health that the team is not told of yet, and whose; `isToTell`: it is, once nobody is in danger. */
  health?: HealthNews & { person: number | null; isToTell: boolean };
  /** News of health that was somebody else's after all: the visits off whose notes it comes. */
  takenOff?: readonly { appointmentId: string; line: string }[];
  /** They asked that news of their health be taken out again: it stays, and the team knows that they asked. */
  isHealthUnwanted?: boolean;
  /** Who has died, as they were told of: by first name (small letters), or by what they were to the caller. */
  dead?: readonly { name: string | null; relation: string | null }[];
  /** They are worried that somebody else may harm themselves. */
  isWorried?: boolean;
  /** The call is theirs until the caller goes on with other business. */
  isWorryHeld?: boolean;
  /** A medicine was told that somebody takes, or has taken. */
  isMedicated?: boolean;
  /** One was told that somebody on this call cannot have: nobody is told to take or keep any. */
  isUnborne?: boolean;
  /** In which words they were told of. */
  medicinesTold?: readonly string[];
  /** One is taken day by day, as a doctor has it: nobody is told to leave it. */
  isOnRegular?: boolean;
  /** One that thins the blood is taken: what bleeds is graver by it. */
  isThinned?: boolean;
  /** They said that they are not booking, or not yet, and have not wished for a visit since. */
  isUndecided?: boolean;
  /** A treatment or trouble that was told while no visit was wished for: one that is, later on, is for that. */
  /** What they asked of people is to be done at once; `told`: the team has it so. */
  pressing?: "asked" | "told";
  spokenOf?: Pick<Matter, "treatment" | "named" | "reason">;
  /**
   * What was told, clause by clause. `isWeighty`: somebody must see it first; `isAside`: told by the way, while something was asked of us;
   * `isPutRight`: it puts right what was told before.
   */
  points?: readonly { words: string; isWeighty: boolean; isAside?: true; isPutRight?: true }[];
  /** Fear of the dentist that was told while no visit was begun, in their words: it is noted with one that is. */
  fears?: readonly string[];
  /** What they complained of, in their words; `isOffered`: that somebody rings them about it. Null = it was none after all. */
  complaint?: { words: readonly string[]; isOffered: boolean } | null;
  /** What it changed of what was known: a detail, which was wrong then, or only when they would come. */
  changed?: "detail" | "time" | null;
  /** What the last utterance came to, for the turn's log. */
  lastHeard: Heard | null;
}

export interface HealthNews {
  /** In the caller's words. */
  words: readonly string[];
  /** Of a medicine that is taken. */
  isTaken: boolean;
}

/** A number for when the first is not answered. */
export interface SecondNumber {
  /** E.164; null = theirs was not told, or the caller's own is known. */
  phone: string | null;
  /** Whose it is; both null = the caller's other one. */
  relation: string | null;
  name: PersonName | null;
  /** The caller, where somebody else is rung first. */
  isCaller: boolean;
  /** How many utterances there were when it was last told: what is put right right behind it is this. */
  saidAt?: number;
}

export interface Person {
  name: PersonName | null;
  /** A name of theirs from before, under which their visits may stand. */
  former?: PersonName | null;
  /** Recognised with doubt: read back with its spelling. */
  isNameUnsure: boolean;
  /** 'Mrs Park': the one word of the name is the last. */
  isOnlyLast?: boolean;
  /** How the caller called them, 'son'; null = the caller. */
  relation: string | null;
  /** 'His mum': so they are called of whoever is spoken of. */
  isOfOther?: true;
  standing: "self" | Standing;
  age: number | null;
  /** E.164; absent = the caller's. */
  phone: string | null;
  isPhoneUnsure: boolean;
  /** On which number they are rung, where the other one only found a visit: E.164. */
  ringOn?: string | null;
  /** Behind that number. */
  extension?: string;
  /** Told when it was asked which number may be texted and nobody else sees. */
  isPhoneSafe?: boolean;
  /** They asked that nothing be texted to them; `line`: to the number they ring from. */
  isTextUnwanted?: true | "line";
  email: string | null;
  /** How they would like to hear back; absent = by a call. */
  reachBy?: "text" | "email" | "post" | "call" | "none";
  /** What was asked and not given is not asked again. */
  declined: readonly ("surname" | "shared_surname" | "own_number")[];
  /** How their visits were looked for last; null = not yet. `tries` counts the answers that were nobody's. */
  lookUp: { name: string; phone: string; visitDay: string | null; isWithheld: boolean; tries: number } | null;
}

export const matterKinds = [
  "book",
  "move",
  "cancel",
  "check",
  "confirm",
  "late",
  "waitlist",
  "leave_waitlist",
  "message",
  "callback",
] as const;
export type MatterKind = (typeof matterKinds)[number];

/** `open` until it is settled; `passed_on`: the team has it. */
export type MatterStatus = "open" | "done" | "dropped" | "passed_on";

/** One thing that the caller wants done. */
export interface Matter {
  kind: MatterKind;
  status: MatterStatus;
  /** Index into `people` of whoever it is for. */
  person: number;
  treatment: AppointmentType | null;
  /** Those of the clinic's practitioners whom it may be with; absent = anybody. */
  whom?: readonly string[];
  /** What the caller called the treatment, for reading it back; null = by no name. */
  named: string | null;
  /** What is to be done in the same visit beside it; absent = nothing. */
  also?: readonly Done[];
  /** In the caller's words. */
  reason: string | null;
  /** When they would come. */
  when: When;
  /** Straight before or after the visit of another matter of this call, once that has a time; null or absent = at a time of its own. */
  nextTo?: { matter: number; side: "before" | "after" } | null;
  /** By how much a visit is to be moved from where it is. */
  shift: Shift | null;
  /** Where it is moved from, where that is no standing visit: what was offered or read back; `toDate`: on any day until then. */
  shiftFrom?: (FreeTime & { toDate?: string }) | null;
  /** How the standing visit was told: on which day, for what. */
  visitMeant: {
    when: When | null;
    treatment: AppointmentType | null;
    id: string | null;
    /** Every one of theirs is meant: 'both of my appointments'. */
    isEvery?: true;
    /** Those that were set against it: they are let be. */
    not?: readonly string[];
  };
  /** The standing visit, once it is settled which. */
  visit: FoundVisit | null;
  /** The wish that the calendar was last asked, as JSON, so that nothing is asked twice. */
  lookedFor: string | null;
  /** Asked what is free before saying that they would come: times are told before anything is asked. */
  asksFree: boolean;
  /** They cannot come: whether it is moved or cancelled is asked first. */
  isUndecided?: boolean;
  /** It is to change places with another one. */
  isSwap?: boolean;
  /** A second visit of the same kind is wished for, and not the first one moved. */
  isSecond?: boolean;
  /** Where the visit stood before this moved it. */
  movedFrom: FreeTime | null;
  /** Times that were offered last. */
  offered: readonly FreeTime[];
  /** Offered, and not wanted: not offered again until it is asked for by name. */
  declined?: readonly FreeTime[];
  /** None of what was offered suits: another wish is asked for, and goes on from the one before. */
  isRefused?: boolean;
  /** A free time that was chosen; never anything that a tool did not give. */
  slot: FreeTime | null;
  isHeld: boolean;
  /** The caller said yes to what was read back. */
  isAgreed: boolean;
  /** What the team is to know of it, in the caller's words. */
  notes: readonly string[];
  /** For whom a message is, as the caller said it. */
  to: string | null;
  /** Index into `people` of whoever is to be rung; absent = the caller. */
  rung?: number;
  /** When to ring, in the caller's words; read, it is `when`. */
  ringWhen: string | null;
  /** What is held of them, and is to be changed by the team. */
  corrects?: readonly { detail: NewDetail; isTold?: true }[];
  /** What was asked and is not known here: somebody gets back to them about it. */
  isQuestion?: boolean;
  /** Of a visit that stands, what is asked of it. */
  asked?: About;
  /** Of the waitlist, nothing is to be changed. */
  isOnlyAsked?: true;
  /** What they wait for, where it is several: which they give up is asked. */
  waits?: readonly WaitsFor[];
  /** They run late, whatever else the team is told with it. */
  isLate?: true;
  /** By so many minutes, as they said. */
  lateBy?: number;
  /** What it told of a visit is so no more: where that stood then, and what this call did with it since. */
  overtaken?: FreeTime & { by: "moved" | "cancelled" | "on_time" | "taken_back" };
  /** The book has changed since it was told: the team is told anew, and the caller hears nothing of it. */
  isToldAnew?: boolean;
  /** They asked whether the team knows it, and the team did not. */
  isAskedAfter?: true;
  /** The team has it as it was then; what is added is told again with it. */
  isTold: boolean;
  /** News of somebody's health, which whoever treats them must have first; `isSaid`: the caller has heard that it is marked so; `isCalm`: they say that it is not urgent. */
  /** `notOf`: index into `people` of whoever it was taken for before. */
  urgent?: HealthNews & { isSaid: boolean; isCalm?: true; notOf?: number };
  /** The caller took it back: the team is told that nothing is to be done. */
  isWithdrawn?: true;
  /** The matters that it takes to the team, by their indexes: what is done or given up of them since is not told any more. */
  passesOn?: readonly number[];
  /** The matter that it belongs to, by its index, and is told after. */
  follows?: number;
  /** Words of the clause that opened it. */
  opening: string;
}

export interface FoundVisit extends FoundAppointment {
  person: number;
  /** This call booked or moved it. */
  isOfThisCall: boolean;
  /** What the caller called it when they booked it on this call. */
  named: string | null;
}

/** Wishes about when, merged over the turns; the latest word on each part stands. */
export interface When {
  reading: WhenReading;
  heard: string;
  /** Outside which nothing suits, told before and kept until it is told otherwise. */
  limit?: Limit;
}

/** Hours, the first and the last day, and the weekdays alone on which they come (0 = Sunday); what is absent limits nothing. */
export interface Limit {
  hours?: HourLimit;
  bounds?: DayBounds;
  weekdays?: readonly number[];
}

/** `HH:MM`, `[from, to)`; `isEnd` = the visit is over by `to`. */
export interface HourLimit {
  from: string;
  to: string;
  isEnd: boolean;
}

export interface Question {
  topic: Topic;
  about: About;
  words: string;
  /** The same question, as they put it before. */
  wordedBefore?: readonly string[];
  /** `unknown`: the clinic's facts hold no answer, and the team has not been told yet; `declined`: nor is it to be. */
  status: "open" | "answered" | "unknown" | "passed_on" | "declined";
  /** What is not known here, as it continues 'asks …'; absent = it cannot be called by its name. */
  gap?: string;
}

/**
 * What the assistant asks; `matter` is the one that it is asked for, `of` the person whose name or number it is: absent =
 * whoever the matter is for.
 */
export type Prompt = { kind: PromptKind; matter: number | null; key: string; of?: number } & (
  | { ask: "how_can_i_help" | "are_you_there" | "is_it_you" }
  /** `isElsewhere`: they meant to ring somebody else; `isUndecided`: they are not booking, and may have questions. */
  | { ask: "anything_else"; isElsewhere?: true; isUndecided?: true }
  /** Whether somebody rings them about it; `isTold`: the team has it already; `isLater`: other things were done since. */
  | { ask: "complaint"; isTold: boolean; isLater: boolean }
  | {
      ask: "treatment" | "when" | "first_name" | "spelling" | "visit_day";
    }
  /** `isNew`: as it is to stand on their records. */
  | { ask: "name"; isNew?: true }
  /** `isOpenWhether`: they said no, and not that anything is to be changed. */
  | { ask: "what_to_change"; isOpenWhether?: true }
  /** `isSafeAsked`: whoever is near them may see what comes to it. */
  /** `isNew`: it is to stand on their records in place of another. */
  | { ask: "phone"; isSafeAsked?: true; isNew?: true }
  /** What is to stand on their records; `details`: which of what is held is to be changed. */
  | { ask: "new_detail"; detail: Exclude<NewDetail, "name" | "phone"> }
  /** `perhaps`: the last name of somebody else who comes, that may be theirs as well. */
  | { ask: "surname"; perhaps: string | null }
  /** `whom`: with one of these. */
  | { ask: "offer"; times: readonly FreeTime[]; whom?: readonly string[] }
  | { ask: "take_slot"; slot: FreeTime; whom?: readonly string[] }
  | {
      ask: "agree_book";
      booking: BookingRequest;
      named: string | null;
      also?: readonly Done[];
      /** Their number was read back on this call. */
      isNumberTold?: true;
      isUnheard: boolean;
      asTold?: WrongDetail;
    }
  /** `asTold`: what they have just put right is so already, and is told alone. */
  | { ask: "agree_move"; visit: FoundVisit; to: FreeTime; isUnheard: boolean; asTold?: WrongDetail }
  | { ask: "agree_cancel"; visit: FoundVisit; isUnheard: boolean }
  | { ask: "move_or_cancel" | "move_or_second"; visit: FoundVisit }
  | { ask: "which_visit"; visits: readonly FoundVisit[] }
  | { ask: "whose_visit" }
  | { ask: "leave_which"; waits: readonly WaitsFor[] }
  | { ask: "book_instead" | "join_waitlist" | "book_visit_due" }
  /** `isOfVisit`: it was told with a visit that stands, which may be what is to be changed. */
  | { ask: "pass_on"; isOfVisit: boolean }
  /** `gaps`: what of it could not be told, where each can be called by its name: `what a crown costs`. */
  | { ask: "ask_team"; gaps: readonly string[] }
  /** Something of a tooth or the mouth was told, and no wish: in these words. */
  | { ask: "look_at_it"; told: Heard }
  | { ask: "message_text" | "ring_when" }
  /** In whatever words either is put, a yes says that there is danger and a no that there is none: they are heard alike. */
  | { ask: "danger_check"; danger: DangerKind; open?: readonly VitalSign[] }
  /** Whether 000 can be rung; whether it is still so, to which a no says that it is over; whether they can talk, to which a yes does. */
  | {
      ask: "after_danger";
      danger: DangerKind;
      about: "ringing" | "still" | "talking";
      /** A lifted tongue or a mouth that does not open was told of: it is asked about by its name. */
      isOfOpening?: true;
    }
);
export type Ask = Prompt["ask"];
