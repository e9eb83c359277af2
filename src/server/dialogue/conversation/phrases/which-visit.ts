import type { FoundAppointment } from "#server/dialogue/events.ts";
import { onDay, onSlot, possessive, spokenList, spokenSlot, spokenVisit } from "./spoken.ts";

/** Several visits that were found, and which of them is meant. */

/** The visit among several: what it is for is named where that tells them apart, and whose it is where several come. */
function oneOf(all: readonly FoundAppointment[], today: string): (one: FoundAppointment) => string {
  const [first] = all;
  const areOfOne = all.every(({ patientName }) => patientName === first?.patientName);
  if (!areOfOne) return (one) => `${possessive(one.patientName)} ${onSlot(one, today)}`;
  const areAlike = all.every(({ appointmentType }) => appointmentType === first?.appointmentType);
  return (one) =>
    areAlike ? spokenSlot(one, today) : `${spokenVisit(one.appointmentType)} ${onSlot(one, today)}`;
}

/** Of many the nearest are told with their times, and of the rest the days alone. */
const mostTold = 3;
const areMany = (found: readonly FoundAppointment[]): boolean => found.length > mostTold + 1;

export function foundSeveral(found: readonly FoundAppointment[], today: string): string {
  const all = found.map(oneOf(found, today));
  if (!areMany(found)) return `There are ${found.length} appointments: ${spokenList(all, "and")}.`;
  const others = found.slice(mostTold, 6).map(({ date }) => onDay(date, today));
  const more = found.length > 6 ? ["later on"] : [];
  return `There are ${found.length} appointments. The next are ${spokenList(all.slice(0, mostTold), "and")}. The others are ${spokenList([...others, ...more], "and")}.`;
}

export function whichOfSeveral(found: readonly FoundAppointment[], today: string, attempt: number): string {
  const all = found.slice(0, mostTold).map(oneOf(found, today));
  if (found.length > mostTold)
    return `There are ${found.length} appointments. The next are ${spokenList(all, "and")}. What day is the one you mean?`;
  const list = `There are ${found.length} appointments: ${spokenList(all, "and")}.`;
  return `${list} ${attempt === 0 ? "Which one do you mean?" : "Say the first, the second and so on, or press its number."}`;
}
