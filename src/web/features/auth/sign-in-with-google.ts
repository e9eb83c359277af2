import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import type { ApiInput } from "#contract/api.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useFinishSignIn } from "./finish-sign-in.ts";

/** Where this tab keeps the search of the sign-in page, and with it the page first asked for, while it is at Google. */
const searchKey = "search-before-google";

/**
 * Goes to Google where a Google client is configured. Google leads back to the sign-in page with a code in its address;
 * the code is taken out at once, before anything else is asked of the server, and exchanged by POST.
 */
export function useSignInWithGoogle(invitation?: string) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const finishSignIn = useFinishSignIn();
  const onError = (error: unknown) =>
    toast({
      title: "Login failed",
      description: messageForPeople(error, "Invalid credentials"),
      variant: "destructive",
    });
  const leave = useMutation({
    mutationFn: async () => {
      const options = await client.ensureQueryData(apiQuery("signInOptions"));
      if (!options.google) return window.alert("Sign in with Google is coming soon");
      const { url } = await callApi("startGoogleSignIn", { body: invitation ? { invitation } : {} });
      sessionStorage.setItem(searchKey, location.search);
      location.assign(url);
    },
    onError,
  });
  const comeBack = useMutation({
    mutationFn: (body: ApiInput<"finishGoogleSignIn">) => callApi("finishGoogleSignIn", { body }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    const answer = answerIn(location.search);
    if (!answer) return;
    const search = sessionStorage.getItem(searchKey) ?? "";
    sessionStorage.removeItem(searchKey);
    navigate(`/auth${search}`, { replace: true });
    comeBack.mutate(answer, { onSuccess: (session) => finishSignIn(session), onError });
  }, []);

  return { start: () => leave.mutate(), isPending: leave.isPending || comeBack.isPending };
}

/** What Google wrote into the address; null when the page was opened otherwise. */
function answerIn(search: string): ApiInput<"finishGoogleSignIn"> | null {
  const { state, code, error, iss } = Object.fromEntries(new URLSearchParams(search));
  if (!state || !(code || error)) return null;
  return { state, ...(code && { code }), ...(error && { error }), ...(iss && { iss }) };
}
