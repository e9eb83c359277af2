import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { WaitlistBody, WaitlistEntry } from "#contract/booking/waitlist.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { refreshAppointments } from "../list-appointments.ts";

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
      refreshAppointments(client),
    ]);
}

export function useJoinWaitlist() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: WaitlistBody) => callApi("joinWaitlist", { body }),
    onSuccess: refresh,
  });
}

const failed = (error: unknown, otherwise: string) =>
  toast({ variant: "destructive", title: "Error", description: messageForPeople(error, otherwise) });

interface Leaving {
  entry: WaitlistEntry;
  /** Where the focus goes on from the row that will be gone. */
  next: HTMLElement | null;
}

/** Takes somebody off the list and offers to take that back. Says itself how it went: the row is gone by then. */
export function useLeaveWaitlist() {
  const refresh = useRefresh();
  const rejoin = useMutation({
    mutationFn: ({ id }: WaitlistEntry) => callApi("rejoinWaitlist", { params: { id } }),
    onSuccess: (_, { patientName }) => {
      toast({ title: "Back on the waitlist", description: `${patientName} has the old place again` });
      return refresh();
    },
    onError: (error) => failed(error, "Check your connection, then put the patient on the waitlist again."),
  });
  return useMutation({
    mutationFn: ({ entry }: Leaving) => callApi("leaveWaitlist", { params: { id: entry.id } }),
    onSuccess: (_, { entry, next }) => {
      next?.focus();
      toast({
        title: "Success",
        description: `${entry.patientName} is off the waitlist`,
        action: {
          label: "Undo",
          altText: "To take this back, put the patient on the waitlist again",
          onPress: () => rejoin.mutate(entry),
        },
      });
      return refresh();
    },
    onError: (error) => {
      failed(error, "The patient could not be taken off the waitlist");
      // Somebody else may have done it.
      return refresh();
    },
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
