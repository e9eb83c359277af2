import type { ReactNode } from "react";
import type { ClinicOverview } from "#contract/system/dashboard.ts";
import { useClinicTimeZone, useNow } from "#web/lib/clinic-time.ts";
import { relativeTime, twelveHourOf } from "#web/lib/formatting.ts";
import { Badge, SandboxBadge } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { SampleMark } from "#web/ui/sample-mark.tsx";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { useAssistantStatus } from "./assistant-status.ts";
import { usePmsConnection } from "./sync-pms.ts";

/** Whether the assistant answers, when figures were last brought together, and whether all is well. */
export function StatusMonitor({ overview }: { overview: ClinicOverview | null | undefined }) {
  const assistant = useAssistantStatus();
  // Asked for itself: the figures are null while a workspace still shows its samples, and it may have synced by then.
  const connection = usePmsConnection();
  // The switch knows first; the figures follow within a minute.
  const paused = assistant.data?.paused;
  const isActive = paused === undefined ? overview?.aiStatus === "active" : !paused;
  const isKnown = paused !== undefined || overview !== undefined;
  return (
    <Panel title="AI Status Monitor">
      <dl className="px-4 py-1.5">
        <Line term="AI Assistant">
          {isKnown ? (
            <Badge tone={isActive ? "green" : "yellow"}>{isActive ? "Active" : "Inactive"}</Badge>
          ) : (
            <Skeleton className="w-16" />
          )}
        </Line>
        <Line term="Last synced">
          {overview === undefined && connection.data === undefined ? (
            <Skeleton className="w-24" />
          ) : (
            <LastSynced
              isSandbox={connection.data?.adapter === "sandbox"}
              at={connection.data?.lastSynced ?? overview?.lastSynced ?? null}
            />
          )}
        </Line>
        <Line term="System Health">
          {overview === undefined && <Skeleton className="w-16" />}
          {overview === null && <SampleMark />}
          {overview !== undefined && <HealthBadge health={overview?.systemHealth ?? "good"} />}
        </Line>
      </dl>
    </Panel>
  );
}

function HealthBadge({ health }: { health: ClinicOverview["systemHealth"] }) {
  return health === "good" ? <Badge tone="green">Good</Badge> : <Badge tone="red">Issues</Badge>;
}

function LastSynced({ at, isSandbox }: { at: string | null; isSandbox: boolean }) {
  const timeZone = useClinicTimeZone();
  const now = useNow();
  if (at === null) return <span className="text-ink-2">Not yet</span>;
  const relative = relativeTime(at, now, timeZone);
  return (
    <span className="flex flex-wrap items-center justify-end gap-2 text-ink-2">
      {isSandbox && <SandboxBadge />}
      {relative.endsWith("ago") || relative === "just now"
        ? `${twelveHourOf(at, timeZone)}, ${relative}`
        : relative}
    </span>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-3 text-13">
      <dt className="text-ink-2">{term}</dt>
      <dd className="flex items-center gap-2">{children}</dd>
    </div>
  );
}
