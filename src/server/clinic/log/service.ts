import { newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { idOfPeriod, periodStart } from "#server/queue/rules.ts";
import type { Failure, Trouble } from "./rules.ts";
import * as store from "./store.ts";

const failed = "Failed";
const notReached = "Not reached";

export interface LoggedEvent {
  /** The column `Workflow`: `Knowledge base · Published`. Names no patient. */
  workflow: string;
  /** False = it failed, and stands among the errors. */
  isOk?: boolean;
  /** The column `Messages`: how many things it moved. */
  messages?: number;
}

/** Writes a row of the log for something that happened outside a call: staff changed a setting, a system was reached. */
export const logEvent = (
  queries: ClinicQueries,
  { workflow, isOk = true, messages = 0 }: LoggedEvent,
  now: number,
): Promise<void> =>
  store.addEntry(queries, {
    ...{ id: newId(now), startedAt: now, durationSeconds: null, workflow, messages },
    ...(isOk ? { type: "system", status: "Success" } : { type: "error", status: failed }),
  });

const hour = 3_600_000;

/**
 * Shows a failure among the errors of the log: one row for each cause and hour, whose `Messages` counts how often. A
 * provider that is away for a night is a few rows, not thousands. True for the first of its hour.
 */
export const noteFailure = (
  queries: ClinicQueries,
  { area, cause, isRecipients = false }: Failure,
  now: number,
): Promise<boolean> => {
  const workflow = `${area} · ${cause}`;
  const id = idOfPeriod(`failure ${queries.scope.clinicId} ${workflow}`, periodStart(now, hour));
  return store.countError(queries, {
    id,
    workflow,
    status: isRecipients ? notReached : failed,
    startedAt: now,
  });
};

/** Of every area that has errors since then. */
export const findTroubles = (queries: ClinicQueries, since: number): Promise<Trouble[]> =>
  store.sumErrors(queries, since, notReached);
