import { toLocal } from "#kernel/zoned-time.ts";
import { isClosedNow } from "../decide/clock.ts";
import type { ClinicFacts } from "../events.ts";

/** The clinic's facts as they hold at this hour: whether whoever is on call still answers, where that can be read. */
export function atThisHour(facts: ClinicFacts, now: number): ClinicFacts {
  const { emergencyHours, timeZone } = facts;
  if (!emergencyHours.available) return facts;
  const isOver = isPast(emergencyHours.hours, toLocal(now, timeZone).time);
  const isLater = !isOver && isOnlyAfterHours(emergencyHours.hours) && !isClosedNow({ facts, now });
  return {
    ...facts,
    emergencyHours: { ...emergencyHours, ...(isOver && { isOver }), ...(isLater && { isLater }) },
  };
}

/** By the clinic's own word nobody answers there while it is open. */
const isOnlyAfterHours = (hours: string): boolean =>
  ["after hours", "after-hours", "out of hours", "outside hours", "when closed", "when we're closed"].some(
    (each) => hours.toLowerCase().includes(each),
  );

/** Before this it is still the night of the day before. */
const morning = "05:00";
const untils: readonly string[] = ["until", "till", "to"];

/** Past the last hour that is named, when that is one of the evening: 'until 10 pm', '6pm - 9:30pm'. */
function isPast(hours: string, clock: string): boolean {
  const apart = hours.toLowerCase().replaceAll("pm", " pm ").replaceAll("-", " to ").replaceAll("–", " to ");
  const words = apart.split(" ").filter((word) => word !== "");
  const at = words.findLastIndex((word, index) => untils.includes(word) && words[index + 2] === "pm");
  const [hour = "", minute = "00"] = (words[at + 1] ?? "").replaceAll(".", ":").split(":");
  if (at < 0 || !Number.isInteger(Number(hour))) return false;
  const end = `${(Number(hour) % 12) + 12}:${minute}`;
  return clock >= end || clock < morning;
}
