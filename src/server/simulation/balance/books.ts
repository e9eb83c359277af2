import type { ClinicOverview } from "#contract/system/dashboard.ts";
import type { appointment, appointmentMove } from "#server/db/schema/booking.ts";
import type { call } from "#server/db/schema/calls.ts";
import type { message } from "#server/db/schema/messaging.ts";
import type { pmsWrite } from "#server/db/schema/pms.ts";
import type { job } from "#server/db/schema/queue.ts";
import type { logEntry, task } from "#server/db/schema/system.ts";

export type VisitRow = typeof appointment.$inferSelect;
export type MessageRow = typeof message.$inferSelect;
export type CallRow = typeof call.$inferSelect;
export type TaskRow = typeof task.$inferSelect;

/** All rows of one clinic as they stand, instants in epoch milliseconds. */
export interface Books {
  /** When they were read. */
  readAt: number;
  timeZone: string;
  visits: readonly VisitRow[];
  moves: readonly (typeof appointmentMove.$inferSelect)[];
  messages: readonly MessageRow[];
  calls: readonly CallRow[];
  log: readonly (typeof logEntry.$inferSelect)[];
  tasks: readonly TaskRow[];
  writes: readonly (typeof pmsWrite.$inferSelect)[];
  jobs: readonly (typeof job.$inferSelect)[];
}

/** A visit that a caller was told of, in words. */
export interface ToldVisit {
  what: "booked" | "moved" | "cancelled";
  /** E.164, of the caller. */
  phone: string;
  /** Clinic-local. */
  date: string;
  time: string;
  at: number;
}

/** A text as it arrived on somebody's telephone. */
export interface ArrivedText {
  providerMessageId: string;
  /** E.164. */
  to: string;
  body: string;
  at: number;
  /** What the network said of it afterwards. */
  report: "delivered" | "undelivered";
}

/** What everybody outside the clinic saw and heard; nothing of it is read from the clinic's books. */
export interface Witness {
  /** The week, epoch milliseconds. */
  from: number;
  until: number;
  /** Calls that came to the clinic, and those that it made. */
  calls: { providerCallId: string; direction: "inbound" | "outbound"; number: string | null; at: number }[];
  told: ToldVisit[];
  /** Callers to whom it was said that the team has their message or will ring them. */
  promised: { providerCallId: string; at: number }[];
  texts: ArrivedText[];
  /** Texts that patients wrote; `isForPeople`: nothing but a person can answer it. */
  wrote: { providerMessageId: string; from: string; at: number; isForPeople: boolean }[];
  /** Numbers that said STOP, and when. */
  stopped: { phone: string; at: number }[];
  /** What the dashboard showed, and how many open tasks it listed. */
  looks: { at: number; overview: ClinicOverview; openTasks: number }[];
}

/** One thing that must hold, on how many cases it was looked at, and where it does not. */
export interface Finding {
  check: string;
  looked: number;
  faults: string[];
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Rows with the same key together, in their order. */
export function groupsBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
