import type { FreeTime } from "#contract/errors.ts";
import { minutesOf } from "#kernel/zoned-time.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";

/** Several who are to be seen one right after the other: 'back to back after ten'. */

const soonest = 60;

const isRightBehind = (one: FreeTime, before: FreeTime): boolean =>
  one.date === before.date &&
  one.time > before.time &&
  minutesOf(one.time) - minutesOf(before.time) <= soonest;

/** Those of the free times behind which another is free, as the next is to have that one; all where there is none such. */
export function startsInARow(state: LiveState, fitting: readonly FreeTime[]): readonly FreeTime[] {
  const isForSeveral =
    state.comesInARow === true && state.purpose === "book" && state.queued.includes("book");
  if (!isForSeveral) return fitting;
  const followed = fitting.filter((each) => fitting.some((other) => isRightBehind(other, each)));
  return followed.length > 0 ? followed : fitting;
}

/** The next of them gets the time right behind the one just booked, where nothing else was said of it; null where none is near, or a choice is left. */
export function nextInARow(state: LiveState, fitting: readonly FreeTime[]): FreeTime | null {
  const { comesBackToBack, purpose, justBooked, draft } = state;
  const [time] = draft.when.times;
  const isNext =
    comesBackToBack === true && purpose === "book" && time?.assumed.includes(behindTheLast) === true;
  if (!isNext || !justBooked) return null;
  return fitting.find((each) => isRightBehind(each, justBooked)) ?? null;
}

/** What is assumed of when the next of several comes. */
export const behindTheLast = "right behind the appointment before";
