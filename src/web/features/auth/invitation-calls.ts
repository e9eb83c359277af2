import { useMutation, useQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { useLocalProof } from "./local-proof.ts";

/** What the invitation is to. The token goes in the body: addresses are written down on their way, bodies are not. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => callApi("lookAtInvitation", { body: { token }, signal }),
    gcTime: 0,
  });

/** Signs in under the invited address; that accepts the invitation. */
export function useSignInToAccept(token: string) {
  const proof = useLocalProof();
  return useMutation({
    mutationFn: async (email: string) =>
      callApi("login", { body: { email, invitation: token }, headers: await proof() }),
  });
}

/** Accepts for somebody who is signed in under the invited address. */
export const useAcceptInvitation = (token: string) =>
  useMutation({ mutationFn: () => callApi("acceptInvitation", { body: { token } }) });
