import { UserPlus } from "lucide-react";
import { useState } from "react";
import { roleLabels, roles } from "#contract/access/roles.ts";
import { usePermissions } from "#web/lib/session/permissions.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoadedPanel } from "#web/ui/states/not-loaded-panel.tsx";
import { InvitationsPanel } from "./invitations-panel.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberRow } from "./member-row.tsx";
import { roleWords } from "./role-words.ts";
import { useTeam } from "./team-calls.ts";

/** Who signs in to this clinic, and what each of them may do. */
export function TeamPage() {
  const query = useTeam();
  const { data } = query;
  const may = usePermissions();
  const [isInviting, setIsInviting] = useState(false);
  const owners = data?.members.filter(({ role }) => role === "owner").length ?? 0;
  return (
    <>
      <PageHeader
        title="Team"
        subtitle="Who signs in to this clinic, and what each of them may do."
        actions={
          may("invite") && (
            <Button kind="filled" icon={<UserPlus aria-hidden="true" />} onClick={() => setIsInviting(true)}>
              Invite
            </Button>
          )
        }
      />
      <NotLoadedPanel query={query} loading="Loading the team..." failed="The team did not load" />
      {data && (
        <>
          <Panel title="People">
            {data.members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isOnlyOwner={member.role === "owner" && owners === 1}
              />
            ))}
          </Panel>
          <InvitationsPanel invitations={data.invitations} />
          <Panel title="What the roles may do" isPadded className="mt-6">
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-13">
              {roles.map((role) => (
                <div key={role} className="contents">
                  <dt className="font-medium">{roleLabels[role]}</dt>
                  <dd className="text-ink-2">{roleWords[role]}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
