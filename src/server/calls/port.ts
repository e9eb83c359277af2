import type { SentToModel } from "#contract/assistants/language-model.ts";
import type { WaitlistEntry } from "#contract/booking/waitlist.ts";
import type { CallChannel, DoneAction, TurnPhrasing, Understood } from "#contract/calls/calls.ts";
import type { HandoffData, RelayToCaller } from "#contract/calls/relay.ts";
import type { FreeTime } from "#contract/errors.ts";
import type { AppointmentStatus } from "#contract/limits.ts";
import type { Clock } from "#kernel/clock.ts";
import type { AppointmentId, CallId } from "#kernel/ids.ts";
import type { OpeningCalendar } from "#server/booking/availability.ts";
import type { NotThen } from "#server/booking/free-times.ts";
import type { RescheduleOutcome } from "#server/booking/reschedule.ts";
import type { NotToBeChanged } from "#server/booking/rules.ts";
import type { BookAppointment, BookedBy, BookingService } from "#server/booking/service.ts";
import type { JoinRefusal, JoinWaitlist, WaitlistService } from "#server/booking/waitlist/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { AskedInVain } from "#server/dialogue/call-memory.ts";
import type {
  CallEvent,
  ClinicFacts,
  Effect,
  Step,
  ToolEffect,
  ToolResult,
} from "#server/dialogue/events.ts";
import type { ChosenBy, Listened, SaidBefore } from "#server/dialogue/model-turns.ts";
import type { UnfinishedCall } from "#server/dialogue/unfinished-call.ts";
import type { CallProvider, RecordingProvider } from "#server/telephony/port.ts";
import type { CallLogDependencies } from "./call-log.ts";
import type { CameInBy } from "./reception/rules.ts";
import type { CallRow } from "./store.ts";

/** The conversation behind a call; its state is plain JSON. */
export interface ConversationEngine<State> {
  start(): State;
  /** Null = it took too long and was cut off: the conversation stands where it stood. In this thread it answers at once. */
  step(state: State, event: CallEvent): Step<State> | null | Promise<Step<State> | null>;
}

/** What one turn has brought so far, from its first event on. */
export interface TurnSoFar<State> {
  before: State;
  after: State;
  event: CallEvent;
  effects: readonly Effect[];
}

/** A language model beside the engine. Its methods never fail: where the model does, the engine's words stand. */
export interface ModelVoice<State> {
  /**
   * What the model takes the caller's words for, unless they are plain; null with the reason where the built-in reading stands.
   *
   * @param before what was said on the call before, latest last
   * @param onSent told of what leaves for the model, when it does
   */
  listen(
    turn: TurnSoFar<State>,
    before: readonly SaidBefore[],
    signal: AbortSignal,
    onSent?: (sent: SentToModel) => void,
  ): Promise<Listened>;
  /** Which of two readings of the same words stands. */
  choose(builtIn: TurnSoFar<State>, byModel: TurnSoFar<State>): ChosenBy;
  mayReword(turn: TurnSoFar<State>): boolean;
  /**
   * Speaks what the turn has to say in words of the model's that tell it and nothing else, piece by piece, and ends it with `isLast`. Aborted
   * with `hush` it says nothing more; with `hurry` it says the rest at once.
   *
   * @param before what was said on the call before, latest last
   * @param spentMs how long the caller has waited already
   */
  reword(
    turn: TurnSoFar<State>,
    before: readonly SaidBefore[],
    line: { speak(text: string, isLast: boolean): void },
    signal: AbortSignal,
    spentMs: number,
    onSent?: (sent: SentToModel) => void,
  ): Promise<TurnPhrasing>;
}

/** One turn as it goes into the books. */
export interface TurnRecord {
  heard: string | null;
  said: string;
  events: CallEvent[];
  understood: Understood | null;
  done: DoneAction[];
  answeredInMs: number;
  /** Null where no language model is set up. */
  phrasing: TurnPhrasing | null;
}

/** What the session needs of the world; everything that can fail is behind it. */
export interface SessionWorld<State> {
  engine: ConversationEngine<State>;
  /** Null where no language model is set up. */
  voice: ModelVoice<State> | null;
  clock: Clock;
  send(message: RelayToCaller): void;
  runTool(effect: ToolEffect): Promise<ToolResult>;
  /** Never waited for: what a caller must hear in an emergency does not wait for the books. */
  alertStaff(alert: Extract<Effect, { type: "alert_staff" }>): void;
  /** Never waited for either: what is not released is free again in a few minutes. */
  releaseHold(): void;
  keepTurn(turn: TurnRecord, state: State): void;
  /** Called once, when the session is over; afterwards nothing more is sent. */
  ended(reason: EndReason): void;
  failed(error: unknown): void;
  /** The engine took too long over this, and gave it up. */
  cutOff(event: CallEvent["type"]): void;
}

/** `line_closed`: the caller hung up, or the line broke; the provider knows which. */
export type EndReason = HandoffData["reason"] | "abandoned" | "line_closed";

export interface SessionOptions {
  callId: string;
  /** Test calls are told what was understood and done. */
  isTest: boolean;
  /** How long to wait for the caller after the assistant has spoken, in milliseconds. */
  silenceMs: number;
  /** Whether sentences take time to be spoken at the other end. */
  isSpoken: boolean;
  /** A tool that has not answered by then has failed: a caller is never left in silence. */
  toolMs: number;
  /** A call that is still going after this long is stuck: the caller is handed to the team. */
  longestMs: number;
}

/** What a call is told of an appointment. */
export interface OnTheBooks {
  id: AppointmentId;
  patientName: string;
  localDate: string;
  localTime: string;
  appointmentType: string;
  /** E.164. */
  patientPhoneE164: string | null;
  /** The call that booked it. */
  callId: CallId | null;
  status: AppointmentStatus;
}

type Done = { ok: true; appointment: OnTheBooks };
type KeyReused = { ok: false; reason: "idempotency_key_reused" };

/** The appointment book as a call's tools use it: the clinic's own, or one that a rehearsal throws away. */
export interface CallBook
  extends Pick<
    BookingService,
    "openSlotsBetween" | "nearestSlots" | "holdSlot" | "noteOnVisit" | "takeNoteOff" | "keepQuiet"
  > {
  bookAppointment(
    scope: ClinicScope,
    request: BookAppointment,
    by: BookedBy,
    idempotencyKey?: string,
  ): Promise<Done | KeyReused | NotThen>;
  cancelAppointment(
    scope: ClinicScope,
    id: AppointmentId,
    reason: string | null,
    by: BookedBy,
    idempotencyKey?: string,
  ): Promise<Done | KeyReused | { ok: false; reason: NotToBeChanged }>;
  rescheduleAppointment(
    scope: ClinicScope,
    id: AppointmentId,
    to: FreeTime & { tellPatient?: "no" },
    by: BookedBy,
  ): Promise<(Done & { from: OnTheBooks }) | Exclude<RescheduleOutcome, { ok: true }>>;
  /** Appointments still to come under that number, E.164. */
  findUpcomingByPhone(scope: ClinicScope, phone: string): Promise<OnTheBooks[]>;
}

/** What a call is told of somebody on the waitlist. */
export type OnWaitlist = Pick<
  WaitlistEntry,
  "id" | "patientName" | "patientPhone" | "appointmentType" | "appointmentDate"
>;

/** The list of those who would come earlier, as a call's tools use it. */
export interface CallWaitlist extends Pick<WaitlistService, "leaveWaitlist"> {
  listWaiting(scope: ClinicScope): Promise<readonly OnWaitlist[]>;
  joinWaitlist(
    scope: ClinicScope,
    wish: JoinWaitlist,
    by: BookedBy,
  ): Promise<{ ok: true } | { ok: false; reason: JoinRefusal }>;
}

/** One end of a call's wire. */
export interface CallWire {
  send(message: RelayToCaller): void;
  /** The session is over, for this reason. */
  ended(reason: EndReason): void;
}

/** What a call needs to know of its clinic, read when the call begins. */
export interface CallProfile {
  facts: ClinicFacts;
  calendar: OpeningCalendar;
}

/** All that the calls of a server need from outside their room. */
export interface CallsDependencies<State> {
  database: Database;
  clock: Clock;
  booking: BookingService;
  waitlist: CallWaitlist;
  /** The appointment book of test calls, which never writes into the clinic's. */
  testBook: CallBook;
  engine: ConversationEngine<State>;
  /** A stored call as the engine goes on with it, whichever version stored it. */
  stateOf(stored: unknown): State;
  /** What a caller who is gone left half done; null when nobody need ring. */
  findUnfinished(state: State): UnfinishedCall | null;
  /** What a caller said since the team was last told, for the word that they left; "" when nothing. */
  saidSince(state: State): string;
  /** What a caller asked that the clinic's facts hold no answer to. */
  unansweredIn?(state: State): readonly AskedInVain[];
  /** What a caller who is handed on told, for whoever rings back; null when nothing. */
  knownOf?(state: State): UnfinishedCall | null;
  /** Told in the transaction in which a call leaves work for a person. */
  taskLeft?: CallLogDependencies["taskLeft"];
  /** Null = the built-in engine alone. */
  voice: ModelVoice<State> | null;
  profileOf(scope: ClinicScope, channel: CallChannel, cameInBy: CameInBy): Promise<CallProfile>;
  /** Heard in the transaction that ends a call. */
  onEnded?: ((queries: ClinicQueries, row: CallRow) => Promise<unknown>) | undefined;
  /** Where voicemails are kept; null = nothing is recorded. */
  recordings: RecordingProvider | null;
  /** Who places the clinic's own calls; null = nobody. */
  caller: CallProvider | null;
  log: { error(fields: object, message: string): void; warn(fields: object, message: string): void };
}
