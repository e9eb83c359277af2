import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BookClosedTime } from "#contract/clinic/opening.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { callApi } from "#web/lib/api-client.ts";
import { isOfClinic, isWholeDay } from "./closed-pieces.ts";

/** Why the clinic is closed all day on a date beyond its ordinary hours; the empty text when it is not, or not known yet. */
export type ClosedFor = (date: string) => string;

const nothing: readonly BookClosedTime[] = [];

/**
 * Closures, public holidays and leave around the days shown: asks a little beyond, so that turning a page rarely asks again.
 */
export function useClosedTimes(first: string, last: string, isWanted = true) {
  const from = `${first.slice(0, 7)}-01`;
  const to = `${addDays(last, 31).slice(0, 7)}-28`;
  const { data = nothing } = useQuery({
    queryKey: ["/api/opening/closed-times", from, to],
    queryFn: ({ signal }) => callApi("bookClosedTimes", { query: { from, to }, signal }),
    enabled: isWanted,
  });
  return useMemo(() => {
    const ofClinic = data.filter(isOfClinic);
    const names = new Map(ofClinic.filter(isWholeDay).map(({ date, name }) => [date, name]));
    const closedFor: ClosedFor = (date) => names.get(date) ?? "";
    return { closedFor, closed: data, ofClinic };
  }, [data]);
}

export const useClosedDays = (first: string, last: string): ClosedFor =>
  useClosedTimes(first, last).closedFor;
