import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressBlock } from "#kernel/network-address.ts";
import { Refusal } from "./refusal.ts";

/** How many requests may be waiting for the rest of their body at once. */
export interface UnfinishedLimits {
  perAddress: number;
  inAll: number;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * What has come of a body lies in memory until the rest is there, so whoever begins many and ends none is refused the
 * next; one address cannot use up what is there for all.
 */
export function limitUnfinishedBodies(app: FastifyInstance, { perAddress, inAll }: UnfinishedLimits): void {
  const counts = new Map<string, number>();
  let total = 0;
  app.addHook("onRequest", async (request, reply) => {
    if (!hasBody(request)) return;
    const address = addressBlock(request.ip);
    const own = counts.get(address) ?? 0;
    if (own >= perAddress || total >= inAll) {
      reply.header("connection", "close");
      throw new Refusal("rate_limited", "Too many requests are being sent at once. Try again in a moment.");
    }
    counts.set(address, own + 1);
    total++;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      total--;
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    };
    request.raw.once("end", end);
    request.raw.once("close", end);
    reply.raw.once("close", end);
  });
}
