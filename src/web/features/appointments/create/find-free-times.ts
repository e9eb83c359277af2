import { useQuery } from "@tanstack/react-query";
import { defaultAppointmentType } from "#contract/limits.ts";
import { callApi } from "#web/lib/api-client.ts";
import type { SlotsKnown } from "./slot-choice.ts";

export interface FreeTimes {
  known: SlotsKnown;
  /** What is known is being asked for again, so a time that is not in it may still be free. */
  isRefreshing: boolean;
  refresh: () => void;
}

export interface TimesFor {
  appointmentType: string | undefined;
  /** A visit that is to be moved: times as long as it is, and its own place is free to it. */
  movingId?: string | undefined;
  /** Only times at which that one is free. */
  practitionerId?: string | undefined;
  /** Only times at which that one is free. */
  chairId?: string | undefined;
}

/** Asks for the free times of the day as soon as one is chosen. Never from memory: another desk books too. */
export function useFreeTimes(date: string, wish: TimesFor): FreeTimes {
  const { movingId, practitionerId, chairId } = wish;
  const appointmentType = wish.appointmentType === defaultAppointmentType ? undefined : wish.appointmentType;
  const query = useQuery({
    queryKey: [
      ...["/api/availability", date, appointmentType ?? "", movingId ?? ""],
      ...[practitionerId ?? "", chairId ?? ""],
    ],
    queryFn: ({ signal }) =>
      callApi("availability", {
        body: { requestedDate: date, appointmentType, movingId, practitionerId, chairId },
        signal,
      }),
    enabled: date !== "",
    staleTime: 0,
    gcTime: 0,
  });
  const known: SlotsKnown = (() => {
    if (date === "") return { state: "no_date" };
    if (query.isError) return { state: "failed" };
    if (!query.data) return { state: "loading" };
    return { state: "known", slots: query.data.availableSlots };
  })();
  return { known, isRefreshing: query.isFetching, refresh: () => void query.refetch() };
}
