import { type AnalyticsWeeks, analyticsWeeks } from "#contract/system/analytics.ts";

/** The figures of a week that have rows behind them. */
export const figureNames = ["out_of_hours", "bookings", "saved", "unanswered"] as const;
export type FigureName = (typeof figureNames)[number];

/** What the address of the page remembers. */
export interface AnalyticsAddress {
  /** Of the charts. */
  weeks: AnalyticsWeeks;
  /** A day of the week whose figures are shown; empty = the present week. */
  week: string;
  /** The figure whose rows are shown; null = none. */
  rows: FigureName | null;
}

export function readAnalyticsAddress(search: string): AnalyticsAddress {
  const params = new URLSearchParams(search);
  const week = params.get("week") ?? "";
  return {
    weeks: analyticsWeeks.find((count) => count === params.get("weeks")) ?? "4",
    week: /^\d{4}-\d{2}-\d{2}$/.test(week) && !Number.isNaN(Date.parse(week)) ? week : "",
    rows: figureNames.find((name) => name === params.get("rows")) ?? null,
  };
}

export function writeAnalyticsAddress({ weeks, week, rows }: AnalyticsAddress): string {
  const params = new URLSearchParams();
  if (weeks !== "4") params.set("weeks", weeks);
  if (week) params.set("week", week);
  if (rows) params.set("rows", rows);
  return params.size === 0 ? "" : `?${params}`;
}
