import { useSession } from "#web/lib/session/session.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useSignIns } from "./account-calls.ts";
import { NamePanel } from "./name-panel.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { SignInsPanel } from "./sign-ins-panel.tsx";

/** What somebody looks after themselves: their name, how they sign in, and where they are signed in. */
export function AccountPage() {
  const { user } = useSession();
  const here = useSignIns().data?.find(({ isThisOne }) => isThisOne);
  if (!user) return null;
  return (
    <>
      <PageHeader title="Your account" subtitle="Your name, how you sign in, and where you are signed in." />
      <div className="max-w-180">
        <NamePanel user={user} />
        <PasskeysPanel suggested={here?.browser ?? "My device"} />
        <SignInsPanel />
      </div>
    </>
  );
}
