import { AudioLines, Database, Phone, Server } from "lucide-react";
import type { ReactNode } from "react";
import type { SystemHealth } from "#contract/system/dashboard.ts";
import type { HealthHistory, MonitoredService } from "#contract/system/health.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { SampleMark } from "#web/ui/sample-mark.tsx";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { Table } from "#web/ui/table.tsx";
import { healthTone } from "./health-tone.ts";
import { capitalised, milliseconds } from "./health-words.ts";
import { HistoryBars } from "./history-bars.tsx";

const services: { key: MonitoredService; name: string; icon: ReactNode }[] = [
  { key: "api", name: "API", icon: <Server aria-hidden="true" /> },
  { key: "database", name: "Database", icon: <Database aria-hidden="true" /> },
  { key: "phoneSystem", name: "Phone system", icon: <Phone aria-hidden="true" /> },
  { key: "aiAgent", name: "AI agent", icon: <AudioLines aria-hidden="true" /> },
];

interface HealthPanelProps {
  /** Undefined while the first answer is awaited. */
  health: Omit<SystemHealth, "lastUpdated"> | undefined;
  isSample: boolean;
  history: HealthHistory | undefined;
}

/** Every service with its state now, how fast it answers and the last day. */
export function HealthPanel({ health, isSample, history }: HealthPanelProps) {
  const timeZone = useClinicTimeZone();
  const historyOf = (key: MonitoredService) => history?.services.find(({ service }) => service === key);
  return (
    <Panel
      title="Services"
      aside={
        health && (
          <p className="flex items-center gap-2 text-13 text-ink-2">
            {isSample && <SampleMark />}
            Uptime {health.uptime}, answering in {milliseconds(health.responseTime)}
          </p>
        )
      }
    >
      <Table
        caption="Services"
        rows={services}
        rowKey={({ key }) => key}
        columns={[
          {
            key: "service",
            title: "Service",
            cell: ({ name, icon }) => (
              <span className="flex items-center gap-2.5 font-medium whitespace-nowrap [&_svg]:size-4 [&_svg]:text-ink-2">
                {icon}
                {name}
              </span>
            ),
          },
          {
            key: "status",
            title: "Status",
            cell: ({ key }) =>
              health ? <Status word={health.services[key]} /> : <Skeleton className="w-16" />,
          },
          {
            key: "answers",
            title: "Answers in",
            isNumber: true,
            cell: ({ key }) => <span className="whitespace-nowrap">{latest(historyOf(key)?.latestMs)}</span>,
          },
          {
            key: "history",
            title: "Last 24 hours",
            cell: ({ key }) => <HistoryBars spans={historyOf(key)?.spans ?? []} timeZone={timeZone} />,
          },
        ]}
      />
    </Panel>
  );
}

const latest = (ms: number | null | undefined) => (ms == null ? "Not yet" : milliseconds(ms));

const Status = ({ word }: { word: string }) => <Badge tone={healthTone(word)}>{capitalised(word)}</Badge>;
