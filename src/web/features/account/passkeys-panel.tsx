import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import type { Passkey, Passkeys } from "#contract/access/passkeys.ts";
import { dateTimeOf, longDateOf } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { NamedRow } from "#web/ui/named-row.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { usePasskeys, useSignInAgain } from "./account-calls.ts";
import { ownTimeZone } from "./own-time-zone.ts";
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from "./passkey-dialogs.tsx";

/** Why none can be added on this page, for people; null = one can. */
function obstacleHere({ obstacle, origin }: Passkeys): string | null {
  if (obstacle) return obstacle;
  if (origin !== null && origin !== location.origin)
    return `Passkeys work at ${origin}. Open Enamel there to add one.`;
  return browserSupportsWebAuthn() ? null : "This browser knows no passkeys.";
}

/** The keys that sign the user in, and a further one. `suggested`: what a new one is called at first. */
export function PasskeysPanel({ suggested }: { suggested: string }) {
  const query = usePasskeys();
  const { data } = query;
  const [isAdding, setIsAdding] = useState(false);
  const obstacle = data ? obstacleHere(data) : null;
  return (
    <Panel
      title="Passkeys"
      className="mt-6"
      aside={
        data &&
        obstacle === null &&
        data.isFresh && (
          <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
            Add a passkey
          </Button>
        )
      }
    >
      <NotLoaded
        query={query}
        loading="Loading your passkeys..."
        failed="Your passkeys did not load"
        rows={1}
      />
      {data?.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} mayRemove={data.isFresh} />
      ))}
      {data && (
        <PanelRow className="flex-wrap text-13 text-ink-2">
          {data.passkeys.length === 0 && (
            <p className="basis-full">
              With a passkey you sign in with your finger, face or device PIN. There is nothing to type and
              nothing that could be given away.
            </p>
          )}
          {obstacle && <Note className="basis-full">{obstacle}</Note>}
          {!obstacle && data.isFresh && data.passkeys.length > 0 && (
            <p>Signing in another way works as before, too.</p>
          )}
          {!data.isFresh && (!obstacle || data.passkeys.length > 0) && <SignInAgain />}
        </PanelRow>
      )}
      {isAdding && <AddPasskeyDialog suggested={suggested} onClose={() => setIsAdding(false)} />}
    </Panel>
  );
}

function SignInAgain() {
  const signInAgain = useSignInAgain();
  return (
    <div className="flex basis-full flex-wrap items-center justify-between gap-3">
      <p>
        You signed in a while ago. To add or remove a passkey, sign in again: it keeps others at this desk
        from adding theirs and removing yours.
      </p>
      <Button
        size="small"
        isPending={signInAgain.isPending}
        pendingLabel="One moment..."
        onClick={() => signInAgain.mutate()}
      >
        Sign in again
      </Button>
    </div>
  );
}

function PasskeyRow({ passkey, mayRemove }: { passkey: Passkey; mayRemove: boolean }) {
  const [asked, setAsked] = useState<"rename" | "remove" | null>(null);
  const close = () => setAsked(null);
  const { name, addedAt, lastUsedAt, isSynced } = passkey;
  return (
    <NamedRow
      icon={<KeyRound />}
      name={name}
      facts={
        <>
          Added {longDateOf(addedAt, ownTimeZone)},{" "}
          {lastUsedAt === null ? "not used yet" : `last used ${dateTimeOf(lastUsedAt, ownTimeZone)}`}
          {isSynced && ". Kept in a password manager"}
        </>
      }
      actions={
        <>
          <Button size="small" aria-label={`Rename ${name}`} onClick={() => setAsked("rename")}>
            Rename
          </Button>
          {mayRemove && (
            <Button
              size="small"
              kind="danger-text"
              aria-label={`Remove ${name}`}
              onClick={() => setAsked("remove")}
            >
              Remove
            </Button>
          )}
        </>
      }
    >
      {asked === "rename" && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {asked === "remove" && <RemovePasskeyDialog passkey={passkey} onClose={close} />}
    </NamedRow>
  );
}
