import type { FastifyInstance } from "fastify";
import type { Actor } from "#server/auth/guard.ts";
import type { AuthService } from "#server/auth/service.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { LiveStreams } from "./streams.ts";

export interface LiveRouteDependencies {
  streams: LiveStreams;
  auth: Pick<AuthService, "isSessionOpen">;
}

export function liveRoutes(
  app: FastifyInstance,
  router: Router<Actor>,
  { streams, auth }: LiveRouteDependencies,
): void {
  // Before the server waits for its connections to end: these never would.
  app.addHook("preClose", async () => streams.closeAll());

  router.on("liveEvents", async ({ actor, reply }) => {
    if (!streams.mayOpen(actor.sessionId))
      throw new Refusal("rate_limited", "Too many pages of this sign-in are open. Close some of them.");
    reply.hijack();
    streams.open(reply.raw, {
      clinicId: actor.scope.clinicId,
      sessionId: actor.sessionId,
      maySee: () => auth.isSessionOpen(actor.sessionId),
    });
    return "";
  });
}
