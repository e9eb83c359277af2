import type { ReceptionistConfiguration } from "#contract/assistants/agent-configuration.ts";
import { isWeekend } from "#kernel/zoned-time.ts";

/** `HH:MM` of a time of day as people write it (`8:00 am`, `6pm`, `17:30`, `9`); null when it cannot be read. */
export function readClockTime(text: string): string | null {
  const found = text.trim().match(/^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i);
  if (!found) return null;
  const [, hours = "", minutes = "00", half] = found;
  const named = Number(hours);
  if (half && (named < 1 || named > 12)) return null;
  const hour = half ? (named % 12) + (half.toLowerCase() === "p" ? 12 : 0) : named;
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, "0")}:${minutes}` : null;
}

type Hours = Pick<ReceptionistConfiguration, "weekdayStart" | "weekdayEnd" | "weekendStart" | "weekendEnd">;

/**
 * Whether somebody is there to be put through to at this local day and time. The hours are free text: a bound that is
 * empty or cannot be read is no bound, so that a caller is rather put through once too often.
 */
export function isStaffed(hours: Hours, { date, time }: { date: string; time: string }): boolean {
  const [start, end] = isWeekend(date)
    ? [hours.weekendStart, hours.weekendEnd]
    : [hours.weekdayStart, hours.weekdayEnd];
  const from = readClockTime(start) ?? "00:00";
  const until = readClockTime(end) ?? "24:00";
  return time >= from && time < until;
}

/** The configured receptionist, as a call needs it. */
export interface Receptionist {
  settings: ReceptionistConfiguration;
  /** Whether a caller who wants a person is put through at this local day and time; else a message is taken. */
  mayPutThrough(local: { date: string; time: string }): boolean;
}

export const receptionistOf = (settings: ReceptionistConfiguration): Receptionist => ({
  settings,
  mayPutThrough: (local) => settings.escalationMethod === "transfer" && isStaffed(settings, local),
});
