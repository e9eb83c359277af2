import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { GoLive, GoLiveBody, GoLiveStep } from "#contract/telephony/go-live.ts";
import type { FindingCode, GoLiveStepId } from "#contract/telephony/go-live-options.ts";
import { callApi } from "#web/lib/api-client.ts";
import { cacheReply } from "#web/lib/cache-reply.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** What waits for somebody elsewhere: a telephone that rings, an email that is under way. */
const underWay: readonly FindingCode[] = ["handset_rings", "mail_accepted"];
const lookAgainMs = 3_000;

const isUnderWay = ({ findings }: GoLiveStep) => findings.some(({ code }) => underWay.includes(code));

export const useGoLive = () =>
  useQuery({
    ...apiQuery("goLive"),
    refetchInterval: ({ state }) => (state.data?.steps.some(isUnderWay) ? lookAgainMs : false),
  });

/** Has a step looked into, or does what can be done about it. */
export function useDoGoLive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ step, body }: { step: GoLiveStepId; body: GoLiveBody }) =>
      callApi("doGoLive", { params: { step }, body }),
    onSuccess: (answer) => cacheReply<GoLive>(client, queryKeyOf("goLive"), answer),
  });
}

/** Whoever opens the link of the test email shows that it arrived. */
export function useMailLink() {
  const code = new URLSearchParams(useSearch()).get("mail");
  const [, go] = useLocation();
  const { mutate } = useDoGoLive();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (code === null || told.current === code) return;
    told.current = code;
    go("/phone-numbers", { replace: true });
    mutate(
      { step: "email", body: { do: "confirm", code } },
      {
        onSuccess: () => toast({ title: "The test email has arrived" }),
        onError: (error) =>
          toast({
            variant: "destructive",
            title: "Error",
            description: messageForPeople(error, "The link of the test email was not taken"),
          }),
      },
    );
  }, [code, mutate, go]);
}
