import { useQuery } from "@tanstack/react-query";
import { dateTimeOf } from "#web/lib/formatting.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialog.tsx";
import { WaitingArea } from "#web/ui/spinner.tsx";
import { useLogOutEverywhere } from "./log-out-everywhere.ts";

/** Of this browser: a sign-in belongs to a person, who may be away from the clinic. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Where the user is signed in, and the way to end it all. */
export function SignInsDialog({ onClose }: { onClose: () => void }) {
  const { data, isError } = useQuery({ ...apiQuery("listSignIns"), staleTime: 0 });
  const logOut = useLogOutEverywhere();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Where you are signed in"
      description="Sign out everywhere when a device is lost, or when somebody leaves who knows this e-mail address."
    >
      <DialogBody>
        {isError && <p className="text-ink-2">The list can't be loaded right now.</p>}
        {!data && !isError && <WaitingArea />}
        <ul className="divide-y divide-line">
          {data?.map(({ browser, signedInAt, seenAt, isThisOne }) => (
            <li key={`${signedInAt} ${seenAt} ${browser}`} className="flex items-center gap-3 py-2.5">
              <div className="min-w-0 grow">
                <p className="font-medium">{browser ?? "Unknown device"}</p>
                <p className="text-12 text-ink-3">
                  Signed in {dateTimeOf(signedInAt, timeZone)}, last used {dateTimeOf(seenAt, timeZone)}
                </p>
              </div>
              {isThisOne && <Badge tone="green">This one</Badge>}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
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
