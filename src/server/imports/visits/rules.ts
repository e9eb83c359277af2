import { settledWithinDays } from "#contract/limits.ts";
import type { Interval } from "#kernel/intervals.ts";
import { daysBetween, toInstant, toLocal, weekdayOf } from "#kernel/zoned-time.ts";
import type { VisitDraft } from "../columns/drafts.ts";

/** A time at which a chair, a practitioner or both are taken. */
interface Taken extends Interval {
  chairId?: string | null;
  practitionerId?: string | null;
}

export interface Chair {
  id: string;
  weekdays: readonly number[] | null;
}

export interface Place {
  chairId: string;
  practitionerId: string | null;
}

export interface PlaceWish extends Interval {
  date: string;
  /** Null = any that is free. */
  chairId: string | null;
  /** Null = nobody is named, or nobody here has that name. */
  practitionerId: string | null;
}

/** Gives visits to come their places, one after the other. */
export interface Seats {
  /** The place is taken from then on; else which of the two stands in the way. */
  take(wish: PlaceWish): Place | "chair" | "practitioner";
}

const day = 86_400_000;

export function seatsOf(chairs: readonly Chair[], taken: Iterable<Taken>): Seats {
  const byDay = new Map<number, Taken[]>();
  const daysOf = ({ start, end }: Interval) =>
    Array.from(
      { length: Math.floor((end - 1) / day) - Math.floor(start / day) + 1 },
      (_, i) => Math.floor(start / day) + i,
    );
  const add = (time: Taken) => {
    for (const each of daysOf(time)) {
      const others = byDay.get(each);
      if (others) others.push(time);
      else byDay.set(each, [time]);
    }
  };
  for (const time of taken) add(time);
  const isTaken = (wish: Interval, of: { chairId: string } | { practitionerId: string }) =>
    daysOf(wish).some((each) =>
      byDay
        .get(each)
        ?.some(
          (time) =>
            time.start < wish.end &&
            wish.start < time.end &&
            ("chairId" in of ? time.chairId === of.chairId : time.practitionerId === of.practitionerId),
        ),
    );
  return {
    take: (wish) => {
      const { practitionerId, start, end } = wish;
      if (practitionerId !== null && isTaken(wish, { practitionerId })) return "practitioner";
      const weekday = weekdayOf(wish.date);
      const free = chairs.find(({ id, weekdays }) =>
        wish.chairId === null
          ? (weekdays === null || weekdays.includes(weekday)) && !isTaken(wish, { chairId: id })
          : id === wish.chairId && !isTaken(wish, { chairId: id }),
      );
      if (!free) return "chair";
      add({ start, end, chairId: free.id, practitionerId });
      return { chairId: free.id, practitionerId };
    },
  };
}

/** Longer ago than anybody's records, and further ahead than any book. */
const longestAgoDays = 100 * 366;
const furthestAheadDays = 5 * 366;

/** When the visit is; a sentence where that cannot be. */
export function whenIs(
  { date, time }: Pick<VisitDraft, "date" | "time">,
  lengthMs: number,
  { timeZone, today }: { timeZone: string; today: string },
): Interval | string {
  const ahead = daysBetween(today, date);
  if (ahead > furthestAheadDays) return "The visit lies more than five years ahead";
  if (ahead < -longestAgoDays) return "The visit lies more than a hundred years back";
  const start = toInstant(date, time, timeZone);
  if (toLocal(start, timeZone).time !== time) return "The clocks skip that time on that day";
  return { start, end: start + lengthMs };
}

/** Whether a visit is still to come or under way, was over so lately that a desk would still settle it, or is on record alone. */
export type VisitAge = "to_come" | "recent" | "old";

export function ageOf({ end }: Interval, now: number): VisitAge {
  if (end > now) return "to_come";
  return end > now - settledWithinDays * day ? "recent" : "old";
}

/** Everything that could be taken while these visits are to come. */
export function spanOf(visits: readonly Interval[]): Interval | null {
  const [first] = visits;
  if (!first) return null;
  return {
    start: visits.reduce((least, { start }) => Math.min(least, start), first.start) - day,
    end: visits.reduce((most, { end }) => Math.max(most, end), first.end) + day,
  };
}

/** Names are alike but for case, titles and dots: `Dr. Amy Patel`, `amy patel`. */
export const plainTitle = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[.,]/g, " ")
    .replace(/\b(?:dr|doctor|prof|professor|mr|mrs|ms|miss)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
