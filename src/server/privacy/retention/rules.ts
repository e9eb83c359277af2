import type { RetentionKind } from "#contract/patients/retention-options.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";

export interface Rule {
  kind: RetentionKind;
  keepDays: number | null;
}

/** From this hour of the clinic's night on; a server that was off then makes up for it during the day. */
const nightHour = 2;

/** The clinic's day whose night's work is due; null before its hour. */
export function dueNight(now: number, timeZone: string): string | null {
  const { date, time } = toLocal(now, timeZone);
  return Number(time.slice(0, 2)) >= nightHour ? date : null;
}

/** What is older than this instant goes: whole days of the clinic's. */
export const cutOff = (date: string, keepDays: number, timeZone: string): number =>
  toInstant(addDays(date, -keepDays), "00:00", timeZone);

/**
 * Why the rules cannot stand together, by field; null when they can. A call's words are erased with whose number it was,
 * and a voicemail without either helps nobody: it goes with them or before.
 */
export function clash(rules: readonly Rule[]): { field: string; message: string } | null {
  const daysOf = (kind: RetentionKind) => rules.find((rule) => rule.kind === kind)?.keepDays ?? null;
  const [calls, recordings] = [daysOf("calls"), daysOf("recordings")];
  if (calls === null || (recordings !== null && recordings <= calls)) return null;
  return { field: "recordings", message: "Voicemails are kept no longer than the words of calls" };
}

/** For the audit trail: `12 messages past their time`. */
export const erasedInWords = (kind: RetentionKind, erased: number): string =>
  `${erased} ${words[kind]} past their time`;

const words: Record<RetentionKind, string> = {
  recordings: "voicemails",
  calls: "calls’ words",
  messages: "messages",
  tasks: "done tasks",
  logs: "lines of the log",
};
