import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Role } from "#contract/access/roles.ts";
import type { ApiInput } from "#contract/api.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { noAnswer } from "#web/lib/no-answer.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

export const useTeam = () => useQuery(apiQuery("listTeam"));

interface Words<Input> {
  done: (input: Input) => string;
  failed: string;
}

/** A change of the team; what was done, or why it was not, is said in a notice. */
function useChange<Input>(change: (input: Input) => Promise<unknown>, { done, failed }: Words<Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_reply, input) => toast({ title: done(input) }),
    onError: (error) =>
      toast({
        title: failed,
        description: messageForPeople(error, noAnswer),
        variant: "destructive",
      }),
    onSettled: () => refreshTopic(client, "team"),
  });
}

export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiInput<"invite">) => callApi("invite", { body }),
    onSuccess: (_reply, { email }) => toast({ title: "Invitation sent", description: `To ${email}` }),
    onSettled: () => refreshTopic(client, "team"),
  });
}

export const useResend = () =>
  useChange(({ id }: { id: string; email: string }) => callApi("resendInvitation", { params: { id } }), {
    done: ({ email }) => `Invitation sent again to ${email}`,
    failed: "The invitation was not sent",
  });

export const useWithdraw = () =>
  useChange(({ id }: { id: string; email: string }) => callApi("withdrawInvitation", { params: { id } }), {
    done: ({ email }) => `Invitation to ${email} taken back`,
    failed: "The invitation was not taken back",
  });

export const useChangeRole = () =>
  useChange(
    ({ id, role }: { id: string; username: string; role: Role }) =>
      callApi("changeMember", { params: { id }, body: { role } }),
    { done: ({ username }) => `${username} has another role now`, failed: "The role was not changed" },
  );

export const useRemoveMember = () =>
  useChange(({ id }: { id: string; username: string }) => callApi("removeMember", { params: { id } }), {
    done: ({ username }) => `${username} was removed and signed out`,
    failed: "Nobody was removed",
  });
