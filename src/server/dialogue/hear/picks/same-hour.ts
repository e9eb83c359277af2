import { minutesOf } from "#kernel/zoned-time.ts";

/** 'Three' is said of the afternoon and of the morning alike. */
export const isSameHour = (one: string, other: string): boolean =>
  minutesOf(one) % halfDay === minutesOf(other) % halfDay;
const halfDay = 12 * 60;
