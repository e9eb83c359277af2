import type { ClinicOverview } from "#contract/system/dashboard.ts";
import { toIsoOrNull } from "#kernel/clock.ts";

/** What was counted in the clinic's calls and appointments; sample rows do not count. */
export interface TodaysCounts {
  calls: number;
  /** Calls that began today and are over. */
  endedCalls: number;
  /** Those of them whose caller got what the call was for. */
  successfulCalls: number;
  bookedByAssistant: number;
  bookedByStaff: number;
  bookedOnline: number;
  /** Visits of today whose patient did not come. */
  noShows: number;
}

export interface DashboardState {
  counts: TodaysCounts;
  assistantPaused: boolean;
  isHealthy: boolean;
  /** When the practice-management system was last brought up to date. */
  lastSyncedAt: number | null;
}

export function overviewOf({
  counts,
  assistantPaused,
  isHealthy,
  lastSyncedAt,
}: DashboardState): ClinicOverview {
  const { bookedByAssistant, bookedByStaff, bookedOnline } = counts;
  return {
    todayCallVolume: counts.calls,
    appointmentsBooked: bookedByAssistant + bookedByStaff + bookedOnline,
    noShows: counts.noShows,
    patientReactivationRate: percent(counts.successfulCalls, counts.endedCalls),
    aiStatus: assistantPaused ? "inactive" : "active",
    systemHealth: isHealthy ? "good" : "issues",
    lastSynced: toIsoOrNull(lastSyncedAt),
    bookedByAssistant,
    bookedByStaff,
    bookedOnline,
  };
}

/** Whole percent; nothing of nothing is `0%`. */
export const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`;
