import { useMutation } from "@tanstack/react-query";
import type { PaidPlan } from "#contract/billing/billing.ts";
import { callApi } from "#web/lib/api-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Stripe's addresses hold for a few minutes, so each is asked for on click, and the browser goes there at once. */
const go = {
  onSuccess: ({ url }: { url: string }) => window.location.assign(url),
  onError: (error: unknown) =>
    toast({
      variant: "destructive",
      title: "Stripe did not open",
      description: messageForPeople(error, "Try again in a moment."),
    }),
};

/** Cards, invoices, cancellation: Stripe's own pages. */
export const useOpenPortal = () =>
  useMutation({
    mutationFn: (purpose: "manage" | "payment_method") => callApi("openBillingPortal", { body: { purpose } }),
    ...go,
  });

/** The checkout of a first subscription. */
export const useStartSubscription = () =>
  useMutation({ mutationFn: (plan: PaidPlan) => callApi("startSubscription", { body: { plan } }), ...go });
