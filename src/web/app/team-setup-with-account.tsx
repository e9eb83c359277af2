import type { User } from "#contract/access/auth.ts";
import { TeamSetupPage } from "#web/features/team-setup/team-setup-page.tsx";
import { LogoutButton } from "./account.tsx";

/** The page has no sidebar, so who is signed in and the way out stand on it. */
export function TeamSetupWithAccount({ user }: { user: User }) {
  return (
    <TeamSetupPage
      account={
        <div className="flex items-center gap-1 text-13 text-ink-2">
          <span className="max-desk:hidden">{user.email}</span>
          <LogoutButton isQuiet />
        </div>
      }
    />
  );
}
