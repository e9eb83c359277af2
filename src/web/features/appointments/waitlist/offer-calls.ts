import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SteerOffersBody, WaitlistOffers, WaitlistSettings } from "#contract/booking/waitlist.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { refreshAppointments } from "../list-appointments.ts";

/** The freed times that are still to come, and who was asked about them. */
export const useOffers = () => useQuery(apiQuery("waitlistOffers"));

const failed = (error: unknown) =>
  toast({
    variant: "destructive",
    title: "Error",
    description: messageForPeople(error, "That did not work. Try again in a moment."),
  });

function useKeepOffers() {
  const client = useQueryClient();
  return {
    keep: (offers: WaitlistOffers) => client.setQueryData(queryKeyOf("waitlistOffers"), offers),
    refresh: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeyOf("waitlistOffers") }),
        client.invalidateQueries({ queryKey: queryKeyOf("waitlist") }),
        refreshAppointments(client),
      ]),
  };
}

/** Steps in, and says how that went. */
export function useSteerOffers() {
  const { keep, refresh } = useKeepOffers();
  return useMutation({
    mutationFn: ({ body }: { body: SteerOffersBody; said: string }) => callApi("steerOffers", { body }),
    onSuccess: (offers, { said }) => {
      keep(offers);
      toast({ title: "Success", description: said });
    },
    onError: failed,
    onSettled: refresh,
  });
}

export function useSaveWaitlist() {
  const { keep } = useKeepOffers();
  return useMutation({
    mutationFn: (body: WaitlistSettings) => callApi("saveWaitlist", { body }),
    onSuccess: keep,
    onError: failed,
  });
}
