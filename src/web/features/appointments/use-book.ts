import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { apiQuery } from "#web/lib/query-client.ts";
import type { Book } from "./calendar/book-columns.ts";

const none: readonly never[] = [];

/** The clinic's chairs and those whom patients are booked with; null until both are known, or known not to come. */
export function useBook(): Book | null {
  const { data: opening, isPending: isOpeningPending } = useQuery(apiQuery("opening"));
  const { data: people, isPending: arePeoplePending } = useQuery(apiQuery("listPeople"));
  return useMemo(
    () =>
      isOpeningPending || arePeoplePending
        ? null
        : {
            chairs: opening?.chairs ?? none,
            practitioners: people?.filter(({ takesBookings }) => takesBookings) ?? none,
          },
    [opening, people, isOpeningPending, arePeoplePending],
  );
}
