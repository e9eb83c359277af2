import { useState } from "react";
import { type Role, roleLabels } from "#contract/access/roles.ts";
import type { TeamMember } from "#contract/access/team.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf, longDateOf } from "#web/lib/formatting.ts";
import { usePermissions } from "#web/lib/session/permissions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { NamedRow } from "#web/ui/named-row.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { roleOptions } from "./role-words.ts";
import { useChangeRole, useRemoveMember, useSignOutMember } from "./team-calls.ts";

/** One person: who they are, what they may do, and the way out. The last owner stays one. */
export function MemberRow({ member, isOnlyOwner }: { member: TeamMember; isOnlyOwner: boolean }) {
  const timeZone = useClinicTimeZone();
  const may = usePermissions();
  const change = useChangeRole();
  const signOut = useSignOutMember();
  const [isAsking, setIsAsking] = useState(false);
  const { id, username, email, role, joinedAt, seenAt, isYou } = member;
  return (
    <NamedRow
      name={username}
      marks={isYou && <Badge tone="green">You</Badge>}
      about={email}
      facts={
        <>
          Joined {longDateOf(joinedAt, timeZone)},{" "}
          {seenAt === null ? "not signed in now" : `last here ${dateTimeOf(seenAt, timeZone)}`}
        </>
      }
      actions={
        may("changeMember") ? (
          <>
            <Select
              aria-label={`Role of ${username}`}
              className="w-36"
              value={role}
              disabled={isOnlyOwner || change.isPending}
              onValueChange={(value) => change.mutate({ id, username, role: value as Role })}
              options={roleOptions}
            />
            {!isYou && (
              <Button
                aria-label={`Sign ${username} out`}
                disabled={seenAt === null}
                isPending={signOut.isPending}
                onClick={() => signOut.mutate({ id, username })}
              >
                Sign out
              </Button>
            )}
            <Button
              kind="danger-text"
              aria-label={`Remove ${username}`}
              disabled={isOnlyOwner}
              onClick={() => setIsAsking(true)}
            >
              Remove
            </Button>
          </>
        ) : (
          <span className="text-13 text-ink-2">{roleLabels[role]}</span>
        )
      }
    >
      {isOnlyOwner && (
        <p className="basis-full text-12 text-ink-3">
          A clinic needs an owner: make somebody else one before this role changes.
        </p>
      )}
      {isAsking && <RemoveQuestion member={member} onClose={() => setIsAsking(false)} />}
    </NamedRow>
  );
}

function RemoveQuestion({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const remove = useRemoveMember();
  const { id, username, isYou } = member;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="question"
      title={isYou ? "Leave this clinic?" : `Remove ${username}?`}
    >
      <DialogBody className="text-14 text-ink-2">
        {isYou ? "You are" : `${username} is`} signed out of this clinic at once, on every device. What{" "}
        {isYou ? "you" : "they"} did stays in the records; open tasks go back to everybody. API keys belong to
        the clinic and keep working until they are deleted.
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Keep</Button>
        <Button
          kind="danger"
          isPending={remove.isPending}
          pendingLabel="Removing..."
          onClick={() => remove.mutate({ id, username }, { onSettled: onClose })}
        >
          {isYou ? "Leave" : "Remove"}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
