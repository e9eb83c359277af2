import type { SystemHealth } from "#contract/system/dashboard.ts";
import { failureAreas, type HealthSpan } from "#contract/system/health.ts";
import { toIso } from "#kernel/clock.ts";
import type { Trouble } from "#server/clinic/log/rules.ts";

export type ServiceStatus = SystemHealth["services"]["api"];

/** What the last probe of the database found. */
export interface Probe {
  isDatabaseUp: boolean;
  /** It answers, but keeps nothing new: its disk is full. */
  isReadOnly: boolean;
  /** From the question to the answer. */
  tookMs: number;
}

/** Slower than this, people at the screen begin to wait. */
const slowMs = 1_000;

export function databaseStatus({ isDatabaseUp, isReadOnly, tookMs }: Probe): ServiceStatus {
  if (!isDatabaseUp) return "offline";
  return isReadOnly || tookMs > slowMs ? "warning" : "online";
}

/**
 * An assistant that people have paused is not broken, but it does not answer either; one without its language model answers
 * in the built-in engine's words.
 */
export const assistantStatus = (isPaused: boolean, isModelWell: boolean): ServiceStatus =>
  isPaused || !isModelWell ? "warning" : "online";

/** Something that failed lately. */
export type ShownTrouble = NonNullable<SystemHealth["troubles"]>[number];

/** Texts and calls go out by telephone: where they fail it is not simply online. */
export const phoneStatus = (probed: ServiceStatus, troubles: readonly ShownTrouble[]): ServiceStatus =>
  probed === "online" && troubles.some(({ area }) => phoneAreas.includes(area)) ? "warning" : probed;

const phoneAreas: readonly string[] = [failureAreas.sms, failureAreas.call, failureAreas.incomingCall];

/** So many who could not be reached, and nobody who could, is no longer their telephones' fault. */
const tooManyMissed = 3;

/** What is out of order, of all that failed. One wrong number is not. */
export function troublesOf(failed: readonly Trouble[], hasReachedSomebody: boolean): ShownTrouble[] {
  const counts = new Map<string, number>();
  for (const { area, count, isRecipients } of failed) {
    if (isRecipients && (hasReachedSomebody || count < tooManyMissed)) continue;
    counts.set(area, (counts.get(area) ?? 0) + count);
  }
  return [...counts].map(([area, count]) => ({ area, count }));
}

/** A pause is somebody's decision, so the assistant's `warning` leaves the whole healthy. */
export function overallStatus(
  services: SystemHealth["services"],
  troubles: readonly ShownTrouble[] = [],
): SystemHealth["overallStatus"] {
  const { database, api, phoneSystem, aiAgent } = services;
  if (database === "offline" || api === "offline") return "critical";
  const isTroubled =
    troubles.length > 0 || [database, api, phoneSystem].some((status) => status !== "online");
  return isTroubled || aiAgent === "offline" ? "degraded" : "healthy";
}

/** Rounded down to a tenth: 99.96 % is not yet 100 %. */
export function uptimePercent(up: number, all: number): string {
  if (all === 0) return "100%";
  const tenths = Math.floor((up / all) * 1_000);
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`;
}

/** A probe that was not answered is offline; one that says of itself how it is, is believed; else time decides. */
export function statusOfProbe(probe: {
  isAnswered: boolean;
  tookMs: number;
  said: ServiceStatus | undefined;
}): ServiceStatus {
  if (!probe.isAnswered) return "offline";
  return probe.said ?? (probe.tookMs > slowMs ? "warning" : "online");
}

export const spanMinutes = 30;
const spanMs = spanMinutes * 60_000;
const spansOfADay = (24 * 60) / spanMinutes;

/** Number of the first span that is shown; the last one holds the present. */
export const firstSpan = (now: number): number => Math.floor(now / spanMs) - spansOfADay + 1;
export const startOfSpan = (span: number): number => span * spanMs;

export interface SampledSpan {
  span: number;
  offline: number;
  warning: number;
  averageMs: number | null;
}

/** The whole day without gaps: a span that nobody sampled is there and empty. */
export function spansOf(sampled: readonly SampledSpan[], now: number): HealthSpan[] {
  const byNumber = new Map(sampled.map((row) => [row.span, row]));
  return Array.from({ length: spansOfADay }, (_, index) => {
    const span = firstSpan(now) + index;
    const found = byNumber.get(span);
    const averageMs = found?.averageMs ?? null;
    return {
      startsAt: toIso(startOfSpan(span)),
      status: found ? worstOf(found) : null,
      averageMs: averageMs === null ? null : Math.round(averageMs * 10) / 10,
    };
  });
}

function worstOf({ offline, warning }: SampledSpan): ServiceStatus {
  if (offline > 0) return "offline";
  return warning > 0 ? "warning" : "online";
}
