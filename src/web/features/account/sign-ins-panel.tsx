import { useState } from "react";
import type { ApiReply } from "#contract/api.ts";
import { dateTimeOf } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialog.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { LoadingRows } from "#web/ui/skeleton.tsx";
import { useEndSignIn, useSignIns } from "./account-calls.ts";
import { useLogOutEverywhere } from "./log-out-everywhere.ts";
import { ownTimeZone } from "./own-time-zone.ts";

type SignIn = ApiReply<"listSignIns">[number];

/** Where the user is signed in; each ends by itself, or all at once. */
export function SignInsPanel() {
  const { data, error, refetch } = useSignIns();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel
      title="Where you are signed in"
      className="mt-6"
      aside={
        <Button size="small" kind="danger-text" onClick={() => setIsAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      {error && !data && (
        <FailedState title="The list did not load" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <LoadingRows label="Loading where you are signed in..." rows={2} />}
      <ul>
        {data?.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      {isAsking && <EverywhereQuestion onClose={() => setIsAsking(false)} />}
    </Panel>
  );
}

const placeOf = (address: string | null) => {
  if (address === null) return "";
  return address === "127.0.0.1" || address === "::1" ? ", on the server's own machine" : `, from ${address}`;
};

function SignInRow({ signIn: { id, browser, address, signedInAt, seenAt, isThisOne } }: { signIn: SignIn }) {
  const end = useEndSignIn();
  const called = browser ?? "Unknown device";
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="text-14 font-medium">{called}</p>
        <p className="mt-0.5 text-12 text-ink-3">
          Signed in {dateTimeOf(signedInAt, ownTimeZone)}
          {placeOf(address)}. Last used {dateTimeOf(seenAt, ownTimeZone)}
        </p>
      </div>
      {isThisOne ? (
        <Badge tone="green">This one</Badge>
      ) : (
        <Button
          size="small"
          aria-label={`Sign out ${called}`}
          isPending={end.isPending}
          pendingLabel="Signing out..."
          onClick={() => end.mutate({ id, browser: called })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function EverywhereQuestion({ onClose }: { onClose: () => void }) {
  const logOut = useLogOutEverywhere();
  return (
    <Dialog isOpen onClose={onClose} size="question" title="Sign out everywhere?">
      <DialogBody className="text-14 text-ink-2">
        Every browser in which you are signed in asks you to sign in again, this one too. Your passkeys stay:
        remove those of a device that is lost.
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Stay signed in</Button>
        <Button
          kind="danger"
          isPending={logOut.isPending}
          pendingLabel="Signing out..."
          onClick={() => logOut.mutate()}
        >
          Sign out everywhere
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
