import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { SignedIn } from "#contract/access/auth.ts";
import { returnPath } from "#web/lib/session/return-path.ts";
import { beginSession } from "#web/lib/session/session.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** What follows every successful sign-in: keep the session, greet, go on. */
export function useFinishSignIn() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return ({ token, user, isNewUser }: SignedIn, isRegistration = false) => {
    beginSession(client, { token, user });
    navigate(isNewUser ? "/team-setup" : returnPath(location.search), { replace: true });
    if (isRegistration) toast({ title: "Registration successful" });
    else if (isNewUser)
      toast({ title: "Login successful", description: `Welcome to the product, ${user.username}!` });
    else toast({ title: "Login successful", description: `Welcome back, ${user.username}!` });
  };
}
