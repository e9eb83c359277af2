import type { FastifyReply } from "fastify";
import type { LogEntry } from "#contract/calls/calls.ts";
import { toIso } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { csvFile } from "#server/http/csv-file.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { csvOfLog, fileNameOf, type LoggedEntry, statusOf } from "./rules.ts";
import { exportLogEntries, type LogQuery, type LogWish, listLogEntries } from "./service.ts";

export function logRoutes(router: Router<Actor>, database: Database): void {
  const pageOf = async (scope: ClinicScope, wish: LogQuery) => {
    const page = await listLogEntries(database, scope, wish);
    if (!page.ok) {
      const message = "This page of the log does not exist. Start again from the first.";
      throw new Refusal("validation_failed", message, { errors: [{ field: "cursor", message }] });
    }
    return { entries: page.entries.map(present), nextCursor: page.nextCursor };
  };
  const fileOf = async (scope: ClinicScope, wish: LogWish, reply: FastifyReply) => {
    const { timeZone, entries } = await exportLogEntries(database, scope, wish);
    return csvFile(reply, fileNameOf(wish), csvOfLog(entries, timeZone));
  };

  router.on("listCallLogs", ({ actor, query }) => pageOf(actor.scope, query));
  router.on("searchCallLogs", ({ actor, body }) => pageOf(actor.scope, body));
  router.on("exportLogs", ({ actor, query, reply }) => fileOf(actor.scope, query, reply));
  router.on("exportFoundLogs", ({ actor, body, reply }) => fileOf(actor.scope, body, reply));
}

const present = ({ row, call }: LoggedEntry): LogEntry => ({
  id: row.id,
  type: row.type,
  startedAt: toIso(row.startedAt),
  durationSeconds: row.durationSeconds,
  workflow: row.workflow,
  messages: row.messages,
  status: statusOf(row, call),
  isSample: row.isSample,
  callId: row.callId,
  call,
});
