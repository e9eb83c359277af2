import { useMutation } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { useLocalProof } from "./local-proof.ts";

/** Signs in with an email address; the answer is a session, or a challenge that a code answers. */
export function useLogIn() {
  const proof = useLocalProof();
  return useMutation({
    mutationFn: async (email: string) => callApi("login", { body: { email }, headers: await proof() }),
  });
}
