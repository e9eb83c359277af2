import type { ReceptionistConfiguration } from "#contract/assistants/agent-configuration.ts";
import { readClockTime, type StaffedHours } from "#contract/assistants/staffed-hours.ts";
import { isWeekend } from "#kernel/zoned-time.ts";

/**
 * Whether somebody is there to be put through to at this local day and time. The hours are free text: a bound that is
 * empty, cannot be read or ends before it starts is no bound, so that a caller is rather put through once too often.
 */
export function isStaffed(hours: StaffedHours, { date, time }: { date: string; time: string }): boolean {
  const [start, end] = isWeekend(date)
    ? [hours.weekendStart, hours.weekendEnd]
    : [hours.weekdayStart, hours.weekdayEnd];
  const opens = readClockTime(start);
  // An end alone would send everybody away from the hour that was meant as the start on, once that cannot be read.
  if (opens === null && start.trim() !== "") return true;
  const from = opens ?? "00:00";
  const given = readClockTime(end) ?? "24:00";
  const until = given > from ? given : "24:00";
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
