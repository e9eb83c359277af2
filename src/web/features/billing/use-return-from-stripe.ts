import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callApi } from "#web/lib/api-client.ts";
import { cacheReply } from "#web/lib/cache-reply.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Asks Stripe how the subscription stands now. */
function useRefreshBilling() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("refreshBilling"),
    onSuccess: (billing) => {
      cacheReply(client, queryKeyOf("billing"), billing);
      return client.invalidateQueries({ queryKey: queryKeyOf("onboarding") });
    },
  });
}

/**
 * Whoever comes back from Stripe's own pages sees at once what changed there, whether or not its webhook has arrived.
 * True until that is known.
 */
export function useReturnFromStripe(): boolean {
  const [cameBack] = useState(() => new URLSearchParams(window.location.search).has("back"));
  const [isAsking, setIsAsking] = useState(cameBack);
  const hasAsked = useRef(false);
  const { mutate } = useRefreshBilling();
  useEffect(() => {
    if (!cameBack || hasAsked.current) return;
    hasAsked.current = true;
    // So that loading the page again does not ask again.
    window.history.replaceState(null, "", window.location.pathname);
    mutate(undefined, {
      onSettled: () => setIsAsking(false),
      onError: (error) =>
        toast({
          variant: "destructive",
          title: "Stripe did not answer",
          description: messageForPeople(error, "What you changed there shows here within a few minutes."),
        }),
    });
  }, [cameBack, mutate]);
  return isAsking;
}
