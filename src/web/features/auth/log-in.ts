import { useMutation } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";

/** Signs in with an e-mail address; the answer is a session, or a challenge that a code answers. */
export function useLogIn() {
  return useMutation({ mutationFn: (email: string) => callApi("login", { body: { email } }) });
}
