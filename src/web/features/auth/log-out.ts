import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { callApi } from "#web/lib/api-client.ts";
import { logOutKey } from "#web/lib/query-client.ts";
import { endSession } from "#web/lib/session/session.ts";
import { removeToken } from "#web/lib/session/token.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Revokes the token and forgets everything on this screen, even when the server cannot be reached. */
export function useLogOut() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationKey: logOutKey,
    mutationFn: () => {
      const answer = callApi("logout", { keepalive: true });
      // The request carries the token by now: whoever leaves the page before the answer leaves none behind.
      removeToken();
      return answer;
    },
    onSettled: () => {
      endSession(client);
      navigate("/auth");
      toast({ title: "Logged out", description: "You have been successfully logged out" });
    },
  });
}
