import { roleLabels } from "#contract/access/roles.ts";
import type { Invitation } from "#contract/access/team.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { longDateOf } from "#web/lib/formatting.ts";
import { usePermissions } from "#web/lib/session/permissions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { NamedRow } from "#web/ui/named-row.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useResend, useSendsMail, useWithdraw } from "./team-calls.ts";

/** Who was invited and has not come yet. */
export function InvitationsPanel({ invitations }: { invitations: readonly Invitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <Panel title="Invitations" className="mt-6">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </Panel>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const timeZone = useClinicTimeZone();
  const may = usePermissions();
  const resend = useResend();
  const again = useSendsMail() ? "Send again" : "New link";
  const withdraw = useWithdraw();
  const { id, email, username, role, invitedBy, sentAt, expiresAt, isOver } = invitation;
  return (
    <NamedRow
      name={email}
      marks={
        <>
          <span className="text-ink-2">{roleLabels[role]}</span>
          {isOver && <Badge tone="yellow">Ended</Badge>}
        </>
      }
      facts={
        <>
          {username && `${username}, `}invited by {invitedBy} {longDateOf(sentAt, timeZone)},{" "}
          {isOver ? "ended" : "works until"} {longDateOf(expiresAt, timeZone)}
        </>
      }
      actions={
        may("invite") && (
          <>
            <Button
              size="small"
              aria-label={`${again} to ${email}`}
              isPending={resend.isPending}
              pendingLabel="One moment..."
              onClick={() => resend.mutate({ id, email })}
            >
              {again}
            </Button>
            <Button
              size="small"
              kind="danger-text"
              aria-label={`Take back the invitation to ${email}`}
              isPending={withdraw.isPending}
              onClick={() => withdraw.mutate({ id, email })}
            >
              Take back
            </Button>
          </>
        )
      }
    />
  );
}
