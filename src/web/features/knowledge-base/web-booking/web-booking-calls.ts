import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { WebBookingBody } from "#contract/booking/web-booking.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";

export const useWebBooking = () => useQuery(apiQuery("webBooking"));

export function useSaveWebBooking() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WebBookingBody) => callApi("saveWebBooking", { body }),
    onSuccess: (saved) => client.setQueryData(queryKeyOf("webBooking"), saved),
  });
}
