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

/** Whether this server sends email; until that is known, as if it did not, so that nothing is said to be sent that is not. */
export const useSendsMail = (): boolean => useQuery(apiQuery("signInOptions")).data?.sendsMail ?? false;

const linkInLog =
  "This server sends no email: the link stands in its window or log. Ask whoever runs it to pass it on.";

export function useInvite() {
  const client = useQueryClient();
  const sendsMail = useSendsMail();
  return useMutation({
    mutationFn: (body: ApiInput<"invite">) => callApi("invite", { body }),
    onSuccess: (_reply, { email }) =>
      toast(
        sendsMail
          ? { title: "Invitation on its way", description: `By email to ${email}` }
          : { title: `${email} is invited`, description: linkInLog },
      ),
    onSettled: () => refreshTopic(client, "team"),
  });
}

export function useResend() {
  const sendsMail = useSendsMail();
  return useChange(
    ({ id }: { id: string; email: string }) => callApi("resendInvitation", { params: { id } }),
    {
      done: ({ email }) =>
        sendsMail ? `A new invitation is on its way to ${email}` : `${email} has a new link. ${linkInLog}`,
      failed: "The invitation was not made anew",
    },
  );
}

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

export const useSignOutMember = () =>
  useChange(({ id }: { id: string; username: string }) => callApi("signOutMember", { params: { id } }), {
    done: ({ username }) => `${username} was signed out on every device`,
    failed: "Nobody was signed out",
  });

export const useRemoveMember = () =>
  useChange(({ id }: { id: string; username: string }) => callApi("removeMember", { params: { id } }), {
    done: ({ username }) => `${username} was removed and signed out`,
    failed: "Nobody was removed",
  });
