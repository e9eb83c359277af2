import type { Days } from "../mention.ts";

/** A week, month or other stretch by the calendar, and where its words end. */
export interface Period extends Days {
  unit: "week" | "weekend" | "month" | "quarter" | "year" | "day";
  to: number;
}

/** How many weeks, months or years on. */
export const steps: ReadonlyMap<string, number> = new Map([
  ["this", 0],
  ["current", 0],
  ["next", 1],
  ["coming", 1],
  ["upcoming", 1],
  ["following", 1],
  ["last", -1],
  ["past", -1],
  ["previous", -1],
]);
