import type { Database } from "#server/db/database.ts";
import { type Probe, uptimePercent } from "./rules.ts";

/** Asks the database at a steady beat for as long as the process lives, so that `uptime` is counted and not claimed. */
export interface HealthMonitor {
  /** Asks now; the answer also counts as the latest. */
  probe(): Promise<Probe>;
  latest(): Probe;
  /** Share of the beats since the start at which the database answered. */
  uptime(): string;
  stop(): void;
}

export interface MonitorOptions {
  database: Pick<Database, "ping">;
  /** Milliseconds that only ever grow; for measuring how long something took. */
  stopwatch?: () => number;
  everyMs?: number;
  /** No answer within this time counts as no answer. */
  timeoutMs?: number;
}

export function startHealthMonitor(options: MonitorOptions): HealthMonitor {
  const { database, everyMs = 10_000, timeoutMs = 5_000 } = options;
  const stopwatch = options.stopwatch ?? (() => performance.now());
  // The process starts only after the database has answered.
  let latest: Probe = { isDatabaseUp: true, isReadOnly: false, tookMs: 0 };
  let beats = 0;
  let good = 0;

  const probe = async () => {
    const startedAt = stopwatch();
    let isReadOnly = false;
    const answer = database.ping().then((found) => {
      isReadOnly = found.isReadOnly;
    });
    const isDatabaseUp = await answersInTime(answer, timeoutMs);
    latest = { isDatabaseUp, isReadOnly, tookMs: stopwatch() - startedAt };
    return latest;
  };
  const beat = async () => {
    const { isDatabaseUp } = await probe();
    beats++;
    if (isDatabaseUp) good++;
  };
  const timer = setInterval(beat, everyMs);
  timer.unref();

  return {
    probe,
    latest: () => latest,
    uptime: () => uptimePercent(good, beats),
    stop: () => clearInterval(timer),
  };
}

/** Whether the answer comes, and comes without an error, within the time. */
export async function answersInTime(answer: Promise<void>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  try {
    // A failed ping is the finding itself; the pool reports the error.
    return await Promise.race([
      answer.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
