import type { Appointment } from "#contract/booking/appointments.ts";
import { visitMinutes } from "#contract/clinic/treatment-options.ts";
import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import { minutesFor } from "#web/lib/visit-minutes.ts";
import { type ColumnKind, columnIdOf, nobody } from "./book-columns.ts";

/** Where a visit stands in the calendar, or would stand. */
export interface Spot {
  date: string;
  /** The column of a day; empty where a day has only one. */
  columnId: string;
  /** Minutes of the day. */
  from: number;
  minutes: number;
}

/** A visit and where somebody wishes it to be. */
export interface Wish {
  appointment: Appointment;
  spot: Spot;
}

/** As fine as lengths are. */
const step = visitMinutes.step;
const snap = (minutes: number) => Math.round(minutes / step) * step;

/** Who is expected and has not been seen: those can be moved. */
export const mayMove = ({ status, attendance, isTest }: Appointment): boolean =>
  status !== "cancelled" && attendance === null && !isTest;

export const spotOf = (appointment: Appointment, kind: ColumnKind, hasColumns: boolean): Spot => ({
  date: appointment.requestedDate,
  columnId: hasColumns ? columnIdOf(appointment, kind) : "",
  from: minutesOf(appointment.requestedTime),
  minutes: minutesFor(appointment),
});

interface Drawn {
  first: number;
  last: number;
}

/** The same length at another minute, on the grid of five minutes and inside what is drawn. */
export const startingAt = (spot: Spot, minute: number, { first, last }: Drawn): Spot => ({
  ...spot,
  from: Math.min(Math.max(snap(minute), first), Math.max(first, last - spot.minutes)),
});

/** The same start with another end. */
export const endingAt = (spot: Spot, minute: number, { last }: Drawn): Spot => ({
  ...spot,
  minutes: Math.min(
    Math.max(snap(minute - spot.from), visitMinutes.fewest),
    Math.max(visitMinutes.fewest, Math.min(visitMinutes.most, last - spot.from)),
  ),
});

export const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.date === other.date &&
  one.columnId === other.columnId &&
  one.from === other.from &&
  one.minutes === other.minutes;

/** Whether it is only longer or shorter, or elsewhere at the same time. */
export const isSameTime = ({ appointment, spot }: Wish): boolean =>
  spot.date === appointment.requestedDate && spot.from === minutesOf(appointment.requestedTime);

/** The same wish for a visit that somebody else has changed meanwhile: what was not chosen here is as they left it. */
export function wishOn(newest: Appointment, wish: Wish, kind: ColumnKind): Wish {
  const { appointment, spot } = wish;
  const hasColumns = spot.columnId !== "";
  const before = spotOf(appointment, kind, hasColumns);
  const theirs = spotOf(newest, kind, hasColumns);
  return {
    appointment: newest,
    spot: {
      // A day and its hour are one choice.
      ...(isSameTime(wish) ? { date: theirs.date, from: theirs.from } : { date: spot.date, from: spot.from }),
      columnId: spot.columnId === before.columnId ? theirs.columnId : spot.columnId,
      minutes: spot.minutes === before.minutes ? theirs.minutes : spot.minutes,
    },
  };
}

/** What a wish asks of the server: the new time, and what else is another. A chair that was chosen is kept to. */
export function moveBodyOf(wish: Wish, kind: ColumnKind) {
  const { appointment, spot } = wish;
  const isColumnKnown = spot.columnId !== "" && spot.columnId !== nobody;
  const ofColumn = kind === "chair" ? { chairId: spot.columnId } : { practitionerId: spot.columnId };
  return {
    requestedDate: spot.date,
    requestedTime: timeOfMinutes(spot.from),
    ...(isSameTime(wish) && { chairId: appointment.chairId }),
    ...(isColumnKnown && ofColumn),
    ...(spot.minutes !== minutesFor(appointment) && { durationMinutes: spot.minutes }),
  };
}

/** Holds the one spot that is being chosen, so that only the columns concerned are drawn again. */
export interface SpotStore {
  current: () => (Wish & { key: string }) | null;
  set: (wish: Wish | null) => void;
  watch: (watcher: () => void) => () => void;
}

export const columnKey = (date: string, columnId: string): string => `${date} ${columnId}`;

export function createSpotStore(): SpotStore {
  let current: (Wish & { key: string }) | null = null;
  const watchers = new Set<() => void>();
  return {
    current: () => current,
    set: (wish) => {
      current = wish && { ...wish, key: columnKey(wish.spot.date, wish.spot.columnId) };
      for (const watcher of watchers) watcher();
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
