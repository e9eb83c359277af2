import type { CallOutcome, DoneAction } from "#contract/calls/calls.ts";
import { failureAreas } from "#contract/system/health.ts";
import type { Clock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import { formatPhone } from "#kernel/phone-numbers.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { keepUnanswered } from "#server/clinic/answers/service.ts";
import {
  addTask,
  appendToTask,
  findOpenTaskOfCall,
  rewriteTask,
  type StaffTask,
  showActivity,
  withdrawTask,
} from "#server/clinic/desk/service.ts";
import type { Failure } from "#server/clinic/log/rules.ts";
import { noteFailure } from "#server/clinic/log/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { AskedInVain } from "#server/dialogue/call-memory.ts";
import type { UnfinishedCall } from "#server/dialogue/unfinished-call.ts";
import {
  cameToNothing,
  correctedOutcome,
  logStatusOf,
  modelTroubles,
  outcomeOf,
  personsNumber,
  workflowOf,
} from "./rules.ts";
import type { CallRow, NewTurn } from "./store.ts";
import * as store from "./store.ts";
import { writingApart, writingTogether } from "./turns/turn-writer.ts";

export type NewTask = Omit<StaffTask, "callId">;

export const scopeOf = (row: CallRow): ClinicScope => scopeOfClinic(row.clinicId);

export type CallLog = ReturnType<typeof createCallLog>;

export interface CallLogDependencies {
  database: Database;
  clock: Clock;
  /** Heard in the transaction that ends a call, so that what follows from it cannot be lost. */
  onEnded?: ((queries: ClinicQueries, row: CallRow) => Promise<unknown>) | undefined;
  /** What a conversation came to know, for whoever rings back; null when nothing. */
  knownOf?: ((state: unknown) => UnfinishedCall | null) | undefined;
  /** What a conversation asked that the clinic's facts hold no answer to, in the caller's words; absent = it is not kept. */
  unansweredIn?: ((state: unknown) => readonly AskedInVain[]) | undefined;
  /** Told in the transaction that leaves work for a person. */
  taskLeft?: ((queries: ClinicQueries, task: NewTask) => Promise<void>) | undefined;
}

const titleOf = ({ kind, patientName }: UnfinishedCall): string => {
  if (kind === "message") return `Message from ${patientName ?? "a caller"}`;
  return patientName === null ? "Ring the caller back" : `Ring ${patientName} back`;
};

const nobodyKnown: UnfinishedCall = {
  kind: "message",
  patientName: null,
  phone: null,
  text: "",
  isFurther: false,
};

const callbackWords = {
  inbound: {
    title: "Ring a caller back",
    detail: "The call ended before the caller got what it was for.",
  },
  outbound: { title: "Ring a patient back", detail: "A recall by the assistant broke off in the middle." },
} as const;

/** How long turns are gathered for one statement, milliseconds: less than anybody who reads along notices. */
const gatherTurnsMs = 40;

/** Who was put through and came back was not handed over. */
const actionsOf = <Turn extends { done: DoneAction[] }>(
  { reception }: CallRow,
  turns: readonly Turn[],
): Turn[] =>
  turns.map((turn) =>
    reception === "returned"
      ? { ...turn, done: turn.done.filter(({ kind }) => kind !== "handed_over") }
      : turn,
  );

/** How a call is named in the log. */
const wordsOf = (row: Pick<CallRow, "direction" | "outcome"> & { isTest?: boolean }) => ({
  workflow: workflowOf(row),
  status: logStatusOf(row.outcome),
});

/** What stands in the books about calls: when they rang, how they ended, what waits for a person because of them. */
export function createCallLog(deps: CallLogDependencies) {
  const { database, clock, onEnded, taskLeft, knownOf } = deps;
  const keepTurns = store.keepTurns.bind(null, database);
  const writeTurns =
    database.kind === "embedded" ? writingTogether(keepTurns, gatherTurnsMs) : writingApart(keepTurns);
  const announceCall = (row: CallRow) => database.announce(row.clinicId, { topic: "calls", id: row.id });

  const openEntry = (queries: ClinicQueries, row: CallRow) =>
    store.insertLogEntry(queries, {
      id: newId(clock.now()),
      type: "call",
      startedAt: row.startedAt,
      ...wordsOf({ ...row, outcome: "in_progress" }),
      messages: row.turnCount,
      callId: row.id,
    });

  const closeEntry = (queries: ClinicQueries, row: CallRow) =>
    store.updateLogEntry(queries, row.id, {
      durationSeconds:
        row.endedAt === null ? null : Math.max(0, Math.round((row.endedAt - row.startedAt) / 1000)),
      ...wordsOf(row),
      messages: row.turnCount,
    });

  /** Leaves work for a person; asked again with the same id it is left once. */
  const leaveTask = async (row: CallRow, task: NewTask): Promise<void> => {
    // Nobody waits at the other end of a test call.
    if (row.isTest) return;
    const now = clock.now();
    const isNew = await database.transaction(scopeOf(row), async (queries) => {
      const callId = row.id;
      if (!(await addTask(queries, { ...task, callId }, now))) return false;
      const text = task.phone ? `${task.title} on ${formatPhone(task.phone)}` : task.title;
      await showActivity(queries, { type: "escalation", text, callId }, now);
      // A test call from the workbench is nobody's emergency.
      if (row.channel === "phone") await taskLeft?.(queries, task);
      return true;
    });
    if (!isNew) return;
    database.announce(row.clinicId, { topic: "tasks" });
    database.announce(row.clinicId, { topic: "activity" });
  };

  /** What is left at the end of a call whose task stands already: told anew, or with it where the team had word of the rest. */
  const addToOwnTask = async (row: CallRow, task: NewTask, isFurther: boolean): Promise<void> => {
    const isThere = await database.transaction(scopeOf(row), async (queries) => {
      const id = await findOpenTaskOfCall(queries, row.id, ["message", "callback"]);
      if (id === null) return false;
      if (isFurther) await appendToTask(queries, id, task.detail);
      else await rewriteTask(queries, id, { ...task });
      return true;
    });
    if (isThere) database.announce(row.clinicId, { topic: "tasks" });
    else await leaveTask(row, { ...task, id: newId(clock.now()) });
  };

  /** What the conversation had begun for them and not ended. */
  const leaveUndone = async (row: CallRow, undone: UnfinishedCall): Promise<void> => {
    const { kind, phone, text, isUrgent, patientName } = undone;
    const person = { phone, personName: patientName, ...(isUrgent && { isUrgent }) };
    const left = { id: row.id, kind, title: titleOf(undone), detail: text, ...person };
    if (row.reception === "returned") await addToOwnTask(row, left, undone.isFurther);
    else await leaveTask(row, left);
  };

  /** Sets the outcome anew where the turns say more than the one that stands. */
  const correctOutcome = (row: CallRow): Promise<unknown> =>
    database.transaction(scopeOf(row), async (queries) => {
      const outcome = correctedOutcome(
        row.outcome,
        outcomeOf(actionsOf(row, await store.listActions(queries, row.id))),
      );
      const [changed] = await store.changeOutcome(queries, row.id, outcome);
      if (changed) await closeEntry(queries, changed);
    });

  const outcomeAtEnd = async (row: CallRow, ifNothingWasDone?: CallOutcome): Promise<CallOutcome> => {
    const fromTurns = outcomeOf(
      actionsOf(row, await store.listActions(database.within(scopeOf(row)), row.id)),
    );
    // Its task stands from the moment that nobody took it.
    if (row.reception === "returned" && cameToNothing(fromTurns)) return "message_taken";
    if (!cameToNothing(fromTurns)) return fromTurns;
    // Nobody hung up early on a call that they did not ask for: they were not reached.
    const nothing = row.direction === "outbound" && fromTurns === "abandoned" ? "not_reached" : fromTurns;
    return ifNothingWasDone ?? nothing;
  };

  /** False when the call is no longer as it was read. */
  const endAs = (ended: CallRow & { endedAt: number }): Promise<boolean> => {
    const end = { endedAt: ended.endedAt, outcome: ended.outcome, entry: wordsOf(ended) };
    const inVain = ended.isTest ? [] : (deps.unansweredIn?.(ended.state) ?? []);
    if (!onEnded && inVain.length === 0) return store.endCall(database.within(scopeOf(ended)), ended, end);
    return database.transaction(scopeOf(ended), async (queries) => {
      const isEnded = await store.endCall(queries, ended, end);
      if (!isEnded) return false;
      await keepUnanswered(queries, ended.id, inVain, ended.endedAt);
      await onEnded?.(queries, ended);
      return true;
    });
  };

  const showFailure = (row: CallRow, failure: Failure) =>
    noteFailure(database.within(scopeOf(row)), failure, clock.now());

  return {
    /** A call did not go on as it should; the log shows it besides the call itself. */
    noteBreak: async (row: CallRow, cause: string): Promise<void> => {
      if (row.channel !== "phone") return;
      await showFailure(row, { area: failureAreas.incomingCall, cause });
      announceCall(row);
    },

    /** Keeps a call when it rings; asked twice for the same provider id it returns the same call. */
    ring: async (scope: ClinicScope, ringing: Omit<store.RingingCall, "startedAt">): Promise<CallRow> => {
      const startedAt = clock.now();
      const hasEntry = ringing.channel === "phone";
      // A ticket for a test call becomes a call when somebody uses it.
      const entry = hasEntry
        ? { id: newId(startedAt), ...wordsOf({ ...ringing, outcome: "in_progress" }) }
        : null;
      const row = await store.insertCall(database, scope, { ...ringing, startedAt }, entry);
      if (row.channel === "phone") announceCall(row);
      return row;
    },

    takeUpTest: async (row: CallRow): Promise<void> => {
      await openEntry(database.within(scopeOf(row)), row);
      announceCall(row);
    },

    /** Writes turns as they happen. They may come after the call's end, when the provider told of it first. */
    keepTurns: async (row: CallRow, turns: NewTurn[], state: unknown): Promise<void> => {
      const scope = scopeOf(row);
      for (const cause of modelTroubles(turns)) await showFailure(row, { area: failureAreas.model, cause });
      if (await writeTurns(scope, { callId: row.id, turns, state, now: clock.now() })) {
        const ended = await store.findCall(database.within(scope), row.id);
        if (ended) await correctOutcome(ended);
      }
      announceCall(row);
    },

    /** A call that had been handed over goes on with the assistant. */
    reopen: async (row: CallRow): Promise<void> => {
      await closeEntry(database.within(scopeOf(row)), row);
      announceCall(row);
    },

    /** Ends a call, once, whoever notices first: the conversation, the provider or the sweep; null for the later ones. What was done names the outcome. */
    end: async (row: CallRow, endedAt: number, ifNothingWasDone?: CallOutcome): Promise<CallRow | null> => {
      for (;;) {
        const current = await store.findCall(database.within(scopeOf(row)), row.id);
        if (current === null || current.endedAt !== null) return null;
        const outcome = await outcomeAtEnd(current, ifNothingWasDone);
        const ended = { ...current, endedAt, seenAt: endedAt, outcome };
        if (await endAs(ended)) {
          announceCall(ended);
          return ended;
        }
        // Somebody else ended it, or another server has written a turn of it meanwhile, which counts.
      }
    },

    /** Nobody picked up, or a voicemail was left: what was handed over waits on the dashboard instead. */
    tookMessage: async (row: CallRow): Promise<void> => {
      if (row.outcome !== "handed_over") return;
      const changed = await database.transaction(scopeOf(row), async (queries) => {
        const [taken] = await store.changeOutcome(queries, row.id, "message_taken");
        if (taken) await closeEntry(queries, taken);
        return taken;
      });
      if (changed) announceCall(changed);
    },

    leaveTask,

    /** All that a call leaves for people so far is one task, and one of an emergency: it stands in place of what was left before. */
    leaveWord: async (row: CallRow, task: NewTask): Promise<void> => {
      const alike: readonly NewTask["kind"][] =
        task.kind === "emergency" ? ["emergency"] : ["message", "callback"];
      const isChanged = await database.transaction(scopeOf(row), async (queries) => {
        const id = await findOpenTaskOfCall(queries, row.id, alike);
        if (id === null) return false;
        const { id: _id, personName = null, ...told } = task;
        await rewriteTask(queries, id, { ...told, personName });
        return true;
      });
      if (isChanged) database.announce(row.clinicId, { topic: "tasks" });
      else await leaveTask(row, task);
    },

    /** A call leaves one task at its end at most, which bears the call's own id. False when the other end's number is not known. */
    leaveCallback: async (row: CallRow, undone?: UnfinishedCall): Promise<boolean> => {
      if (undone) {
        await leaveUndone(row, undone);
        return true;
      }
      // As it stands in the books: who asks may have read the call when it began, before anything was said.
      const { state } = (await store.findCall(database.within(scopeOf(row)), row.id)) ?? row;
      const known = knownOf?.(state) ?? null;
      const phone = known?.phone ?? personsNumber(row);
      // Nobody can ring them; what they said is kept all the same.
      const isWorthKeeping = phone !== null || known !== null;
      if (!isWorthKeeping || row.channel !== "phone") return false;
      // What they left already waits for a person.
      if (await findOpenTaskOfCall(database.within(scopeOf(row)), row.id)) return phone !== null;
      const { title, detail } = callbackWords[row.direction];
      await leaveTask(row, {
        id: row.id,
        kind: phone === null ? "message" : "callback",
        title: known?.patientName || phone === null ? titleOf(known ?? nobodyKnown) : title,
        detail: [detail, phone === null ? "The caller's number is withheld." : "", known?.text ?? ""]
          .filter((line) => line !== "")
          .join("\n"),
        ...{ phone, personName: known?.patientName ?? null },
      });
      return phone !== null;
    },

    /** What a caller said after they had left word goes with it. */
    addToWord: async (row: CallRow, line: string): Promise<void> => {
      const isAdded = await database.transaction(scopeOf(row), async (queries) => {
        const id = await findOpenTaskOfCall(queries, row.id);
        if (id !== null) await appendToTask(queries, id, line);
        return id !== null;
      });
      if (isAdded) database.announce(row.clinicId, { topic: "tasks" });
    },

    /** The caller has spoken to a person: nobody needs to ring back. */
    withdrawCallback: async (row: CallRow): Promise<void> => {
      if (await withdrawTask(database.within(scopeOf(row)), row.id))
        database.announce(row.clinicId, { topic: "tasks" });
    },
  };
}
