import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { addDays } from "#kernel/zoned-time.ts";
import { callApi } from "#web/lib/api-client.ts";

/** Why the clinic is closed all day on a date beyond its ordinary hours; the empty text when it is not, or not known yet. */
export type ClosedFor = (date: string) => string;

/** Asks a little beyond what is shown, so that turning a page rarely asks again. */
export function useClosedDays(first: string, last: string): ClosedFor {
  const from = `${first.slice(0, 7)}-01`;
  const to = `${addDays(last, 31).slice(0, 7)}-28`;
  const { data } = useQuery({
    queryKey: ["/api/opening/closed", from, to],
    queryFn: ({ signal }) => callApi("closedDays", { query: { from, to }, signal }),
  });
  return useMemo(() => {
    const names = new Map(
      data
        ?.filter((each) => each.fromTime === null && each.toTime === null)
        .map((each) => [each.date, each.name]),
    );
    return (date) => names.get(date) ?? "";
  }, [data]);
}
