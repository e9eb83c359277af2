import { clamp, type Interval, merge, subtract } from "#kernel/intervals.ts";
import { toLocal, weekdayOf } from "#kernel/zoned-time.ts";
import type { Chair } from "#server/booking/availability.ts";
import type { TimeOnChair } from "#server/booking/port.ts";
import type { RemoteAppointment } from "../port.ts";

export interface TakenTime extends Interval {
  remoteId: string;
}
export type SeatedTime = TakenTime & TimeOnChair;

/** A booking of ours as the outbox has it. */
export interface OwnWrite extends Interval {
  appointmentId: string;
  state: string;
  reason: string | null;
  remoteId: string | null;
  remoteVersion: string | null;
  isCancelled: boolean;
}

const overlaps = (one: Interval, other: Interval) => one.start < other.end && other.start < one.end;

/**
 * Times that were taken over there and not by us. What a person entered by hand stands there without our name; it is
 * told by its time, one for one.
 */
export function takenThere(found: readonly RemoteAppointment[], own: readonly OwnWrite[]): TakenTime[] {
  const ids = new Set(own.flatMap(({ appointmentId, remoteId }) => [appointmentId, remoteId]));
  const entered = own.filter(({ state, reason }) => state === "written" && reason === "by_hand");
  return found.flatMap(({ remoteId, bookingId, standing, start, end }) => {
    if (standing === "cancelled" || ids.has(remoteId) || (bookingId !== null && ids.has(bookingId)))
      return [];
    const match = entered.findIndex((one) => one.start === start);
    if (match >= 0) {
      entered.splice(match, 1);
      return [];
    }
    return [{ remoteId, start, end }];
  });
}

/**
 * Gives each time a chair that works that day and is free for it, or one of those that work where none is: then all are
 * taken anyway. A chair that is off takes no bookings, so a time on it would keep nobody from being booked.
 */
export function seat(
  times: readonly TakenTime[],
  chairs: readonly Chair[],
  held: readonly (Interval & { chairId: string })[],
  timeZone: string,
): SeatedTime[] {
  const taken = [...held];
  return times.flatMap((time) => {
    const weekday = weekdayOf(toLocal(time.start, timeZone).date);
    const working = chairs.filter(({ weekdays }) => weekdays === null || weekdays.includes(weekday));
    const isFree = ({ id }: Chair) => !taken.some((one) => one.chairId === id && overlaps(one, time));
    const chair = working.find(isFree) ?? working[0] ?? chairs[0];
    if (!chair) return [];
    const seated = { ...time, chairId: chair.id };
    taken.push(seated);
    return [seated];
  });
}

const keyOf = ({ remoteId, start, end }: TakenTime) => `${remoteId} ${start} ${end}`;

/** Those that are not among the others: gone, or moved away. */
export function without(times: readonly SeatedTime[], others: readonly SeatedTime[]): SeatedTime[] {
  const known = new Set(others.map(keyOf));
  return times.filter((time) => !known.has(keyOf(time)));
}

/**
 * What two readings of the book have left free, on the chair that it was taken on. One that only sits elsewhere now, since a
 * chair was added or is off, has left nothing.
 */
export function leftFree(before: readonly SeatedTime[], after: readonly SeatedTime[]): TimeOnChair[] {
  const gone = merge(without(before, after));
  return [...new Set(before.map(({ chairId }) => chairId))].flatMap((chairId) => {
    const [was, is] = [before, after].map((times) => times.filter((time) => time.chairId === chairId));
    const left = subtract(was ?? [], is ?? []);
    return gone.flatMap((time) => clamp(left, time)).map((time) => ({ ...time, chairId }));
  });
}

export type News =
  | { kind: "standing"; state: "accepted" | "written" }
  | { kind: "trouble"; reason: "cancelled_there" | "moved_there" };

/** What happened over there to a booking of ours since it was last written; null = nothing. */
export function newsOf(own: OwnWrite, there: RemoteAppointment): News | null {
  if (own.isCancelled || (own.state !== "accepted" && own.state !== "written")) return null;
  const isTouched = there.version === null || there.version !== own.remoteVersion;
  if (!isTouched) return null;
  if (there.standing === "cancelled") return { kind: "trouble", reason: "cancelled_there" };
  if (there.start !== own.start || there.end !== own.end) return { kind: "trouble", reason: "moved_there" };
  return there.standing === own.state ? null : { kind: "standing", state: there.standing };
}
