import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { passkeyMinutes } from "#contract/limits.ts";
import { callApi } from "#web/lib/api-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useFinishSignIn } from "./finish-sign-in.ts";

/** What the browser waits for lasts so long; asked anew a little before. */
const renewMs = (passkeyMinutes - 0.5) * 60_000;

/** `over`: aborted when nobody waits for it any more; a question asked late would take the place of a newer one. */
async function signIn(useBrowserAutofill: boolean, over?: AbortSignal) {
  const optionsJSON = await callApi("startPasskeySignIn");
  over?.throwIfAborted();
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return callApi("finishPasskeySignIn", {
    body: {
      ...{ id, rawId, type: "public-key" },
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
  });
}

/** The browser's own refusals: somebody thought better of it, took too long, or another question took its place. */
const isCancelled = (error: unknown) =>
  error instanceof Error && ["NotAllowedError", "AbortError", "WebAuthnError"].includes(error.name);

const sayFailed = (error: unknown) =>
  toast({
    title: "Login failed",
    description: isCancelled(error)
      ? "No passkey was used. Try again, or sign in another way."
      : messageForPeople(error, "Invalid credentials"),
    variant: "destructive",
  });

/** Signs in with a passkey: by its button, and where the browser can from the suggestions under the e-mail field. */
export function PasskeySignIn() {
  const finishSignIn = useFinishSignIn();
  const [isPending, setIsPending] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows a sign-in is the same for every render
  const offer = useCallback(async (over: AbortSignal) => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    // Nobody has asked for anything yet: what goes wrong before somebody chooses a passkey is theirs to find by the button.
    await signIn(true, over).then(finishSignIn, (error) => isCancelled(error) || sayFailed(error));
  }, []);
  useEffect(() => {
    if (isPending) return;
    const over = new AbortController();
    void offer(over.signal);
    const renewal = setInterval(() => void offer(over.signal), renewMs);
    return () => {
      over.abort();
      clearInterval(renewal);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [offer, isPending]);

  if (!browserSupportsWebAuthn()) return null;
  const ask = async () => {
    setIsPending(true);
    await signIn(false)
      .then(finishSignIn, sayFailed)
      .finally(() => setIsPending(false));
  };
  return (
    <Button
      size="large"
      isFullWidth
      className="mt-2"
      icon={<KeyRound aria-hidden="true" />}
      onClick={ask}
      isPending={isPending}
      pendingLabel="Signing in..."
    >
      Sign in with a passkey
    </Button>
  );
}
