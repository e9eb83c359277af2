import { useQuery } from "@tanstack/react-query";
import { defaultAppointmentType } from "#contract/limits.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { callApi } from "#web/lib/api-client.ts";

/** A day with free times, and with whom. */
export interface NextFree {
  date: string;
  /** Another than was asked for; undefined = as asked for. */
  practitionerId?: string;
  /** Where another sees the patient on the visit's own day: the first day of the one who was asked for; null = in two weeks none. */
  later?: string | null;
}

interface Days {
  /** The visit's own day, on which whoever is asked for has nothing free. */
  from: string;
  practitionerId: string | undefined;
  /** Who else does that treatment, by their ids; none where only the one who is asked for will do. */
  others: readonly string[];
}

interface Wish extends Days {
  appointmentType: string;
  /** The visit that is to be moved. */
  movingId: string;
}

/** So many days are asked for; whoever has nothing in them is busy for long. */
const daysAhead = 14;

/** As `firstFree`. Null = nobody has a free time; undefined = not known, or not asked for. */
export function useNextFree(
  wish: Wish,
  isWanted: boolean,
): { next: NextFree | null | undefined; isLooking: boolean } {
  const { data, isFetching } = useQuery({
    queryKey: ["/api/availability", "next", wish],
    queryFn: ({ signal }) => firstFree(wish, asking(wish, signal)),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });
  return { next: data, isLooking: isFetching };
}

function asking({ movingId, ...wish }: Wish, signal: AbortSignal): IsFree {
  const appointmentType = wish.appointmentType === defaultAppointmentType ? undefined : wish.appointmentType;
  return async (requestedDate, practitionerId) => {
    const body = { requestedDate, appointmentType, movingId, practitionerId };
    const { availableSlots } = await callApi("availability", { body, signal });
    return availableSlots.length > 0;
  };
}

type IsFree = (date: string, practitionerId: string | undefined) => Promise<boolean>;

/**
 * Another who has a free time on the visit's own day; else the first day of the two weeks after on which whoever is asked for
 * has one; else the first on which another has.
 */
export async function firstFree(
  { from, practitionerId, others }: Days,
  isFree: IsFree,
): Promise<NextFree | null> {
  const whoElse = practitionerId === undefined ? [] : others;
  const freeOn = async (date: string): Promise<NextFree | null> => {
    const free = await Promise.all(whoElse.map((other) => isFree(date, other)));
    const other = whoElse.find((_, at) => free[at]);
    return other === undefined ? null : { date, practitionerId: other };
  };
  const days = Array.from({ length: daysAhead }, (_, at) => addDays(from, at + 1));
  const [sameDay, later] = await Promise.all([
    freeOn(from),
    firstOf(days, (date) => isFree(date, practitionerId)),
  ]);
  if (sameDay) return { ...sameDay, later };
  if (later !== null) return { date: later };
  for (const date of days) {
    const other = await freeOn(date);
    if (other) return other;
  }
  return null;
}

async function firstOf(
  days: readonly string[],
  isFree: (date: string) => Promise<boolean>,
): Promise<string | null> {
  // A week at a time: one after the other they would be waited for, all at once mostly for nothing.
  for (const week of [days.slice(0, 7), days.slice(7)]) {
    const free = await Promise.all(week.map(isFree));
    const date = week.find((_, at) => free[at]);
    if (date !== undefined) return date;
  }
  return null;
}
