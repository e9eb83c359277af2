import { newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import * as store from "./store.ts";

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
    ...(isOk ? { type: "system", status: "Success" } : { type: "error", status: "Failed" }),
  });
