import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

const askAgainMs = 20_000;

/**
 * Calls on the line; every word that is spoken announces itself. A line that breaks without a word announces nothing, so while a call
 * is shown it is asked for again: the server takes off the list what nobody serves any more.
 */
export const runningCallsQuery = {
  ...apiQuery("runningCalls"),
  refetchInterval: ({ state }: { state: { data?: readonly unknown[] | undefined } }) =>
    (state.data?.length ?? 0) > 0 ? askAgainMs : (false as const),
};
export const useRunningCalls = () => useQuery(runningCallsQuery);

/** Takes a call from the assistant, or ends it. */
export function useStepIn(id: string) {
  const client = useQueryClient();
  const params = { id };
  return useMutation({
    mutationFn: async (how: "take-over" | "hang-up") =>
      how === "take-over" ? callApi("takeOverCall", { params }) : callApi("hangUpCall", { params }),
    onSuccess: (reply, how) => {
      if (how === "take-over") toast(takenOverNotice("rings" in reply ? reply.rings : null));
      return refreshTopic(client, "calls");
    },
    onError: (error) => {
      toast({
        title: "Error",
        description: messageForPeople(error, "It did not work. Try again."),
        variant: "destructive",
      });
      return refreshTopic(client, "calls");
    },
  });
}

const takenOverNotice = (rings: string | null) =>
  rings === null
    ? {
        title: "The test call has ended",
        description: "On a telephone call, reception's telephone would ring now.",
      }
    : {
        title: `${formatPhone(rings)} is ringing`,
        description: "Pick up and press 1 to speak with the caller.",
      };
