import { createContext } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import type { Book, ColumnKind } from "./book-columns.ts";
import type { CalendarView } from "./calendar-events.ts";
import type { Absence } from "./who-is-away.ts";

/** What of the book the calendar shows. */
export interface CalendarPlace {
  view: CalendarView;
  /** Day the calendar stands at. */
  at: string;
  /** What a day's columns stand for. */
  by: ColumnKind;
  /** Whose week is shown, by the id of a chair or a practitioner; empty = everyone's. */
  who: string;
}

/** Whose visits are shown, null = everyone's: only a week is one chair's or one practitioner's, as long as they are there. */
export function whoseShown({ view, who }: Pick<CalendarPlace, "view" | "who">, book: Book): string | null {
  const isKnown = [...book.chairs, ...book.practitioners].some(({ id }) => id === who);
  return view === "week" && isKnown ? who : null;
}

export const isOf = (
  { chairId, practitionerId }: Pick<Appointment, "chairId" | "practitionerId">,
  whose: string | null,
): boolean => whose === null || chairId === whose || practitionerId === whose;

/** Where the calendar is wanted, and how to move it: ahead of the days on the screen, which take longer to draw. */
export interface CalendarWish extends CalendarPlace {
  today: string;
  absences: readonly Absence[];
  onBlock: () => void;
  onMove: (to: Partial<CalendarPlace>) => void;
}
export const CalendarWishContext = createContext<CalendarWish | null>(null);
