import type { CallChannel, CallWithTurns } from "#contract/calls/calls.ts";
import { isDoneWithin } from "#kernel/done-within.ts";
import { type CallId, newId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { createBackground } from "./background.ts";
import { createCallLog, scopeOf } from "./call-log.ts";
import { createConversations } from "./conversations.ts";
import { createEndings } from "./endings.ts";
import { createOutboundCalls } from "./outbound.ts";
import type { CallsDependencies, CallWire } from "./port.ts";
import { presentCall, presentTurn } from "./presenter.ts";
import { createReception } from "./reception/service.ts";
import { cameInBy } from "./rules.ts";
import { createRunningCalls } from "./running/service.ts";
import type { CallSession } from "./session.ts";
import type { CallRow } from "./store.ts";
import * as store from "./store.ts";
import { createTickets, newTicket } from "./tickets.ts";
import { createVoicemails } from "./voicemails.ts";

export interface NewCall {
  channel: CallChannel;
  providerCallId: string;
  from: string | null;
  to: string | null;
  /** The line that sent it on to ours, E.164; null = none is known. */
  forwardedFrom: string | null;
}

const minute = 60_000;
/** A server renews its live calls every 20 s; one that was not renewed for this long was lost with its server. */
const lostAfterMs = 2 * minute;
/** A call of ours may wait at the provider before it rings. */
const oursLostAfterMs = 15 * minute;
/** How long a stop waits for words that are being spoken; what is left of them is cut off by the hand-over. */
const lastWordsMs = 5_000;
/** And then for the books, and for the provider to ask where the callers are put through to. What is lost the sweep finds. */
const afterwardsMs = 2_000;

/** The number that a patient knows from the call in which they booked. */
export const findCalledNumber = store.findCalledNumber;

export type CallsService = ReturnType<typeof createCallsService>;

export function createCallsService<State>(deps: CallsDependencies<State>) {
  const { database, clock, log } = deps;
  const stateOf = (stored: unknown): State | null => (isStarted(stored) ? deps.stateOf(stored) : null);
  const stateIn = ({ state }: CallRow): State | null => stateOf(state);
  const books = createCallLog({
    ...deps,
    unansweredIn: (stored) => {
      const state = stateOf(stored);
      return state === null ? [] : (deps.unansweredIn?.(state) ?? []);
    },
    knownOf: (stored) => {
      const state = stateOf(stored);
      return state === null ? null : (deps.knownOf?.(state) ?? null);
    },
  });
  const outbound = createOutboundCalls({ ...deps, books });
  const reception = createReception({ ...deps, books });
  const voicemails = createVoicemails({ ...deps, books });
  const tickets = createTickets({ ...deps, books });
  const background = createBackground(log);
  const endings = createEndings({ ...deps, books, outbound, background, stateIn });
  const parts = { books, outbound, endings, background, stateIn };
  const { live, open, hangUpHere, findFree } = createConversations({ ...deps, ...parts });
  const running = createRunningCalls({ database, clock, sessionOf: (id) => live.get(id)?.session });
  const returning = new Map<CallId, () => void>();
  let isStopping = false;

  /** Resolves when the provider asks what comes after this conversation. */
  const returnOf = (id: CallId) => new Promise<void>((resolve) => returning.set(id, resolve));

  return {
    outbound,
    running,

    registerCall: (scope: ClinicScope, { from, to, ...call }: NewCall): Promise<CallRow> =>
      books.ring(scope, {
        id: newId<CallId>(clock.now()),
        direction: "inbound",
        ...{ ...call, fromNumber: from, toNumber: to, relayTicket: newTicket() },
      }),

    relayTicketOf: tickets.relayTicketOf,
    claimRelay: tickets.claimRelay,
    openTestCall: tickets.openTestCall,
    claimTestCall: tickets.claimTestCall,

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
      return open(row, wire, { profile, identified, reason });
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
      await endings.endBrokenOff(row, clock.now());
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
      await tickets.removeUnused();
      const lost = await store.findLostCalls(database, {
        inbound: now - lostAfterMs,
        outbound: now - oursLostAfterMs,
      });
      for (const row of lost.filter(({ id }) => !live.has(id))) await endings.closeLost(row);
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
        await background.finished();
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

const isStarted = (state: unknown): boolean =>
  typeof state === "object" && state !== null && Object.keys(state).length > 0;
