import { startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** What the browser says of a passkey that it did not make, for people; null = it is not the browser that says no. */
export function obstacleOf(error: unknown): string | null {
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device or password manager has a passkey of yours already.";
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError")
    return "No passkey was made: it was cancelled, or it took too long.";
  if (name === "NotSupportedError" || name === "ConstraintError")
    return "This device cannot keep a passkey for Enamel. Try another device or a password manager.";
  if (error instanceof WebAuthnError) return "The browser did not make a passkey here.";
  return null;
}

/** Has the browser make a passkey, and the server keep it under the name. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const optionsJSON = await callApi("startPasskey");
      const { id, rawId, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject, transports } = response;
      return callApi("addPasskey", {
        body: {
          name,
          answer: {
            ...{ id, rawId, type: "public-key" },
            response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
          },
        },
      });
    },
    onSuccess: ({ name }) =>
      toast({ title: "Passkey added", description: `${name} signs you in from now on` }),
    onSettled: () => client.invalidateQueries(apiQuery("listPasskeys")),
  });
}
