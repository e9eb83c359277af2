import { createHash } from "node:crypto";

const firstDelayMs = 2_000;
const longestDelayMs = 15 * 60_000;

/**
 * How long to wait after the given failed attempt (1 = the first): 2 s, doubling to 15 min, spread by a quarter
 * either way so that jobs which failed together do not come back together. `random` is from 0 to 1.
 */
export function retryDelayMs(attempt: number, random: number): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
  return Math.round(delay * (0.75 + random / 2));
}

/** Start of the period that `now` lies in; the same on every server. */
export const periodStart = (now: number, everyMs: number): number => Math.floor(now / everyMs) * everyMs;

/** One id for one period of a recurring job, so that the primary key lets it in once, whichever server is first. */
export function idOfPeriod(kind: string, start: number): string {
  const hex = createHash("sha256").update(`${kind}@${start}`).digest("hex");
  // Version 8 of RFC 9562: a UUID made by a rule of one's own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
