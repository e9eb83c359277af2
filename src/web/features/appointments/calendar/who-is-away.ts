import type { BookClosedTime } from "#contract/clinic/opening.ts";
import { twelveHour } from "#web/lib/formatting.ts";
import type { Book } from "./book-columns.ts";

/** Somebody on leave for a day or a part of it. */
export interface Absence {
  date: string;
  name: string;
  /** `from 1:00 pm`; empty for the whole day. */
  hours: string;
}

/** Who is on leave, in the order given. Whoever has left the clinic is not awaited. */
export const absencesIn = (
  closed: readonly BookClosedTime[],
  { practitioners }: Pick<Book, "practitioners">,
): Absence[] =>
  closed.flatMap((each) => {
    const who = practitioners.find(({ id }) => id === each.practitionerId);
    return who ? [{ date: each.date, name: who.name, hours: hoursOf(each) }] : [];
  });

/** `Dr Patel from 1:00 pm`. */
export const absenceWords = ({ name, hours }: Absence): string => `${name}${hours && ` ${hours}`}`;

/** `Away: Dr Patel, Dr Lee from 1:00 pm`; empty when everybody is in. */
export const awayOn = (absences: readonly Absence[], date: string): string => {
  const those = absences.filter((each) => each.date === date);
  return those.length === 0 ? "" : `Away: ${those.map(absenceWords).join(", ")}`;
};

/** `1:00 pm to 5:00 pm`, `from 1:00 pm`, `until noon`; nothing for the whole day. */
export function hoursOf({ fromTime, toTime }: Pick<BookClosedTime, "fromTime" | "toTime">): string {
  if (fromTime === null) return toTime === null ? "" : `until ${twelveHour(toTime)}`;
  if (toTime === null) return `from ${twelveHour(fromTime)}`;
  return `${twelveHour(fromTime)} to ${twelveHour(toTime)}`;
}
