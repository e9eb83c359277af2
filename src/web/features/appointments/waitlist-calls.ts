import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { WaitlistBody } from "#contract/waitlist.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";
import { appointmentsQuery } from "./list-appointments.ts";

/** Everybody who waits for an earlier time. */
export const useWaitlist = () => useQuery(apiQuery("waitlist"));

/** Who on the waitlist fits the time of a cancelled appointment; never from memory, since others book too. */
export const useWaitlistFor = (id: string) =>
  useQuery({ ...apiQuery("waitlistFor", { id }), staleTime: 0, gcTime: 0 });

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeyOf("waitlist") }),
      client.invalidateQueries({ queryKey: appointmentsQuery.queryKey }),
    ]);
}

export function useJoinWaitlist() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: WaitlistBody) => callApi("joinWaitlist", { body }),
    onSuccess: refresh,
  });
}

export function useLeaveWaitlist() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi("leaveWaitlist", { params: { id } }),
    onSuccess: refresh,
  });
}

/** Gives the freed time to somebody on the list. */
export function useFillFreedTime(freedAppointmentId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi("fillFreedTime", { params: { id }, body: { freedAppointmentId } }),
    onSettled: refresh,
  });
}
