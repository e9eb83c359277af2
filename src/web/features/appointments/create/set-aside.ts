import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { BookingValues } from "./appointment-form.ts";

/** A booking that another came in between: the telephone rings while a patient stands at the desk. */
export interface SetAside {
  isWalkIn: boolean;
  values: BookingValues;
}

const queryKey = ["set-aside-booking"];

/** The booking that waits, and how to put another in its place. In this page's memory alone: it names a patient. */
export function useSetAside(): [SetAside | null, (next: SetAside | null) => void] {
  const client = useQueryClient();
  const { data } = useQuery<SetAside | null>({
    ...{ queryKey, queryFn: () => null, enabled: false, initialData: null },
    ...{ gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
  });
  return [data, (next) => client.setQueryData(queryKey, next)];
}
