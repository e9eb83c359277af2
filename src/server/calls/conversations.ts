import { type CallId, newId } from "#kernel/ids.ts";
import type { OpeningCalendar } from "#server/booking/availability.ts";
import type { OutboundReason } from "#server/dialogue/events.ts";
import type { Background } from "./background.ts";
import { type CallLog, type NewTask, scopeOf } from "./call-log.ts";
import type { Endings } from "./endings.ts";
import type { createOutboundCalls } from "./outbound.ts";
import type { CallProfile, CallsDependencies, CallWaitlist, CallWire } from "./port.ts";
import { withRetries } from "./retry.ts";
import { personsNumber } from "./rules.ts";
import { CallSession } from "./session.ts";
import type { CallRow } from "./store.ts";
import * as store from "./store.ts";
import { learnt, runTool, type ToolContext } from "./tools.ts";
import { TurnBook } from "./turns/turn-book.ts";

interface ConversationsDependencies<State> extends CallsDependencies<State> {
  books: CallLog;
  outbound: ReturnType<typeof createOutboundCalls>;
  endings: Endings;
  background: Background;
  /** The conversation as it stands; null before its first turn. */
  stateIn(row: CallRow): State | null;
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
const silenceMs = { phone: 8_000, browser: 45_000, terminal: 10 * minute } as const;
const longestCallMs = 20 * minute;
const toolMs = 6_000;

/** The conversations that run on this server, each on one wire. */
export function createConversations<State>(deps: ConversationsDependencies<State>) {
  const { database, clock, booking, engine, log, books, outbound, endings, background, stateIn } = deps;
  const live = new Map<CallId, LiveCall<State>>();

  const toolsOf = (row: CallRow, calendar: OpeningCalendar, identified: string[]): ToolContext => ({
    scope: scopeOf(row),
    callId: row.id,
    calendar,
    now: () => clock.now(),
    line: { callerNumber: personsNumber(row), isStaff: row.channel !== "phone" },
    ...learnt(identified),
    isTest: row.isTest,
    waitlist: row.isTest ? untouched(deps.waitlist) : deps.waitlist,
    leaveTask: (task, { isWhole } = { isWhole: false }) => {
      const named = { id: newId(clock.now()), ...task };
      return isWhole ? books.leaveWord(row, named) : books.leaveTask(row, named);
    },
    stopCalls: (asked) => outbound.stop(row, asked),
  });

  /** On this wire from now on: from its beginning, or where its former line broke. */
  const open = (row: CallRow, wire: CallWire, known: KnownAtStart): CallSession<State> => {
    const { profile, identified, reason } = known;
    const tools = toolsOf(row, profile.calendar, identified);
    const state = stateIn(row);
    // On its former line it may have held a time.
    let mayHold = state !== null;
    const book = new TurnBook(
      row,
      (turns, state) => withRetries(() => books.keepTurns(row, turns, state)),
      (error) => log.error({ err: error, callId: row.id }, "could not write the turns of a call"),
    );
    const releaseHold = (): void => {
      if (mayHold) void background.run(() => booking.releaseHold(scopeOf(row), row.id), "held time");
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
        alertStaff: ({ text, phone, name, title = emergency.title, isOver = false }) => {
          const told = { detail: text, phone, personName: name };
          const alert: NewTask = {
            ...(isOver ? noEmergency : { ...emergency, title }),
            id: newId(clock.now()),
            ...told,
          };
          const before = alerts;
          alerts = background.run(async () => {
            await before;
            await books.leaveWord(row, alert);
          }, "emergency");
        },
        releaseHold,
        keepTurn: (turn, state) => book.enter(turn, state, clock.now()),
        ended: (why) => {
          wire.ended(why);
          releaseHold();
          void endings.closeBooks(row, book, why).finally(() => {
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
      state,
    );
    live.set(row.id, { session, book, closed, isPhone: row.channel === "phone" });
    if (row.reception === "returned") session.takeBack();
    else if (state !== null) session.resume();
    else session.begin(profile.facts, personsNumber(row), reason);
    return session;
  };

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

  return { live: live as ReadonlyMap<CallId, LiveCall<State>>, open, hangUpHere, findFree };
}

/** On a test call nobody is put on the list, or taken off it. */
const untouched = ({ listWaiting }: CallWaitlist): CallWaitlist => ({
  listWaiting,
  joinWaitlist: async () => ({ ok: true }),
  leaveWaitlist: async () => true,
});

const emergency = { kind: "emergency", title: "Emergency on the phone" } as const;
/** What they were told of turned out to be none: still to be read, and before nothing else. */
const noEmergency = {
  ...emergency,
  title: "Told of an emergency, which turned out to be none",
  isUrgent: false,
} as const;
