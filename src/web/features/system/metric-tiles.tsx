import type { SystemHealth } from "#contract/system/dashboard.ts";
import { activeIncidents, responsePromise } from "./health-words.ts";

/** Four figures in one panel. */
export function MetricTiles({ health }: { health: Omit<SystemHealth, "lastUpdated"> }) {
  return (
    <section
      aria-label="Metrics"
      className="grid grid-cols-4 rounded-l border border-line bg-surface max-desk:grid-cols-2 [&>*+*]:border-l [&>*]:border-line max-desk:[&>*:nth-child(3)]:border-l-0 max-desk:[&>*:nth-child(n+3)]:border-t"
    >
      <Tile figure="24/7" label="monitoring" />
      <Tile figure={String(activeIncidents(health))} label="active incidents" />
      <Tile figure={String(Object.keys(health.services).length)} label="services monitored" />
      <Tile figure={responsePromise(health.responseTime)} label="response time" />
    </section>
  );
}

function Tile({ figure, label }: { figure: string; label: string }) {
  return (
    <div className="px-4 py-4 max-desk:px-3">
      <p className="text-30 font-semibold tracking-[-0.02em]">{figure}</p>
      <p className="mt-1 text-13 text-ink-2">{label}</p>
    </div>
  );
}
