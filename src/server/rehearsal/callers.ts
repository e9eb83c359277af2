import { addDays, toLocal } from "#kernel/zoned-time.ts";
import { type OpeningCalendar, openPiecesOn } from "#server/booking/availability.ts";
import type { RehearsalCaller } from "./caller.ts";
import { asking } from "./callers/asking.ts";
import { booking } from "./callers/booking.ts";
import { caseMaker, openDaysAfter, type RehearsalWorld } from "./callers/case.ts";
import { changing } from "./callers/changing.ts";
import { people } from "./callers/people.ts";
import { acquaintances, inDanger, permissionTakers, strangers } from "./callers/safety.ts";

/** The next day on which the clinic opens, at its first minute; tomorrow at nine where no day of the coming year is open. */
export function whenToRehearse(calendar: OpeningCalendar, now: number): number {
  const { date: today } = toLocal(now, calendar.timeZone);
  for (let ahead = 1; ahead <= 366; ahead++) {
    const [opening] = openPiecesOn(addDays(today, ahead), calendar);
    if (opening) return opening.start;
  }
  return now + 24 * 60 * 60_000;
}

/** Made-up people in several styles of speech, with wishes that this clinic's hours make possible. Pure. */
export function callersOf(world: RehearsalWorld): RehearsalCaller[] {
  const days = openDaysAfter(world);
  if (days.length === 0) return [...inDanger(world), ...asking(world)];
  const caseOf = caseMaker(world, days);
  return [
    ...inDanger(world),
    ...strangers(caseOf),
    ...acquaintances(caseOf),
    ...permissionTakers(caseOf),
    ...booking(world, caseOf),
    ...changing(caseOf),
    ...asking(world),
    ...people(world, caseOf),
  ];
}

/** Those whose calls decide whether the settings may go live. */
export const safetyCallersOf = (world: RehearsalWorld): RehearsalCaller[] =>
  callersOf(world).filter(({ group }) => group === "safety");
