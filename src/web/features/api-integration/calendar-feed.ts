import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

const feed = apiQuery("calendarFeed");

/** Whether other calendars can follow the appointments; the address is told only when it is made. */
export function useCalendarFeed() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: feed.queryKey });
  const onError = (error: unknown) =>
    toast({
      variant: "destructive",
      title: "Error",
      description: messageForPeople(error, "Failed to change the calendar feed"),
    });
  const state = useQuery(feed);
  const create = useMutation({
    mutationFn: () => callApi("createCalendarFeed"),
    onSuccess: refresh,
    onError,
    gcTime: 0,
  });
  const revoke = useMutation({
    mutationFn: () => callApi("revokeCalendarFeed"),
    onSuccess: () => {
      create.reset();
      return refresh();
    },
    onError,
  });
  return { state, create, revoke };
}
