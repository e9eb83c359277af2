import { csvLine } from "#kernel/csv.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import type { LogEntryRow } from "./store.ts";

/** Where a page of the log ends: the last row's start and id. */
export interface LogCursor {
  startedAt: number;
  id: string;
}

export const encodeCursor = ({ startedAt, id }: LogCursor): string =>
  Buffer.from(`${startedAt}.${id}`).toString("base64url");

/** Null when it is none of ours. */
export function decodeCursor(text: string): LogCursor | null {
  const plain = Buffer.from(text, "base64url").toString("latin1");
  const [, startedAt, id] = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(plain) ?? [];
  return startedAt && id ? { startedAt: Number(startedAt), id } : null;
}

/** Spreadsheets take a file without it for Latin-1. */
const byteOrderMark = "\ufeff";

/** The columns of the page, one line at a time; the log names no patient, and so does the file. */
export async function* csvOfLog(
  entries: AsyncIterable<LogEntryRow>,
  timeZone: string,
): AsyncGenerator<string> {
  const titles = ["Type", `Started at (${timeZone})`, "Duration (seconds)"];
  yield byteOrderMark + csvLine([...titles, "Workflow/Deployment", "Messages", "Status"]);
  for await (const { type, startedAt, durationSeconds, workflow, messages, status } of entries) {
    const { date, time } = toLocal(startedAt, timeZone);
    yield csvLine([type, `${date} ${time}`, durationSeconds ?? "", workflow, messages, status]);
  }
}

/** `logs-call-2026-08-11.csv`, without what was not filtered by. */
export const fileNameOf = ({
  type,
  date,
}: {
  type?: string | undefined;
  date?: string | undefined;
}): string => `${["logs", type, date].filter(Boolean).join("-")}.csv`;
