import { type MonitoredService, monitoredServices } from "#contract/system/health.ts";
import type { Clock } from "#kernel/clock.ts";
import { answersInTime } from "./monitor.ts";
import { type ServiceStatus, statusOfProbe } from "./rules.ts";

/** Asks one service something real; throws when no answer came, or says itself how it is. */
export type ServiceProbe = () => Promise<ServiceStatus | undefined>;

export interface FoundSample {
  service: MonitoredService;
  status: ServiceStatus;
  tookMs: number;
  at: number;
}

export interface SamplerOptions {
  /** Keeps what was found, and forgets what is older than the instant. */
  keep: (found: FoundSample[], forgetBefore: number) => Promise<void>;
  clock: Clock;
  probes: Record<MonitoredService, ServiceProbe>;
  log: { warn(fields: object, message: string): void };
  stopwatch?: () => number;
  everyMs?: number;
  timeoutMs?: number;
}

export interface HealthSampler {
  /** Asks every service once and keeps what was found; several servers keep one sample a minute between them. */
  sample(): Promise<void>;
  start(): void;
  /** Ends when nothing is being asked or written any more. */
  stop(): Promise<void>;
}

const minute = 60_000;
const keptMs = 25 * 60 * minute;

export function createHealthSampler(options: SamplerOptions): HealthSampler {
  const { keep, clock, probes, log, everyMs = minute, timeoutMs = 5_000 } = options;
  const stopwatch = options.stopwatch ?? (() => performance.now());
  let timer: NodeJS.Timeout | undefined;
  let sampling: Promise<void> = Promise.resolve();

  const ask = async (service: MonitoredService, at: number) => {
    const startedAt = stopwatch();
    let said: ServiceStatus | undefined;
    const isAnswered = await answersInTime(
      Promise.resolve()
        .then(probes[service])
        .then((status) => {
          said = status;
        }),
      timeoutMs,
    );
    const tookMs = Math.round(stopwatch() - startedAt);
    return { service, status: statusOfProbe({ isAnswered, tookMs, said }), tookMs, at };
  };

  const sample = async () => {
    const at = Math.floor(clock.now() / minute) * minute;
    // One after the other: together they would measure each other's work.
    const found: FoundSample[] = [];
    for (const service of monitoredServices) found.push(await ask(service, at));
    await keep(found, at - keptMs);
  };
  // Without its database the minute stays empty, and that is what the history then shows.
  const sampleOrSay = () => {
    sampling = sample().catch((error: unknown) =>
      log.warn({ err: error }, "the health samples could not be kept"),
    );
  };

  return {
    sample,
    start: () => {
      sampleOrSay();
      timer = setInterval(sampleOrSay, everyMs);
      timer.unref();
    },
    stop: () => {
      clearInterval(timer);
      return sampling;
    },
  };
}
