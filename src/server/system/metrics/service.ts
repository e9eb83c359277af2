import type { Gauge as PromGauge, Registry } from "prom-client";
import type { Clock } from "#kernel/clock.ts";
import type { BackupState } from "#server/backup/port.ts";
import type { Database } from "#server/db/database.ts";
import type { Probe } from "../health/rules.ts";
import { countAll } from "./store.ts";

/** An answer of the server, by the route's pattern and never by the address, which may hold somebody's id. */
export interface SeenRequest {
  method: string;
  route: string;
  status: number;
  tookMs: number;
}

export interface Metrics {
  saw(request: SeenRequest): void;
  /** All of them, in Prometheus' text form. */
  text(): Promise<{ contentType: string; body: string }>;
}

export interface MetricsParts {
  database: Database;
  clock: Clock;
  probe(): Promise<Probe>;
  /** Null where this process makes none. */
  backups: (() => Promise<BackupState>) | null;
}

const aDay = 86_400_000;
const countedLabels = {
  jobs: ["state"],
  messages: ["direction", "channel", "status"],
  calls: ["channel", "direction", "outcome"],
  appointments: ["status"],
} as const;
const helps = {
  jobs: "Unfinished jobs by state",
  messages: "Messages of the last 24 hours",
  calls: "Calls of the last 24 hours, without test calls",
  appointments: "Appointments made in the last 24 hours, as they stand now",
} as const;

/** Figures for whoever watches over the server. None of them is about a person, or of one clinic. */
export async function createMetrics(parts: MetricsParts): Promise<Metrics> {
  // Only here: a server that nobody watches need not load it. By its default: a CommonJS library has no names once it is bundled.
  const { default: prometheus } = await import("prom-client");
  const { Registry: NewRegistry, Gauge, Histogram, collectDefaultMetrics } = prometheus;
  const registry: Registry = new NewRegistry();
  collectDefaultMetrics({ register: registry });
  const took = new Histogram({
    name: "enamel_http_request_seconds",
    help: "How long requests took, by route",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const gauges = gaugesOf(Gauge, registry);
  return {
    saw: ({ tookMs, ...labels }) =>
      took.observe({ ...labels, status: String(labels.status) }, tookMs / 1_000),
    text: async () => {
      await measure(gauges, parts);
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
  };
}

/** What is asked at the moment in which somebody reads it. */
function gaugesOf(Gauge: typeof PromGauge, registry: Registry) {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `enamel_${name}`, help, labelNames: [...labelNames], registers: [registry] });
  return {
    counts: {
      jobs: gauge("jobs", helps.jobs, countedLabels.jobs),
      messages: gauge("messages_day", helps.messages, countedLabels.messages),
      calls: gauge("calls_day", helps.calls, countedLabels.calls),
      appointments: gauge("appointments_day", helps.appointments, countedLabels.appointments),
    },
    isUp: gauge("database_up", "1 while the database answers and keeps what is new"),
    answers: gauge("database_answer_seconds", "How long the database took to answer just now"),
    backupAge: gauge("backup_age_seconds", "Age of the newest backup; -1 while there is none"),
    backupFailed: gauge("backup_failed", "1 while the last try to make a backup failed"),
  };
}

async function measure(gauges: ReturnType<typeof gaugesOf>, parts: MetricsParts): Promise<void> {
  const { database, clock, probe, backups } = parts;
  const { isDatabaseUp, isReadOnly, tookMs } = await probe();
  gauges.isUp.set(isDatabaseUp && !isReadOnly ? 1 : 0);
  gauges.answers.set(tookMs / 1_000);
  for (const each of Object.values(gauges.counts)) each.reset();
  const now = clock.now();
  const counted = isDatabaseUp ? await countAll(database.acrossClinics(), now, now - aDay) : [];
  for (const { of, labels, count } of counted)
    gauges.counts[of].set(
      Object.fromEntries(countedLabels[of].map((name, at) => [name, labels[at] ?? ""])),
      count,
    );
  if (backups === null) return;
  const { files, fault } = await backups();
  const [newest] = files;
  gauges.backupAge.set(newest ? (now - Date.parse(newest.madeAt)) / 1_000 : -1);
  gauges.backupFailed.set(fault === null ? 0 : 1);
}
