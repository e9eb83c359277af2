import { useQuery } from "@tanstack/react-query";
import { endpoints } from "#contract/endpoints.ts";
import { callApi } from "#web/lib/api-client.ts";

/** Times of that day that can still be booked. */
export const useFreeTimes = (date: string) =>
  useQuery({
    queryKey: [endpoints.availability.path, date],
    queryFn: ({ signal }) => callApi("availability", { body: { requestedDate: date }, signal }),
  });
