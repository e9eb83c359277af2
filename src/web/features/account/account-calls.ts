import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { User } from "#contract/access/auth.ts";
import { callApi } from "#web/lib/api-client.ts";
import { noAnswer } from "#web/lib/no-answer.ts";
import { apiQuery, logOutKey, userQueryKey } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { signInPath } from "#web/lib/session/return-path.ts";
import { endSession } from "#web/lib/session/session.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

export const useSignIns = () => useQuery({ ...apiQuery("listSignIns"), staleTime: 0 });
export const usePasskeys = () => useQuery({ ...apiQuery("listPasskeys"), staleTime: 0 });

const sayFailed = (title: string) => (error: unknown) =>
  toast({
    title,
    description: messageForPeople(error, noAnswer),
    variant: "destructive",
  });

export function useChangeName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => callApi("changeOwnName", { body: { username } }),
    onSuccess: (user: User) => {
      client.setQueryData(userQueryKey, user);
      toast({ title: "Name changed", description: `You are ${user.username} now` });
    },
  });
}

export function useEndSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string; browser: string }) => callApi("endSignIn", { params: { id } }),
    onSuccess: (_reply, { browser }) =>
      toast({ title: "Signed out", description: `${browser} is signed out` }),
    onError: sayFailed("Nothing was signed out"),
    onSettled: () => client.invalidateQueries(apiQuery("listSignIns")),
  });
}

export function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callApi("renamePasskey", { params: { id }, body: { name } }),
    onSettled: () => client.invalidateQueries(apiQuery("listPasskeys")),
  });
}

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => callApi("removePasskey", { params: { id } }),
    onSuccess: (_reply, { name }) =>
      toast({ title: "Passkey removed", description: `${name} signs you in no more` }),
    onError: sayFailed("The passkey was not removed"),
    onSettled: () => client.invalidateQueries(apiQuery("listPasskeys")),
  });
}

/** Ends this session and leads back to this page by way of the sign-in. */
export function useSignInAgain() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationKey: logOutKey,
    mutationFn: () => callApi("logout"),
    onSettled: () => {
      endSession(client);
      navigate(signInPath("/account"));
    },
  });
}
