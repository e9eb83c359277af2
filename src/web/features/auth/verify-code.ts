import { useMutation } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";

/** Answers a sign-in challenge with the six digits from the email. */
export function useVerifyCode() {
  return useMutation({
    mutationFn: (answer: { challengeId: string; code: string }) => callApi("verifyCode", { body: answer }),
  });
}
