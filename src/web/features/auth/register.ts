import { useMutation } from "@tanstack/react-query";
import type { ApiInput } from "#contract/api.ts";
import { callApi } from "#web/lib/api-client.ts";
import { useLocalProof } from "./local-proof.ts";

/** Creates an account and its clinic. */
export function useRegister() {
  const proof = useLocalProof();
  return useMutation({
    mutationFn: async (details: ApiInput<"register">) =>
      callApi("register", { body: details, headers: await proof() }),
  });
}
