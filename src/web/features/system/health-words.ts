import type { SystemHealth } from "#contract/system/dashboard.ts";
import type { HealthSpan, MonitoredService } from "#contract/system/health.ts";
import { formatCount, timeOf } from "#web/lib/formatting.ts";

/** `online` as people read it: `Online`. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `38 ms`, `1,204 ms`; under one millisecond says so. */
export const milliseconds = (ms: number): string => (ms < 1 ? "<1 ms" : `${formatCount(Math.round(ms))} ms`);

/** Something is wrong with it, or failed lately; a paused assistant is a decision, not an incident. */
export function activeIncidents({
  services,
  troubles = [],
}: Pick<SystemHealth, "services" | "troubles">): number {
  const names = Object.keys(services) as MonitoredService[];
  const troubled = names.filter((name) => {
    const status = services[name];
    if (name === "aiAgent") return status === "offline";
    // It is a warning because of what failed, which is counted below.
    if (name === "phoneSystem" && status === "warning" && troubles.length > 0) return false;
    return status === "offline" || status === "warning";
  });
  return troubled.length + troubles.length;
}

/** `In the last hour: Text messages failed 6 times, Email failed once.` */
export const troubleSentence = (troubles: NonNullable<SystemHealth["troubles"]>): string =>
  `In the last hour: ${troubles
    .map(({ area, count }) => `${area} failed ${count === 1 ? "once" : `${formatCount(count)} times`}`)
    .join(", ")}.`;

/** Steps in which a response time is promised: the smallest that holds. */
const promises = [200, 500, 1_000, 2_000, 5_000];

/** `<200ms`, or the next promise that still holds. */
export function responsePromise(ms: number): string {
  const promise = promises.find((limit) => ms < limit);
  return promise === undefined ? `${formatCount(Math.round(ms))}ms` : `<${promise}ms`;
}

/** The day in one sentence, for those who cannot see the bars. */
export function historySentence(spans: readonly HealthSpan[], timeZone: string): string {
  const troubled = spans.filter(({ status }) => status === "offline" || status === "warning");
  const asked = spans.filter(({ status }) => status !== null);
  if (asked.length === 0) return "Not measured in the last 24 hours";
  if (troubled.length === 0) return "No trouble in the last 24 hours, as far as measured";
  const times = troubled
    .slice(-3)
    .map(({ startsAt, status }) => `${status} at ${timeOf(startsAt, timeZone)}`);
  return `Trouble in ${troubled.length} of ${asked.length} half hours: ${times.join(", ")}`;
}

/** What one bar stands for: `14:30, online, 12 ms`. */
export function spanTitle({ startsAt, status, averageMs }: HealthSpan, timeZone: string): string {
  const parts = [timeOf(startsAt, timeZone), status ?? "not measured"];
  if (averageMs !== null) parts.push(milliseconds(averageMs));
  return parts.join(", ");
}
