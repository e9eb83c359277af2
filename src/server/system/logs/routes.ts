import { Readable } from "node:stream";
import type { LogEntry } from "#contract/calls.ts";
import { toIso } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { Database } from "#server/db/database.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { csvOfLog, fileNameOf } from "./rules.ts";
import { exportLogEntries, listLogEntries } from "./service.ts";
import type { LogEntryRow } from "./store.ts";

export function logRoutes(router: Router<Actor>, database: Database): void {
  router.on("listCallLogs", async ({ actor, query }) => {
    const page = await listLogEntries(database, actor.scope, query);
    if (!page.ok) {
      const message = "This page of the log does not exist. Start again from the first.";
      throw new Refusal("validation_failed", message, { errors: [{ field: "cursor", message }] });
    }
    return { entries: page.entries.map(present), nextCursor: page.nextCursor };
  });

  router.on("exportLogs", async ({ actor, query, reply }) => {
    const { timeZone, entries } = await exportLogEntries(database, actor.scope, query);
    reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="${fileNameOf(query)}"`);
    return Readable.from(csvOfLog(entries, timeZone));
  });
}

const present = (row: LogEntryRow): LogEntry => ({
  id: row.id,
  type: row.type,
  startedAt: toIso(row.startedAt),
  durationSeconds: row.durationSeconds,
  workflow: row.workflow,
  messages: row.messages,
  status: row.status,
  isSample: row.isSample,
  callId: row.callId,
});
