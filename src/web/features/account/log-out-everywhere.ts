import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { callApi } from "#web/lib/api-client.ts";
import { noAnswer } from "#web/lib/no-answer.ts";
import { logOutKey } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { endSession } from "#web/lib/session/session.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Ends every session of the user, this one too. Unlike a plain log-out it has to be heard by the server to mean anything. */
export function useLogOutEverywhere() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationKey: logOutKey,
    mutationFn: () => callApi("logoutEverywhere"),
    onSuccess: () => {
      endSession(client);
      navigate("/auth");
      toast({ title: "Logged out", description: "You have been signed out everywhere" });
    },
    onError: (error) =>
      toast({
        title: "Nothing was signed out",
        description: messageForPeople(error, noAnswer),
        variant: "destructive",
      }),
  });
}
