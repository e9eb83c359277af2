import type { FastifyRequest } from "fastify";
import type { Refusal } from "./refusal.ts";

/** Nobody fills a disk by being refused: of one call and reason one line is written in so long. */
const againAfterMs = 60_000;
/** Statuses of who may not, and of who asks too often. */
const securityStatuses: ReadonlySet<number> = new Set([401, 403, 429]);

interface Counted {
  /** When the last line was written, on this process's own clock. */
  writtenAt: number;
  /** Refused since then. */
  since: number;
}

/**
 * Writes into the program's log that calls are refused for want of a sign-in or a right, for a forged signature, or for coming too
 * often. A call is named as it stands in the router: its address may name a patient, and so may what it was sent.
 */
export function refusedCallsLog(): (request: FastifyRequest, refusal: Refusal) => void {
  const counted = new Map<string, Counted>();
  return (request, { status, code }) => {
    if (!securityStatuses.has(status)) return;
    const call = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
    const key = `${code} ${call}`;
    const known = counted.get(key) ?? { writtenAt: Number.NEGATIVE_INFINITY, since: 0 };
    known.since += 1;
    counted.set(key, known);
    const now = performance.now();
    if (now - known.writtenAt < againAfterMs) return;
    request.log.warn({ code, call, times: known.since }, "calls were refused");
    Object.assign(known, { writtenAt: now, since: 0 });
  };
}
