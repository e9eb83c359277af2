import { randomBytes } from "node:crypto";
import type { CallChannel, CallOutcome, CallWithTurns } from "#contract/calls.ts";
import { telephonyPaths } from "#contract/endpoints.ts";
import type { RelayToCaller } from "#contract/relay.ts";
import type { Clock } from "#kernel/clock.ts";
import { type CallId, newId } from "#kernel/ids.ts";
import { isDoneWithin } from "#kernel/in-time.ts";
import type { OpeningCalendar } from "#server/booking/availability.ts";
import type { BookingService } from "#server/booking/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { ClinicFacts, OutboundReason } from "#server/dialogue/events.ts";
import type { LeftUndone } from "#server/dialogue/left-undone.ts";
import type { CallProvider, RecordingProvider } from "#server/telephony/port.ts";
import { type CallLogDependencies, createCallLog, type NewTask, scopeOf } from "./call-log.ts";
import { createOutboundCalls } from "./outbound.ts";
import type { CallBook, CallWaitlist, ConversationEngine, EndReason, ModelVoice } from "./port.ts";
import { presentCall, presentTurn } from "./presenter.ts";
import type { CameInBy } from "./reception/rules.ts";
import { createReception } from "./reception/service.ts";
import { persistently } from "./retry.ts";
import { cameInBy, personsNumber } from "./rules.ts";
import { createRunningCalls } from "./running/service.ts";
import { CallSession } from "./session.ts";
import type { CallRow } from "./store.ts";
import * as store from "./store.ts";
import { learnt, runTool, type ToolContext } from "./tools.ts";
import { TurnBook } from "./turn-book.ts";
import { createVoicemails } from "./voicemails.ts";

/** What a call needs to know of its clinic, read when the call begins. */
export interface CallProfile {
  facts: ClinicFacts;
  calendar: OpeningCalendar;
}

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
  leftUndone(state: State): LeftUndone | null;
  /** What a caller said since the team was last told, for the word that they left; "" when nothing. */
  saidSince(state: State): string;
  /** What a caller asked that the clinic's facts hold no answer to, in their words. */
  unansweredIn?(state: State): readonly string[];
  /** What a caller who is handed on told, for whoever rings back; null when nothing. */
  knownOf?(state: State): LeftUndone | null;
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

export interface NewCall {
  channel: CallChannel;
  providerCallId: string;
  from: string | null;
  to: string | null;
  /** The line that sent it on to ours, E.164; null = none is known. */
  forwardedFrom: string | null;
}

/** One end of a call's wire. */
export interface CallWire {
  send(message: RelayToCaller): void;
  /** The session is over, for this reason. */
  ended(reason: EndReason): void;
}

interface KnownAtStart {
  profile: CallProfile;
  /** Appointments that this call has identified before. */
  identified: string[];
  /** Why the clinic rings; null when it is rung. */
  reason: OutboundReason | null;
}

interface LiveCall<State> {
  session: CallSession<State>;
  book: TurnBook;
  /** Resolves when the session is over and its turns are written. */
  closed: Promise<void>;
  isPhone: boolean;
}

const minute = 60_000;
const ticketLifeMs = minute;
/** Of a clinic, unused: a program may ring with many calls at once, and nobody needs more. */
const mostTickets = 100;
/** A server renews its live calls every 20 s; one that was not renewed for this long was lost with its server. */
const lostAfterMs = 2 * minute;
/** A call of ours may wait at the provider before it rings. */
const oursLostAfterMs = 15 * minute;
const silenceMs = { phone: 8_000, browser: 45_000, terminal: 10 * minute } as const;
const longestCallMs = 20 * minute;
const toolMs = 6_000;
/** How long a stop waits for words that are being spoken; what is left of them is cut off by the hand-over. */
const lastWordsMs = 5_000;
/** And then for the books, and for the provider to ask where the callers are put through to. What is lost the sweep finds. */
const afterwardsMs = 2_000;

/** The number that a patient knows from the call in which they booked. */
export const findCalledNumber = store.findCalledNumber;

export type CallsService = ReturnType<typeof createCallsService>;

export function createCallsService<State>(deps: CallsDependencies<State>) {
  const { database, clock, booking, engine, log } = deps;
  const books = createCallLog({
    ...deps,
    unansweredIn: (state) => (isStarted(state) ? (deps.unansweredIn?.(deps.stateOf(state)) ?? []) : []),
    knownOf: (state) => (isStarted(state) ? (deps.knownOf?.(deps.stateOf(state)) ?? null) : null),
  });
  const outbound = createOutboundCalls({ ...deps, books });
  const reception = createReception({ ...deps, books });
  const live = new Map<CallId, LiveCall<State>>();
  const background = new Set<Promise<void>>();
  const returning = new Map<CallId, () => void>();
  let isStopping = false;

  /** Goes on beside the talk and is tried again: a caller never waits for the books. */
  const inBackground = (work: () => Promise<unknown>, what: string): Promise<void> => {
    const tracked: Promise<void> = persistently(work)
      .then(
        () => {},
        (error: unknown) => log.error({ err: error, what }, "could not write to the call log"),
      )
      .finally(() => background.delete(tracked));
    background.add(tracked);
    return tracked;
  };

  const toolsOf = (row: CallRow, calendar: OpeningCalendar, identified: string[]): ToolContext => ({
    scope: scopeOf(row),
    callId: row.id,
    calendar,
    now: () => clock.now(),
    line: { callerNumber: personsNumber(row), isStaff: row.channel !== "phone" },
    ...learnt(identified),
    isTest: row.isTest,
    waitlist: row.isTest ? noWaitlist : deps.waitlist,
    leaveTask: (task, { isWhole } = { isWhole: false }) => {
      const named = { id: newId(clock.now()), ...task };
      return isWhole ? books.leaveWord(row, named) : books.leaveTask(row, named);
    },
    stopCalls: (asked) => outbound.stop(row, asked),
  });

  /** The end of a call that nobody spoke a last word on. */
  const endBrokenOff = async (
    row: CallRow,
    endedAt: number,
    outcome?: CallOutcome,
  ): Promise<CallRow | null> => {
    const ended = await books.end(row, endedAt, outcome);
    const undone = ended && isStarted(ended.state) ? deps.leftUndone(deps.stateOf(ended.state)) : null;
    if (ended && undone) await books.leaveCallback(ended, undone);
    else if (ended) await addLastWords(ended);
    return ended;
  };

  const addLastWords = async (ended: CallRow): Promise<void> => {
    const said = isStarted(ended.state) ? deps.saidSince(deps.stateOf(ended.state)) : "";
    if (said !== "") await books.addToWord(ended, said);
  };

  /** After the last word. A telephone line that closed may come back: the provider's callback says which it was. */
  const closeBooks = async (row: CallRow, book: TurnBook, reason: EndReason): Promise<void> => {
    // What could not be written is ended by the sweep, as lost.
    if (!(await book.isWritten())) return;
    if (reason === "line_closed" && row.channel === "phone") return;
    const endedAt = clock.now();
    await inBackground(async () => {
      if (reason === "line_closed") await endBrokenOff(row, endedAt);
      else {
        const ended = await books.end(row, endedAt);
        if (ended) await addLastWords(ended);
      }
      // Reception is rung next; the task is withdrawn when somebody picks up.
      if (reason !== "trouble") return;
      await books.noteBreak(row, "the assistant could not go on");
      await books.leaveCallback(row);
    }, "end of call");
  };

  const startSession = (row: CallRow, wire: CallWire, known: KnownAtStart) => {
    const { profile, identified, reason } = known;
    const tools = toolsOf(row, profile.calendar, identified);
    // On its former line it may have held a time.
    let mayHold = isStarted(row.state);
    const book = new TurnBook(
      row,
      (turns, state) => persistently(() => books.keepTurns(row, turns, state)),
      (error) => log.error({ err: error, callId: row.id }, "could not write the turns of a call"),
    );
    const releaseHold = (): void => {
      if (mayHold) void inBackground(() => booking.releaseHold(scopeOf(row), row.id), "held time");
      mayHold = false;
    };
    let close: () => void = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    /** One after the other: each stands in place of the last. */
    let alerts: Promise<void> = Promise.resolve();
    const session = new CallSession<State>(
      {
        engine,
        voice: deps.voice,
        clock,
        send: wire.send,
        runTool: (effect) => {
          mayHold ||= effect.type === "hold_slot" && !row.isTest;
          return runTool(effect, row.isTest ? deps.testBook : booking, tools);
        },
        alertStaff: (text, phone) => {
          const alert: NewTask = { ...emergency, id: newId(clock.now()), detail: text, phone };
          const before = alerts;
          alerts = inBackground(async () => {
            await before;
            await books.leaveWord(row, alert);
          }, "emergency");
        },
        releaseHold,
        keepTurn: (turn, state) => book.enter(turn, state, clock.now()),
        ended: (why) => {
          wire.ended(why);
          releaseHold();
          void closeBooks(row, book, why).finally(() => {
            if (live.get(row.id)?.session === session) live.delete(row.id);
            close();
          });
        },
        failed: (error) => log.error({ err: error, callId: row.id }, "a call failed"),
        cutOff: (event) =>
          log.warn(
            { callId: row.id, event },
            "the assistant took too long over what a caller said, and gave it up",
          ),
      },
      {
        callId: row.id,
        isTest: row.channel !== "phone",
        silenceMs: silenceMs[row.channel],
        isSpoken: row.channel === "phone",
        toolMs,
        longestMs: longestCallMs,
      },
      isStarted(row.state) ? deps.stateOf(row.state) : null,
    );
    live.set(row.id, { session, book, closed, isPhone: row.channel === "phone" });
    if (row.reception === "returned") session.takeBack();
    else if (isStarted(row.state)) session.resume();
    else session.begin(profile.facts, personsNumber(row), reason);
    return session;
  };

  /** Resolves when the provider asks what comes after this conversation. */
  const returnOf = (id: CallId) => new Promise<void>((resolve) => returning.set(id, resolve));

  const hangUpHere = async (id: CallId): Promise<void> => {
    const here = live.get(id);
    await here?.session.lineClosed();
    await here?.closed;
  };

  /** The call as it stands after its former line, if it still hangs here, has been closed and its turns written. */
  const findFree = async (known: CallRow): Promise<CallRow | null> => {
    let row: CallRow | null;
    do {
      await hangUpHere(known.id);
      row = await store.findCall(database.within(scopeOf(known)), known.id);
    } while (live.has(known.id));
    return row;
  };

  const voicemails = createVoicemails({ ...deps, books });
  const running = createRunningCalls({ database, clock, sessionOf: (id) => live.get(id)?.session });

  const closeLost = async (row: CallRow): Promise<void> => {
    const ended = await endBrokenOff(row, row.seenAt, "failed");
    if (!ended) return;
    log.warn({ callId: row.id }, "a call was lost");
    if (row.direction === "inbound") await books.noteBreak(row, "the call was lost in the middle");
    if (row.direction === "outbound") await outbound.lost(row);
    // Of ours, one that nobody spoke on is tried again like one that nobody answered.
    // Whoever got what they rang for, and hung up without a goodbye, is not rung for it.
    const isUnserved = ended.outcome === "failed";
    if (row.direction === "inbound" ? isUnserved : row.turnCount > 0) await books.leaveCallback(row);
  };

  return {
    outbound,
    running,

    registerCall: (scope: ClinicScope, { from, to, ...call }: NewCall): Promise<CallRow> =>
      books.ring(scope, {
        id: newId<CallId>(clock.now()),
        direction: "inbound",
        ...{ ...call, fromNumber: from, toNumber: to, relayTicket: newTicket() },
      }),

    /** Opens one WebSocket for this call, once; the one that still waits to be used where there is one. */
    relayTicketOf: async (row: CallRow): Promise<string> =>
      row.relayTicket ?? (await store.issueRelayTicket(database, row, newTicket())),

    claimRelay: (ticket: string) => store.claimRelayTicket(database, ticket),

    /** Takes up the conversation of a registered call on a wire; null when the call is over already, or the server is stopping. */
    openSession: async (known: CallRow, wire: CallWire): Promise<CallSession<State> | null> => {
      const [profile, identified, reason] = await Promise.all([
        deps.profileOf(scopeOf(known), known.channel, cameInBy(known)),
        store.findAppointmentsOfCall(database.within(scopeOf(known)), known.id),
        outbound.reasonOf(known),
        known.channel === "phone" ? null : books.takeUpTest(known),
      ]);
      const row = await findFree(known);
      if (row === null || row.endedAt !== null || isStopping) return null;
      return startSession(row, wire, { profile, identified, reason });
    },

    /** The provider asks what comes next for a call whose conversation has ended. */
    cameBack: (id: CallId): void => returning.get(id)?.(),

    findByProviderId: (providerCallId: string) => store.findCallByProviderId(database, providerCallId),

    /** The provider says that the line to this server broke: the call as it stands with everything said before. */
    lineBroke: async (row: CallRow): Promise<CallRow> => {
      await books.noteBreak(row, "the line to the provider broke");
      return (await findFree(row)) ?? row;
    },

    /** The provider says that the caller has gone. A conversation that still runs here finishes its turn first. */
    callerLeft: async (row: CallRow): Promise<void> => {
      await hangUpHere(row.id);
      await endBrokenOff(row, clock.now());
    },

    reception: {
      ...reception,
      leaveToPeople: async (row: CallRow, canBeRung: boolean): Promise<boolean> => {
        // What was said and done here names the outcome.
        await live.get(row.id)?.book.isWritten();
        return reception.leaveToPeople(row, canBeRung);
      },
    },

    /** The caller hears the tone next: the assistant's part ends. Resolves to whether somebody can ring back. */
    leaveToVoicemail: async (known: CallRow): Promise<boolean> => {
      const row = (await findFree(known)) ?? known;
      return voicemails.begin(row);
    },

    keepVoicemail: voicemails.keep,
    openVoicemail: voicemails.open,

    /** A ticket for one test call; the WebSocket path it returns is good once, for a minute. Null while too many wait. */
    openTestCall: async (
      scope: ClinicScope,
      { channel, from, isReal }: { channel: "browser" | "terminal"; from: string | null; isReal: boolean },
    ): Promise<string | null> => {
      const waiting = await store.countTickets(database.within(scope), clock.now() - ticketLifeMs);
      if (waiting >= mostTickets) return null;
      const ticket = randomBytes(24).toString("base64url");
      const id = newId<CallId>(clock.now());
      const providerCallId = `test:${ticket}`;
      const direction = "inbound" as const;
      const numbers = { fromNumber: from, toNumber: null };
      await books.ring(scope, { id, channel, direction, providerCallId, ...numbers, isTest: !isReal });
      return `${telephonyPaths.testRelay}/${ticket}`;
    },

    claimTestCall: (ticket: string) =>
      store.claimTicket(database, `test:${ticket}`, clock.now() - ticketLifeMs),

    getCall: async (scope: ClinicScope, id: CallId): Promise<CallWithTurns | null> => {
      const queries = database.within(scope);
      const row = await store.findCall(queries, id);
      if (!row) return null;
      const [turns, appointmentIds, voicemail] = await Promise.all([
        store.listTurns(queries, id),
        store.findAppointmentsOfCall(queries, id),
        store.findVoicemail(queries, id),
      ]);
      return {
        ...presentCall(row),
        appointmentIds,
        turns: turns.map(presentTurn),
        voicemail: voicemail && { durationSeconds: voicemail.durationSeconds },
      };
    },

    /** Renews the live calls of this server and closes those that were lost with another. */
    sweep: async (): Promise<void> => {
      const now = clock.now();
      await store.touchCalls(database, [...live.keys()], now);
      await store.removeUnusedTickets(database, now - 2 * ticketLifeMs);
      const lost = await store.findLostCalls(database, {
        inbound: now - lostAfterMs,
        outbound: now - oursLostAfterMs,
      });
      for (const row of lost.filter(({ id }) => !live.has(id))) await closeLost(row);
      await reception.sweep();
    },

    liveCalls: () => live.size,
    isStopping: () => isStopping,

    /** Tells every caller and hands them on, then waits until the books are written, for a while. */
    stop: async (): Promise<void> => {
      isStopping = true;
      const calls = [...live.values()];
      const handedOn = [...live].filter(([, { isPhone }]) => isPhone).map(([id]) => returnOf(id));
      await Promise.all(calls.map(({ session }) => session.stop(lastWordsMs)));
      const writeAll = async () => {
        await Promise.all(calls.map(({ closed }) => closed));
        while (background.size > 0) await Promise.all(background);
      };
      const [isWritten] = await Promise.all([
        isDoneWithin(writeAll(), afterwardsMs),
        isDoneWithin(Promise.all(handedOn), afterwardsMs),
      ]);
      if (!isWritten)
        log.error({ calls: calls.length }, "could not write the last words of calls before stopping");
    },
  };
}

/** 128 bits, in the letters of an address. */
const newTicket = () => randomBytes(16).toString("hex");

/** On a test call nobody is put on the list. */
const noWaitlist: CallWaitlist = { joinWaitlist: async () => ({ ok: true }) };

const emergency = { kind: "emergency", title: "Emergency on the phone" } as const;

const isStarted = (state: unknown): boolean =>
  typeof state === "object" && state !== null && Object.keys(state).length > 0;
