import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BookClosedTime } from "#contract/clinic/opening.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { callApi } from "#web/lib/api-client.ts";
import { isOfClinic, isWholeDay } from "./closed-pieces.ts";

/** Why the clinic is closed all day on a date beyond its ordinary hours; the empty text when it is not, or not known yet. */
export type ClosedFor = (date: string) => string;

/** Those around these days: a little beyond, so that turning a page rarely asks again. */
function closedTimes(first: string, last: string) {
  const from = `${first.slice(0, 7)}-01`;
  const to = `${addDays(last, 31).slice(0, 7)}-28`;
  return queryOptions({
    queryKey: ["/api/opening/closed-times", from, to],
    queryFn: ({ signal }) => callApi("bookClosedTimes", { query: { from, to }, signal }),
  });
}

const nothing: readonly BookClosedTime[] = [];

/** Closures, public holidays, leave and blocked chairs around the days shown. */
export function useClosedTimes(first: string, last: string, isWanted = true) {
  const { data = nothing, isFetched } = useQuery({ ...closedTimes(first, last), enabled: isWanted });
  return useMemo(() => {
    const ofClinic = data.filter(isOfClinic);
    const names = new Map(ofClinic.filter(isWholeDay).map(({ date, name }) => [date, name]));
    const closedFor: ClosedFor = (date) => names.get(date) ?? "";
    return { closedFor, closed: data, ofClinic, isKnown: isFetched };
  }, [data, isFetched]);
}

export const useClosedDays = (first: string, last: string): ClosedFor =>
  useClosedTimes(first, last).closedFor;
