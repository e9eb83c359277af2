import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../query-client.ts";

export const displacedVisits = apiQuery("displacedVisits");

/** The visits still to come that cannot take place where they are booked: in closed time, leave or outside the hours by now. */
export const useDisplacedVisits = (now: number) =>
  (useQuery(displacedVisits).data ?? []).filter(({ startsAt }) => Date.parse(startsAt) > now);
