import { systemClock } from "#kernel/clock.ts";

/** A zone where it is that hour of the day now. */
export function zoneAtHour(hour: number): string {
  const wished = hour - new Date(systemClock.now()).getUTCHours();
  const offset = wished < -12 ? wished + 24 : wished > 12 ? wished - 24 : wished;
  // POSIX counts to the west.
  return offset === 0 ? "Etc/GMT" : `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
}
