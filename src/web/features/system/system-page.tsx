import { Database, List, Server } from "lucide-react";
import { Link } from "wouter";
import { useNow } from "#web/lib/clinic-time.ts";
import { plural } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { HealthPanel } from "./health-panel.tsx";
import { healthTone } from "./health-tone.ts";
import { capitalised, troubleSentence } from "./health-words.ts";
import { MetricTiles } from "./metric-tiles.tsx";
import { sampleHealth, useHealthHistory, useSystemHealth } from "./system-health.ts";

/** How each service is, measured, and how it was in the last day. */
export function SystemPage() {
  const query = useSystemHealth();
  const history = useHealthHistory();
  // A failed question makes what was known before no more true than the sample.
  const isSample = query.isError || query.data === null;
  const health = isSample ? sampleHealth : query.data;
  return (
    <>
      <PageHeader
        title="System Health"
        subtitle="Service Monitoring & Status"
        badge={
          health && <Badge tone={healthTone(health.overallStatus)}>{capitalised(health.overallStatus)}</Badge>
        }
        actions={query.dataUpdatedAt > 0 && <Checked at={query.dataUpdatedAt} />}
      />
      <div className="flex flex-col gap-4">
        {query.isError && (
          <Note
            tone="red"
            action={
              <Button size="small" className="-my-1.5" onClick={() => void query.refetch()}>
                Try again
              </Button>
            }
          >
            {`The services did not answer, so these are sample values: ${messageForPeople(query.error, "no connection")}`}
          </Note>
        )}
        {health?.troubles && (
          <Note
            tone="yellow"
            action={
              <Link href="/logs?type=error" className="font-medium whitespace-nowrap underline">
                See the errors
              </Link>
            }
          >
            {troubleSentence(health.troubles)}
          </Note>
        )}
        <MetricTiles health={health ?? sampleHealth} />
        <HealthPanel health={health} isSample={isSample} history={history.data} />
        <AdvancedManagement />
      </div>
    </>
  );
}

function Checked({ at }: { at: number }) {
  const seconds = Math.max(0, Math.floor((useNow(1_000) - at) / 1_000));
  return (
    <p className="text-13 text-ink-2">
      Checked {seconds < 1 ? "just now" : `${plural(seconds, "second")} ago`}, again every 30 seconds
    </p>
  );
}

const tiles = [
  { label: "Server Management", icon: <Server aria-hidden="true" /> },
  { label: "Database Admin", icon: <Database aria-hidden="true" /> },
  { label: "System Logs", icon: <List aria-hidden="true" /> },
];

function AdvancedManagement() {
  return (
    <section
      aria-labelledby="advanced-management"
      className="rounded-l border border-dashed border-line-2 px-4 py-3.5"
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="advanced-management" className="text-14 font-semibold">
          Advanced System Management
        </h2>
        <Badge tone="yellow">Under development</Badge>
      </div>
      <ul className="grid gap-3 desk:grid-cols-3">
        {tiles.map(({ label, icon }) => (
          <li
            key={label}
            className="flex h-11 items-center gap-3 rounded-m border border-line bg-surface px-4 text-13 font-medium text-ink-2 [&_svg]:size-4"
          >
            {icon}
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
