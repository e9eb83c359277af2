import type { FastifyInstance, FastifyRequest } from "fastify";
import { isSameSecret } from "#server/auth/tokens.ts";
import { Refusal } from "#server/http/refusal.ts";
import { createMetrics, type Metrics, type MetricsParts } from "./service.ts";

export interface MetricsRoute extends MetricsParts {
  token: string | null;
  /** Whether nobody but this machine can reach the server, through a proxy on it either. */
  isPrivate: boolean;
}

/** `/metrics`: for a program on this machine, or one with the token. Nothing is measured before it is asked for the first time. */
export function metricsRoute(http: FastifyInstance, { token, isPrivate, ...parts }: MetricsRoute): void {
  let metrics: Promise<Metrics> | null = null;
  let ready: Metrics | null = null;
  http.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    ready?.saw({
      method,
      route: routeOptions.url ?? "unknown",
      status: reply.statusCode,
      tookMs: reply.elapsedTime,
    });
  });
  http.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token, isPrivate))
      throw new Refusal(
        "forbidden",
        "Figures of the server are for its own machine, or for whoever shows METRICS_TOKEN as a bearer token.",
      );
    metrics ??= createMetrics(parts);
    ready = await metrics;
    const { contentType, body } = await ready.text();
    return reply.header("content-type", contentType).header("cache-control", "no-store").send(body);
  });
}

/** A proxy on this machine comes from this machine too: where there may be one, only the token tells. */
function mayRead({ headers, ip }: FastifyRequest, token: string | null, isPrivate: boolean): boolean {
  if (token !== null && isSameSecret(headers.authorization ?? "", `Bearer ${token}`)) return true;
  const isForwarded = ["x-forwarded-for", "forwarded", "via"].some((name) => headers[name] !== undefined);
  return isPrivate && !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(ip);
}
