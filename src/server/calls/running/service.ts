import type { DoneAction, RunningCall } from "#contract/calls/calls.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import type { CallId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { canRingReception, wasRungInVain } from "../reception/rules.ts";
import { action, cameInBy } from "../rules.ts";
import type { CallSession } from "../session.ts";
import { findCall } from "../store.ts";
import { findRunning, type RunningRow } from "./store.ts";

export interface RunningDependencies {
  database: Database;
  clock: Clock;
  /** The conversation of a call that is served here. */
  sessionOf(id: CallId): Pick<CallSession<unknown>, "stepIn"> | undefined;
}

type SteppedIn<Told = object> =
  | ({ ok: true } & Told)
  | { ok: false; reason: "not_found" | "over" | "no_telephone" | "rung_in_vain" };

/** A server renews its calls every 20 s. */
const renewedWithinMs = 2 * 60_000;

const takenOverSentence = "One moment please, somebody from the team is taking your call.";
const hungUpSentence = "I am sorry, I have to end this call here. Please ring again if you need us. Goodbye.";

/** Calls while they are on the line: seen by the desk, taken over by it, ended by it. */
export function createRunningCalls({ database, clock, sessionOf }: RunningDependencies) {
  const stepIn = (
    id: CallId,
    sentence: string,
    ending: "taken_over" | "finished",
    done: DoneAction,
  ): { ok: true } | { ok: false; reason: "over" } =>
    sessionOf(id)?.stepIn(sentence, ending, [done]) ? { ok: true } : { ok: false, reason: "over" };

  return {
    list: async (scope: ClinicScope): Promise<RunningCall[]> =>
      (await findRunning(database.within(scope), clock.now() - renewedWithinMs)).map(present),

    /** The caller is told, and reception's telephone rings; where nobody takes it the assistant goes on. */
    takeOver: async (
      scope: ClinicScope,
      id: CallId,
      reception: string | null,
    ): Promise<SteppedIn<{ rings: string | null }>> => {
      const row = await findCall(database.within(scope), id);
      if (row === null) return { ok: false, reason: "not_found" };
      const isPhone = row.channel === "phone";
      if (isPhone && !canRingReception(reception, cameInBy(row)))
        return { ok: false, reason: "no_telephone" };
      if (isPhone && wasRungInVain(row)) return { ok: false, reason: "rung_in_vain" };
      const done = action("handed_over", "Put through", "somebody of the team took over");
      const stepped = stepIn(id, takenOverSentence, "taken_over", done);
      return stepped.ok ? { ok: true, rings: isPhone ? reception : null } : stepped;
    },

    hangUp: async (scope: ClinicScope, id: CallId): Promise<SteppedIn> => {
      if ((await findCall(database.within(scope), id)) === null) return { ok: false, reason: "not_found" };
      return stepIn(id, hungUpSentence, "finished", action("ended", "Ended", "by somebody of the team"));
    },
  };
}

const present = (row: RunningRow): RunningCall => ({
  id: row.id,
  name: row.understood?.details.findLast(({ name }) => name === "name")?.value ?? row.patientName,
  phone: row.phone,
  channel: row.channel,
  isTest: row.isTest,
  startedAt: toIso(Math.round(row.startedAt * 1_000)),
  lastTurn: row.lastTurn,
});
