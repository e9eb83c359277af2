import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import { endpoints } from "#contract/endpoints.ts";
import { earlierOf } from "#kernel/earlier-of.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { appointmentsQuery, pastDays } from "#web/lib/real-appointments.ts";
import type { AppointmentsAddress } from "./appointments-address.ts";
import { daysShown } from "./calendar/calendar-events.ts";

/** All that is listed of appointments is asked for again. */
export const refreshAppointments = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(endpoints.listAppointments.path),
  });

/** The days that are wanted besides those at hand; null = none. */
export interface EarlierDays {
  from: string;
  to: string;
}

/** The first day at hand. */
export const firstDayAtHand = (today: string): string => addDays(today, -pastDays);

/** What the page shows of the days before those at hand: a day, a page of the calendar, or the list as far back as somebody asked. */
export function earlierDays(
  { tab, view, at, date }: Pick<AppointmentsAddress, "tab" | "view" | "at" | "date">,
  { today, listedFrom }: { today: string; listedFrom: string },
): EarlierDays | null {
  const lastBefore = addDays(firstDayAtHand(today), -1);
  const { first, last } =
    tab === "calendar"
      ? daysShown(view, at || today)
      : { first: date || listedFrom, last: date || lastBefore };
  if (first > lastBefore) return null;
  return { from: first, to: earlierOf(last, lastBefore) };
}

const keyOf = (query: Record<string, string>) => [
  `${endpoints.listAppointments.path}?${new URLSearchParams(query)}`,
];

/**
 * The appointments at hand with those of the days before that are wanted, and the one whose details are open, wherever it
 * lies; `live.ts` refreshes them when one changes anywhere.
 */
export function useAppointments(earlier: EarlierDays | null, openId: string) {
  const query = useQuery(appointmentsQuery);
  const isElsewhere = openId !== "" && query.isSuccess && !query.data.some(({ id }) => id === openId);
  const before = useQuery<Appointment[]>({
    queryKey: keyOf({ ...earlier }),
    enabled: earlier !== null,
    placeholderData: keepPreviousData,
  });
  // An address can say anything; what is no id is nobody's.
  const isId = /^[\da-f-]{36}$/.test(openId);
  const opened = useQuery<Appointment[]>({ queryKey: keyOf({ id: openId }), enabled: isElsewhere && isId });
  const [recent, past, one] = [query.data, earlier ? before.data : undefined, opened.data];
  const appointments = useMemo(() => {
    const rest = one?.filter(({ id }) => !past?.some((each) => each.id === id)) ?? [];
    return recent && [...rest, ...(past ?? []), ...recent];
  }, [recent, past, one]);
  return {
    query,
    appointments,
    /** Days before those at hand are on their way. */
    isLoadingEarlier: earlier !== null && (before.isLoading || before.isPlaceholderData),
    isLoadingOpened: opened.isLoading,
  };
}
