import { useMutation } from "@tanstack/react-query";
import type { ApiInput } from "#contract/api.ts";
import { callApi } from "#web/lib/api-client.ts";

/** Creates an account and its clinic. */
export function useRegister() {
  return useMutation({
    mutationFn: (details: ApiInput<"register">) => callApi("register", { body: details }),
  });
}
