import { isLive, type SubscriptionStatus } from "#contract/billing/billing.ts";
import { trialDays } from "#contract/billing/plans.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The provider takes reports on the last 35 days; a day less leaves room for its clock and ours. */
export const oldestReportMs = 34 * dayMs;

interface EndedCall {
  startedAt: number;
  endedAt: number;
}

/**
 * What a call is charged as: every minute that was started counts whole, as telephone companies do. Only for calls
 * in which somebody spoke; one that broke before a word costs nothing.
 */
export const conversationalMinutes = ({ startedAt, endedAt }: EndedCall): number =>
  Math.max(1, Math.ceil((endedAt - startedAt) / minuteMs));

/** From the start, up to but not including the end. */
export interface Period {
  from: number;
  to: number;
}

/** The period that the running subscription is charged for, else the calendar month by the clinic's clock. */
export function usagePeriod(
  subscription: { periodStartsAt: number | null; periodEndsAt: number | null } | null,
  now: number,
  timeZone: string,
): Period {
  const { periodStartsAt: from, periodEndsAt: to } = subscription ?? {};
  if (from != null && to != null && from <= now && now < to) return { from, to };
  const first = `${toLocal(now, timeZone).date.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: toInstant(first, "00:00", timeZone), to: toInstant(next, "00:00", timeZone) };
}

/** Both days included, as people name a period. */
export const daysOf = ({ from, to }: Period, timeZone: string) => ({
  fromDate: toLocal(from, timeZone).date,
  toDate: toLocal(to - 1, timeZone).date,
});

/** A clinic's free days began with its workspace; a subscription taken out meanwhile keeps what is left of them. */
export const freeDaysLeft = (clinicCreatedAt: number, now: number): number =>
  Math.max(0, Math.ceil((clinicCreatedAt + trialDays * dayMs - now) / dayMs));

export const isRunning = (status: SubscriptionStatus | null): boolean => status !== null && isLive(status);
