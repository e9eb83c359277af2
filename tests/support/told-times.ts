import { daysSaid, timesSaid } from "#server/rehearsal/said-times.ts";

/** The days and times that somebody was told, in whatever words: clinic-local dates and `HH:MM`. */
export const toldTimes = (text: string | null, today = "2026-08-11") => ({
  days: daysSaid(text ?? "", today).map(({ date }) => date),
  times: timesSaid(text ?? "").map(({ time }) => time),
});
