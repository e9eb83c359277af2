/** When reception can be rung: each a time of day as people write it, or empty for no bound. */
export interface StaffedHours {
  weekdayStart: string;
  weekdayEnd: string;
  weekendStart: string;
  weekendEnd: string;
}

/** `HH:MM` of a time of day as people write it (`8:00 am`, `8am`, `17:30`, `0830`, `9`); null when it cannot be read. */
export function readClockTime(text: string): string | null {
  const found = text.trim().match(/^(\d{1,2})(?:[:.]?(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i);
  if (!found) return null;
  const [, hours = "", minutes = "00", half] = found;
  const named = Number(hours);
  if (half && (named < 1 || named > 12)) return null;
  const hour = half ? (named % 12) + (half.toLowerCase() === "p" ? 12 : 0) : named;
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, "0")}:${minutes}` : null;
}

const pairs = [
  ["weekdayStart", "weekdayEnd"],
  ["weekendStart", "weekendEnd"],
] as const;

/**
 * Which of the hours set no bound although something is written there, by the name of the field, with what to write instead: a time
 * that nobody can read, or an end that is not after its start. The fields are free text, so it is told and nothing is refused.
 */
export function hoursWithoutEffect(hours: StaffedHours): Partial<Record<keyof StaffedHours, string>> {
  const told: Partial<Record<keyof StaffedHours, string>> = {};
  for (const pair of pairs) {
    for (const name of pair)
      if (hours[name].trim() !== "" && readClockTime(hours[name]) === null)
        told[name] = "Not read as a time, so it sets no limit. Write 8:00 am or 17:30.";
    const [start, end] = [readClockTime(hours[pair[0]]), readClockTime(hours[pair[1]])];
    if (start !== null && end !== null && end <= start)
      told[pair[1]] = "Not after the start, so it sets no limit. Write pm for the afternoon.";
  }
  return told;
}
