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
import { isRequestError, messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useFinishSignIn } from "./finish-sign-in.ts";

/** What the browser waits for lasts so long; asked anew a little before. */
const renewMs = (passkeyMinutes - 0.5) * 60_000;

/** `over`: aborted when nobody waits for it any more; a question asked late would take the place of a newer one. */
async function askBrowser(useBrowserAutofill: boolean, over?: AbortSignal) {
  const optionsJSON = await callApi("startPasskeySignIn");
  over?.throwIfAborted();
  return startAuthentication({ optionsJSON, useBrowserAutofill });
}
type BrowsersAnswer = Awaited<ReturnType<typeof startAuthentication>>;

const signIn = ({ id, rawId, response }: BrowsersAnswer) => {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return callApi("finishPasskeySignIn", {
    body: {
      ...{ id, rawId, type: "public-key" },
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
  });
};

const sayFailed = (error: unknown) =>
  toast({
    title: "Login failed",
    description: messageForPeople(error, "Invalid credentials"),
    variant: "destructive",
  });

/** Whoever thought better of it or took too long may try again; a browser that has no passkeys will have none then either. */
function sayNotAsked(error: unknown) {
  if (isRequestError(error)) return sayFailed(error);
  const isCancelled = error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
  toast(
    isCancelled
      ? { title: "No passkey was used", description: "Try again, or sign in another way." }
      : { title: "Passkeys do not work in this browser", description: "Sign in another way." },
  );
}

/** Signs in with a passkey: by its button, and where the browser can from the suggestions under the email field. */
export function PasskeySignIn() {
  const finishSignIn = useFinishSignIn();
  const [isPending, setIsPending] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows a sign-in is the same for every render
  const offer = useCallback(async (over: AbortSignal) => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    // Nobody has asked for anything yet: what goes wrong before somebody chooses a passkey is theirs to find by the button.
    const answer = await askBrowser(true, over).catch(() => null);
    if (answer) await signIn(answer).then(finishSignIn, sayFailed);
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
    const answer = await askBrowser(false).catch((error) => void sayNotAsked(error));
    if (answer) await signIn(answer).then(finishSignIn, sayFailed);
    setIsPending(false);
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
