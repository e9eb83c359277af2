import { mostShifts } from "#contract/clinic/roster-options.ts";
import { twelveHour } from "#kernel/spoken-dates.ts";
import { isWeekend, timeOfMinutes } from "#kernel/zoned-time.ts";

/** From and until on the clinic's clock, in minutes of the day. */
export interface Shift {
  startMinutes: number;
  endMinutes: number;
}

export interface ReadShifts {
  shifts: Shift[];
  /** Parts that are no time of day, as they were written. */
  unread: string[];
}

const clockTime = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\b\.?)?`;
const span = new RegExp(String.raw`^\D*?${clockTime}\s*(?:to|till|until|-|–|—)\s*${clockTime}\D*$`, "i");
const closedWords = /^(?:none|no|nil|closed|off|n\/?a|-)\.?$/i;
const halfDay = 720;

/**
 * Shifts as people write them: `8 am to 4 pm, 10 am to 6 pm`, `8-4; 10-6`, `08:00–16:00`. Without am or pm an end that
 * is not after its start is in the afternoon. Sorted by start; a shift over midnight is not read.
 */
export function readShifts(text: string): ReadShifts {
  const parts = text
    .split(/[,;\n]|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !closedWords.test(part));
  const found = parts.map((part) => ({ part, shift: readShift(part) }));
  const shifts = found
    .flatMap(({ shift }) => shift ?? [])
    .sort((a, b) => a.startMinutes - b.startMinutes || a.endMinutes - b.endMinutes);
  return {
    shifts: shifts.slice(0, mostShifts),
    unread: found.filter(({ shift }) => shift === null).map(({ part }) => part),
  };
}

function readShift(part: string): Shift | null {
  const found = span.exec(part);
  if (!found) return null;
  const startMinutes = minutesFrom(found[1], found[2], found[3]);
  let endMinutes = minutesFrom(found[4], found[5], found[6]);
  if (startMinutes === null || endMinutes === null) return null;
  if (found[6] === undefined && endMinutes <= startMinutes && endMinutes < halfDay) endMinutes += halfDay;
  return startMinutes < endMinutes ? { startMinutes, endMinutes } : null;
}

function minutesFrom(hours = "", minutes = "0", half?: string): number | null {
  const hour = Number(hours);
  const minute = Number(minutes);
  if (minute > 59 || hour > (half ? 12 : 24) || (half && hour === 0)) return null;
  const total = (half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour) * 60 + minute;
  return total <= 1_440 ? total : null;
}

/** `8:00 am to 4:00 pm`. */
export const shiftLabel = ({ startMinutes, endMinutes }: Shift): string =>
  [startMinutes, endMinutes].map((minutes) => twelveHour(timeOfMinutes(minutes % 1_440))).join(" to ");

export const hoursOf = ({ startMinutes, endMinutes }: Shift): number => (endMinutes - startMinutes) / 60;

/** The shifts of weekdays and of weekends. */
export interface WeekShifts {
  weekday: Shift[];
  weekend: Shift[];
}

export const shiftsOn = (date: string, { weekday, weekend }: WeekShifts): Shift[] =>
  isWeekend(date) ? weekend : weekday;
