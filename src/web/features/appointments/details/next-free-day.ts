import { useQuery } from "@tanstack/react-query";
import { defaultAppointmentType } from "#contract/limits.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { callApi } from "#web/lib/api-client.ts";

/** A day with free times, and with whom. */
export interface NextFree {
  date: string;
  /** Another than was asked for, where that one has none; undefined = as asked for. */
  practitionerId?: string;
}

interface Wish {
  from: string;
  appointmentType: string;
  /** The visit that is to be moved. */
  movingId: string;
  practitionerId: string | undefined;
  /** Who else does that treatment, by their ids. */
  others: readonly string[];
}

/** So many days are asked for; whoever has nothing in them is busy for long. */
const daysAhead = 14;

/**
 * The first day after `from` on which the same practitioner has a free time for the treatment, and where they have none in two
 * weeks, the first on which another has. Null = nobody has; undefined = not known, or not asked for.
 */
export function useNextFree(
  wish: Wish,
  isWanted: boolean,
): { next: NextFree | null | undefined; isLooking: boolean } {
  const { data, isFetching } = useQuery({
    queryKey: ["/api/availability", "next", wish],
    queryFn: ({ signal }) => nextFree(wish, signal),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });
  return { next: data, isLooking: isFetching };
}

async function nextFree(wish: Wish, signal: AbortSignal): Promise<NextFree | null> {
  const { from, movingId, practitionerId, others } = wish;
  const appointmentType = wish.appointmentType === defaultAppointmentType ? undefined : wish.appointmentType;
  const isFree = async (requestedDate: string, practitionerId?: string) => {
    const body = { requestedDate, appointmentType, movingId, practitionerId };
    const { availableSlots } = await callApi("availability", { body, signal });
    return availableSlots.length > 0;
  };
  const days = Array.from({ length: daysAhead }, (_, at) => addDays(from, at + 1));
  // A week at a time: one after the other they would be waited for, all at once mostly for nothing.
  for (const week of [days.slice(0, 7), days.slice(7)]) {
    const free = await Promise.all(week.map((date) => isFree(date, practitionerId)));
    const date = week.find((_, at) => free[at]);
    if (date !== undefined) return { date };
  }
  if (practitionerId === undefined) return null;
  for (const date of [from, ...days]) {
    const free = await Promise.all(others.map((other) => isFree(date, other)));
    const other = others.find((_, at) => free[at]);
    if (other !== undefined) return { date, practitionerId: other };
  }
  return null;
}
