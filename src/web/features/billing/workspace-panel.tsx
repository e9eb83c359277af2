import type { ReactNode } from "react";
import { plans } from "#contract/billing/plans.ts";
import { longDateOf } from "#web/lib/formatting.ts";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { useWorkspace } from "./load-workspace.ts";

/** What this server knows itself: the team, the plan chosen at set-up, and when its free days end. */
export function WorkspacePanel() {
  const query = useWorkspace();
  const { data } = query;
  return (
    <Panel title="Your workspace" aside={<span className="text-12 text-ink-3">Kept on this server</span>}>
      <NotLoaded
        query={query}
        loading="Loading your workspace..."
        failed="Your workspace did not load"
        rows={1}
      />
      {data && (
        <dl className="grid gap-x-6 gap-y-3 p-4 text-13 desk:grid-cols-3">
          <Fact label="Team">{data.teamName ?? "Not named yet"}</Fact>
          <Fact label="Plan chosen at set-up">
            {plans.find(({ id }) => id === data.plan)?.name ?? "None yet"}
          </Fact>
          <Fact label="Free days end">{longDateOf(data.trialEndsAt, data.timeZone)}</Fact>
        </dl>
      )}
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="mt-0.5 text-14">{children}</dd>
    </div>
  );
}
