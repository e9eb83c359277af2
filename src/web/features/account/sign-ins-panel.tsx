import { useState } from "react";
import type { ApiReply } from "#contract/api.ts";
import { dateTimeOf } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { NamedRow } from "#web/ui/named-row.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { useEndSignIn, useSignIns } from "./account-calls.ts";
import { useLogOutEverywhere } from "./log-out-everywhere.ts";
import { ownTimeZone } from "./own-time-zone.ts";

type SignIn = ApiReply<"listSignIns">[number];

/** Where the user is signed in; each ends by itself, or all at once. */
export function SignInsPanel() {
  const query = useSignIns();
  const { data } = query;
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
      <NotLoaded
        query={query}
        loading="Loading where you are signed in..."
        failed="The list did not load"
        rows={2}
      />
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
    <NamedRow
      as="li"
      name={called}
      facts={
        <>
          Signed in {dateTimeOf(signedInAt, ownTimeZone)}
          {placeOf(address)}. Last used {dateTimeOf(seenAt, ownTimeZone)}
        </>
      }
      actions={
        isThisOne ? (
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
        )
      }
    />
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
